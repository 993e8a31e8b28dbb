"""Attacks of the e-Card sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import ARCANINE, CHANSEY, ELECTABUZZ, PIKACHU, ecard_table, table


def test_dogpile_counts_the_own_bench_for_both() -> None:
    duel = ecard_table(f"ecard1-72 +G +G +G | {PIKACHU}, {PIKACHU}")

    duel.attack("Dogpile")

    assert (duel.foe.active.damage, duel.you.active.damage) == (20, 20)


@pytest.mark.parametrize(("flips", "left"), [("HT", 2), ("TT", 0), ("HH", 4)])
def test_scorching_whirlwind_pays_by_tails(flips: str, left: int) -> None:
    duel = ecard_table("ecard1-6 +R +R +R +R", "base1-4 | base1-58")

    duel.attack("Scorching Whirlwind", flips=flips)

    assert len(duel.you.active.energy) == left
    assert duel.asked == "prize"


def test_syncroblast_needs_equal_energy() -> None:
    equal = ecard_table("ecard1-1 +P +P +P", f"{ARCANINE} +R +R +R").attack("Syncroblast")
    unequal = ecard_table("ecard1-1 +P +P +P", f"{ARCANINE} +R").attack("Syncroblast")

    assert equal.foe.active.damage == 80
    assert unequal.foe.active.damage == 20


def test_super_psywave_counts_energy_on_a_benched_foe() -> None:
    duel = ecard_table("ecard1-19 +P +P", f"{CHANSEY} | {ELECTABUZZ} +L +base1-96")

    duel.attack("Super Psywave", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 20


def test_copy_of_sudowoodo_needs_the_energy() -> None:
    poor = ecard_table("ecard2-36 +F", "base1-28").attack("Copy")
    rich = ecard_table("ecard2-36 +R +R", "base1-28").attack("Copy")

    assert poor.foe.active.damage == 0
    assert rich.foe.active.damage == 20


@pytest.mark.parametrize(("flips", "damage"), [("HH", 70), ("HT", 50), ("TT", 0)])
def test_iron_smash_follows_two_coins(flips: str, damage: int) -> None:
    duel = ecard_table("ecard2-35 +M +M +G +G")

    duel.attack("Iron Smash", flips=flips)

    assert duel.foe.active.damage == damage


def test_sleep_inducer_puts_the_new_defender_to_sleep() -> None:
    duel = ecard_table("ecard2-74 +P", f"{CHANSEY} | {ELECTABUZZ}")

    duel.attack("Sleep Inducer", flips="HT")

    assert duel.foe.active.name == "Electabuzz"
    assert duel.foe.active.conditions == {"asleep"}


def test_stamp_shakes_the_bench_on_heads() -> None:
    duel = ecard_table("ecard1-66 +G +W +base1-96", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Stamp", flips="H")

    assert duel.foe.active.damage == 60
    assert duel.foe.bench[0].damage == 10


def test_zapdos_plasma_flips_only_for_lightning_in_the_discard_pile() -> None:
    none = ecard_table("ecard2-44 +G", discard="R").attack("Plasma")
    duel = ecard_table("ecard2-44 +G", discard="R, L")

    duel.attack("Plasma", flips="H")

    assert none.foe.active.damage == 10
    assert sorted(duel.you.active.energy) == ["G", "L"]


@pytest.mark.parametrize(("picked", "flips"), [("2", "HT"), ("0", "")])
def test_fire_blow_flips_for_each_fire_energy_given(picked: str, flips: str) -> None:
    duel = ecard_table("ecard2-2 +R +R +R")
    answers = ["R", "R", "stop"] if picked == "2" else ["stop"]

    duel.attack("Fire Blow", answers=answers, flips=flips)

    assert duel.foe.active.damage == (60 if picked == "2" else 30)


def test_skedaddle_keeps_basic_energy_and_loses_the_rest() -> None:
    duel = ecard_table(f"ecard2-67 +G +base1-96 | {PIKACHU}")

    duel.attack("Skedaddle")

    assert duel.foe.active.damage == 20
    assert sorted(duel.you.hand) == ["G", "ecard2-67"]
    assert duel.you.discard == ["base1-96"]


def test_miracle_tail_offers_all_five_conditions() -> None:
    duel = ecard_table("ecard2-25 +R")

    duel.attack("Miracle Tail", flips="H")

    assert duel.options == ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"]


def test_energy_kick_asks_nothing_on_tails() -> None:
    foe = f"{CHANSEY} +G | {PIKACHU}, {ELECTABUZZ}"
    tails = ecard_table("ecard2-9 +L", foe).attack("Energy Kick", flips="T")
    heads = ecard_table("ecard2-9 +L", foe)

    heads.attack("Energy Kick", flips="H", answers=["Electabuzz"])

    assert tails.can("end turn")
    assert tails.foe.active.energy == ["G"]
    assert heads.foe.bench[1].energy == ["G"]


def test_fire_stream_burns_the_other_bench_and_not_its_own_pokemon() -> None:
    duel = ecard_table("ecard3-17 +R +R +R +R", f"{CHANSEY} | {PIKACHU}, {ELECTABUZZ}")

    duel.attack("Fire Stream")

    assert [mon.damage for mon in duel.foe.bench] == [10, 10]
    assert duel.you.active.damage == 0


def test_desert_burn_shuffles_the_deck_it_looks_through() -> None:
    duel = table("ecard", "Wall +ecard3-133 +R", deck="base1-94, 3*G", foe_prizes=5)

    duel.attack("Desert Burn", answers=["base1-94"])

    assert duel.you.hand == ["base1-94"]
    assert len(duel.events("shuffle")) == 1


def test_retro_cave_puts_the_evolution_at_the_bottom_of_the_deck() -> None:
    more = {"foe_prizes": "2*G", "foe_deck": "G, R"}
    duel = table("ecard", "Wall +G +ecard3-135", "Wall>Tower", **more)

    duel.attack("Retro Cave")

    assert duel.foe.active.stack == ["t-wall"]
    assert duel.foe.hand == ["G"]
