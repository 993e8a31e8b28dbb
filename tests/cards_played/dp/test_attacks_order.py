"""Attacks of the Diamond & Pearl sets: the order of choices and discards."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, DIGLETT, PIKACHU, RAICHU


def test_time_spiral_chooses_before_the_confusion_coin() -> None:
    duel = scenario("platinum", f"pl4-23 +W +W confused | {PIKACHU}", f"{RAICHU} | {RAICHU}")

    duel.attack("Time Spiral")

    assert (duel.asked, duel.events("coin")) == ("pick_mon", [])
    assert duel.answer("foe's bench 1", flips="H").foe.bench[0].name == "Pikachu"


def test_dragon_rush_hits_before_its_energy_is_chosen_and_discarded() -> None:
    you = f"pl3-60>dpp-DP46 +W +W +R | {PIKACHU}"
    duel = scenario("platinum", you, f"{CHANSEY} | {DIGLETT}, {CHANSEY}")

    duel.attack("Dragon Rush", answers=["foe's bench 2"])

    assert duel.asked == "pick_card"
    assert duel.foe.bench[1].damage == 80
    assert len(duel.you.active.energy) == 3


def test_gyro_ball_asks_nothing_without_a_bench() -> None:
    duel = scenario("platinum", "dp7-6 +L +L +L", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Gyro Ball")

    assert (duel.player, duel.foe.active.damage) == ("foe", 60)


def test_baby_evolution_takes_no_level_up_card() -> None:
    plain = scenario("platinum", "dp1-33", PIKACHU, hand="dp1-37")
    leveled = scenario("platinum", "dp1-33", PIKACHU, hand="pl2-111")

    assert plain.can("use Baby Evolution")
    assert leveled.refused("use Baby Evolution")


def test_a_special_condition_is_chosen_before_the_confusion_coin() -> None:
    duel = scenario("platinum", "pl3-17 +G +G +G confused", CHANSEY)

    duel.attack("Select Powder")

    assert (duel.options, duel.events("coin")) == (["Burned", "Poisoned"], [])
    assert duel.answer("Poisoned", flips="H").foe.active.conditions == {"poisoned"}


def test_water_slide_hits_while_its_energy_is_still_there() -> None:
    you = f"pl1-29 +W +ex9-86 | {PIKACHU}"
    duel = scenario("platinum", you, CHANSEY)

    duel.attack("Water Slide", answers=["yes"])

    order = [event.what for event in duel.log if event.what in ("damage", "attach")]
    assert order == ["damage", "attach", "attach"]
    assert (duel.foe.active.damage, duel.you.bench[0].energy) == (60, ["W", "ex9-86"])
