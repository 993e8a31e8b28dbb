"""OpenSpiel game: ``pyspiel.load_game("python_playmat", {...})`` once this is imported.

The seed of the game is drawn in three chance nodes of 256 outcomes; later coins and shuffles are
sampled from it. A search must not use them: ``resample_from_infostate`` redraws everything that a
player cannot know, including future coins. OpenSpiel's sampled-stochastic mode is not declared,
because it does not support serializing games written in Python.
"""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any, Final

from playmat.errors import MissingExtra

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "openspiel") from error

from playmat.engine.vm import apply, apply_forced
from playmat.envs.encoding.encoder import Encoder
from playmat.envs.hand import SEEDS
from playmat.envs.tables import RANDOM, GivenDecks, Tables
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.views.build import event_view
from playmat.model.views.view import as_plain, view_of
from playmat.search.beliefs import SEEN
from playmat.search.worlds import dealt

OUTCOMES: Final = 256
DRAWS: Final = 3
MAX_TURNS: Final = 300
MAX_ANSWERS: Final = 500
DIGEST: Final = 16
ENCODER_ROOM: Final = (160, 256)

PARAMETERS: Final[dict[str, Any]] = {"rules": "xy", "decks": "", "max_turns": MAX_TURNS}
"""Rulebook; two deck names separated by a comma, ``random`` or empty; maximum number of turns."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_playmat",
    long_name="Python Playmat",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class PlaymatGame(pyspiel.Game):  # type: ignore[misc]
    """The game of two decks under a rulebook."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        tokens, options = ENCODER_ROOM
        self.encoder = Encoder(tokens, options)
        self.tables = Tables(
            given["rules"], decks_named(given["decks"]), max_turns=given["max_turns"]
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=options,
            max_chance_outcomes=OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["max_turns"] * MAX_ANSWERS,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> PlaymatState:
        return PlaymatState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """The observer that makes strings and tensors of a state."""
        return Observer(self.encoder, bool(kind is not None and kind.perfect_recall))


def decks_named(decks: str) -> GivenDecks:
    if not decks or decks == RANDOM:
        return decks or None
    one, _, other = decks.partition(",")
    return one.strip(), other.strip()


class Position:
    """A game in progress, with a digest of all that each player has seen."""

    def __init__(self, state: State, seen: list[bytes]) -> None:
        self.state = state
        self.seen = seen
        state.events = []
        self._run()

    def play(self, place: int) -> None:
        """Choose an option and play forced choices after it."""
        seat = int(self.state.chooser)
        self.seen[seat] = digest(self.seen[seat], place)
        apply(self.state, self.state.options[place])
        self._run()

    def _run(self) -> None:
        st = self.state
        apply_forced(st)
        for seat in (0, 1):
            told = [event_view(st, event, seat) for event in st.events or ()]
            self.seen[seat] = digest(self.seen[seat], told) if told else self.seen[seat]
        st.events = []

    def resampled(self, player: int, seed: int) -> Position | None:
        """A game the player cannot distinguish from this one, or None if it cannot be dealt."""
        world = dealt(view_of(self.state, player), seed, SEEN)
        if world is None:
            return None
        seen = [digest(self.seen[player], "what the other saw")] * 2
        seen[player] = self.seen[player]
        return Position(world, seen)

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.clone(), self.seen[:])


def digest(before: bytes, what: object) -> bytes:
    """Digest of everything seen before and something new."""
    return sha256(before + repr(what).encode()).digest()[:DIGEST]


class PlaymatState(pyspiel.State):  # type: ignore[misc]
    """A state: a chance node before the deal, then a player's choice or the end."""

    def __init__(self, game: PlaymatGame) -> None:
        super().__init__(game)
        self.drawn: list[int] = []
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        st = self.position.state
        return int(pyspiel.PlayerId.TERMINAL) if st.winner >= 0 else int(st.chooser)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed, all values equally likely."""
        return [(n, 1 / OUTCOMES) for n in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return list(range(len(self.position.state.options)))

    def _apply_action(self, action: int) -> None:
        offered = OUTCOMES if self.position is None else len(self.position.state.options)
        if not 0 <= action < offered:
            raise pyspiel.SpielError(f"action must be from 0 to {offered - 1}, not {action}")
        if self.position is not None:
            self.position.play(action)
            return
        self.drawn = [*self.drawn, action]
        if len(self.drawn) == DRAWS:
            game: PlaymatGame = self.get_game()
            rng = Random(int.from_bytes(bytes(self.drawn)))
            state = game.tables.draw(rng).deal(rng.randrange(SEEDS)).state
            self.position = Position(state, [b"0", b"1"])

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"draw {action}"
        texts = option_texts(self.position.state)
        return texts[action] if action < len(texts) else f"{action}, which is not legal"

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.state.winner >= 0

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser."""
        winner = -1 if self.position is None else int(self.position.state.winner)
        return [0.0, 0.0] if winner not in (0, 1) else [1.0 - 2 * winner, 2 * winner - 1.0]

    def resample_from_infostate(self, player: int, sampler: Any) -> PlaymatState:
        """A state that a player cannot distinguish from this one; *sampler* returns 0.0 to 1.0."""
        if self.position is None or player not in (0, 1):
            raise pyspiel.SpielError(f"player {player} has no information state here")
        found = self.position.resampled(player, int(sampler() * SEEDS))
        if found is None:  # returning the state itself would reveal hidden cards
            raise pyspiel.SpielError("cannot deal the other hand: the deck list is secret")
        other: PlaymatState = self.clone()
        other.position = found
        return other

    def __str__(self) -> str:
        if self.position is None:
            return f"before the deal {self.drawn}"
        st = self.position.state
        sides = [as_plain(view_of(st, seat).sides[seat]) for seat in (0, 1)]
        return json.dumps([as_plain(view_of(st, 0).table), sides, option_texts(st)])


class Observer:
    """Strings and tensors of what a player sees, optionally with a digest of all it has seen."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self._recall = recall
        shapes = encoder.shapes()
        self._names = ("table", "tokens", "options")
        sizes = [int(np.prod(shapes[name][0])) for name in self._names]
        self._batch = encoder.batch(1)
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes) + DIGEST * recall, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, size in zip(self._names, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size].reshape(shapes[name][0])
            start += size
        if recall:
            self.dict["seen"] = self.tensor[start:]

    def set_from(self, state: PlaymatState, player: int) -> None:
        """Fill the tensor, without card facts, which follow from the card numbers."""
        position = state.position
        if position is None:
            self.tensor[:] = 0
            return
        self._batch.fill([(position.state, player)])
        for name in self._names:
            self.dict[name][:] = self._batch.arrays[name][0]
        if self._recall:
            self.dict["seen"][:] = np.frombuffer(position.seen[player].ljust(DIGEST), np.uint8)

    def string_from(self, state: PlaymatState, player: int) -> str:
        """The player's view as JSON, after the digest with perfect recall."""
        if state.position is None:
            return "before the deal"
        view = view_of(state.position.state, player, recent=0).plain()
        seen = state.position.seen[player].hex() if self._recall else ""
        return f"{seen}{json.dumps(view)}"


pyspiel.register_game(GAME_TYPE, PlaymatGame)
