"""Cards in print order: by printed card, then by copy, in any initial order."""

from __future__ import annotations

from playmat.engine.start import new_game
from playmat.linker.link import link
from playmat.model.print_order import deck_in_order, in_print_order, prints_of
from playmat.model.state import State
from playmat.model.views.sample import sample
from playmat.model.zones import deck_list
from playmat.rules import book
from tests.model.cards import MACHOP, PIKACHU, POTION


def table() -> State:
    """A game whose players list the same cards in different orders."""
    ours = [PIKACHU, MACHOP, POTION] * 20
    return new_game(link(book("xy"), [ours, ours[::-1]]), 5, False)


def test_a_deck_in_order_holds_its_cards_by_printed_card_and_by_copy() -> None:
    st = table()

    for seat in range(2):
        deck = deck_list(st.sides[seat])
        keys = [(st.cards[copy].index, copy) for copy in deck_in_order(st, seat)]

        assert keys == sorted((st.cards[copy].index, copy) for copy in deck)
        assert deck_in_order(st, seat) == in_print_order(st, deck)


def test_only_printed_cards_that_fit_are_taken_from_a_deck() -> None:
    st = table()
    fits = [d.name == "Potion" for d in st.match.defs]

    found = deck_in_order(st, 1, fits)

    assert found == [c for c in deck_in_order(st, 1) if st.cards[c].name == "Potion"]
    assert found


def test_a_clone_has_the_order_of_its_state_and_a_world_one_of_its_own() -> None:
    st = table()
    seat = st.chooser
    world = sample(st, seat, 11)

    assert prints_of(st.clone(), 0) is prints_of(st, 0)
    assert deck_in_order(world, 1 - seat) == in_print_order(world, deck_list(world.sides[1 - seat]))
