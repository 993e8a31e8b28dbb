"""Trainer cards, Stadiums and Tools of the EX sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"
ELECTABUZZ = "base1-20"
HITTER = "base1-7 +F +F +F"  # Jab 20, Special Punch 40


def table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ex", you, foe, **more)


def test_rare_candy_skips_a_stage_even_on_a_fresh_basic() -> None:
    duel = table(f"{PIKACHU} | base1-44 new", hand="ex2-88, base1-15")

    duel.play("Rare Candy", answers=["bench 1"])

    assert duel.you.bench[0].stack == ["base1-44", "base1-15"]


def test_lady_outing_finds_different_types() -> None:
    duel = table(hand="ex1-83", deck="L, L, R, W, base1-96")

    duel.play("Lady Outing", answers=["L"])

    assert not [option for option in duel.options if "Lightning" in option]
    duel.answer("R", "W")
    assert sorted(duel.you.hand) == ["L", "R", "W"]


def test_pokenav_takes_one_and_orders_two() -> None:
    duel = table(hand="ex1-88", deck="L, base1-94, R, G")

    duel.play("PokéNav", answers=["R", "Potion"])

    assert duel.you.hand == ["R"]
    assert duel.you.deck == ["base1-94", "L", "G"]


def test_wallys_training_evolves_the_active_from_the_deck() -> None:
    duel = table(f"{PIKACHU} new", hand="ex2-89", deck="G, base1-14, G")

    duel.play("Wally's Training", answers=["Raichu"])

    assert duel.you.active.name == "Raichu"


def test_claw_fossil_scratches_gives_no_prize_and_feels_nothing() -> None:
    duel = table(f"ex2-90 | {PIKACHU}", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.conditions == set()
    assert duel.foe.active.damage == 10
    fatal = table(f"ex2-90 dmg30 | {PIKACHU}", HITTER, player="foe").attack("Jab")
    assert fatal.foe.prizes_left == 6
    assert fatal.foe.active.damage == 10


def test_root_fossil_mends_itself() -> None:
    duel = table("ex2-92 dmg20 | base1-58")

    duel.end_turn()

    assert duel.you.active.damage == 10


def test_balloon_berry_pays_the_retreat() -> None:
    duel = table(f"base1-4 +ex3-82 | {PIKACHU}")

    duel.retreat()

    assert duel.you.active.name == "Pikachu"
    assert duel.you.discard == ["ex3-82"]


def test_buffer_piece_lasts_one_turn_of_the_foe() -> None:
    duel = table(PIKACHU, f"{ELECTABUZZ} +L +L", hand="ex3-83")

    duel.play("Buffer Piece", to="active").end_turn()
    duel.attack("Thunderpunch", flips="T")

    assert duel.you.active.damage == 10
    assert duel.you.discard == ["ex3-83"]


def test_lum_and_oran_berries_help_between_turns() -> None:
    lum = table(f"{PIKACHU} +ex1-84 asleep poisoned").end_turn(answers=["yes"])
    oran = table(f"{CHANSEY} +ex1-85 dmg30").end_turn(answers=["yes"])

    assert lum.you.active.conditions == set()
    assert lum.you.discard == ["ex1-84"]
    assert oran.you.active.damage == 10


@pytest.mark.parametrize(("picked", "hand", "deck"), [(0, 1, 5), (1, 0, 8)])
def test_energy_recycle_system_gives_one_or_shuffles_three(
    picked: int, hand: int, deck: int
) -> None:
    duel = table(hand="ex3-84", discard="L, R, W", deck="5*G")

    duel.play("Energy Recycle System")
    duel.choose(duel.options[picked])
    if picked == 0:
        duel.answer("R")

    assert (len(duel.you.hand), len(duel.you.deck)) == (hand, deck)


def test_pressure_systems_change_retreat_and_hp() -> None:
    high = table("base1-4", stadium="ex3-85")
    low = table(PIKACHU, stadium="ex3-86")

    assert high.you.active.retreat == 2
    assert low.you.active.hp == 50


def test_mr_brineys_compassion_spares_pokemon_ex() -> None:
    duel = table(f"{RAICHU} +L | ex13-100", hand="ex3-87")

    duel.play("Mr. Briney's Compassion")

    assert sorted(duel.you.hand) == ["L", "base1-14", PIKACHU]
    assert duel.you.active.name == "Mew ex"


def test_archie_benches_a_grown_aqua_pokemon_with_two_counters() -> None:
    duel = table(hand="ex4-71", deck="G, ex4-6, ex4-7", stadium="neo4-92")
    bare = table("ex4-6")

    duel.play("Archie", answers=["Team Aqua's Walrein"])

    assert duel.you.bench[0].damage == 20
    assert duel.you.bench[0].retreat == bare.you.active.retreat + 1


def test_maxie_finds_magma_in_the_hand_or_the_discard_pile() -> None:
    duel = table(hand="ex4-73, ex4-9", discard="ex4-7, ex4-6")

    duel.play("Maxie", answers=["Team Magma's Aggron"])

    assert duel.you.bench[0].name == "Team Magma's Aggron"
    assert duel.you.bench[0].damage == 20


def test_team_magma_hideout_bites_newcomers() -> None:
    duel = table(hand=f"{PIKACHU}, ex4-9", stadium="ex4-83")

    duel.bench("Pikachu").bench("Team Magma's Groudon")

    assert [mon.damage for mon in duel.you.bench] == [10, 0]


def test_team_aqua_machine_offers_every_condition_to_aqua_only() -> None:
    duel = table("ex4-3 +W | ex4-3, ex4-3, ex4-3", hand="ex4-79")
    plain = table(hand="ex4-79")

    duel.play("Team Aqua Technical Machine 01", to="active").attack("Miracle")

    assert plain.refused("play Team Aqua Technical Machine 01")
    assert duel.options == ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"]
    duel.answer("Paralyzed")
    assert duel.foe.active.conditions == {"paralyzed"}
    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex4-79"]


def test_ancient_tomb_lifts_weakness_but_not_from_pokemon_ex() -> None:
    plain = table(HITTER, CHANSEY, stadium="ex5-87").attack("Jab")
    ex = table("ex13-100 +P +P", "ex15-93", stadium="ex5-87").attack("Super Psy Bolt")

    assert plain.foe.active.damage == 20
    assert ex.foe.active.damage == 60


def test_island_cave_cures_whom_energy_reaches() -> None:
    duel = table("base3-10 poisoned", hand="L", stadium="ex5-89")
    fire = table("base1-28 poisoned", hand="L", stadium="ex5-89")

    duel.attach("L")
    fire.attach("L")

    assert duel.you.active.conditions == set()
    assert fire.you.active.conditions == {"poisoned"}


def test_magnetic_storm_breaks_resistance_for_psychic_and_fighting() -> None:
    duel = table(HITTER, "base1-16", stadium="ex5-91")

    duel.attack("Jab")

    assert duel.foe.active.damage == 20


def test_stevens_advice_counts_the_foes_pokemon() -> None:
    duel = table(PIKACHU, f"{CHANSEY} | {PIKACHU}, {PIKACHU}", hand="ex5-92")
    seven = table(hand="ex5-92, 6*L")
    eight = table(hand="ex5-92, 7*L")

    duel.play("Steven's Advice", answers=["3"])

    assert len(duel.you.hand) == 3
    assert seven.can("play Steven's Advice")
    assert eight.refused("play Steven's Advice")


def test_mt_moon_silences_powers_of_the_small() -> None:
    small = table("ex8-9", stadium="ex6-94")
    grown = table(f"{PIKACHU} | ex1-5", hand="L", stadium="ex6-94")

    assert small.refused("use Wishing Star of active")
    assert grown.can("use Energy Draw of bench 1")


def test_vs_seeker_returns_a_supporter() -> None:
    duel = table(hand="ex6-100", discard="ex1-89, base1-94")

    duel.play("VS Seeker")

    assert duel.you.hand == ["ex1-89"]


def test_pow_hand_extension_needs_to_be_behind() -> None:
    even = table(foe=f"{CHANSEY} +G | {PIKACHU}", hand="ex7-85")
    behind = table(foe=f"{CHANSEY} +G | {PIKACHU}", hand="ex7-85", prizes=5, foe_prizes=4)

    behind.play("Pow! Hand Extension")
    behind.choose(behind.options[1])

    assert even.refused("play Pow! Hand Extension")
    assert behind.foe.active.name == "Pikachu"
