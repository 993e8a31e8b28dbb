"""References in later sentences: "it" after a choice, weaker attacks, Energy of a type."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import FOES, THIS, program

AT_FIRST = FOES[0].upper() + FOES[1:]

CHOSEN = (
    "Heal 20 damage from 1 of your Benched Pokémon.",
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


def test_energy_that_gives_a_type_while_attached_is_of_that_type_only_there() -> None:
    lead = "As long as this card is attached to a Pokémon, it provides"

    assert program("energy", f"{lead} Metal Energy.", card="special_energy") == (
        'provide("M", any_of(host))'
    )
    assert program("energy", f"{lead} Colorless Energy.", card="special_energy") == 'provide("C")'


@pytest.mark.parametrize(
    ("kind", "means"),
    [("Item", "item"), ("Supporter", "supporter"), ("basic Energy", "basic_energy")],
)
@pytest.mark.parametrize("them", ["them", "those cards"])
def test_them_are_those_that_were_asked_for_among_all(kind: str, means: str, them: str) -> None:
    first = "Discard the top 4 cards of your deck."

    made = program(
        "trainer", f"{first} If any of them are {kind} cards, put {them} into your hand."
    )

    assert made.endswith(f"{{ a <- mill(me, 4); move(a[{means}], hand) }}")


@pytest.mark.parametrize(
    ("kind", "text", "means"),
    [
        (
            "power",
            "you may have both Active Pokémon become Asleep",
            "inflict(active(both), asleep)",
        ),
        ("power", f"you may have {FOES} become Burned and Confused", "inflict(a, burned)"),
        (
            "power",
            "you may attach 2 Energy cards from your hand to your Pokémon, except any Pokémon-GX, "
            "in any way you like",
            'choose(all(me)[not tag("gx")])',
        ),
        (
            "power",
            "you may heal 20 damage from 1 of your Pokémon, except any Pokémon-GX",
            'choose(all(me)[not tag("gx")',
        ),
    ],
)
def test_what_a_power_may_do_is_worded_in_more_ways(kind: str, text: str, means: str) -> None:
    assert means in program(kind, f"Once during your turn, {text}.")


@pytest.mark.parametrize(
    ("text", "means"),
    [],
)
def test_some_of_each_of_two_kinds(text: str, means: str) -> None:
    assert means in program("trainer", text)
