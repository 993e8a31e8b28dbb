"""Random decks are legal with every rulebook and have whole lines with their Energy."""

from __future__ import annotations

from random import Random

import pytest

from playmat.cards.card import Card
from playmat.cards.library import SHIPPED, Library
from playmat.cards.names import folded
from playmat.cards.printed import is_basic_energy, levels_up_from, may_start, restored_by
from playmat.decks.deck import Deck, violations
from playmat.decks.random_decks import NoDeck, Shelves, random_deck
from playmat.rules import BOOKS

SHELVES = Shelves(Library([SHIPPED]))
SEEDS = range(12)


def decks(book: str) -> list[Deck]:
    return [random_deck(SHELVES, Random(seed), BOOKS[book]) for seed in SEEDS]


@pytest.mark.parametrize("book", BOOKS)
def test_random_decks_are_legal_and_can_start(book: str) -> None:
    found = decks(book)

    assert [violations(deck, BOOKS[book]) for deck in found] == [()] * len(found)
    assert all(any(may_start(card, BOOKS[book]) for card in deck.cards) for deck in found)
    assert not [card for deck in found for card in deck.cards if card.unprogrammed()]


@pytest.mark.parametrize("book", BOOKS)
def test_what_must_lie_under_a_card_is_in_its_deck(book: str) -> None:
    found = decks(book)

    for deck in found:
        names = {folded(card.name) for card in deck.cards}
        below = [c.evolves_from or levels_up_from(c) or restored_by(c) for c in deck.cards]
        assert {folded(name) for name in below if name} <= names


def test_basic_energy_is_of_types_that_attacks_cost() -> None:
    rules = BOOKS["xy"]

    for deck in decks("xy"):
        costs = "".join(attack.cost for card in deck.cards for attack in card.attacks)
        energy = {c.provides for c in deck.cards if is_basic_energy(c, rules)}
        asked = set(costs) & set(rules.basic_energy_types)
        # If all costs are Colorless, any type is fine.
        assert not asked or energy <= asked


def test_the_same_seed_builds_the_same_deck() -> None:
    assert decks("ex") == decks("ex")
    assert len({deck.cards for deck in decks("ex")}) == len(SEEDS)


@pytest.mark.parametrize("card_id", ["base1-15", "dp1-120", "xy1-2", "bw3-67", "hgss4-99"])
def test_a_deck_is_built_around_a_card_with_its_whole_line(card_id: str) -> None:
    centre = Library([SHIPPED]).card(card_id)

    deck = random_deck(SHELVES, Random(1), BOOKS["xy"], centre)

    assert centre in deck.cards
    assert violations(deck, BOOKS["xy"]) == ()


def test_a_library_without_energy_builds_no_deck() -> None:
    lone = Card("t-1", "Lone", "pokemon", ("basic",), 60)

    with pytest.raises(NoDeck, match="no Energy"):
        Shelves(Library(cards=[lone]))
