"""Attacks of the EX sets, number by number."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"
ELECTABUZZ = "base1-20"
BIG = "ex15-93"  # Gardevoir ex δ, 150 HP, weak to Psychic


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ex", you, foe, **more)


# you, foe, attack, coins, damage on the Defending Pokémon afterwards
SUMS = [
    pytest.param("ex8-97 +P +base1-96", f"{ARCANINE} +R +G", "Energy Burst", "", 60, id="Deoxys"),
    pytest.param("ex1-7 +P +P", f"{ARCANINE} +R", "Energy Burst", "", 30, id="Gardevoir"),
    pytest.param("ex1-5 +G +base1-96", CHANSEY, "Max Energy Source", "", 30, id="Delcatty"),
    pytest.param("ex10-5 +R +G +W", CHANSEY, "Multi Burn", "T", 80, id="Flareon-three"),
    pytest.param("ex10-5 +R +R +W", CHANSEY, "Multi Burn", "", 40, id="Flareon-two"),
    pytest.param("ex3-11 +G dmg20", CHANSEY, "Damage Curse", "", 30, id="Shedinja"),
    pytest.param(
        "ex10-3 +G +G +G | ex10-3, ex10-3", CHANSEY, "Full Bloom", "", 100, id="Bellossom"
    ),
    pytest.param("ex10-3 +G +G +G | ex10-3", CHANSEY, "Full Bloom", "", 50, id="Bellossom-two"),
    pytest.param("ex6-4 +G +G +G +G", CHANSEY, "Energy Ball", "", 30, id="Ditto-cap"),
    pytest.param("ex8-14 +G", CHANSEY, "Extra Curse", "", 20, id="Shedinja-plain"),
    pytest.param("ex8-14 +G", BIG, "Extra Curse", "", 40, id="Shedinja-ex"),
    pytest.param("ex11-22 +M +M", BIG, "Extra Ball", "", 50, id="Magneton-ex"),
    pytest.param("ex11-22 +M +M", CHANSEY, "Extra Ball", "", 30, id="Magneton-plain"),
    pytest.param("ex15-99 +L +L +L", "base1-15", "Hyper Claws", "", 70, id="Tyranitar-one-card"),
    pytest.param(
        "ex15-99 +L +L +L", "base1-44>base1-30>base1-15", "Hyper Claws", "", 90, id="Tyranitar"
    ),
    pytest.param(
        "ex10-24 +F +F", f"{ARCANINE} | {PIKACHU}, {PIKACHU}", "Heavy Punch", "", 20, id="Chan"
    ),
    pytest.param(
        "ex3-17 +L +L | base1-58 +base1-96", CHANSEY, "Magnetic Force", "", 40, id="Magneton"
    ),
    pytest.param("ex14-28 +G +G | base1-58 +G", CHANSEY, "Green Blast", "", 50, id="Venusaur"),
]


@pytest.mark.parametrize(("you", "foe", "attack", "flips", "damage"), SUMS)
def test_an_attack_adds_up(you: str, foe: str, attack: str, flips: str, damage: int) -> None:
    duel = table(you, foe)

    duel.attack(attack, flips=flips)

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("flips", "damage"), [("HTT", 50), ("HHT", 0), ("HHH", 110), ("TTT", 0)])
def test_souvenir_is_a_gift_or_a_wound(flips: str, damage: int) -> None:
    duel = table("ex7-21 +W +W", f"{CHANSEY} dmg10")

    duel.attack("Souvenir", flips=flips)

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(
    ("energy", "flips", "conditions"),
    [
        ("+G", "T", {"asleep"}),
        ("+base1-96", "", {"poisoned"}),
        ("+G +base1-96", "T", {"asleep", "poisoned"}),
        ("+base1-96 +base1-96", "TT", {"asleep", "burned", "poisoned"}),
    ],
)
def test_lizard_poison_grows_with_the_energy(energy: str, flips: str, conditions: set[str]) -> None:
    duel = table(f"ex1-11 {energy}")

    duel.attack("Lizard Poison", flips=flips)

    assert duel.foe.active.conditions == conditions


def test_crush_and_burn_throws_energy_of_all_pokemon() -> None:
    duel = table(f"ex6-107 +L +L | {PIKACHU} +R")

    duel.attack("Crush and Burn", answers=["yes", "L", "R", "stop"])

    assert duel.foe.active.damage == 70
    assert sorted(duel.you.discard) == ["L", "R"]


def test_critical_move_needs_a_basic_energy_and_a_rest() -> None:
    duel = table("ex1-12 +G +G +base1-96", BIG)
    special = table("ex1-12 +base1-96 +base1-96", BIG).attack("Critical Move")

    duel.attack("Critical Move").end_turn()

    assert duel.foe.active.damage == 100
    assert sorted(duel.you.active.energy) == ["G", "base1-96"]
    assert duel.refused("attack Critical Move")
    assert special.foe.active.damage == 0


@pytest.mark.parametrize(("flips", "damage"), [("T", 0), ("H", 20)])
def test_charmeleons_smokescreen_blinds_for_a_turn(flips: str, damage: int) -> None:
    duel = table("ex7-110 +R", "base1-28 +R +R")

    duel.attack("Smokescreen")
    duel.attack("Flare", flips=flips)

    assert duel.you.active.damage == damage


def test_stockpile_feeds_the_next_swallow() -> None:
    duel = table("ex1-19 +W +W +W dmg60")

    duel.attack("Stockpile").end_turn()
    duel.attack("Swallow")

    assert duel.foe.active.damage == 60
    assert duel.you.active.damage == 0
    duel.end_turn()
    duel.attack("Swallow")
    assert duel.foe.active.damage == 80


def test_super_tidal_wave_counts_the_energy_shown() -> None:
    duel = table("ex5-94 +W +W +W", hand="L, R, base1-94", deck="5*G")

    duel.attack("Super Tidal Wave", answers=["yes"])

    assert duel.foe.active.damage == 70
    assert duel.you.hand == ["base1-94"]
    assert len(duel.you.deck) == 7


def test_psyburst_gives_two_energy_for_twenty_each() -> None:
    duel = table("ex8-98 +P +P +P", f"{ARCANINE} +R +R")

    duel.attack("Psyburst", answers=["yes"])

    assert duel.foe.active.damage == 90
    assert duel.you.active.energy == ["P"]


def test_darkness_blast_takes_energy_off_the_foe() -> None:
    duel = table("ex8-104 +D +D +D", f"{CHANSEY} +G")

    duel.attack("Darkness Blast", answers=["yes"])

    assert duel.foe.active.damage == 80
    assert duel.foe.active.energy == []
    assert duel.you.active.energy == ["D", "D"]


def test_standing_by_loads_the_next_pulse_blast() -> None:
    duel = table("ex10-10 +W +W +W", BIG)

    duel.attack("Standing By").end_turn()
    duel.attack("Pulse Blast")

    assert duel.foe.active.damage == 120


def test_elemental_blast_of_lugia_ex_does_two_hundred() -> None:
    duel = table("ex10-105 +R +W +L +G", f"{BIG} | {PIKACHU}")

    duel.attack("Elemental Blast")

    assert duel.you.active.energy == ["G"]
    assert duel.asked == "prize"


def test_fossil_charge_throws_a_fossil_at_the_bench() -> None:
    duel = table("ex13-1 +F +M +G", f"{ARCANINE} | {PIKACHU}", hand="ex2-90")

    duel.attack("Fossil Charge", answers=["yes"])

    assert duel.foe.active.damage == 50
    assert duel.foe.bench[0].damage == 30
    assert duel.you.discard == ["ex2-90"]


def test_delta_edge_is_blunted_by_a_supporter_in_play() -> None:
    bare = table("ex13-1 +M +G", ARCANINE).attack("Delta Edge")
    duel = table("ex13-1 +M +G", ARCANINE, hand="ex1-89")

    duel.play("Professor Birch").attack("Delta Edge")

    assert bare.foe.active.damage == 70
    assert duel.foe.active.damage == 20


def test_vengeful_spikes_count_names_without_the_delta() -> None:
    duel = table("ex13-13 +P +P +P", ARCANINE, discard="base3-40, ex13-13, neo2-56, base1-58")

    duel.attack("Vengeful Spikes")

    assert duel.foe.active.damage == 60


def test_metallic_thunder_trades_two_metal_for_forty() -> None:
    duel = table("ex13-15 +M +M +M")

    duel.attack("Metallic Thunder", answers=["yes"])

    assert duel.foe.active.damage == 90
    assert duel.you.active.energy == ["M"]


def test_zzzap_strikes_powers_and_bodies_on_both_sides() -> None:
    duel = table("ex13-15 +M | ex1-22", f"{CHANSEY} | ex1-3, {PIKACHU}")

    duel.attack("Zzzap")

    assert duel.you.bench[0].damage == 20
    assert [mon.damage for mon in duel.foe.bench] == [20, 0]
    assert duel.foe.active.damage == 0


@pytest.mark.parametrize(("card", "damage"), [("base1-94", 60), ("W", 30)])
def test_mind_play_hits_harder_for_a_trainer(card: str, damage: int) -> None:
    duel = table("ex13-43 +L +L", foe_hand=card)

    duel.attack("Mind Play")

    assert duel.foe.active.damage == damage
    assert (card in duel.foe.discard) is (damage == 60)


def test_devo_crush_shuffles_the_top_stage_away() -> None:
    duel = table("ex13-100 +P +P +P", f"{RAICHU} | {CHANSEY}", foe_deck="5*G")

    duel.attack("Devo Crush", answers=["yes", "yes"])

    assert "base1-14" in duel.foe.deck + duel.foe.hand
    assert duel.you.active.energy == ["P"]


def test_ultra_pump_throws_two_cards_for_more() -> None:
    duel = table("ex14-98 +W +W +W", f"{CHANSEY} | {PIKACHU}", hand="L, R")

    duel.attack("Ultra Pump", answers=["yes"])

    assert duel.foe.active.damage == 80
    assert duel.foe.bench[0].damage == 20
    assert duel.you.hand == []


def test_rock_blast_aims_each_energy_on_its_own() -> None:
    duel = table("ex16-3 +F +F +F", f"{CHANSEY} | {PIKACHU}")

    duel.attack(
        "Rock Blast",
        answers=["F", "F", "F", "foe's active", "foe's active", "foe's bench 1"],
    )

    assert duel.foe.active.damage == 40
    assert duel.foe.bench[0].damage == 20


def test_type_match_finds_a_pokemon_of_the_shown_energy() -> None:
    duel = table("ex11-20 +G", hand="L, R", deck="base1-46, base1-58, G")

    duel.attack("Type Match", answers=["L", "Pikachu"])

    assert sorted(duel.you.hand) == ["L", "R", "base1-58"]


def test_steep_dive_hides_or_sharpens() -> None:
    hidden = table("ex11-32 +G +G +G", f"{ELECTABUZZ} +L +L")
    sharp = table("ex11-32 +G +G +G")

    hidden.attack("Steep Dive", flips="H").attack("Thundershock", flips="H")
    sharp.attack("Steep Dive", flips="T").end_turn().attack("Glide")

    assert hidden.you.active.damage == 0
    assert sharp.foe.active.damage == 100


def test_explosive_evolution_evolves_on_heads() -> None:
    duel = table("ex7-40 +F", f"{CHANSEY} | {PIKACHU}", deck="G, ex7-20, G")

    duel.attack("Explosive Evolution", flips="H", answers=["Dark Tyranitar"])

    assert duel.foe.active.damage == 10
    assert duel.foe.bench[0].damage == 20
    assert duel.you.active.name == "Dark Tyranitar"


def test_snatch_and_run_finds_a_secret_machine() -> None:
    duel = table(f"ex7-46 +D | {PIKACHU}", deck="G, ex7-93, ex7-83")

    duel.attack("Snatch and Run", answers=["Venture Bomb", "no"])

    assert duel.you.hand == ["ex7-93"]


def test_miraculous_comeback_flips_for_all_and_pays_for_tails() -> None:
    duel = table(f"ex7-46 +D +D | {PIKACHU}", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Miraculous Comeback", flips="HHHT")

    assert duel.foe.active.damage == 30
    assert duel.you.active.damage == 10


def test_repulsion_needs_somebody_to_take_the_place() -> None:
    lone = table("ex1-18 +F +F", ARCANINE).attack("Repulsion")
    duel = table("ex1-18 +F +F", f"{ARCANINE} +R | {PIKACHU}")

    duel.attack("Repulsion", flips="H")

    assert lone.foe.active.name == "Arcanine"
    assert duel.foe.active.name == "Pikachu"
    assert {"R", ARCANINE} <= set(duel.foe.hand)


def test_invisible_hand_searches_only_against_the_evolved() -> None:
    basic = table("ex1-18 +F", CHANSEY, deck="L, R").attack("Invisible Hand")
    duel = table("ex1-18 +F", RAICHU, deck="L, R")

    duel.attack("Invisible Hand", answers=["R"])

    assert basic.you.hand == []
    assert duel.you.hand == ["R"]


def test_shock_wave_needs_an_electromark() -> None:
    duel = table("ex15-99 +L +L +L", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Electromark", answers=["foe's active"]).end_turn()
    duel.attack("Shock-wave")

    assert duel.asked == "prize"


def test_shock_wave_passes_by_the_unmarked() -> None:
    duel = table("ex15-99 +L +L +L")

    duel.attack("Shock-wave")

    assert duel.foe.active.hp_left == 120


def test_power_revenge_counts_prizes_the_foe_has_taken() -> None:
    duel = table("ex14-96 +P +P +P", ARCANINE, foe_prizes=4)

    duel.attack("Power Revenge")

    assert duel.foe.active.damage == 80


def test_supernatural_borrows_a_supporter_from_the_foes_hand() -> None:
    duel = table("ex2-10 +D", foe_hand="ex1-89, L")

    duel.attack("Supernatural", answers=["yes"])

    assert len(duel.you.hand) == 6
    assert "ex1-89" in duel.foe.hand


def test_chime_uses_a_supporter_of_the_foes_discard_pile() -> None:
    duel = table("ex5-17 +P", foe_discard="ex1-89")

    duel.attack("Chime")

    assert len(duel.you.hand) == 6
    assert duel.foe.discard == ["ex1-89"]


def test_toxic_sleep_poisons_for_twenty() -> None:
    duel = table("ex14-28 +G +G +G")

    duel.attack("Toxic Sleep", flips="T")

    assert duel.foe.active.conditions == {"asleep", "poisoned"}
    assert duel.foe.active.damage == 20


def test_breakdown_counts_the_foes_hand() -> None:
    duel = table("ex6-110 +P +P", foe_hand="L, R, W")

    duel.attack("Breakdown")

    assert duel.foe.active.damage == 30


def test_speedy_uppercut_ignores_bodies_and_weakness() -> None:
    duel = table("ex10-24 +F +F +F", "ecard1-14")

    duel.attack("Speedy Uppercut")

    assert duel.foe.active.damage == 50


def test_fire_stream_reaches_the_bench_only_if_fire_was_paid() -> None:
    duel = table("ex1-3 +R +G +G", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Fire Stream")

    assert duel.foe.active.damage == 50
    assert duel.foe.bench[0].damage == 10
    assert sorted(duel.you.active.energy) == ["G", "G"]
