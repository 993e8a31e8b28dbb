"""Which Pokémon a card shows."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.ereader.species import cards_of, numbers, species_of


@pytest.mark.parametrize(
    ("card_id", "species"),
    [
        ("gym2-2", ("Charizard",)),
        ("base1-10", ("Mewtwo",)),
        ("xy2-69", ("Charizard",)),
        ("base1-98", ()),
    ],
)
def test_the_name_tells_the_species_whatever_stands_around_it(
    card_id: str, species: tuple[str, ...]
) -> None:
    assert species_of(Library.default().card(card_id)) == species


def test_a_legend_of_two_shows_both() -> None:
    (card, *_) = Library.default().find("Kyogre & Groudon LEGEND")

    assert species_of(card) == ("Kyogre", "Groudon")


def test_all_cards_of_a_species_are_found() -> None:
    names = {card.name for card in cards_of("Charmeleon", Library.default())}

    assert {"Charmeleon", "Dark Charmeleon", "Blaine's Charmeleon"} <= names


def test_every_pokemon_but_the_buried_fossil_has_a_species() -> None:
    cards = [card for card in Library.default().cards() if card.supertype == "pokemon"]

    assert {card.name for card in cards if not species_of(card)} == {"Buried Fossil"}


def test_numbers_are_those_of_the_national_pokedex() -> None:
    assert [numbers()[name] for name in ("Bulbasaur", "Mew", "Volcanion")] == [1, 151, 721]
