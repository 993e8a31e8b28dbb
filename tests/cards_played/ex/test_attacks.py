"""Attacks of the EX sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    ex_table,
    rarest_table,
    table,
)

BIG = "ex15-93"  # Gardevoir ex δ, 150 HP, weak to Psychic
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
    duel = ex_table(you, foe)

    duel.attack(attack, flips=flips)

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("flips", "damage"), [("HTT", 50), ("HHT", 0), ("HHH", 110), ("TTT", 0)])
def test_souvenir_is_a_gift_or_a_wound(flips: str, damage: int) -> None:
    duel = ex_table("ex7-21 +W +W", f"{CHANSEY} dmg10")

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
    duel = ex_table(f"ex1-11 {energy}")

    duel.attack("Lizard Poison", flips=flips)

    assert duel.foe.active.conditions == conditions


def test_crush_and_burn_throws_energy_of_all_pokemon() -> None:
    duel = ex_table(f"ex6-107 +L +L | {PIKACHU} +R")

    duel.attack("Crush and Burn", answers=["L", "R", "stop"])

    assert duel.foe.active.damage == 70
    assert sorted(duel.you.discard) == ["L", "R"]


def test_psyburst_gives_two_energy_for_twenty_each() -> None:
    duel = ex_table("ex8-98 +P +P +P", f"{ARCANINE} +R +R")

    duel.attack("Psyburst", answers=["yes"])

    assert duel.foe.active.damage == 90
    assert duel.you.active.energy == ["P"]


def test_darkness_blast_takes_energy_off_the_foe() -> None:
    duel = ex_table("ex8-104 +D +D +D", f"{CHANSEY} +G")

    duel.attack("Darkness Blast", answers=["yes"])

    assert duel.foe.active.damage == 80
    assert duel.foe.active.energy == []
    assert duel.you.active.energy == ["D", "D"]


def test_elemental_blast_of_lugia_ex_does_two_hundred() -> None:
    duel = ex_table("ex10-105 +R +W +L +G", f"{BIG} | {PIKACHU}")

    duel.attack("Elemental Blast")

    assert duel.you.active.energy == ["G"]
    assert duel.asked == "prize"


def test_delta_edge_is_blunted_by_a_supporter_in_play() -> None:
    bare = ex_table("ex13-1 +M +G", ARCANINE).attack("Delta Edge")
    duel = ex_table("ex13-1 +M +G", ARCANINE, hand="ex1-89")

    duel.play("Professor Birch").attack("Delta Edge")

    assert bare.foe.active.damage == 70
    assert duel.foe.active.damage == 20


def test_vengeful_spikes_count_names_without_the_delta() -> None:
    duel = ex_table("ex13-13 +P +P +P", ARCANINE, discard="base3-40, ex13-13, neo2-56, base1-58")

    duel.attack("Vengeful Spikes")

    assert duel.foe.active.damage == 60


def test_metallic_thunder_trades_two_metal_for_forty() -> None:
    duel = ex_table("ex13-15 +M +M +M")

    duel.attack("Metallic Thunder", answers=["yes"])

    assert duel.foe.active.damage == 90
    assert duel.you.active.energy == ["M"]


def test_zzzap_strikes_powers_and_bodies_on_both_sides() -> None:
    duel = ex_table("ex13-15 +M | ex1-22", f"{CHANSEY} | ex1-3, {PIKACHU}")

    duel.attack("Zzzap")

    assert duel.you.bench[0].damage == 20
    assert [mon.damage for mon in duel.foe.bench] == [20, 0]
    assert duel.foe.active.damage == 0


def test_miraculous_comeback_flips_for_all_and_pays_for_tails() -> None:
    duel = ex_table(f"ex7-46 +D +D | {PIKACHU}", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Miraculous Comeback", flips="HHHT")

    assert duel.foe.active.damage == 30
    assert duel.you.active.damage == 10


def test_repulsion_needs_somebody_to_take_the_place() -> None:
    lone = ex_table("ex1-18 +F +F", ARCANINE).attack("Repulsion")
    duel = ex_table("ex1-18 +F +F", f"{ARCANINE} +R | {PIKACHU}")

    duel.attack("Repulsion", flips="H")

    assert lone.foe.active.name == "Arcanine"
    assert duel.foe.active.name == "Pikachu"
    assert {"R", ARCANINE} <= set(duel.foe.hand)


def test_toxic_sleep_poisons_for_twenty() -> None:
    duel = ex_table("ex14-28 +G +G +G")

    duel.attack("Toxic Sleep", flips="T")

    assert duel.foe.active.conditions == {"asleep", "poisoned"}
    assert duel.foe.active.damage == 20


def test_speedy_uppercut_ignores_bodies_and_weakness() -> None:
    duel = ex_table("ex10-24 +F +F +F", "ecard1-14")

    duel.attack("Speedy Uppercut")

    assert duel.foe.active.damage == 50


def test_fire_stream_reaches_the_bench_only_if_fire_was_paid() -> None:
    duel = ex_table("ex1-3 +R +G +G", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Fire Stream")

    assert duel.foe.active.damage == 50
    assert duel.foe.bench[0].damage == 10
    assert sorted(duel.you.active.energy) == ["G", "G"]


def test_special_circuit_burns_powers_harder() -> None:
    duel = ex_table("ex15-97 +L +L", f"{CHANSEY} | ex1-5")

    duel.attack("Special Circuit", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 50


def test_shooting_star_spends_itself_on_pokemon_ex() -> None:
    ex = ex_table("ex8-105 +R +W +P", "ex14-97 | base1-58").attack("Shooting Star")
    plain = ex_table("ex8-105 +R +W +P").attack("Shooting Star")

    assert ex.asked == "prize"
    assert ex.you.active.energy == []
    assert plain.foe.active.damage == 50
    assert len(plain.you.active.energy) == 3


def test_bouncy_move_hurts_meganium_for_more() -> None:
    duel = ex_table("ex10-9 +G +G +G")

    duel.attack("Bouncy Move", answers=["4"])

    assert duel.foe.active.damage == 80
    assert duel.you.active.damage == 30


def test_psyloop_counts_trainers_the_foe_has_in_play() -> None:
    duel = ex_table("ex10-102 +P +P +P", f"{CHANSEY} +ex1-85", stadium="foe:ex9-75")

    duel.attack("Psyloop")

    assert duel.foe.active.damage == 60 + 60 - 30 - 20  # the Berry heals between turns


def test_rainbow_wave_hits_the_type_of_the_chosen_energy() -> None:
    duel = ex_table("ex15-101 +W +L", f"{CHANSEY} | {PIKACHU}, {ARCANINE}")

    duel.attack("Rainbow Wave", answers=["Lightning Energy"])

    assert [mon.damage for mon in duel.foe.bench] == [20, 0]
    assert duel.foe.active.damage == 0


def test_bench_manipulation_lets_the_foe_flip() -> None:
    duel = ex_table("ex16-4 +P +P +P", f"{CHANSEY} | {PIKACHU}, {PIKACHU}")

    duel.attack("Bench Manipulation", flips="TT")

    assert duel.foe.active.damage == 80


def test_toss_and_turn_works_asleep() -> None:
    duel = ex_table("ex6-15 +G +G +G asleep")

    duel.attack("Toss and Turn", flips="T")

    assert duel.foe.active.damage == 60


def test_stadium_play_asks_whose_stadium_it_is() -> None:
    mine = ex_table("ex14-7 +W dmg20", f"{CHANSEY} | {PIKACHU}", stadium="ex9-75")
    theirs = ex_table("ex14-7 +W dmg20", f"{CHANSEY} | {PIKACHU}", stadium="foe:ex9-75")

    mine.attack("Stadium Play")
    theirs.attack("Stadium Play")

    assert (mine.you.active.damage, mine.foe.bench[0].damage) == (10, 0)
    assert (theirs.you.active.damage, theirs.foe.bench[0].damage) == (20, 10)


def test_burn_down_ignores_everything_and_takes_five_energy() -> None:
    duel = ex_table("ex6-105 +R +R +R +R +R +R", "ex15-93 | base1-58")

    duel.attack("Burn Down")

    assert duel.asked == "prize"
    assert duel.you.active.energy == ["R"]


def test_tumbling_attack_and_dragon_aura_keep_conditions_off() -> None:
    duel = ex_table("ex8-22 +R +L", f"{ELECTABUZZ} +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.damage == 10
    assert duel.you.active.conditions == set()


@pytest.mark.parametrize(
    ("you", "attack", "condition"),
    [("ex4-2 +W +W +W", "Deep Impact", "confused"), ("ex6-8 +F +F", "Earth Poison", "poisoned")],
)
def test_wounds_of_the_attack_itself_are_not_wounds_already_there(
    you: str, attack: str, condition: str
) -> None:
    fresh = ex_table(you, ARCANINE if "ex6" in you else CHANSEY).attack(attack)
    hurt = ex_table(you, f"{ARCANINE if 'ex6' in you else CHANSEY} dmg10").attack(attack)

    assert hurt.foe.active.conditions == {condition}
    assert fresh.foe.active.conditions == set()


def test_fast_stream_moves_energy_between_two_actives() -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, f"ex1-21 +W +W & {CHANSEY}", f"{CHANSEY} +R & {CHANSEY}")

    duel.attack("Fast Stream", at=duel.options[0].partition(" at ")[2])

    assert sorted(len(one.energy) for one in duel.foe.actives) == [0, 1]


def test_paralyzing_kiss_needs_a_second_active_foe() -> None:
    rules = book("ex").replace(actives=2)
    alone = scenario("ex", "pop2-14 +W", CHANSEY)
    faced = scenario(rules, f"pop2-14 +W & {CHANSEY}", f"{CHANSEY} & {CHANSEY}")

    alone.attack("Paralyzing Kiss")
    faced.attack("Paralyzing Kiss", at="foe's active 1")

    assert alone.foe.active.conditions == set()
    assert [one.conditions for one in faced.foe.actives] == [{"paralyzed"}, set()]


def test_psyloop_counts_a_fossil_that_is_a_trainer_card_too() -> None:
    duel = table("ex", "ex10-102 +P +P +P", "Wall | ex13-91")

    duel.attack("Psyloop")

    assert duel.foe.active.damage == 60 + 30


def test_critical_crush_keeps_the_only_basic_energy_card() -> None:
    duel = table("ex", "pop1-17 +F +ex1-95 +ex1-95 +ex1-95")

    duel.attack("Critical Crush")

    assert duel.foe.active.damage == 0
    assert duel.you.active.energy == ["F", "ex1-95", "ex1-95", "ex1-95"]


@pytest.mark.parametrize(
    ("attacker", "attack", "damage"),
    [("ex7-74 +R +R", "Swift", 20), ("ex16-46 +D", "Feint Attack", 10)],
)
def test_an_attack_that_passes_over_bodies_is_not_weakened_by_one(
    attacker: str, attack: str, damage: int
) -> None:
    duel = scenario("ex", attacker, "ex8-39")

    duel.attack(attack)

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("benched", "active"), [("ex16-24", CHANSEY), ("base1-46", "base1-46")])
def test_a_shielded_pokemon_is_not_brought_up_by_an_attack(benched: str, active: str) -> None:
    duel = scenario("ex", "ex5-95 +M +M", f"{CHANSEY} | {benched}, base1-44")

    duel.attack("Metal Reversal", answers=["yes", "foe's bench 1"])

    assert duel.foe.active.id == active


def test_swift_is_weakened_by_what_an_attack_left_on_sceptile() -> None:
    duel = table("ex", "ex15-4 +F +F | Wall", "ex9-10 +G +G +G +G")
    duel.attack("Delta Reduction")

    duel.attack("Swift")

    assert duel.you.active.damage == 30


def test_breaking_impact_weighs_the_retreat_cost() -> None:
    duel = rarest_table("ex3-16 +P +P", f"{CHANSEY} | base1-4", rules="ex")

    duel.attack("Breaking Impact", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 30
    assert duel.foe.active.damage == 0
