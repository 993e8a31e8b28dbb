"""Whom and what later sentences mean: "it" after a choice, weaker attacks, Energy of a type."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_later_years import FOES, THIS, program

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


@pytest.mark.parametrize("attacks", ["its attacks do", "attacks used by it do"])
def test_attacks_of_it_are_weaker_against_anybody(attacks: str) -> None:
    text = "During your opponent's next turn, the Defending Pokémon can't retreat, and"

    made = program("attack", f"{text} {attacks} 20 less damage.")

    assert made.endswith("lasting(foe_next_turn, defender) { mod(damage_dealt, value=-20) } }")


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


@pytest.mark.parametrize(("place", "means"), [("Bench", "bench_of"), ("discard pile", "discards")])
def test_several_names_are_each_of_them_there(place: str, means: str) -> None:
    where = f"{'on' if place == 'Bench' else 'in'} your {place}"

    three = program("attack", f"If Uxie, Mesprit, and Azelf are {where}, draw a card.", "30")

    tests = (f'any_of({means}(me)[named("{name}")])' for name in ("Uxie", "Mesprit", "Azelf"))
    assert f"if {' and '.join(tests)} {{" in three


def test_one_of_two_names_is_enough_where_the_text_says_or() -> None:
    made = program("attack", "If Plusle or Minun is on your Bench, draw 2 cards.", "30")

    assert 'any_of(bench_of(me)[named("Plusle") or named("Minun")])' in made


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


@pytest.mark.parametrize("span", ["For the rest of this game", "For the rest of the game"])
def test_what_holds_for_the_rest_of_the_game(span: str) -> None:
    text = f"{span}, your Metal Pokémon take 10 less damage from your opponent's attacks."

    assert "lasting(rest_of_game) { mod(damage_taken, all(me)[typed(M)]" in program("attack", text)


@pytest.mark.parametrize(
    "hurt",
    [
        "90 or more damage is done to it by an attack from your opponent's Pokémon",
        "takes 90 or more damage from an attack from your opponent's Pokémon",
    ],
)
def test_damage_may_be_asked_to_be_much(hurt: str) -> None:
    made = program("power", f"If this Pokémon is in the Active Spot and {hurt}, draw 2 cards.")

    assert "is(self, is_active) and event_amount >= 90) { draw(me, 2) }" in made


@pytest.mark.parametrize("who", ["1 of your opponent's Pokémon in play", "your Active Pokémon"])
def test_cards_may_share_a_type_with_somebody(who: str) -> None:
    text = f"Search your deck for a Pokémon of the same type as {who}, reveal it, and put it into"

    made = program("trainer", f"{text} your hand. Then, shuffle your deck.")

    assert "deck(me)[pokemon and shares_type(" in made


@pytest.mark.parametrize("end", ["the turn", "your turn"])
def test_energy_leaves_at_the_end_of_a_turn(end: str) -> None:
    borne = "If this card is attached to a Pokémon"
    text = f"This card provides Colorless Energy. {borne}, discard this card at the end of {end}."

    made = program("energy", text, card="special_energy")

    assert "on(turn_ended" in made


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Put up to 3 Item cards and up to 2 Stadium cards from your discard pile into your "
            "hand.",
            "a <- choose(discards(me)[item], 0, 3); b <- choose(discards(me)[stadium_card], 0, 2)",
        ),
    ],
)
def test_some_of_each_of_two_kinds(text: str, means: str) -> None:
    assert means in program("trainer", text)
