"""Worlds: whole games that a player cannot tell from the one at the table, to try things out in.

Only a view begins a search, so what is hidden from its player is dealt anew and never read.
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
"""How many answers a playout gives at most."""

_LEAD: Final = 1700
"""A position judged better by this much wins 73% of games, measured between greedy players."""

_GUESSED: Final = "opponent_list"
"""What a list that a world is dealt from is called where its length is refused."""

FOREVER: Final = 1_000_000
_WIDEST: Final = 62
_SEATS: Final = (0, 1)


class NoWorld(PlaymatError, LookupError):
    """Refuse to deal a world for a player who knows nothing of a secret deck list."""


class World:
    """One world: what is asked in it, and what comes of an answer."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        """The game itself, for whoever wants the parts of it."""

        self.seat = seat
        """The player whose view it was dealt from."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.winner >= 0

    @property
    def winner(self) -> int | None:
        """The player who won, or nobody as yet or at all."""
        return int(self.state.winner) if self.state.winner in (0, 1) else None

    @property
    def player(self) -> int:
        """The one who is asked: player 0, player 1 or chance (2)."""
        return int(self.state.chooser)

    @property
    def ask(self) -> str:
        """The kind of the question, one of ``kinds.asks.NAMES``."""
        return asks.NAMES[self.state.ask]

    @property
    def options(self) -> list[int]:
        """The answers that may be given now, each as ``Option.packed`` has it."""
        return list(self.state.options)

    @property
    def texts(self) -> list[str]:
        """The same answers in words."""
        return option_texts(self.state)

    def clone(self) -> World:
        """Return a world of its own that stands where this one does."""
        return World(self.state.clone(), self.seat)

    def apply(self, option: Option | SupportsIndex, chance: int | None = None) -> World:
        """Give an answer and run on to the next question; *chance* makes the coins fall anew.

        An answer is an option of the game, if it is offered here too, or its packed number.
        """
        packed = _packed(option)
        if packed not in self.state.options:
            raise IllegalOption(option, self.texts)
        if chance is not None:
            start_dealer(self.state, _number(chance, "chance"))
        apply(self.state, packed)
        return self

    def after(self, option: Option | SupportsIndex, chance: int | None = None) -> World:
        """Return the world to which an answer leads; this one stays as it is."""
        return self.clone().apply(option, chance)

    def hash(self, viewer: int = EVERYBODY) -> int:
        """Return the position as a number, equal for positions that lie alike."""
        return int(position_hash(self.state, _one_of(viewer, (EVERYBODY, *_SEATS), "viewer")))

    def value(self, weights: Weights = USUAL, seat: int | None = None) -> int:
        """Return how the game stands for a player, by default the one who looks ahead.

        The usual weights count tenths of a point of damage, and 1,200 for a Prize; most positions
        lie within 5,000 of 0, a game won is 1,000,000, one lost -1,000,000, and a draw 0.
        """
        who = self.seat if seat is None else _one_of(seat, _SEATS, "seat")
        return int(worth(self.state, who, weights))

    def win_chance(self, seat: int | None = None) -> float:
        """Return how likely a player is to win, from 0 to 1, as the learned judge has it."""
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
        """Play on by policies and weights, one for both or one a seat; return how many answers.

        It goes on to the end of the game, for so many turns, or for so many answers.
        """
        chosen, judged = _policies_of(policies), _weights_of(weights)
        most = _number(answers, "answers"), _number(turns, "turns")
        if seed is not None:
            start_dealer(self.state, _number(seed, "seed"))
        return int(play_on(self.state, chosen, judged, *most))

    def changed_since(self, earlier: World) -> list[Change]:
        """Return what is different on the table since an earlier world of the same line."""
        return changes(earlier.state, self.state)

    def __repr__(self) -> str:
        st = self.state
        asked = "over" if self.over else f"player {st.chooser} asked {self.ask}"
        asked = f"chance asked {self.ask}" if st.chooser == players.CHANCE else asked
        return f"<World turn {st.turn}, {asked}, {len(st.options)} options>"


def _packed(option: object) -> int:
    """Return an answer as the core has it; refuse what can be none anywhere."""
    if type(option) is int:
        return option
    if isinstance(option, Option):
        return option.packed
    if isinstance(option, bool) or not isinstance(option, SupportsIndex):
        raise IllegalOption(repr(option), ["a legal Option, or its packed number"])
    return option.__index__()


def _one_of(given: int, offered: Sequence[int], what: str) -> int:
    """Return a seat that there is; refuse any other."""
    if type(given) is not int or given not in offered:
        raise IllegalOption(f"{what} {given!r}", offered)
    return given


def _number(given: object, what: str) -> int:
    """Return a whole number that the core can hold; refuse anything else."""
    if not isinstance(given, int) or abs(given) >> _WIDEST:
        raise IllegalOption(f"{what} {given!r}", [f"a whole number below 2**{_WIDEST}"])
    return given


def _policies_of(given: object) -> tuple[int, int]:
    """Return the policies of both seats; refuse what is neither one name nor two."""
    names = (given, given) if isinstance(given, str) else given
    if not isinstance(names, Sequence) or len(names) != len(_SEATS):
        raise IllegalOption(f"policies {given!r}", ["one name, or one for each seat"])
    return policy_of(names[0]), policy_of(names[1])


def _weights_of(given: object) -> tuple[Weights, Weights]:
    """Return the weights of both seats; refuse what is neither one set nor two."""
    pair: Sequence[Any] = given if isinstance(given, Sequence) else (given, given)
    if len(pair) != len(_SEATS) or not all(isinstance(each, Weights) for each in pair):
        raise IllegalOption(f"weights {given!r}", ["Weights, or a pair of them, one for each seat"])
    return pair[0], pair[1]


def policy_of(name: str) -> int:
    """Return the number of a policy; refuse one that does not exist."""
    if name not in POLICIES:
        raise IllegalOption(name, POLICIES)
    return POLICIES.index(name)


def deal_world(view: View, seed: int, belief: Belief = SEEN) -> World:
    """Return a world that agrees with a view; raise NoWorld if there is nothing to deal it from."""
    state = dealt(view, seed, belief)
    if state is None:
        why = "the other deck list is secret; pass a belief about it, such as Archetypes"
        raise NoWorld(f"no world for player {view.seat}: {why}")
    return World(state, view.seat)


def deal_worlds(view: View, seeds: Sequence[int], belief: Belief = SEEN) -> list[World]:
    """Return a world for each seed, or an empty list if there is nothing to deal them from."""
    found = [dealt(view, seed, belief) for seed in seeds]
    return [World(state, view.seat) for state in found if state is not None]


def dealt(view: View, seed: int, belief: Belief = SEEN) -> State | None:
    """Return such a world as a bare state; a belief is asked only where the list is secret."""
    if not hasattr(view, "sample"):
        raise IllegalOption(f"a world dealt from a {type(view).__name__}", ["a View of the game"])
    try:
        return view.sample(_number(seed, "seed"))
    except UnknownDeck:
        return dealt_as(view, seed, belief)


def dealt_as(view: View, seed: int, belief: Belief) -> State | None:
    """Return a world for a list that is guessed; where that fits no deal, for what was seen."""
    for each in (belief, SEEN):
        guess = each.guess(view, seed)
        try:
            return view.sample(seed, guess) if guess else None
        except BadState as bad:
            if bad.where == _GUESSED and len(guess) != deck_size(view):
                raise BadState(f"{type(each).__name__}.guess", bad.why) from bad
            continue  # such as a list without a Pokémon for each that lies face down
    return None
