"""Owners and δ in the name of a Pokémon. [CARD-OWN-1 ... CARD-OWN-5, CARD-DELTA-1]"""

from __future__ import annotations

import pytest

from playmat.rules import book
from tests.rules.cards_course import ALL, trainer
from tests.rules.cards_kinds import lay
from tests.rules.kinds.cards_owned import OWNED


@pytest.mark.rule("CARD-OWN-1")
@pytest.mark.parametrize("name", ALL)
def test_an_owner_is_part_of_the_name_for_every_text(name: str) -> None:
    bane = trainer(
        "t-122", "Geodude Bane", "item", 'play { counters(all(me)[named("Geodude")], 1) }'
    )
    duel = lay(name, "base3-47 | Brock's Geodude", hand="Geodude Bane", cards=[bane])

    duel.play("Geodude Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-OWN-2")
@pytest.mark.parametrize("name", ALL)
def test_an_owners_pokemon_evolves_only_under_the_same_owner(name: str) -> None:
    duel = lay(
        name, "Brock's Geodude | base3-47, Brock's Sandshrew", hand="Graveler, Brock's Sandslash"
    )

    assert duel.refused("evolve Graveler on active")
    assert duel.can("evolve Graveler on bench 1")
    assert duel.can("evolve Brock's Sandslash on bench 2")


@pytest.mark.rule("CARD-OWN-3")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("switch", "damage"), [(False, 0), (True, 10)])
def test_whether_holons_pokemon_have_an_owner_is_a_switch(
    name: str, switch: bool, damage: int
) -> None:
    rules = book(name).replace(holon_is_owner=switch)
    duel = lay(
        rules, "Brock's Geodude | Holon's Magnemite, Dialga G", hand="Owner Bane", cards=OWNED
    )

    duel.play("Owner Bane")

    assert duel.you.active.damage == 10
    assert [mon.damage for mon in duel.you.bench] == [damage, 0]


@pytest.mark.rule("CARD-OWN-3")
@pytest.mark.parametrize("name", ALL)
def test_no_book_counts_holon_dark_or_plasma_as_an_owner(name: str) -> None:
    duel = lay(
        name, "Meowth>Dark Persian | Holon's Magnemite, bw8-90", hand="Owner Bane", cards=OWNED
    )

    duel.play("Owner Bane")

    assert [duel.you.active.damage, *(mon.damage for mon in duel.you.bench)] == [0, 0, 0]


@pytest.mark.rule("CARD-OWN-4")
@pytest.mark.parametrize("name", ALL)
def test_a_dark_pokemon_evolves_from_what_it_prints(name: str) -> None:
    duel = lay(name, "Meowth | Rocket's Meowth", hand="Dark Persian, Persian")

    assert duel.can("evolve Dark Persian on active")
    assert duel.can("evolve Persian on active")
    assert duel.refused("evolve Dark Persian on bench 1")


@pytest.mark.rule("CARD-OWN-4")
@pytest.mark.parametrize("name", ALL)
def test_dark_in_the_name_is_a_word(name: str) -> None:
    duel = lay(name, "Meowth>Dark Persian | Darkrai", hand="Dark Bane", cards=OWNED)

    duel.play("Dark Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-OWN-5")
@pytest.mark.parametrize("name", ALL)
def test_an_owners_pokemon_of_two_types_is_both(name: str) -> None:
    bane = trainer(
        "t-123",
        "Type Bane",
        "item",
        "play { counters(all(me)[typed(G)], 1); counters(all(me)[typed(D)], 1) }",
    )
    duel = lay(name, "Team Aqua's Cacturne", hand="Type Bane", cards=[*OWNED, bane])

    duel.play("Type Bane")

    assert (duel.you.active.types, duel.you.active.damage) == ("GD", 20)


@pytest.mark.rule("CARD-DELTA-1")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("below", "above"), [("Kakuna", "Beedrill δ"), ("Shelgon δ", "Salamence")])
def test_delta_is_no_part_of_the_name(name: str, below: str, above: str) -> None:
    duel = lay(name, below, hand=above)

    assert duel.evolve(above).you.active.name == above


@pytest.mark.rule("CARD-DELTA-2", "CARD-DELTA-3")
@pytest.mark.parametrize("name", ALL)
def test_delta_stays_a_mark_for_texts_and_the_type_is_as_printed(name: str) -> None:
    duel = lay(name, "Shelgon δ | ex8-2", hand="Delta Bane", cards=OWNED)

    duel.play("Delta Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]
    assert [duel.you.active.types, duel.you.bench[0].types] == ["W", "C"]
