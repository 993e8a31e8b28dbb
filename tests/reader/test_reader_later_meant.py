"""Whom and what later sentences mean: "it" after a choice, weaker attacks, Energy of a type."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_later_years import FOES, THIS, program, refused

AT_FIRST = FOES[0].upper() + FOES[1:]

CHOSEN = (
    "Heal 20 damage from 1 of your Benched Pokémon.",
    "Attach a basic Energy card from your hand to 1 of your Benched Pokémon.",
    "This attack also does 10 damage to 1 of your opponent's Benched Pokémon.",
)


@pytest.mark.parametrize("first", CHOSEN)
@pytest.mark.parametrize(("named", "means"), [(THIS, "self"), (FOES, "defender")])
def test_it_is_who_was_asked_about_not_who_was_chosen_before(
    first: str, named: str, means: str
) -> None:
    made = program("attack", f"{first} If {named} is Burned, put 2 damage counters on it.", "30")

    assert f"{{ counters({means}, 2) }}" in made


@pytest.mark.parametrize("whom", ["it", "that Pokémon"])
def test_it_is_who_the_sentence_before_named(whom: str) -> None:
    made = program(
        "attack", f"{CHOSEN[0]} {AT_FIRST} is now Asleep. Discard an Energy from {whom}."
    )

    assert "choose(energy_on(defender))" in made


def test_it_is_who_was_chosen_where_nobody_was_named_since() -> None:
    made = program("attack", "Heal 20 damage from 1 of your Benched Pokémon and draw a card.")
    then = program("attack", f"{CHOSEN[0]} If you do, put 1 damage counter on it.")

    assert "heal(a, 20)" in made
    assert "counters(a, 1)" in then


@pytest.mark.parametrize("attacks", ["its attacks do", "attacks used by it do"])
def test_attacks_of_it_are_weaker_against_anybody(attacks: str) -> None:
    text = "During your opponent's next turn, the Defending Pokémon can't retreat, and"

    made = program("attack", f"{text} {attacks} 20 less damage.")

    assert made.endswith("lasting(foe_next_turn, defender) { mod(damage_dealt, value=-20) } }")


def test_only_basic_energy_is_read_to_provide_twice_as_much() -> None:
    doubled = "Grass Energy attached to your Pokémon provides GrassGrass Energy."

    made = program("power", f"Each basic {doubled}")

    assert "from=energy_on(all(me))[basic_energy and provides(G)]" in made
    assert refused("power", [f"Each {doubled}"])


def test_energy_that_gives_a_type_while_attached_is_of_that_type_only_there() -> None:
    lead = "As long as this card is attached to a Pokémon, it provides"

    assert program("energy", f"{lead} Metal Energy.", card="special_energy") == (
        'provide("M", any_of(host))'
    )
    assert program("energy", f"{lead} Colorless Energy.", card="special_energy") == 'provide("C")'
