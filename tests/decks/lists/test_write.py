"""Written lists are read back as the same deck, in every style and for every card."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.cards.card import Card
from playmat.cards.library import SHIPPED, Library
from playmat.decks.deck import Deck
from playmat.decks.lists.read import read_list
from playmat.decks.lists.write import STYLES, UnknownStyle, write_list
from tests.cards.printed import mon

LIBRARY = Library([SHIPPED])
CARDS = LIBRARY.cards()
ZAP = Deck("Zap!", tuple(LIBRARY.card(card_id) for card_id in ("base1-58", "base1-58", "pop1-3")))


def read_back(deck: Deck, style: str) -> Counter[Card]:
    reading = read_list(write_list(deck, style, LIBRARY), LIBRARY)
    assert reading.warnings == ()
    return Counter(reading.deck.cards)


@pytest.mark.parametrize("style", ["playmat", "ptcgo", "ids"])
def test_every_card_of_the_library_is_read_back(style: str) -> None:
    assert len(CARDS) > 8000

    for start in range(0, len(CARDS), 1000):
        deck = Deck("part", CARDS[start : start + 1000])
        assert read_back(deck, style) == Counter(deck.cards)


@given(
    style=st.sampled_from(sorted(STYLES)),
    counts=st.dictionaries(st.sampled_from(CARDS), st.integers(1, 20), min_size=1, max_size=20),
)
def test_any_deck_is_read_back_in_any_style(style: str, counts: dict[Card, int]) -> None:
    deck = Deck("any", tuple(Counter(counts).elements()))

    assert read_back(deck, style) == Counter(counts)


def test_the_styles_are_those_that_players_exchange() -> None:
    assert write_list(ZAP, "playmat", LIBRARY) == (
        "# Zap!\n2 base1-58  # Pikachu\n1 pop1-3  # Rayquaza\n"
    )
    assert write_list(ZAP, "ids", LIBRARY) == "base1-58\nbase1-58\npop1-3\n"
    assert write_list(ZAP, "ptcgl", LIBRARY) == (
        "Pokémon: 2\n2 Pikachu BS 58\n1 pop1-3 Rayquaza\n\nTotal Cards: 3\n"
    )
    assert (
        write_list(ZAP, "limitless", LIBRARY) == "Pokémon (3)\n2 Pikachu BS 58\n1 pop1-3 Rayquaza\n"
    )
    assert "##Pokémon - 3\n\n* 2 Pikachu BS 58\n" in write_list(ZAP, "ptcgo", LIBRARY)


def test_two_cards_that_a_style_cannot_tell_apart_are_written_by_id() -> None:
    twins = [mon("Pikachu", id="pl3-12"), mon("Pikachu", id="svp-12")]

    text = write_list(Deck("twins", tuple(twins)), "ptcgl", Library(cards=twins))

    assert "1 pl3-12 Pikachu\n1 svp-12 Pikachu\n" in text


def test_a_style_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(UnknownStyle, match="use one of playmat, ptcgo, ptcgl, limitless, ids"):
        write_list(ZAP, "pdf", LIBRARY)
