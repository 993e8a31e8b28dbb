"""Worlds: whole games that a player cannot tell from the real one, to try moves in.

A search starts from a view, so what is hidden from its player is sampled and never read.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from playmat.engine.vm import apply
from playmat.errors import BadState, IllegalOption, PlaymatError, UnknownDeck
from playmat.game.option import Option
from playmat.kinds import asks, players
from playmat.model.dealer import seed as start_dealer
from playmat.model.notation.options import option_texts
from playmat.search.beliefs import SEEN, Belief, deck_size
from playmat.search.changes import Change, changes
from playmat.search.core.evaluate import WON, worth
from playmat.search.core.playout import POLICIES, play_on
from playmat.search.core.position import EVERYBODY, position_hash
from playmat.search.core.weights import USUAL, Weights
from playmat.search.learned import judging

if TYPE_CHECKING:
    from playmat.model.state import State
    from playmat.model.views.view import View

LONGEST: Final = 2000
"""The most choices a playout makes."""

_LEAD: Final = 1700
"""A lead of this value wins 73% of games, measured between greedy players."""

_GUESSED: Final = "opponent_list"
"""Field that `BadState` names if the length of a guessed list is refused."""

FOREVER: Final = 1_000_000
_WIDEST: Final = 62
_SEATS: Final = (0, 1)


class NoWorld(PlaymatError, LookupError):
    """Raised when a world is needed but nothing is known about a secret deck list."""


class World:
    """One world: its current choice, and what follows from each option."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        """The game itself, for access to its parts."""

        self.seat = seat
        """The player whose view it was sampled from."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.winner >= 0

    @property
    def winner(self) -> int | None:
        """The winner, or None while the game is on or if it is a draw."""
        return int(self.state.winner) if self.state.winner in (0, 1) else None

    @property
    def player(self) -> int:
        """Who has to choose: player 0, player 1 or chance (2)."""
        return int(self.state.chooser)

    @property
    def ask(self) -> str:
        """The kind of the current choice, one of ``kinds.asks.NAMES``."""
        return asks.NAMES[self.state.ask]

    @property
    def options(self) -> list[int]:
        """The current options, as in ``Option.packed``."""
        return list(self.state.options)

    @property
    def texts(self) -> list[str]:
        """The same options in words."""
        return option_texts(self.state)

    def clone(self) -> World:
        """Return an independent copy."""
        return World(self.state.clone(), self.seat)

    def apply(self, option: Option | SupportsIndex, chance: int | None = None) -> World:
        """Take an option and run on to the next choice; *chance* reseeds the coins.

        The option may be one of the real game, if it is offered here too, or a packed number.
        """
        packed = _packed(option)
        if packed not in self.state.options:
            raise IllegalOption(option, self.texts)
        if chance is not None:
            start_dealer(self.state, _number(chance, "chance"))
        apply(self.state, packed)
        return self

    def after(self, option: Option | SupportsIndex, chance: int | None = None) -> World:
        """Return the world after an option; this one does not change."""
        return self.clone().apply(option, chance)

    def hash(self, viewer: int = EVERYBODY) -> int:
        """Return the position as a number, equal for positions that look alike."""
        return int(position_hash(self.state, _one_of(viewer, (EVERYBODY, *_SEATS), "viewer")))

    def value(self, weights: Weights = USUAL, seat: int | None = None) -> int:
        """Return the value of the game for a player, by default the one who looks ahead.

        The default weights count in tenths of a point of damage, with 1,200 for a Prize. Most
        positions are within 5,000 of 0; a win is 1,000,000, a loss -1,000,000 and a draw 0.
        """
        who = self.seat if seat is None else _one_of(seat, _SEATS, "seat")
        return int(worth(self.state, who, weights))

    def win_chance(self, seat: int | None = None) -> float:
        """Return a player's chance to win, from 0 to 1, by the learned judge."""
        value = self.value(judging(self.state.match), seat)
        return (value > 0) * 1.0 if abs(value) >= WON else 1 / (1 + exp(-value / _LEAD))

    def play_out(
        self,
        policies: str | tuple[str, str] = "quick",
        *,
        seed: int | None = None,
        turns: int = FOREVER,
        answers: int = LONGEST,
        weights: Weights | tuple[Weights, Weights] = USUAL,
    ) -> int:
        """Play on by policies and weights, one for both players or one each; return choices made.

        It stops at the end of the game, after *turns* turns or after *answers* choices.
        """
        chosen, judged = _policies_of(policies), _weights_of(weights)
        most = _number(answers, "answers"), _number(turns, "turns")
        if seed is not None:
            start_dealer(self.state, _number(seed, "seed"))
        return int(play_on(self.state, chosen, judged, *most))

    def changed_since(self, earlier: World) -> list[Change]:
        """Return what differs on the table from an earlier world of the same line."""
        return changes(earlier.state, self.state)

    def __repr__(self) -> str:
        st = self.state
        asked = "over" if self.over else f"player {st.chooser} asked {self.ask}"
        asked = f"chance asked {self.ask}" if st.chooser == players.CHANCE else asked
        return f"<World turn {st.turn}, {asked}, {len(st.options)} options>"


def _packed(option: object) -> int:
    """Packed number of an option; refuse anything that cannot be one."""
    if type(option) is int:
        return option
    if isinstance(option, Option):
        return option.packed
    if isinstance(option, bool) or not isinstance(option, SupportsIndex):
        raise IllegalOption(repr(option), ["a legal Option, or its packed number"])
    return option.__index__()


def _one_of(given: int, offered: Sequence[int], what: str) -> int:
    """Return *given* if it is offered; refuse anything else."""
    if type(given) is not int or given not in offered:
        raise IllegalOption(f"{what} {given!r}", offered)
    return given


def _number(given: object, what: str) -> int:
    """Return *given* if it is an integer the core can hold; refuse anything else."""
    if not isinstance(given, int) or abs(given) >> _WIDEST:
        raise IllegalOption(f"{what} {given!r}", [f"a whole number below 2**{_WIDEST}"])
    return given


def _policies_of(given: object) -> tuple[int, int]:
    """The policies of both seats; refuse anything but one name or two."""
    names = (given, given) if isinstance(given, str) else given
    if not isinstance(names, Sequence) or len(names) != len(_SEATS):
        raise IllegalOption(f"policies {given!r}", ["one name, or one for each seat"])
    return policy_of(names[0]), policy_of(names[1])


def _weights_of(given: object) -> tuple[Weights, Weights]:
    """The weights of both seats; refuse anything but one set or two."""
    pair: Sequence[Any] = given if isinstance(given, Sequence) else (given, given)
    if len(pair) != len(_SEATS) or not all(isinstance(each, Weights) for each in pair):
        raise IllegalOption(f"weights {given!r}", ["Weights, or a pair of them, one for each seat"])
    return pair[0], pair[1]


def policy_of(name: str) -> int:
    """Return the number of a policy, by name."""
    if name not in POLICIES:
        raise IllegalOption(name, POLICIES)
    return POLICIES.index(name)


def deal_world(view: View, seed: int, belief: Belief = SEEN) -> World:
    """Return a world that agrees with a view; raise NoWorld if it cannot be sampled."""
    state = dealt(view, seed, belief)
    if state is None:
        why = "the other deck list is secret; pass a belief about it, such as Archetypes"
        raise NoWorld(f"no world for player {view.seat}: {why}")
    return World(state, view.seat)


def deal_worlds(view: View, seeds: Sequence[int], belief: Belief = SEEN) -> list[World]:
    """Return a world for each seed, or an empty list if none can be sampled."""
    found = [dealt(view, seed, belief) for seed in seeds]
    return [World(state, view.seat) for state in found if state is not None]


def dealt(view: View, seed: int, belief: Belief = SEEN) -> State | None:
    """Return such a world as a bare state; the belief is used only if the list is secret."""
    if not hasattr(view, "sample"):
        raise IllegalOption(f"a world dealt from a {type(view).__name__}", ["a View of the game"])
    try:
        return view.sample(_number(seed, "seed"))
    except UnknownDeck:
        return dealt_as(view, seed, belief)


def dealt_as(view: View, seed: int, belief: Belief) -> State | None:
    """Sample a world from a guessed list or, if that fits no deal, from what was seen."""
    for each in (belief, SEEN):
        guess = each.guess(view, seed)
        try:
            return view.sample(seed, guess) if guess else None
        except BadState as bad:
            if bad.where == _GUESSED and len(guess) != deck_size(view):
                raise BadState(f"{type(each).__name__}.guess", bad.why) from bad
            continue  # for example a list with too few Pokémon for those that are face down
    return None
