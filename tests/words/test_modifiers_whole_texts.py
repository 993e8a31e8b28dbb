"""Modifiers in whole texts of rarer kinds, each on an invented card."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Power
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import judge, lay

SMOKER: Final = mon(
    "Smoker",
    60,
    "R",
    blow(
        "Smoke",
        10,
        "after { lasting(foe_next_turn, on=defender) { handler(instead(attack_declared(bearer)) "
        "{ a <- flip(by=foe); if heads(a) == 0 { nullify } }) } }",
    ),
)


@pytest.mark.parametrize(("coin", "damage"), [("H", 20), ("T", 0)])
def test_a_defender_in_smoke_flips_to_attack(coin: str, damage: int) -> None:
    duel = lay("Smoker", "Hitter", SMOKER).attack("Smoke")

    duel.attack("Hit", flips=coin)

    assert duel.you.active.damage == damage


def test_smoke_stays_with_the_pokemon_it_was_laid_on() -> None:
    duel = lay("Smoker", "Hitter | Hitter", SMOKER).attack("Smoke")

    duel.retreat().attack("Hit")

    assert duel.you.active.damage == 20


def test_an_attack_that_was_chosen_cannot_be_used() -> None:
    program = (
        "no_damage; after { a <- choose(attacks_of(defender)); "
        "lasting(foe_next_turn, on=defender) { forbid_attacks(a) } }"
    )
    duel = lay("Forgetful", "Hitter", mon("Forgetful", 60, "P", blow("Amnesia", 0, program)))

    duel.attack("Amnesia", answers=["pick attack Hit of Hitter"])

    assert not duel.can("attack Hit")
    assert duel.can("attack Nap")


def test_only_the_attack_chosen_can_be_used() -> None:
    program = (
        "no_damage; after { a <- choose(attacks_of(defender)); "
        "lasting(foe_next_turn, on=defender) { only_attacks(a) } }"
    )
    duel = lay("Caller", "Hitter", mon("Caller", 60, "P", blow("Encore", 0, program)))

    duel.attack("Encore", answers=["pick attack Hit of Hitter"])

    assert duel.can("attack Hit")
    assert not duel.can("attack Nap")


HALF: Final = trainer(
    "Half",
    "stadium",
    'play { either { label("mine"); lasting(while_stadium) { mod(max_hp, all(me), add, 10) } } '
    '{ label("theirs"); lasting(while_stadium) { mod(max_hp, all(foe), add, 10) } } }',
)


@pytest.mark.parametrize(("way", "hp"), [("mine", (70, 100)), ("theirs", (60, 110))])
def test_a_stadium_faces_the_way_chosen(way: str, hp: tuple[int, int]) -> None:
    duel = lay("Hitter", "Target", HALF, hand="Half").play("Half", answers=[way])

    assert (duel.you.active.hp, duel.foe.active.hp) == hp


def test_a_switch_reaches_powers_in_the_discard_pile_and_in_play() -> None:
    law = judge(
        'static(while=is(self, has_tool)) { off_power(all(both), ability, "Verdict"); '
        'off_power_away(both, pokemon, ability, "Verdict") }'
    )
    rise = mon(
        "Riser",
        60,
        "C",
        powers=(Power("Rise", "ability", "power(once, where=discard) { draw(me, 1) }"),),
    )
    duel = lay("Hitter | Judge", "Target", law, rise, discard="Riser", hand="Band")
    assert any("Rise" in option for option in duel.options)
    assert duel.can("use Spark")

    duel.play("Band", to="bench 1")

    assert not any("Rise" in option for option in duel.options)
    assert not duel.can("use Spark")


def test_energy_and_evolution_are_not_played_under_a_lock() -> None:
    law = judge("static { forbid_play(me, special_energy or evolution) }")
    duel = lay("Hitter | Judge", "Target", law, hand="Double, L, Grown")

    assert not duel.can("attach Double to active")
    assert duel.can("attach L to active")
    assert not duel.can("evolve Grown")
    assert duel.why_not("attach Double to active") == duel.why_not("evolve Grown on active")


def test_a_sleeping_pokemon_retreats_where_its_text_allows() -> None:
    law = judge("static { mod(can_retreat, all(me), allow) }")

    assert lay("Hitter asleep | Judge", "Target", law).can("retreat")
    assert not lay("Hitter asleep | Small", "Target").can("retreat")


def test_two_that_copy_each_others_hp_have_what_is_printed() -> None:
    law = "static(while=is(self, is_active)) { mod(max_hp, self, set, hp_of(active(foe))) }"
    one = mon("One", 70, "C", powers=(Power("Copy", "body", law),))
    two = mon("Two", 90, "C", powers=(Power("Copy", "body", law),))
    duel = lay("One", "Two", one, two)

    assert (duel.you.active.hp, duel.foe.active.hp) == (90, 70)


def test_a_lasting_effect_keeps_what_it_says_of_the_event_it_began_with() -> None:
    law = "on(attached(self)) { lasting(end_of_turn, on=self) { take_types(self, event_card) } }"
    prism = mon("Prism", 60, "C", powers=(Power("Shine", "body", law),))
    duel = lay("Prism", "Target", prism, hand="R").attach("R", to="active")

    assert duel.you.active.types == "R"


def test_conditions_end_that_a_pokemon_cannot_have() -> None:
    law = judge("static { immune(all(me)[has_type(L)], asleep) }")
    duel = lay("Hitter asleep poisoned | Judge", "Target", law, hand="L")

    duel.attach("L", to="active")

    assert duel.you.active.conditions == {"poisoned"}


@pytest.mark.parametrize(("typed", "damage"), [("L", 20), ("R", 40)])
def test_weakness_to_one_type_alone_may_be_set_aside(typed: str, damage: int) -> None:
    law = judge(
        f"static {{ mod(weakness_applies, all(foe), forbid, from=all(both)[typed({typed})]) }}"
    )
    duel = lay("Hitter | Judge", "Frail", law).attack("Hit")

    assert duel.foe.active.damage == damage


def test_weakness_is_changed_to_the_type_named() -> None:
    program = (
        "no_damage; after { a <- name_type; lasting(through_my_turn, on=defender) "
        "{ mod_type(weakness, bearer, set, a) } }"
    )
    changer = mon("Changer", 60, "C", blow("Convert", 0, program), retreat=0)
    duel = lay("Changer | Hitter", "Frail", changer)

    duel.attack("Convert", answers=["Fire"]).end_turn().retreat().attack("Hit")

    assert duel.foe.active.damage == 20


@pytest.mark.parametrize(("coin", "left"), [("H", 6), ("T", 5)])
def test_a_coin_decides_how_many_prizes_a_knock_out_brings(coin: str, left: int) -> None:
    fewer = (
        "instead(would_be_knocked_out(self)) { a <- flip; if heads(a) > 0 "
        "{ lasting(end_of_turn) { mod(prizes_for, self, value=-1) } } }"
    )
    duel = lay("Hitter", "Judge | Small", judge(fewer))

    duel.attack("Crash", flips=coin, answers=["prize 1"] if coin == "T" else [])

    assert duel.you.prizes_left == left
