"""Gymnasium environment: you play one seat and an agent plays the other."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from playmat.errors import MissingExtra

try:
    import numpy as np
    from gymnasium import Env, register
    from gymnasium.error import InvalidAction, ResetNeeded
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "research") from error

from playmat.agents.sitting import start_of
from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.hand import SEEDS, Hand
from playmat.envs.opponents import Across, Opponent
from playmat.envs.picture import picture_of, text_of
from playmat.envs.shaping import Shaped, Shaping
from playmat.envs.spaces import action_space, observation_space
from playmat.envs.tables import GivenDecks, Tables, refuse_below_one, refuse_unless
from playmat.rules import Ruleset

NAME: Final = "Playmat/Seat-v0"
"""The id for ``gymnasium.make`` and ``make_vec`` once this module is imported."""

MODES: Final = ("ansi", "rgb_array")
ILLEGAL: Final = -1.0
"""Reward for an illegal action, which ends the game."""


class SeatEnv(Env[Arrays, np.int64]):
    """One player's seat; the opponent's moves are played automatically.

    A masked action ends the game with -1, because Gymnasium has no convention for it. An action
    outside the space raises an error.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        rules: str | Ruleset = "xy",
        decks: GivenDecks = None,
        opponent: Opponent = "random",
        seat: int | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        encoder: Encoder | None = None,
        shaped: Shaped = None,
        **settings: Any,
    ) -> None:
        refuse_unless(seat in (None, 0, 1), "seat", seat, "0, 1 or None")
        refuse_unless(render_mode in (None, *MODES), "render_mode", render_mode, f"one of {MODES}")
        if max_steps is not None:
            refuse_below_one("max_steps", max_steps)
        self._hand = Hand(Tables(rules, decks, **settings), encoder or Encoder(), None, False)
        self._shaping = Shaping(shaped)
        self._across = Across(opponent)
        self._given_seat = seat
        self._max_steps = max_steps
        self._random = Random()
        self._over = True
        self.seat = seat or 0
        """The player's seat in the current game."""
        self.render_mode = render_mode
        self.observation_space = observation_space(self._hand.encoder)
        self.action_space = action_space(self._hand.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal a new game and return the player's first observation."""
        refuse_unless(not options, "options", options, "None")
        super().reset(seed=seed)
        if seed is not None:
            self._random = Random(seed)
        hand = self._hand
        while True:
            drawn = self._random.randrange(SEEDS)
            hand.deal(drawn)
            self.seat = drawn % 2 if self._given_seat is None else self._given_seat
            self._across.sit(drawn, start_of(hand.game, 1 - self.seat, drawn % (1 << 31)))
            self._wait()
            if not hand.game.over:  # else the game ended before the player's first choice
                break
        self._over = False
        self._steps = 0
        return self._observe(), hand.readable(self.seat)

    def _observe(self) -> Arrays:
        arrays = self._hand.arrays(self.seat)
        arrays["action_mask"][0] = 1  # an all-zero mask, after a game, breaks masked sampling
        return arrays

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal; the method that ``sb3_contrib`` calls."""
        return self._observe()["action_mask"].astype(np.bool_)

    def _wait(self) -> None:
        """Play the opponent's moves until it is the player's turn to choose or the game is over."""
        hand = self._hand
        while hand.player == 1 - self.seat:
            st = hand.game.state
            hand.play(list(st.options).index(self._across.answer(st)))

    def step(self, action: Any) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Choose the option with that index."""
        if self._over:
            raise ResetNeeded("the game is over: call reset")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not the index of an option")
        hand = self._hand
        self._steps += 1
        if action >= len(hand.game.state.options):
            self._over = True
            return self._observe(), ILLEGAL, True, False, {"illegal": True}
        before = self._shaping.lead(hand.game.state, self.seat)
        hand.play(action)
        self._wait()
        ended = hand.game.over
        late = not ended and self._max_steps is not None and self._steps >= self._max_steps
        self._over = ended or late
        reward = hand.reward(self.seat) + self._shaping.lead(hand.game.state, self.seat) - before
        return self._observe(), reward, ended, late, hand.readable(self.seat)

    def render(self) -> Any:
        """The table as the player sees it."""
        draw = picture_of if self.render_mode == "rgb_array" else text_of
        return draw(self._hand.game, self.seat)


register(
    id=NAME,
    entry_point="playmat.envs.gymnasium:SeatEnv",
    vector_entry_point="playmat.envs.vector:VectorSeats",
)
