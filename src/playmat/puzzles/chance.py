"""Possible results of a move, with the order of the decks as chance.

Nobody knows the order of the loose cards in a deck. Whether a move depends on it is found out by
making the move. It does if cards left a deck; it does not if no card was moved, shown or
remembered. Otherwise the move is repeated with other kinds of cards at both ends of the decks, and
if that makes a difference, with every kind. Only if it depends on the order is the top card fixed,
once for each kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.errors import PlaymatError
from playmat.kinds import asks, players
from playmat.model.state import NONE, State
from playmat.puzzles.goal import Goal
from playmat.puzzles.key import Loose, full_key

DEEPEST: Final = 4
"""Maximum number of deck cards that are fixed for one move."""

ONE: Final = Fraction(1)


class TooMuch(PlaymatError):
    """A position is too big, or has no exact result."""


class Unknown(TooMuch):
    """The result of one move cannot be determined exactly."""


class Meter:
    """The remaining number of moves; if strict, each is also tried with other cards on top."""

    def __init__(self, left: int, strict: bool = False) -> None:
        self.left = left
        self.strict = strict

    def count(self) -> None:
        """Count a move; raises TooMuch if there were too many."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch("the search is too big")


class Node(NamedTuple):
    """A position and the cards of each deck whose order is unknown."""

    st: State
    loose: Loose


class Outcome(NamedTuple):
    """A possible result of a move, with its probability."""

    share: Fraction
    node: Node


def open_position(st: State) -> Node:
    """The position with both decks shuffled and everything else face up."""
    return forgotten(Node(st.clone(), (deck_set(st, 0), deck_set(st, 1))))


def deck_set(st: State, seat: int) -> frozenset[int]:
    side = st.sides[seat]
    return frozenset(side.deck[: side.left])


def forgotten(node: Node) -> Node:
    """Erase what players know of decks; in this search, only loose cards express that."""
    for side in node.st.sides:
        side.top_seen = [NONE, NONE]
        side.deck_seen = [NONE, NONE]
        side.hand_seen = NONE
        side.deck_open = False
    return node


def outcomes(
    node: Node, option: int, goal: Goal, meter: Meter, depth: int = 0
) -> Iterator[Outcome]:
    """Yield the possible results of a move; draws after the goal is decided are ignored."""
    if depth == 0 and is_shuffle(node.st):
        node = shuffled(node)
    found = try_move(node, option, goal, meter)
    if found is None:
        found = given_by_content(node, option, meter) or depends_on(node, option, meter)
    if isinstance(found, Node):
        yield Outcome(ONE, found)
        return
    if depth >= DEEPEST:
        raise Unknown("too many deck cards matter at once")
    for share, decided in tops(node, found):
        for inner in outcomes(decided, option, goal, meter, depth + 1):
            yield Outcome(share * inner.share, inner.node)


def is_shuffle(st: State) -> bool:
    """Whether the pending decision is the order of a deck."""
    return bool(st.chooser == players.CHANCE and st.ask == asks.SHUFFLE)


def shuffled(node: Node) -> Node:
    """The position just before a shuffle, with all cards of that deck loose."""
    st, (one, other) = node.st, node.loose
    every = deck_set(st, int(st.answer))
    return Node(st, (one, every) if st.answer else (every, other))


def after_move(node: Node, option: int, meter: Meter) -> Node:
    """The position after a move, with the decks in their current order."""
    meter.count()
    st = node.st.clone()
    act(st, option)
    return after(node, st)


def given_by_content(node: Node, option: int, meter: Meter) -> Node | None:
    """The position after a move that depends on the contents of a deck but not their order.

    That is the case if no top card was shown and the result is the same with other kinds of cards
    at the ends: a card that is moved or remembered would be a different one. Otherwise None.
    """
    meter.count()
    laid = ends_swapped(node, False)
    st = laid.st.clone()
    act(st, option)
    if any(any(side.top_seen) for side in st.sides):
        return None
    found = after(laid, st)
    other = after_move(ends_swapped(node, True), option, meter)
    same = full_key(found.st, found.loose) == full_key(other.st, other.loose)
    return found if same else None


def ends_swapped(node: Node, swapped: bool) -> Node:
    """The position with two kinds of cards at the ends of each deck, optionally swapped."""
    for seat in (0, 1):
        kinds = by_kind(node, seat)
        if len(kinds) > 1:
            one, other = (kinds[-1], kinds[0]) if swapped else (kinds[0], kinds[-1])
            node = with_loose_cards(node, seat, one, other)
    return node


def act(st: State, option: int) -> None:
    """Make a move; a shuffled deck keeps its order, because the order is unknown anyway."""
    if is_shuffle(st):
        side = st.sides[st.answer]
        apply_order(st, side.deck[: side.left])
    else:
        apply(st, option)


def after(node: Node, st: State) -> Node:
    """The position reached, with the loose cards that are still in their decks."""
    one, other = (node.loose[seat] & deck_set(st, seat) for seat in (0, 1))
    return forgotten(Node(st, (one, other)))


def try_move(node: Node, option: int, goal: Goal, meter: Meter) -> Node | int | None:
    """Make a move.

    Return the position reached, or the player whose deck lost cards, or None if it is unclear
    whether the order of a deck mattered.
    """
    meter.count()
    st = node.st.clone()
    act(st, option)
    if st.sudden > node.st.sudden:
        return after(node, st)  # the goal is missed, whatever is dealt
    if remembers_deck(node):
        return None
    for seat in (0, 1):
        if node.loose[seat] - deck_set(st, seat) and not is_last_draw(node, st, seat, goal):
            return seat
    touched = any(any(side.top_seen) or side.deck_open for side in st.sides)
    if touched or remembers_deck(Node(st, node.loose)) or (meter.strict and st.turn < goal.until):
        return None
    return after(node, st)


def is_last_draw(node: Node, st: State, seat: int, goal: Goal) -> bool:
    """Whether the only cards drawn were for the turn that decides the goal."""
    drawn = node.loose[seat] - deck_set(st, seat)
    return st.turn == goal.until and st.player == seat and drawn <= set(st.sides[seat].hand)


def remembers_deck(node: Node) -> bool:
    """Whether an unfinished effect may refer to loose cards of a deck."""
    st = node.st
    if st.ask == asks.MAIN or is_shuffle(st):
        return False
    one, other = node.loose
    return any(n in one or n in other for fr in st.frames for held in fr.vars for n in held)


def depends_on(node: Node, option: int, meter: Meter) -> Node | int:
    """The player whose deck order affects a move, or its result if neither does."""
    if not depends_on_deck(node, option, (0, 1), meter):
        return after_move(node, option, meter)
    return 0 if depends_on_deck(node, option, (0,), meter) else 1


def depends_on_deck(node: Node, option: int, seats: tuple[int, ...], meter: Meter) -> bool:
    """Whether the result of a move changes with the ends of some decks.

    Effects look at the top, the bottom or the whole of a deck, so every kind of card is tried at
    both ends.
    """
    kinds = {seat: by_kind(node, seat) for seat in seats}
    first = None
    for n in range(max(len(some) for some in kinds.values())):
        laid = node
        for seat, some in kinds.items():
            if some:
                laid = with_loose_cards(laid, seat, some[n % len(some)], some[(n + 1) % len(some)])
        found = after_move(laid, option, meter)
        key = full_key(found.st, found.loose)
        if first is not None and key != first:
            return True
        first = key
    return False


def by_kind(node: Node, seat: int) -> list[int]:
    """One loose card of each kind in a deck."""
    return list({node.st.cards[c].index: c for c in sorted(node.loose[seat])}.values())


def with_loose_cards(node: Node, seat: int, top: int, low: int) -> Node:
    """The position with one loose card above and another below all other loose cards."""
    st, loose = node.st.clone(), node.loose[seat]
    side = st.sides[seat]
    deck = side.deck[: side.left]
    ends = ([low] if low != top else [], [top])
    order = iter([*ends[0], *(c for c in deck if c in loose and c not in (top, low)), *ends[1]])
    side.deck = [next(order) if c in loose else c for c in deck]
    return Node(st, node.loose)


def tops(node: Node, seat: int) -> Iterator[tuple[Fraction, Node]]:
    """Yield a position for each kind of card that may be the top loose one, with its
    probability.
    """
    st, loose = node.st, node.loose[seat]
    many = Counter(st.cards[c].index for c in loose)
    for top in by_kind(node, seat):
        laid = st.clone()
        side = laid.sides[seat]
        deck = side.deck[: side.left]
        at, was = max(n for n, c in enumerate(deck) if c in loose), deck.index(top)
        deck[at], deck[was] = deck[was], deck[at]
        side.deck = deck
        rest = loose - {top}
        left = (rest, node.loose[1]) if seat == 0 else (node.loose[0], rest)
        yield Fraction(many[st.cards[top].index], len(loose)), Node(laid, left)
