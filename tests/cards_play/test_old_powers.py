"""Pokémon Powers of the cards printed before 2003."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
BLASTOISE = "base1-63>base1-42>base1-2"
CHARIZARD = "base1-46>base1-24>base1-4"


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_damage_swap_moves_counters_but_never_the_last_ten() -> None:
    duel = table(f"{PIKACHU} dmg20 | base1-1 dmg70", hand="L")

    duel.power("Damage Swap", answers=["bench 1"])

    assert (duel.you.active.damage, duel.you.bench[0].damage) == (30, 60)
    duel.power("Damage Swap", answers=["active"])
    assert (duel.you.active.damage, duel.you.bench[0].damage) == (20, 70)
    duel.power("Damage Swap", answers=["active"])
    assert (duel.you.active.damage, duel.you.bench[0].damage) == (20, 70)


def test_rain_dance_attaches_water_to_water_without_end() -> None:
    duel = table(f"{BLASTOISE} | {PIKACHU}, base1-63", hand="3*W, L")

    duel.power("Rain Dance", answers=["active"]).power("Rain Dance", answers=["bench 2"])
    duel.attach("W", to="bench 1")

    assert duel.you.active.energy == ["W"]
    assert duel.you.bench[1].energy == ["W"]
    assert duel.you.bench[0].energy == ["W"]
    assert duel.you.hand == ["L"]


@pytest.mark.parametrize("condition", ["asleep", "confused", "paralyzed"])
def test_rain_dance_rests_under_the_three_old_conditions(condition: str) -> None:
    duel = table(f"{BLASTOISE} {condition}", hand="W")

    assert duel.refused("use Rain Dance of active")


def test_rain_dance_works_while_poisoned() -> None:
    duel = table(f"{BLASTOISE} poisoned", hand="W")

    assert duel.can("use Rain Dance of active")


def test_energy_burn_lets_any_energy_pay_for_fire_spin_this_turn() -> None:
    duel = table(f"{CHARIZARD} +W +W +base1-96")

    assert duel.refused("attack Fire Spin")
    duel.power("Energy Burn")
    duel.attack("Fire Spin", answers=["W", "W"])
    assert duel.foe.active.damage == 100
    assert duel.you.active.energy == ["base1-96"]
    duel.end_turn()
    assert duel.refused("attack Fire Spin")


def test_strikes_back_returns_ten_whatever_the_attack_did() -> None:
    duel = table("base1-8", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.you.active.damage == 40
    assert duel.foe.active.damage == 10


def test_strikes_back_sleeps_with_machamp() -> None:
    duel = table("base1-8 confused", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.foe.active.damage == 0


def test_energy_trans_moves_only_grass_and_only_to_another() -> None:
    duel = table("base1-15 +G +R | base1-58")

    duel.power("Energy Trans")

    assert duel.you.active.energy == ["R"]
    assert duel.you.bench[0].energy == ["G"]
    duel.power("Energy Trans")
    assert sorted(duel.you.active.energy) == ["G", "R"]


def test_buzzap_gives_the_foe_a_prize_and_two_energy_of_one_type() -> None:
    duel = table("base1-9 | base1-67>base1-21", prizes=6, foe_prizes=6)

    duel.power("Buzzap", answers=["L", "prize 1"])

    assert duel.foe.prizes_left == 5
    assert duel.you.bench == []
    assert duel.you.active.energy == ["base1-21"]
    assert "base1-67" in duel.you.discard


def test_buzzap_energy_pays_two_lightning() -> None:
    duel = table("base1-9 +G | base1-67>base1-21")

    duel.power("Buzzap", answers=["L", "prize 1"])
    duel.attack("Thunder Wave", flips="T")

    assert duel.foe.active.damage == 30


def test_invisible_wall_stops_thirty_but_not_twenty() -> None:
    duel = table("base2-6", "base1-7 +F +F +F", player="foe")

    duel.attack("Special Punch").end_turn()

    assert duel.you.active.damage == 0
    duel.attack("Jab")
    assert duel.you.active.damage == 20


def test_thick_skinned_snorlax_is_not_paralyzed() -> None:
    duel = table("base2-11", "base1-20 +L +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.damage == 10
    assert duel.you.active.conditions == set()


def test_retreat_aid_of_two_dodrio_takes_two_off() -> None:
    duel = table(f"{BLASTOISE} | base2-34, base2-34")

    assert duel.you.active.retreat == 1


def test_prehistoric_power_forbids_evolution_to_both_until_aerodactyl_sleeps() -> None:
    awake = table(f"{PIKACHU} | base3-1", hand="base1-14")
    asleep = table(f"base3-1 asleep | {PIKACHU}", hand="base1-14")
    theirs = table(f"{PIKACHU}", f"{CHANSEY} | base3-1", hand="base1-14")

    assert awake.refused("evolve Raichu on active")
    assert theirs.refused("evolve Raichu on active")
    assert asleep.can("evolve Raichu on bench 1")


def test_transform_makes_ditto_the_defender_with_energy_of_every_type() -> None:
    duel = table("base3-3 +G +G | base1-58", "base1-20")

    assert duel.you.active.hp == 70
    assert duel.you.active.types == "L"
    duel.attack("Thunderpunch", flips="H")
    assert duel.foe.active.damage == 40


def test_a_sleeping_ditto_is_only_ditto() -> None:
    duel = table("base3-3 +G +G asleep", "base1-20")

    assert duel.you.active.hp == 50
    assert duel.you.active.types == "C"


def test_step_in_swaps_dragonite_from_the_bench_once() -> None:
    duel = table(f"{PIKACHU} | base3-4, base3-4")

    duel.power("Step In", on="bench 1")

    assert duel.you.active.name == "Dragonite"
    assert duel.refused("use Step In of active")


def test_curse_may_knock_out() -> None:
    duel = table("base3-5", f"{CHANSEY} dmg10 | {PIKACHU} dmg30")

    duel.power("Curse", answers=["foe's active"])

    assert duel.asked == "prize"
    assert duel.foe.bench == []
    assert duel.foe.active.damage == 0


def test_transparency_flips_when_haunter_is_attacked() -> None:
    duel = table("base3-6", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.damage == 0


def test_transparency_guards_a_benched_haunter_too() -> None:
    duel = table(f"{CHANSEY} | base3-6", "base3-7 +F +F", player="foe")

    duel.attack("Stretch Kick", flips="H")

    assert duel.you.bench[0].damage == 0


def test_toxic_gas_ignores_every_other_power() -> None:
    duel = table(f"{BLASTOISE}", f"{CHANSEY} | base3-13", hand="W")
    off = table(f"{BLASTOISE}", f"base3-13 confused | {CHANSEY}", hand="W")

    assert duel.refused("use Rain Dance of active")
    assert off.can("use Rain Dance of active")


def test_strange_behavior_never_takes_slowbros_last_ten() -> None:
    duel = table(f"{PIKACHU} dmg30 | base3-43 dmg40")

    duel.power("Strange Behavior")

    assert (duel.you.active.damage, duel.you.bench[0].damage) == (20, 50)
    assert duel.refused("use Strange Behavior of bench 1")


def test_kabuto_armor_halves_rounded_down() -> None:
    duel = table("base3-50", "base1-28 +R +R", player="foe")
    strong = table("base3-50", "base1-20 +L +L", player="foe")

    duel.attack("Flare")
    strong.attack("Thunderpunch", flips="T")

    assert duel.you.active.damage == 10
    assert strong.you.active.damage == 10


def test_cowardice_brings_tentacool_home_without_its_energy() -> None:
    duel = table(f"base3-56 +W | {PIKACHU}")
    fresh = table(f"{PIKACHU} | base3-56 new")

    duel.power("Cowardice")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.hand == ["base3-56"]
    assert duel.you.discard == ["W"]
    assert fresh.refused("use Cowardice of bench 1")


def test_sneak_attack_applies_weakness_on_the_bench_as_it_says() -> None:
    duel = table("base1-58 | base3-57", f"{CHANSEY} | base1-19", hand="base5-7")

    duel.evolve("Dark Golbat", answers=["yes", "foe's bench 1"])

    assert duel.foe.bench[0].damage == 20


def test_final_beam_counts_the_water_energy_it_died_with() -> None:
    duel = table(f"base5-8 +W +W dmg60 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.damage == 40


def test_final_beam_needs_heads() -> None:
    duel = table(f"base5-8 +W +W dmg60 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HT")

    assert duel.foe.active.damage == 0


def test_hay_fever_stops_trainers_of_both_players() -> None:
    mine = table(f"{PIKACHU} dmg20 | base5-13", hand="base1-94")
    theirs = table(f"{PIKACHU} dmg20", f"{CHANSEY} | base5-13", hand="base1-94")
    asleep = table(f"{PIKACHU} dmg20", "base5-13 asleep", hand="base1-94")

    assert mine.refused("play Potion")
    assert theirs.refused("play Potion")
    assert asleep.can("play Potion")


@pytest.mark.parametrize(("flips", "damage"), [("T", 20), ("H", 0)])
def test_sinkhole_waits_for_a_retreat(flips: str, damage: int) -> None:
    duel = table(f"{PIKACHU} +L | base1-7", f"{CHANSEY} | base5-6")

    duel.retreat(flips=flips)

    assert duel.you.active.name == "Hitmonchan"
    assert duel.you.bench[0].damage == damage


def test_frenzy_adds_thirty_while_confused() -> None:
    duel = table("base5-43 +F +F +F confused", ARCANINE)
    name = duel.you.active.attacks[0]
    calm = table("base5-43 +F +F +F", ARCANINE).attack(name)

    duel.attack(name, flips="H")

    assert duel.foe.active.damage == calm.foe.active.damage + 30


def test_summon_minions_brings_two_basics_from_the_deck() -> None:
    duel = table("base1-26>base5-33", hand="base5-5", deck="L, base1-58, base1-46, base1-14")

    duel.evolve("Dark Dragonite", answers=["Pikachu", "Charmander"])

    assert [mon.name for mon in duel.you.bench] == ["Pikachu", "Charmander"]


def test_matter_exchange_trades_a_card_once_a_turn() -> None:
    duel = table(f"{PIKACHU} | base5-39", hand="L, R", deck="W, G")

    duel.power("Matter Exchange", answers=["R"])

    assert sorted(duel.you.hand) == ["L", "W"]
    assert duel.you.discard == ["R"]
    assert duel.refused("use Matter Exchange of bench 1")


def test_trickery_swaps_a_prize_with_the_top_card() -> None:
    duel = table("base5-66", deck="L, G, G", prizes="R, W, F, F, F, F")

    duel.power("Trickery", answers=["prize 2"])

    assert duel.you.deck[0] == "W"
    assert duel.you.prizes_left == 6


def test_pollen_defense_confuses_even_a_killer() -> None:
    duel = table(f"gym1-5 dmg60 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.conditions == {"confused"}


def test_rebirth_returns_moltres_but_not_its_energy() -> None:
    duel = table(f"gym1-12 +R dmg40 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H", answers=["yes"])

    assert "gym1-12" in duel.you.hand
    assert duel.you.discard == ["R"]


def test_strange_barrier_takes_ten_from_any_basic_blow() -> None:
    duel = table("gym1-42", "base1-7 +F +F +F", player="foe")
    evolved = table("gym1-42", "base1-52>base1-34 +F +F +F +F", player="foe")

    duel.attack("Special Punch")
    evolved.attack("Karate Chop")

    assert duel.you.active.damage == 10
    assert evolved.asked == "prize"


def test_fortitude_keeps_machamp_at_ten() -> None:
    duel = table("gym2-6 dmg90", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.hp_left == 10


def test_gaseous_form_adds_ten_a_psychic_energy() -> None:
    duel = table("gym2-97 +P +P +G")

    assert duel.you.active.hp == 60


def test_psylink_borrows_the_attacks_of_psychic_friends() -> None:
    duel = table("gym2-16 +P +P +P | base1-31, base1-58", ARCANINE)

    assert duel.can("attack Meditate")
    assert duel.refused("attack Gnaw")
    duel.attack("Meditate")
    assert duel.foe.active.damage == 20
