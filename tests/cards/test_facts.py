"""Cards as numbers: printed facts in their columns, effect tags from programs."""

from __future__ import annotations

import pytest

from playmat.cards.facts import (
    CARD_COLUMNS,
    FAMILIES,
    MOST,
    QUERIES,
    TAGS,
    TEXT_COLUMNS,
    attack_facts,
    card_facts,
    power_facts,
)
from playmat.cards.library import Library
from playmat.lang.words import QUERIES as ASKED
from playmat.lang.words import WORDS


def told(card_id: str) -> dict[str, int]:
    """The columns of a card that are not 0."""
    facts = card_facts(Library.default().card(card_id))
    return {name: n for name, n in zip(CARD_COLUMNS, facts, strict=True) if n}


def test_a_pokemon_tells_what_is_printed_on_it() -> None:
    pikachu = told("base1-58")

    assert pikachu["pokemon"] == pikachu["stage_basic"] == pikachu["type_L"] == 1
    assert (pikachu["hp"], pikachu["attacks"], pikachu["best_damage"]) == (4, 2, 3)
    assert pikachu["weak_F"] == 1
    assert "trainer" not in pikachu


@pytest.mark.parametrize(
    ("card_id", "tags"),
    [
        ("base1-71", {"discards", "costs", "searches", "to_hand"}),
        ("base1-94", {"heals", "chooses"}),
        ("base1-91", {"draws"}),
    ],
)
def test_a_trainer_is_tagged_by_what_its_program_does(card_id: str, tags: set[str]) -> None:
    assert tags <= told(card_id).keys()


def test_energy_tells_what_it_provides_however_it_is_written() -> None:
    assert told("base1-96")["provides_C"] == 2
    assert told("base1-96")["special_energy"] == 1
    assert told("base1-98")["basic_energy"] == 1


def test_an_attack_tells_its_cost_its_damage_and_its_tags() -> None:
    attack = Library.default().card("base1-58").attacks[1]

    facts = dict(zip(TEXT_COLUMNS, attack_facts(attack), strict=True))

    assert (facts["is_attack"], facts["cost"], facts["cost_L"], facts["damage"]) == (1, 2, 1, 3)
    assert facts["flips"] == 1


def test_a_power_has_the_columns_of_an_attack() -> None:
    facts = dict(zip(TEXT_COLUMNS, power_facts("power(free) { draw(me, 1) }"), strict=True))

    assert (facts["is_attack"], facts["is_power"], facts["draws"], facts["used"]) == (0, 1, 1, 1)


def test_every_number_fits_into_a_byte() -> None:
    cards = Library.default().cards(samples=True)[::40]

    assert all(0 <= n <= MOST for card in cards for n in card_facts(card))


def test_tags_are_made_of_words_that_exist() -> None:
    words = {word for family in FAMILIES.values() for word in family}
    asked = {query for queries in QUERIES.values() for query in queries}

    assert words <= set(WORDS)
    assert asked <= set(ASKED)
    assert len(set(TAGS)) == len(TAGS)
