"""Special cases of the Poké-Powers and Poké-Bodies of the e-Card sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import (
    ARCANINE,
    CANNON,
    CHANSEY,
    CORNER_CARDS,
    ELECTABUZZ,
    KEG,
    PIKACHU,
    WALL,
    ecard_table,
    rarest_table,
    table,
)

CARDS = (WALL, CANNON, KEG)


def test_psymimic_pays_for_the_foes_attacks() -> None:
    duel = ecard_table("ecard1-1 +R +R", f"base1-28 | {ELECTABUZZ}")

    assert duel.refused("attack Thundershock")
    duel.attack("Flare")
    assert duel.foe.active.damage == 20


def test_energy_connect_feeds_the_active_from_the_bench() -> None:
    duel = ecard_table(f"{PIKACHU} | ecard1-2 +L +base1-96")

    duel.power("Energy Connect")

    assert duel.you.active.energy == ["L"]
    assert duel.refused("use Energy Connect of bench 1")


def test_jet_stream_costs_an_energy_on_each_side() -> None:
    duel = ecard_table("ecard1-4 +W +W", f"{CHANSEY} +G")

    duel.power("Jet Stream", flips="H")

    assert duel.you.active.energy == ["W"]
    assert duel.foe.active.energy == []


def test_burning_energy_turns_basic_energy_to_fire_for_the_turn() -> None:
    duel = ecard_table("base1-28 +W +L | ecard1-6")

    assert duel.refused("attack Flare")
    duel.power("Burning Energy").attack("Flare")
    assert duel.foe.active.damage == 20
    duel.end_turn()
    assert duel.refused("attack Flare")


def test_moonlight_trades_a_card_for_a_basic_energy() -> None:
    duel = ecard_table(f"{PIKACHU} | ecard1-7", hand="base1-94", deck="W, base1-96")

    duel.power("Moonlight", answers=["W"])

    assert duel.you.hand == ["W"]
    assert sorted(duel.you.deck) == ["base1-94", "base1-96"]


def test_tailwind_frees_the_active_for_the_turn() -> None:
    duel = ecard_table("base1-4 | ecard1-9")

    assert duel.you.active.retreat == 3
    duel.power("Tailwind")
    assert duel.you.active.retreat == 0


def test_major_tsunami_turns_both_sides() -> None:
    duel = ecard_table(f"ecard1-12 | {PIKACHU}", f"{CHANSEY} | {ARCANINE}")

    duel.power("Major Tsunami")

    assert duel.foe.active.name == "Arcanine"
    assert duel.you.active.name == "Pikachu"


def test_major_tsunami_moves_its_user_even_against_a_lone_foe() -> None:
    duel = ecard_table(f"ecard1-12 | {PIKACHU}", CHANSEY)

    duel.power("Major Tsunami")

    assert duel.you.active.name == "Pikachu"


def test_chaos_move_waits_for_three_prizes() -> None:
    early = ecard_table(f"{PIKACHU} | ecard1-13", f"{CHANSEY} dmg20", foe_prizes=4)
    late = ecard_table(f"{PIKACHU} | ecard1-13", f"{CHANSEY} dmg20", foe_prizes=3)

    late.power("Chaos Move", answers=["active"])

    assert early.refused("use Chaos Move of bench 1")
    assert (late.foe.active.damage, late.you.active.damage) == (10, 10)


def test_rock_body_takes_ten_off() -> None:
    duel = ecard_table("ecard1-14", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.you.active.damage == 30


def test_plunge_takes_the_energy_and_the_place() -> None:
    duel = ecard_table(f"{PIKACHU} +L +base1-96 | ecard1-24")

    duel.power("Plunge", flips="H")

    assert duel.you.active.name == "Poliwrath"
    assert sorted(duel.you.active.energy) == ["L", "base1-96"]


def test_harvest_bounty_adds_a_second_energy() -> None:
    duel = ecard_table(f"{PIKACHU} | ecard1-30", hand="L, R")

    duel.attach("L", to="active", answers=["yes"])

    assert sorted(duel.you.active.energy) == ["L", "R"]


def test_extreme_speed_runs_for_free_with_energy() -> None:
    bare = ecard_table("ecard2-2")
    duel = ecard_table("ecard2-2 +R +base1-96")

    assert duel.you.active.retreat == max(bare.you.active.retreat - 3, 0)


def test_gluey_slime_counts_once() -> None:
    duel = ecard_table(f"{PIKACHU} | ecard2-3, ecard2-3", f"{CHANSEY} | ecard2-3")

    assert duel.you.active.retreat == 2
    assert duel.foe.active.retreat == 2


def test_pure_body_asks_an_energy_for_a_fire_energy() -> None:
    duel = ecard_table("ecard2-10 +G", hand="R")

    duel.attach("R", answers=["G"])

    assert duel.you.active.energy == ["R"]
    assert duel.you.discard == ["G"]


def test_ion_coating_turns_lightning_into_water_this_turn() -> None:
    duel = ecard_table("base3-10 +L +L | ecard2-21")

    assert duel.refused("attack Confuse Ray")
    duel.power("Ion Coating").attack("Confuse Ray", flips="T")
    assert duel.foe.active.damage == 10


def test_ion_coating_leaves_energy_alone_that_is_attached_later() -> None:
    duel = ecard_table("base3-10 +L | ecard2-21", hand="L")
    bare = ecard_table("base3-10 +R | ecard2-21")

    duel.power("Ion Coating").attach("L", to="active")

    assert duel.refused("attack Confuse Ray")
    assert bare.refused("use Ion Coating of bench 1")


def test_suction_cups_strip_whoever_retreats() -> None:
    duel = ecard_table(f"{PIKACHU} +L +R +W | {CHANSEY}", "ecard2-26")

    duel.retreat(pay=["L"])

    assert duel.you.bench[0].energy == []
    assert len(duel.you.discard) == 3


def test_backup_draws_up_to_three() -> None:
    duel = ecard_table(f"{PIKACHU} | ecard2-28", hand="L")
    rich = ecard_table(f"{PIKACHU} | ecard2-28", hand="L, L, L")

    duel.power("Backup")

    assert len(duel.you.hand) == 3
    assert rich.refused("use Backup of bench 1")


def test_dense_body_blunts_basic_attackers() -> None:
    duel = ecard_table("ecard2-33", "base1-7 +F +F +F", player="foe")

    duel.attack("Special Punch")

    assert duel.you.active.damage == 20


def test_miracle_shift_needs_a_basic_energy_to_discard() -> None:
    duel = ecard_table(f"{PIKACHU} | ecard2-39 +L", discard="R")

    duel.power("Miracle Shift")

    assert duel.asked != "pick_mon"
    assert duel.you.active.energy == []


def test_anti_lightning_refuses_lightning_energy() -> None:
    duel = ecard_table("ecard2-44", hand="L, R")

    assert duel.refused("attach L to active")
    assert duel.can("attach Fire Energy (energy-R) to active")


def test_enervating_pollen_leaves_ten_of_resistance() -> None:
    duel = ecard_table("base1-7 +F +F +F | ecard2-49", "base1-16")

    duel.attack("Special Punch")

    assert duel.foe.active.damage == 30


def test_crystal_type_takes_the_type_of_the_new_energy_this_turn() -> None:
    duel = ecard_table("ecard2-149", hand="W")

    assert duel.you.active.types == "C"
    duel.attach("W")
    assert duel.you.active.types == "W"
    duel.end_turn()
    assert duel.you.active.types == "C"


def test_energy_barrier_stops_at_twenty() -> None:
    duel = ecard_table("ecard2-95 +P +P +P", "base1-7 +F +F +F", player="foe")

    duel.attack("Special Punch")

    assert duel.you.active.damage == 20


@pytest.mark.rule("DUO-24")
def test_strange_tentacles_rest_where_no_pair_of_actives_fits() -> None:
    rules = book("ex").replace(actives=2)
    laid: dict[str, Any] = {"foe_discard": "L", "cards": CARDS}
    even = scenario(rules, "ecard2-38 +W & Wall +W", "Wall +G & Wall +G", **laid)
    more = scenario(rules, "ecard2-38 +W & Wall", "Wall +G & Wall", **laid)

    assert even.refused("power Strange Tentacles")
    assert more.can("power Strange Tentacles")


def test_magnetic_flow_swaps_energy_between_two_foes() -> None:
    duel = rarest_table("ecard2-22", f"{CHANSEY} +G | {PIKACHU} +L")

    duel.power("Magnetic Flow", flips="H")

    assert duel.asked == "main"
    assert duel.foe.active.energy == ["L"]
    assert duel.foe.bench[0].energy == ["G"]


@pytest.mark.parametrize(
    ("foe", "asked"),
    [
        ("Wall +G | Keg +L", "main"),
        ("Wall +G | Keg +L, Mole +R", "pick_mon"),
        ("Wall +G +W | Keg +L", "pick_card"),
    ],
)
def test_magnetic_flow_asks_of_two_for_none_first(foe: str, asked: str) -> None:
    duel = table("ecard", "ecard2-22", foe)

    duel.power("Magnetic Flow", flips="H")

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("foe", "energy"),
    [
        ("Wall +G | Wall>Tower +ex9-87", ["G", "ex9-87"]),
        ("Wall>Tower +ex9-87 | Wall +G", ["ex9-87", "G"]),
    ],
)
def test_magnetic_flow_moves_nothing_where_one_card_may_not_come_back(
    foe: str, energy: list[str]
) -> None:
    duel = table("ecard", "ecard2-22", foe)

    duel.power("Magnetic Flow", flips="H")

    assert [*duel.foe.active.energy, *duel.foe.bench[0].energy] == energy


@pytest.mark.rule("DUO-24")
def test_strange_tentacles_compares_one_active_with_one() -> None:
    rules = book("ex").replace(actives=2)
    row = "ecard2-38 +W +W & Wall"
    duel = scenario(rules, row, "Wall +G & Wall +G", foe_discard="L", cards=CORNER_CARDS)

    duel.power("Strange Tentacles", answers=["foe's active 2"])

    assert [one.energy for one in duel.foe.actives] == [["G"], ["G", "L"]]


def test_heat_up_fetches_fire_for_who_has_less() -> None:
    duel = scenario("ecard", f"ecard1-28 | {CHANSEY}", f"{CHANSEY} +R", deck="R, W")

    duel.power("Heat Up", answers=["yes", "Fire Energy"])

    assert duel.you.bench[0].energy == ["R"]
