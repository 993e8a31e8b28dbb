"""Lasting effects of attacks of the EX sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, ELECTABUZZ, PIKACHU, ex_table, table

BIG = "ex15-93"  # Gardevoir ex δ, 150 HP, weak to Psychic
AVERTS = "Wall dmg390 +neo1-86 | Wall"  # Focus Band: heads prevents the Knock Out
FALLS = [("T", True), ("H", False)]


def knocked(rules: str, you: str, attack: str, flips: str, **more: Any) -> Duel:
    """Attack a Pokémon whose Knock Out is prevented by a coin."""
    return table(rules, you, AVERTS, **more).attack(attack, flips=flips)


def test_critical_move_needs_a_basic_energy_and_a_rest() -> None:
    duel = ex_table("ex1-12 +G +G +base1-96", BIG)
    special = ex_table("ex1-12 +base1-96 +base1-96", BIG).attack("Critical Move")

    duel.attack("Critical Move").end_turn()

    assert duel.foe.active.damage == 100
    assert sorted(duel.you.active.energy) == ["G", "base1-96"]
    assert duel.refused("attack Critical Move")
    assert special.foe.active.damage == 0


@pytest.mark.parametrize(("flips", "damage"), [("T", 0), ("H", 20)])
def test_charmeleons_smokescreen_blinds_for_a_turn(flips: str, damage: int) -> None:
    duel = ex_table("ex7-110 +R", "base1-28 +R +R")

    duel.attack("Smokescreen")
    duel.attack("Flare", flips=flips)

    assert duel.you.active.damage == damage


def test_stockpile_feeds_the_next_swallow() -> None:
    duel = ex_table("ex1-19 +W +W +W dmg60")

    duel.attack("Stockpile").end_turn()
    duel.attack("Swallow")

    assert duel.foe.active.damage == 60
    assert duel.you.active.damage == 0
    duel.end_turn()
    duel.attack("Swallow")
    assert duel.foe.active.damage == 80


def test_standing_by_loads_the_next_pulse_blast() -> None:
    duel = ex_table("ex10-10 +W +W +W", BIG)

    duel.attack("Standing By").end_turn()
    duel.attack("Pulse Blast")

    assert duel.foe.active.damage == 120


def test_rock_blast_aims_each_energy_on_its_own() -> None:
    duel = ex_table("ex16-3 +F +F +F", f"{CHANSEY} | {PIKACHU}")

    duel.attack(
        "Rock Blast",
        answers=["F", "F", "F", "foe's active", "foe's active", "foe's bench 1"],
    )

    assert duel.foe.active.damage == 40
    assert duel.foe.bench[0].damage == 20


def test_steep_dive_hides_or_sharpens() -> None:
    hidden = ex_table("ex11-32 +G +G +G", f"{ELECTABUZZ} +L +L")
    sharp = ex_table("ex11-32 +G +G +G")

    hidden.attack("Steep Dive", flips="H").attack("Thundershock", flips="H")
    sharp.attack("Steep Dive", flips="T").end_turn().attack("Glide")

    assert hidden.you.active.damage == 0
    assert sharp.foe.active.damage == 100


def test_shock_wave_needs_an_electromark() -> None:
    duel = ex_table("ex15-99 +L +L +L", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Electromark", answers=["foe's active"]).end_turn()
    duel.attack("Shock-wave")

    assert duel.asked == "prize"


def test_shock_wave_passes_by_the_unmarked() -> None:
    duel = ex_table("ex15-99 +L +L +L")

    duel.attack("Shock-wave")

    assert duel.foe.active.hp_left == 120


def test_dark_seed_sprouts_at_the_end_of_the_foes_turn() -> None:
    duel = ex_table("ex7-17 +D", f"{CHANSEY} +G +G | {PIKACHU}")

    duel.attack("Dark Seed")

    assert duel.refused("retreat")
    duel.end_turn()
    assert duel.foe.active.damage == 50


def test_dark_seed_withers_when_the_defender_is_benched() -> None:
    duel = ex_table("ex7-17 +D", f"{CHANSEY} | {PIKACHU}", foe_hand="base1-95")

    duel.attack("Dark Seed").play("Switch").end_turn()

    assert duel.foe.bench[0].damage == 0
    assert duel.foe.active.damage == 0


def test_silver_wind_adds_to_damage_done() -> None:
    duel = ex_table("ex5-20 +G +G")

    duel.attack("Silver Wind").end_turn()
    duel.attack("Silver Wind")

    assert duel.foe.active.damage == 90


def test_silver_wind_adds_nothing_where_no_damage_is_done() -> None:
    duel = ex_table("ex5-20 +G +G | base1-31 +P", hand="base1-95")

    duel.attack("Silver Wind").end_turn()
    duel.play("Switch").attack("Doubleslap", flips="HT")

    assert duel.foe.active.damage == 30


def test_extra_comet_punch_grows_the_turn_after() -> None:
    duel = ex_table("ex10-36 +G +G")

    duel.attack("Extra Comet Punch").end_turn()
    duel.attack("Extra Comet Punch")

    assert duel.foe.active.damage == 90


def test_hustle_punch_tires() -> None:
    duel = ex_table("ex8-3 +F +F +F", "ex15-93")

    duel.attack("Hustle Punch").end_turn()
    duel.attack("Hustle Punch")

    assert duel.foe.active.damage == 120


def test_slow_trip_gas_confuses_only_a_defender_that_stayed() -> None:
    stayed = ex_table("ex6-63 +P", f"{CHANSEY} | {PIKACHU}").attack("Slow Trip Gas").end_turn()
    gone = ex_table("ex6-63 +P", f"{CHANSEY} | {PIKACHU}", foe_hand="base1-95")

    gone.attack("Slow Trip Gas").play("Switch").end_turn()

    assert stayed.foe.active.conditions == {"confused"}
    assert gone.foe.bench[0].conditions == set()
    assert gone.foe.active.conditions == set()


def test_spiky_shell_stings_at_the_end_of_the_foes_turn() -> None:
    duel = ex_table("ex10-6 +M +M", CHANSEY)

    duel.attack("Spiky Shell")
    before = duel.foe.active.damage
    duel.end_turn()

    assert duel.foe.active.damage == before + 30


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_vital_drain_mends_its_user_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("ex", "ex13-9 +L +L dmg80 poisoned", "Vital Drain", flips)

    assert duel.you.active.damage == (10 if falls else 90)  # the Poison remains
    assert duel.you.active.conditions == (set() if falls else {"poisoned"})


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_power_crush_costs_energy_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("ex", "ex15-95 +R +R +L", "Power Crush", flips)

    assert duel.you.active.energy == (["L"] if falls else ["R", "R", "L"])


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_burn_away_harms_its_user_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("ex", "ex14-90 +R +F +F +F", "Burn Away", flips)

    assert duel.you.active.damage == (90 if falls else 0)  # 100 with 10 HP left


def test_ice_generator_clears_the_other_sides_trainer_cards() -> None:
    you = "base1-46>base1-24 +R +ex5-84"
    duel = scenario("ex", you, f"{CHANSEY} | dp2-117")

    duel.attack("Ice Generator")

    assert (duel.foe.bench, duel.foe.discard) == ([], ["dp2-117"])
