"""Random decks for a format are legal and coherent."""

from __future__ import annotations

from random import Random

import pytest

from playmat.cards.card import Card
from playmat.cards.library import SHIPPED, Library
from playmat.cards.names import folded
from playmat.cards.printed import is_basic_energy, levels_up_from, may_start, restored_by
from playmat.decks.builder import LEAST_STARTERS, Workshop, sensible_deck
from playmat.decks.deck import Deck
from playmat.decks.format_files import SHIPPED as FORMATS
from playmat.decks.format_files import find_format
from playmat.decks.formats import format_violations
from playmat.decks.random_decks import NoDeck
from tests.cards.printed import mon

LIBRARY = Library([SHIPPED])
NAMES = sorted(path.stem for path in FORMATS.glob("*.toml"))


@pytest.fixture(params=NAMES)
def workshop(request: pytest.FixtureRequest) -> Workshop:
    return Workshop(LIBRARY, find_format(request.param, LIBRARY))


def test_decks_are_legal_and_sensible(workshop: Workshop) -> None:
    for seed in range(6):
        deck = workshop.deck(Random(seed))

        assert format_violations(deck, workshop.format) == ()
        assert sum(may_start(card, workshop.rules) for card in deck.cards) >= LEAST_STARTERS
        assert lacking(deck) == set()
        assert not [card for card in deck.cards if card.unprogrammed()]
        assert 15 <= len(energy(deck)) <= 20
        assert costs(deck) - {"C"} == {card.provides for card in energy(deck)}
        assert all(is_basic_energy(card, workshop.rules) for card in energy(deck))


def lacking(deck: Deck) -> set[str]:
    """The names of missing lower stages in a deck."""
    names = {folded(card.name) for card in deck.cards}
    below = [c.evolves_from or levels_up_from(c) or restored_by(c) for c in deck.cards]
    return {folded(name) for name in below if name} - names


def costs(deck: Deck) -> set[str]:
    return {letter for card in deck.cards for attack in card.attacks for letter in attack.cost}


def energy(deck: Deck) -> list[Card]:
    return [card for card in deck.cards if card.supertype == "energy"]


def test_the_same_seed_builds_the_same_deck() -> None:
    base = find_format("base-fossil", LIBRARY)

    decks = [sensible_deck(LIBRARY, base, Random(seed)) for seed in (1, 1, 2)]

    assert decks[0] == decks[1] != decks[2]


def test_a_library_without_energy_builds_no_deck() -> None:
    lone = Library(cards=[mon("Pikachu", id="base1-58")])

    with pytest.raises(NoDeck, match="no Energy"):
        sensible_deck(lone, find_format("everything", LIBRARY), Random(0))
