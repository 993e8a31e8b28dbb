"""Cards in an order that does not reveal their positions: by printed card, then by copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from playmat.kinds.zones import DECK
from playmat.model.prints import PrintCopies
from playmat.model.zones import locate

if TYPE_CHECKING:
    from playmat.model.definitions import CardDef
    from playmat.model.state import State

COPIES: Final = 4096  # more than in any match


def in_print_order(st: State, cards: list[i64]) -> list[i64]:
    """Sort copies by printed card, then by number."""
    keys = [st.cards[c].index * COPIES + c for c in cards]
    keys.sort()
    return [key % COPIES for key in keys]


def prints_of(st: State, seat: i64) -> list[PrintCopies]:
    """All copies of a player in print order."""
    if not st.print_order.by_seat:
        decks = st.match.deck_of
        st.print_order.by_seat = [grouped(st.cards, in_print_order(st, deck)) for deck in decks]
    return st.print_order.by_seat[seat]


def grouped(cards: list[CardDef], copies: list[i64]) -> list[PrintCopies]:
    """Group copies in print order by printed card."""
    groups: list[PrintCopies] = []
    for copy in copies:
        if not groups or groups[-1].index != cards[copy].index:
            groups.append(PrintCopies(cards[copy].index))
        groups[-1].copies.append(copy)
    return groups


def deck_in_order(st: State, seat: i64, fits: list[bool] | None = None) -> list[i64]:
    """A deck's cards in print order, limited to the prints in *fits* if given."""
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
