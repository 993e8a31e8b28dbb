"""Pokémon Powers of the Base sets and their promos."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import BLASTOISE, CHANSEY, PIKACHU, ecard_table, table

CHARIZARD = "base1-46>base1-24>base1-4"
CLOAK = "base1-58 +ex14-76"  # a Lightning Pokémon whose Tool makes it Colorless


def test_damage_swap_moves_counters_but_never_the_last_ten() -> None:
    duel = ecard_table(f"{PIKACHU} dmg20 | base1-1 dmg70", hand="L")

    duel.power("Damage Swap", answers=["bench 1"])

    assert (duel.you.active.damage, duel.you.bench[0].damage) == (30, 60)
    duel.power("Damage Swap", answers=["active"])
    assert (duel.you.active.damage, duel.you.bench[0].damage) == (20, 70)
    duel.power("Damage Swap")  # only the other way round: one more would be the last ten
    assert (duel.you.active.damage, duel.you.bench[0].damage) == (30, 60)


def test_rain_dance_attaches_water_to_water_without_end() -> None:
    duel = ecard_table(f"{BLASTOISE} | {PIKACHU}, base1-63", hand="3*W, L")

    duel.power("Rain Dance", answers=["active"]).power("Rain Dance", answers=["bench 2"])
    duel.attach("W", to="bench 1")

    assert duel.you.active.energy == ["W"]
    assert duel.you.bench[1].energy == ["W"]
    assert duel.you.bench[0].energy == ["W"]
    assert duel.you.hand == ["L"]


@pytest.mark.parametrize("condition", ["asleep", "confused", "paralyzed"])
def test_rain_dance_rests_under_the_three_old_conditions(condition: str) -> None:
    duel = ecard_table(f"{BLASTOISE} {condition}", hand="W")

    assert duel.refused("use Rain Dance of active")


def test_rain_dance_works_while_poisoned() -> None:
    duel = ecard_table(f"{BLASTOISE} poisoned", hand="W")

    assert duel.can("use Rain Dance of active")


def test_energy_burn_lets_any_energy_pay_for_fire_spin_this_turn() -> None:
    duel = ecard_table(f"{CHARIZARD} +W +W +base1-96")

    assert duel.refused("attack Fire Spin")
    duel.power("Energy Burn")
    duel.attack("Fire Spin", answers=["W", "W"])
    assert duel.foe.active.damage == 100
    assert duel.you.active.energy == ["base1-96"]
    duel.end_turn()
    assert duel.refused("attack Fire Spin")


def test_energy_trans_moves_only_grass_and_only_to_another() -> None:
    duel = ecard_table("base1-15 +G +R | base1-58")

    duel.power("Energy Trans")

    assert duel.you.active.energy == ["R"]
    assert duel.you.bench[0].energy == ["G"]
    duel.power("Energy Trans")
    assert sorted(duel.you.active.energy) == ["G", "R"]


def test_buzzap_gives_the_foe_a_prize_and_two_energy_of_one_type() -> None:
    duel = ecard_table("base1-9 | base1-67>base1-21", prizes=6, foe_prizes=6)

    duel.power("Buzzap", answers=["L", "prize 1"])

    assert duel.foe.prizes_left == 5
    assert duel.you.bench == []
    assert duel.you.active.energy == ["base1-21"]
    assert "base1-67" in duel.you.discard


def test_buzzap_energy_pays_two_lightning() -> None:
    duel = ecard_table("base1-9 +G | base1-67>base1-21")

    duel.power("Buzzap", answers=["L", "prize 1"])
    duel.attack("Thunder Wave", flips="T")

    assert duel.foe.active.damage == 30


def test_step_in_swaps_dragonite_from_the_bench_once() -> None:
    duel = ecard_table(f"{PIKACHU} | base3-4, base3-4")

    duel.power("Step In", on="bench 1")

    assert duel.you.active.name == "Dragonite"
    assert duel.refused("use Step In of active")


def test_curse_may_knock_out() -> None:
    duel = ecard_table("base3-5", f"{CHANSEY} dmg10 | {PIKACHU} dmg30")

    duel.power("Curse", answers=["foe's active"])

    assert duel.asked == "prize"
    assert duel.foe.bench == []
    assert duel.foe.active.damage == 0


def test_toxic_gas_ignores_every_other_power() -> None:
    duel = ecard_table(f"{BLASTOISE}", f"{CHANSEY} | base3-13", hand="W")
    off = ecard_table(f"{BLASTOISE}", f"base3-13 confused | {CHANSEY}", hand="W")

    assert duel.refused("use Rain Dance of active")
    assert off.can("use Rain Dance of active")


def test_strange_behavior_never_takes_slowbros_last_ten() -> None:
    duel = ecard_table(f"{PIKACHU} dmg30 | base3-43 dmg40")

    duel.power("Strange Behavior")

    assert (duel.you.active.damage, duel.you.bench[0].damage) == (20, 50)
    assert duel.refused("use Strange Behavior of bench 1")


def test_cowardice_brings_tentacool_home_without_its_energy() -> None:
    duel = ecard_table(f"base3-56 +W | {PIKACHU}")
    fresh = ecard_table(f"{PIKACHU} | base3-56 new")

    duel.power("Cowardice")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.hand == ["base3-56"]
    assert duel.you.discard == ["W"]
    assert fresh.refused("use Cowardice of bench 1")


def test_matter_exchange_trades_a_card_once_a_turn() -> None:
    duel = ecard_table(f"{PIKACHU} | base5-39", hand="L, R", deck="W, G")

    duel.power("Matter Exchange", answers=["R"])

    assert sorted(duel.you.hand) == ["L", "W"]
    assert duel.you.discard == ["R"]
    assert duel.refused("use Matter Exchange of bench 1")


def test_trickery_swaps_a_prize_with_the_top_card() -> None:
    duel = ecard_table("base5-66", deck="L, G, G", prizes="R, W, F, F, F, F")

    duel.power("Trickery", answers=["prize 2"])

    assert duel.you.deck[0] == "W"
    assert duel.you.prizes_left == 6


def test_shift_does_not_take_the_printed_type_of_a_pokemon_made_colorless() -> None:
    duel = table("ecard", "base2-13", CLOAK)

    assert not duel.can("use Shift")


def test_shift_takes_the_type_that_another_power_has_given() -> None:
    duel = table("ecard", "base2-13 | ex15-98")
    duel.power("Type Shift").power("Shift")

    assert duel.you.active.types == "R"


def test_shift_keeps_the_type_after_the_other_pokemon_has_changed_back() -> None:
    duel = table("ecard", "base2-13 | ex15-98").power("Type Shift").power("Shift")

    duel.end_turn().end_turn()

    assert (duel.you.active.types, duel.you.bench[0].types) == ("R", "W")


def test_toxic_gas_frees_evolution_from_prehistoric_power() -> None:
    duel = ecard_table(f"{PIKACHU} | base3-13", f"{CHANSEY} | base3-1", hand="base1-14")

    assert duel.can("evolve Raichu on active")


def test_rain_dance_takes_no_special_energy_that_only_counts_in_play() -> None:
    duel = ecard_table(BLASTOISE, hand="base5-17")

    assert duel.refused("use Rain Dance of active")


def test_energy_trans_moves_a_rainbow_energy_without_new_damage() -> None:
    duel = ecard_table(f"base1-15 +base5-17 | {PIKACHU}")

    duel.power("Energy Trans")

    assert duel.you.bench[0].energy == ["base5-17"]
    assert duel.you.bench[0].damage == 0


def test_energy_burn_leaves_energy_that_comes_later_as_it_is() -> None:
    duel = ecard_table(f"{CHARIZARD} +R +R +W", hand="W")

    duel.power("Energy Burn").attach("W", to="active")

    assert duel.refused("attack Fire Spin")
    assert duel.power("Energy Burn").can("attack Fire Spin")


@pytest.mark.parametrize(("attacker", "damage"), [("bw7-81 +F +F", 40), ("base5-1 +P +P +P", 20)])
def test_final_beam_counts_weakness_even_where_its_killer_went_to_the_bench(
    attacker: str, damage: int
) -> None:
    duel = ecard_table(f"{attacker} | {PIKACHU}", f"base5-8 dmg60 +W | {PIKACHU}")

    attack = "Night Slash" if damage == 40 else "Teleport Blast"
    duel.attack(attack, flips="H", answers=["yes"] * (damage == 20))

    assert duel.you.bench[0].damage == damage
