"""Cards in an order that tells nothing of how they lie: by printed card, then by copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from playmat.kinds.zones import DECK
from playmat.model.prints import PrintCopies
from playmat.model.zones import locate

if TYPE_CHECKING:
    from playmat.model.definitions import CardDef
    from playmat.model.state import State

COPIES: Final = 4096  # more than there are in any match


def in_print_order(st: State, cards: list[i64]) -> list[i64]:
    """Return cards by printed card, and by copy."""
    keys = [st.cards[c].index * COPIES + c for c in cards]
    keys.sort()
    return [key % COPIES for key in keys]


def prints_of(st: State, seat: i64) -> list[PrintCopies]:
    """Return all copies of a player in print order."""
    if not st.print_order.by_seat:
        decks = st.match.deck_of
        st.print_order.by_seat = [grouped(st.cards, in_print_order(st, deck)) for deck in decks]
    return st.print_order.by_seat[seat]


def grouped(cards: list[CardDef], copies: list[i64]) -> list[PrintCopies]:
    """Return copies that are in print order as one group for each printed card."""
    groups: list[PrintCopies] = []
    for copy in copies:
        if not groups or groups[-1].index != cards[copy].index:
            groups.append(PrintCopies(cards[copy].index))
        groups[-1].copies.append(copy)
    return groups


def deck_in_order(st: State, seat: i64, fits: list[bool] | None = None) -> list[i64]:
    """Return the cards of a deck in print order; just those whose printed card fits, if given."""
    if not st.at:
        locate(st)
    at = st.at
    found: list[i64] = []
    for each in prints_of(st, seat):
        if fits is None or fits[each.index]:
            for copy in each.copies:
                if at[copy] == DECK:
                    found.append(copy)
    return found
