"""Powers, bodies and attacks of the e-Card sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
ELECTABUZZ = "base1-20"


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_psymimic_pays_for_the_foes_attacks() -> None:
    duel = table("ecard1-1 +R +R", f"base1-28 | {ELECTABUZZ}")

    assert duel.refused("attack Thundershock")
    duel.attack("Flare")
    assert duel.foe.active.damage == 20


def test_stamp_shakes_the_bench_on_heads() -> None:
    duel = table("ecard1-66 +G +W +base1-96", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Stamp", flips="H")

    assert duel.foe.active.damage == 60
    assert duel.foe.bench[0].damage == 10


def test_energy_connect_feeds_the_active_from_the_bench() -> None:
    duel = table(f"{PIKACHU} | ecard1-2 +L +base1-96")

    duel.power("Energy Connect")

    assert duel.you.active.energy == ["L"]
    assert duel.refused("use Energy Connect of bench 1")


def test_jet_stream_costs_an_energy_on_each_side() -> None:
    duel = table("ecard1-4 +W +W", f"{CHANSEY} +G")

    duel.power("Jet Stream", flips="H")

    assert duel.you.active.energy == ["W"]
    assert duel.foe.active.energy == []


def test_burning_energy_turns_basic_energy_to_fire_for_the_turn() -> None:
    duel = table("base1-28 +W +L | ecard1-6")

    assert duel.refused("attack Flare")
    duel.power("Burning Energy").attack("Flare")
    assert duel.foe.active.damage == 20
    duel.end_turn()
    assert duel.refused("attack Flare")


def test_moonlight_trades_a_card_for_a_basic_energy() -> None:
    duel = table(f"{PIKACHU} | ecard1-7", hand="base1-94", deck="W, base1-96")

    duel.power("Moonlight", answers=["W"])

    assert duel.you.hand == ["W"]
    assert sorted(duel.you.deck) == ["base1-94", "base1-96"]


def test_tailwind_frees_the_active_for_the_turn() -> None:
    duel = table("base1-4 | ecard1-9")

    assert duel.you.active.retreat == 3
    duel.power("Tailwind")
    assert duel.you.active.retreat == 0


def test_major_tsunami_turns_both_sides() -> None:
    duel = table(f"ecard1-12 | {PIKACHU}", f"{CHANSEY} | {ARCANINE}")

    duel.power("Major Tsunami")

    assert duel.foe.active.name == "Arcanine"
    assert duel.you.active.name == "Pikachu"


def test_major_tsunami_moves_its_user_even_against_a_lone_foe() -> None:
    duel = table(f"ecard1-12 | {PIKACHU}", CHANSEY)

    duel.power("Major Tsunami")

    assert duel.you.active.name == "Pikachu"


def test_chaos_move_waits_for_three_prizes() -> None:
    early = table(f"{PIKACHU} | ecard1-13", f"{CHANSEY} dmg20", foe_prizes=4)
    late = table(f"{PIKACHU} | ecard1-13", f"{CHANSEY} dmg20", foe_prizes=3)

    late.power("Chaos Move", answers=["active"])

    assert early.refused("use Chaos Move of bench 1")
    assert (late.foe.active.damage, late.you.active.damage) == (10, 10)


def test_rock_body_takes_ten_off() -> None:
    duel = table("ecard1-14", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.you.active.damage == 30


def test_plunge_takes_the_energy_and_the_place() -> None:
    duel = table(f"{PIKACHU} +L +base1-96 | ecard1-24")

    duel.power("Plunge", flips="H")

    assert duel.you.active.name == "Poliwrath"
    assert sorted(duel.you.active.energy) == ["L", "base1-96"]


def test_harvest_bounty_adds_a_second_energy() -> None:
    duel = table(f"{PIKACHU} | ecard1-30", hand="L, R")

    duel.attach("L", to="active", answers=["yes"])

    assert sorted(duel.you.active.energy) == ["L", "R"]


def test_extreme_speed_runs_for_free_with_energy() -> None:
    bare = table("ecard2-2")
    duel = table("ecard2-2 +R +base1-96")

    assert duel.you.active.retreat == max(bare.you.active.retreat - 3, 0)


def test_gluey_slime_counts_once() -> None:
    duel = table(f"{PIKACHU} | ecard2-3, ecard2-3", f"{CHANSEY} | ecard2-3")

    assert duel.you.active.retreat == 2
    assert duel.foe.active.retreat == 2


def test_pure_body_asks_an_energy_for_a_fire_energy() -> None:
    duel = table("ecard2-10 +G", hand="R")

    duel.attach("R", answers=["G"])

    assert duel.you.active.energy == ["R"]
    assert duel.you.discard == ["G"]


def test_ion_coating_turns_lightning_into_water_this_turn() -> None:
    duel = table("base3-10 +L +L | ecard2-21")

    assert duel.refused("attack Confuse Ray")
    duel.power("Ion Coating").attack("Confuse Ray", flips="T")
    assert duel.foe.active.damage == 10


def test_suction_cups_strip_whoever_retreats() -> None:
    duel = table(f"{PIKACHU} +L +R +W | {CHANSEY}", "ecard2-26")

    duel.retreat(pay=["L"])

    assert duel.you.bench[0].energy == []
    assert len(duel.you.discard) == 3


def test_backup_draws_up_to_three() -> None:
    duel = table(f"{PIKACHU} | ecard2-28", hand="L")
    rich = table(f"{PIKACHU} | ecard2-28", hand="L, L, L")

    duel.power("Backup")

    assert len(duel.you.hand) == 3
    assert rich.refused("use Backup of bench 1")


def test_dense_body_blunts_basic_attackers() -> None:
    duel = table("ecard2-33", "base1-7 +F +F +F", player="foe")

    duel.attack("Special Punch")

    assert duel.you.active.damage == 20


def test_miracle_shift_needs_a_basic_energy_to_discard() -> None:
    duel = table(f"{PIKACHU} | ecard2-39 +L", discard="R")

    duel.power("Miracle Shift")

    assert duel.asked != "pick_mon"
    assert duel.you.active.energy == []


def test_anti_lightning_refuses_lightning_energy() -> None:
    duel = table("ecard2-44", hand="L, R")

    assert duel.refused("attach L to active")
    assert duel.can("attach Fire Energy (energy-R) to active")


def test_enervating_pollen_leaves_ten_of_resistance() -> None:
    duel = table("base1-7 +F +F +F | ecard2-49", "base1-16")

    duel.attack("Special Punch")

    assert duel.foe.active.damage == 30


def test_crystal_type_takes_the_type_of_the_new_energy_this_turn() -> None:
    duel = table("ecard2-149", hand="W")

    assert duel.you.active.types == "C"
    duel.attach("W")
    assert duel.you.active.types == "W"
    duel.end_turn()
    assert duel.you.active.types == "C"


def test_energy_barrier_stops_at_twenty() -> None:
    duel = table("ecard2-95 +P +P +P", "base1-7 +F +F +F", player="foe")

    duel.attack("Special Punch")

    assert duel.you.active.damage == 20


def test_zapdos_plasma_flips_only_for_lightning_in_the_discard_pile() -> None:
    none = table("ecard2-44 +G", discard="R").attack("Plasma")
    duel = table("ecard2-44 +G", discard="R, L")

    duel.attack("Plasma", flips="H")

    assert none.foe.active.damage == 10
    assert sorted(duel.you.active.energy) == ["G", "L"]


@pytest.mark.parametrize(("picked", "flips"), [("2", "HT"), ("0", "")])
def test_fire_blow_flips_for_each_fire_energy_given(picked: str, flips: str) -> None:
    duel = table("ecard2-2 +R +R +R")
    answers = ["yes", "R", "R", "stop"] if picked == "2" else ["no"]

    duel.attack("Fire Blow", answers=answers, flips=flips)

    assert duel.foe.active.damage == (60 if picked == "2" else 30)


def test_skedaddle_keeps_basic_energy_and_loses_the_rest() -> None:
    duel = table(f"ecard2-67 +G +base1-96 | {PIKACHU}")

    duel.attack("Skedaddle")

    assert duel.foe.active.damage == 20
    assert sorted(duel.you.hand) == ["G", "ecard2-67"]
    assert duel.you.discard == ["base1-96"]


def test_miracle_tail_offers_all_five_conditions() -> None:
    duel = table("ecard2-25 +R")

    duel.attack("Miracle Tail", flips="H")

    assert duel.options == ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"]


@pytest.mark.parametrize(("flips", "mine", "theirs"), [("HH", 1, 0), ("TT", 0, 1), ("HT", 1, 1)])
def test_super_energy_removal_two_cuts_both_ways(flips: str, mine: int, theirs: int) -> None:
    duel = table(f"{PIKACHU} +L", f"{CHANSEY} +G", hand="ecard2-134")

    duel.play("Super Energy Removal 2", flips=flips)

    assert (len(duel.you.active.energy), len(duel.foe.active.energy)) == (mine, theirs)


def test_juggler_draws_three_or_five() -> None:
    one = table(PIKACHU, hand="ecard2-126, L, R").play("Juggler", answers=["L", "stop"])
    two = table(PIKACHU, hand="ecard2-126, L, R").play("Juggler", answers=["L", "R"])

    assert len(one.you.hand) == 4
    assert len(two.you.hand) == 5


def test_pokemon_reversal_chooses_before_it_flips() -> None:
    duel = table(PIKACHU, f"{CHANSEY} | {PIKACHU}, {ARCANINE}", hand="ecard1-146")

    duel.play("Pokémon Reversal", answers=["foe's bench 2"], flips="H")

    assert duel.foe.active.name == "Arcanine"


def test_town_volunteers_shuffle_five_back() -> None:
    duel = table(PIKACHU, hand="ecard2-136", discard="3*L, base1-14, base1-58, base1-94", deck="G")

    duel.play("Town Volunteers")

    assert len(duel.you.deck) == 6
    assert duel.you.discard == ["base1-94"]
