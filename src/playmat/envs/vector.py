"""Gymnasium vector environment: many tables in one process.

The arrays are filled in place, so the next step overwrites an observation; with ``copy=True`` each
is a copy. A finished table is dealt again at the next step, whatever the action.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from playmat.errors import MissingExtra

try:
    import numpy as np
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "research") from error

from playmat.engine.vm import apply, apply_forced
from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.hand import SEEDS
from playmat.envs.opponents import Across, Opponent
from playmat.envs.shaping import Shaped, Shaping
from playmat.envs.spaces import action_space, observation_space
from playmat.envs.tables import GivenDecks, Tables, refuse_below_one, refuse_unless
from playmat.model.state import State
from playmat.rules import Ruleset

BOTH: Final = "self"
"""As opponent, play both seats yourself: each observation is for the player to choose."""

ILLEGAL: Final = -1.0


class VectorSeats(VectorEnv[Arrays, NDArray[np.int64], NDArray[np.float64]]):
    """Several tables, each with one seat to play, or both if the opponent is ``self``.

    ``infos["player"]`` is the player to choose at each table; rewards are for the player who acted.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        rules: str | Ruleset = "xy",
        decks: GivenDecks = None,
        opponent: Opponent = "random",
        encoder: Encoder | None = None,
        copy: bool = False,
        shaped: Shaped = None,
        **settings: Any,
    ) -> None:
        refuse_below_one("num_envs", num_envs)
        self.num_envs = num_envs
        self.encoder = encoder or Encoder()
        self.single_observation_space = observation_space(self.encoder)
        self.single_action_space = action_space(self.encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables = Tables(rules, decks, **settings)
        self._shaping = Shaping(shaped)
        self._both = opponent == BOTH
        self._across = [Across("random" if self._both else opponent) for _ in range(num_envs)]
        self._copy = copy
        self._random = Random()
        self._batch = self.encoder.batch(num_envs)
        self._states: list[State] = []
        self._seats = [0] * num_envs
        self._over = [False] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal a new game at every table."""
        refuse_unless(not options, "options", options, "None")
        if seed is not None:
            self._random = Random(repr(seed))
        self._states = [self._deal(n) for n in range(self.num_envs)]
        self._over = [False] * self.num_envs
        self._look()
        return self._observe()

    def _look(self) -> None:
        self._batch.begin()
        for st, seat in zip(self._states, self._seats, strict=True):
            self._batch.look(st, seat)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_batch": None}  # memory views, refilled from the games

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._batch = self.encoder.batch(self.num_envs)
        if self._states:
            self._look()

    def _deal(self, n: int) -> State:
        """Deal a new game at a table, up to the first choice of its player."""
        drawn = self._random.randrange(SEEDS)
        st = self._tables.draw(self._random).deal(drawn, record=False).state
        self._seats[n] = drawn % 2
        self._across[n].sit(drawn)
        self._run(n, st)
        return st if st.winner < 0 else self._deal(n)

    def _run(self, n: int, st: State) -> None:
        """Play the opponent's and forced choices until it is the player's turn to choose."""
        mine, across = self._seats[n], self._across[n]
        apply_forced(st)
        if self._both and st.winner < 0:
            self._seats[n] = int(st.chooser)
            return
        while st.winner < 0 and st.chooser != mine:
            apply(st, across.answer(st))
            apply_forced(st)

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, ...]:
        """Choose an option by index at every table."""
        given = self._check_actions(actions)
        rewards, ended = [0.0] * self.num_envs, [False] * self.num_envs
        self._batch.begin()
        for n, place in enumerate(given):
            if self._over[n]:
                self._states[n] = self._deal(n)
            else:
                rewards[n], ended[n] = self._answer(n, place)
            self._batch.look(self._states[n], self._seats[n])
        self._over = ended
        observed, infos = self._observe()
        late = np.zeros(self.num_envs, np.bool_)
        return observed, np.array(rewards), np.array(ended), late, infos

    def _answer(self, n: int, place: int) -> tuple[float, bool]:
        """Choose at one table; return the reward and whether the game is over."""
        st, seat = self._states[n], self._seats[n]
        if place >= len(st.options):
            return ILLEGAL, True
        before = self._shaping.lead(st, seat)
        apply(st, st.options[place])
        self._run(n, st)
        gained = self._shaping.lead(st, seat) - before
        if st.winner < 0:
            return gained, False
        self._seats[n] = seat
        return gained + (0.0 if st.winner > 1 else 1.0 if st.winner == seat else -1.0), True

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal at each table."""
        mask = self._batch.arrays["action_mask"].astype(np.bool_)
        mask[:, 0] = True
        return mask

    def _check_actions(self, actions: object) -> list[int]:
        """Validate actions: one whole number in range for each table."""
        if not self._states:
            raise ResetNeeded("call reset before step")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            wanted = f"{self.num_envs} whole numbers"
            raise InvalidAction(f"actions must be {wanted}, not {given.dtype} of {given.shape}")
        if given.min() < 0 or given.max() >= self.encoder.options:
            raise InvalidAction(f"actions must be from 0 to {self.encoder.options - 1}")
        found: list[int] = given.tolist()
        return found

    def _observe(self) -> tuple[Arrays, dict[str, Any]]:
        """The arrays, and infos with the player to choose."""
        arrays = self._batch.arrays
        arrays["action_mask"][:, 0] = 1  # all zeros at a finished table
        infos = {"player": np.array(self._seats)}
        if self._copy:
            return {name: array.copy() for name, array in arrays.items()}, infos
        return arrays, infos
