"""Lasting effects of attacks of the Base sets and their promos."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import (
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    ecard_table,
    rarest_table,
)

GUST_OF_WIND = "base1-93"


def test_a_pokemon_takes_only_one_lightning_rod() -> None:
    duel = ecard_table("basep-46 +L", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Lightning Rod", answers=["foe's active"]).end_turn()
    duel.attack("Lightning Rod", answers=["foe's active"])

    assert duel.foe.active.markers == {"Lightning Rod": 1}


def test_conversion_changes_a_weakness_but_gives_none() -> None:
    has = ecard_table("base1-39 +G | base3-10 +W", CHANSEY, hand="base1-95")
    none = ecard_table("base1-39 +G | base3-10 +W", "base1-16", hand="base1-95")

    has.attack("Conversion 1", answers=["yes", "W"]).end_turn().play("Switch").attack("Water Gun")
    none.attack("Conversion 1")
    if none.asked == "may":
        none.answer("yes", "W")
    none.end_turn().play("Switch").attack("Water Gun")

    assert has.foe.active.damage == 20
    assert none.foe.active.damage == 10


def test_destiny_bond_takes_the_killer_along() -> None:
    duel = ecard_table(f"base1-50 +P +P | {PIKACHU}", f"{ELECTABUZZ} +L +L | {PIKACHU}")

    duel.attack("Destiny Bond")
    duel.attack("Thunderpunch", flips="H")

    assert ELECTABUZZ in duel.foe.discard
    assert "base1-50" in duel.you.discard


def test_destiny_bond_takes_along_who_knocks_out_by_a_power() -> None:
    duel = ecard_table(
        f"base1-50 +P +P dmg20 | {PIKACHU} dmg10",
        f"{CHANSEY} | base1-50>base1-29>base3-5, {PIKACHU}",
    )

    duel.attack("Destiny Bond").power("Curse", answers=["foe's bench 1"])

    assert sorted(duel.you.discard) == ["P", "P", "base1-50"]
    assert "base3-5" in duel.foe.discard


def test_destiny_bond_lets_poison_be() -> None:
    duel = ecard_table(f"base1-50 +P +P dmg20 poisoned | {PIKACHU}", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Destiny Bond")

    assert "base1-50" in duel.you.discard
    assert duel.foe.discard == []


def test_onix_harden_stops_thirty_and_lets_forty_through() -> None:
    soft = ecard_table("base1-56 +F +F", HITTER).attack("Harden").attack("Jab")
    hard = ecard_table("base1-56 +F +F", HITTER).attack("Harden").attack("Special Punch")

    assert soft.you.active.damage == 0
    assert hard.you.active.damage == 40


def test_pounce_softens_only_blows_at_persian() -> None:
    duel = ecard_table("base2-42 +G +G +G", HITTER)

    duel.attack("Pounce")
    duel.attack("Jab")

    assert duel.you.active.damage == 30


def test_swords_dance_readies_slash() -> None:
    duel = ecard_table("base2-10 +G +G +G")

    duel.attack("Swords Dance").end_turn()
    duel.attack("Slash")

    assert duel.foe.active.damage == 60


def test_scrunch_stops_damage_for_one_turn_but_not_the_other_effects() -> None:
    duel = ecard_table("base1-3 +G +G", "base1-20 +L +L")

    duel.attack("Scrunch", flips="H")
    duel.attack("Thundershock", flips="H")

    assert duel.you.active.damage == 0
    assert duel.you.active.conditions == {"paralyzed"}
    duel.end_turn()
    duel.attack("Thunderpunch", flips="H")
    assert duel.you.active.damage == 40


def test_barrier_costs_a_psychic_energy_and_stops_everything_for_a_turn() -> None:
    duel = ecard_table("base1-10 +P +P", "base1-20 +L +L")

    duel.attack("Barrier")
    duel.attack("Thundershock", flips="H")

    assert duel.you.discard == ["P"]
    assert duel.you.active.damage == 0
    assert duel.you.active.conditions == set()
    duel.end_turn()
    duel.attack("Thundershock", flips="T")
    assert duel.you.active.damage == 10


def test_stare_hits_for_ten_and_turns_the_power_off_for_a_turn() -> None:
    duel = ecard_table("base5-2 +G +G", f"{CHANSEY} | base1-63>base1-42>base1-2", foe_hand="W")

    duel.attack("Stare", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 10
    assert duel.refused("use Rain Dance of bench 1")
    duel.end_turn().end_turn()
    assert duel.can("use Rain Dance of bench 1")


def test_lightning_bolt_reaches_marked_pokemon_with_weakness() -> None:
    duel = ecard_table("basep-46 +L +L", f"{CHANSEY} | base1-25")

    duel.attack("Lightning Rod", answers=["foe's bench 1"]).end_turn()
    duel.attack("Lightning Bolt")

    assert duel.foe.active.damage == 10
    assert duel.foe.bench[0].damage == 40


def test_leer_ends_when_the_one_that_leered_goes_to_the_bench() -> None:
    duel = ecard_table(f"base6-90 +F | {PIKACHU}", f"{ELECTABUZZ} +L +L", foe_hand=GUST_OF_WIND)

    duel.attack("Leer", flips="H")

    assert duel.refused("attack Thundershock")
    duel.play("Gust of Wind")
    assert duel.can("attack Thundershock")


def test_paint_changes_the_type() -> None:
    duel = rarest_table("basep-32 +G")

    duel.attack("Paint", flips="H", answers=["W"])

    assert duel.foe.active.types == "W"


def test_destiny_bond_reaches_who_puts_the_last_counters() -> None:
    duel = scenario("platinum", f"base1-50 +P +P | {CHANSEY}", f"dp6-40 +P | {CHANSEY}")

    duel.attack("Destiny Bond").attack("Curse and Deceive")

    assert "dp6-40" not in [m.id for m in [*duel.foe.actives, *duel.foe.bench]]


def test_conversion_asks_nothing_where_there_is_no_weakness() -> None:
    duel = ecard_table("base1-39 +L", "base1-26")

    duel.attack("Conversion 1")

    assert duel.player == "foe"


@pytest.mark.parametrize(("attack", "energy"), [("Harden", "+F +F"), ("Rock Throw", "+F")])
def test_harden_prevents_little_damage_whatever_does_it(attack: str, energy: str) -> None:
    duel = ecard_table(f"base1-56 {energy}", CHANSEY, foe_hand="base5-75").attack(attack)

    duel.play("Digger", flips="HT")

    assert duel.you.active.damage == (0 if attack == "Harden" else 10)
