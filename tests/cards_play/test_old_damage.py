"""Damage of attacks printed before 2003, coin by coin and Energy by Energy."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
ZAPDOS = "base1-16"  # 90 HP, no Weakness, resists Fighting


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


# you, foe, attack, coins, damage on the Defending Pokémon afterwards
SUMS = [
    pytest.param("base1-2 +W +W +W", CHANSEY, "Hydro Pump", "", 40, id="Blastoise-none-spare"),
    pytest.param("base1-2 +W +W +W +W +L", CHANSEY, "Hydro Pump", "", 50, id="Blastoise-one"),
    pytest.param("base1-2 +W +W +W +W +W +W", CHANSEY, "Hydro Pump", "", 60, id="Blastoise-cap"),
    pytest.param("base3-10 +W +W", CHANSEY, "Water Gun", "", 20, id="Lapras-one"),
    pytest.param("base3-10 +W +W +W +W +W", CHANSEY, "Water Gun", "", 30, id="Lapras-cap"),
    pytest.param("base1-10 +P +P", "base1-20 +L +L", "Psychic", "", 30, id="Mewtwo-cards"),
    pytest.param(
        "base1-10 +P +P", "base1-20 +L +base1-96", "Psychic", "", 30, id="Mewtwo-double-is-one"
    ),
    pytest.param("base1-31 +P +P +P", f"{ZAPDOS} dmg30", "Meditate", "", 80, id="Jynx"),
    pytest.param("base2-6 +P +P", f"{ZAPDOS} dmg20", "Meditate", "", 50, id="Mr-Mime"),
    pytest.param("base1-34 +F +F +F dmg30", ARCANINE, "Karate Chop", "", 20, id="Machoke-hurt"),
    pytest.param("base1-34 +F +F +F dmg60", ARCANINE, "Karate Chop", "", 0, id="Machoke-spent"),
    pytest.param("neo1-25 +D +D | neo1-25, base1-58", CHANSEY, "Beat Up", "HTH", 40, id="Sneasel"),
    pytest.param("base1-17 +G +G +G", CHANSEY, "Twineedle", "TT", 0, id="Beedrill-none"),
    pytest.param("base1-17 +G +G +G", CHANSEY, "Twineedle", "HH", 60, id="Beedrill-both"),
    pytest.param("base3-11 +L +L", "base1-25", "Sonicboom", "", 20, id="Magneton-weak"),
    pytest.param("base3-11 +L +L", "base1-19", "Sonicboom", "", 20, id="Magneton-resists"),
    pytest.param("neo1-4 +W +W +W +W dmg30", CHANSEY, "Chomp", "HHT", 70, id="Feraligatr"),
    pytest.param("base5-4 +R +R +R", CHANSEY, "Continuous Fireball", "HTH", 100, id="Charizard"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "TTTT", 10, id="Scyther-0"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "TTHT", 20, id="Scyther-1"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "HTHT", 30, id="Scyther-2"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "HHHT", 50, id="Scyther-3"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "HHHH", 90, id="Scyther-4"),
    pytest.param(
        "gym1-58 +P +P | gym2-97, base1-50", ARCANINE, "Night Spirits", "HH", 60, id="Haunter"
    ),
    pytest.param("gym2-23 +G +G +G +G | gym2-7", CHANSEY, "Love Lariat", "H", 100, id="Nidoqueen"),
    pytest.param("gym2-23 +G +G +G +G", CHANSEY, "Love Lariat", "H", 50, id="Nidoqueen-alone"),
    pytest.param("gym2-23 +G +G +G +G | gym2-7", CHANSEY, "Love Lariat", "T", 0, id="Nidoqueen-T"),
    pytest.param("gym2-25 +G +G poisoned", CHANSEY, "Poison Power", "", 50, id="Arbok-poisoned"),
    pytest.param("gym2-25 +G +G", CHANSEY, "Poison Power", "", 20, id="Arbok-well"),
    pytest.param("neo4-40 +C3", f"{CHANSEY} asleep", "Slap Awake", "", 40, id="Wigglytuff"),
    pytest.param("neo4-40 +C3", f"{CHANSEY} poisoned", "Slap Awake", "", 30, id="Wigglytuff-no"),
    pytest.param("neo4-7 +R +neo1-104", CHANSEY, "Dark Fire", "", 60, id="Houndoom-darkness"),
    pytest.param("neo4-7 +R +R", CHANSEY, "Dark Fire", "", 30, id="Houndoom-fire"),
    pytest.param("ecard2-46 +C +C", CHANSEY, "Peck Attack", "HT", 20, id="Dodrio-one"),
    pytest.param("ecard2-46 +C +C", CHANSEY, "Peck Attack", "HH", 50, id="Dodrio-both"),
    pytest.param(
        "neo2-56 +F +F | neo2-60, base1-58", ZAPDOS, "Work Together", "H", 20, id="Kabuto"
    ),
]


@pytest.mark.parametrize(("you", "foe", "attack", "flips", "damage"), SUMS)
def test_an_attack_adds_up(you: str, foe: str, attack: str, flips: str, damage: int) -> None:
    you = you.replace("+C3", "+G +G +G").replace("+C", "+G")
    duel = table(you, foe)

    duel.attack(attack, flips=flips)

    assert duel.foe.active.damage == damage


# you, attack, coins, damage on the foe, damage on the attacker
RECOILS = [
    pytest.param("base1-11 +G +G +G", "Thrash", "H", 40, 0, id="Nidoking-H"),
    pytest.param("base1-11 +G +G +G", "Thrash", "T", 30, 10, id="Nidoking-T"),
    pytest.param("base1-20 +L +L", "Thunderpunch", "T", 30, 10, id="Electabuzz-T"),
    pytest.param("base1-14 +L +L +L +L", "Thunder", "T", 60, 30, id="Raichu-T"),
    pytest.param("base1-14 +L +L +L +L", "Thunder", "H", 60, 0, id="Raichu-H"),
    pytest.param("gym1-43 +G +G", "Egg Bomb", "T", 0, 20, id="Exeggcute-T"),
    pytest.param("neo4-108 +F +F +L", "Lightning Cut", "T", 60, 10, id="Kabutops-T"),
]


@pytest.mark.parametrize(("you", "attack", "flips", "damage", "recoil"), RECOILS)
def test_the_attacker_pays_on_the_wrong_side_of_the_coin(
    you: str, attack: str, flips: str, damage: int, recoil: int
) -> None:
    duel = table(you)

    duel.attack(attack, flips=flips)

    assert (duel.foe.active.damage, duel.you.active.damage) == (damage, recoil)


def test_fire_wind_burns_the_bench_by_heads_and_the_active_as_usual() -> None:
    duel = table("neo1-46 +R +R", "base1-15 | base1-44, base1-58")

    duel.attack("Fire Wind", answers=["foe's bench 1"], flips="HH")

    assert duel.foe.bench[0].damage == 20
    assert duel.foe.bench[1].damage == 0
    assert duel.foe.active.damage == 40


def test_selfdestruct_hits_both_benches_flat_and_itself_fatally() -> None:
    duel = table("base1-9 +L +L +L +L | base1-58, base1-25", f"{CHANSEY} | base1-25")

    duel.attack("Selfdestruct")

    assert duel.foe.active.damage == 80
    assert duel.foe.bench[0].damage == 20
    assert duel.asked == "prize"
    assert duel.chooser == "foe"
    assert "base1-9" in duel.you.discard


def test_wildfire_mills_a_card_for_each_fire_energy_given_up() -> None:
    duel = table("base3-12 +R +R +R", foe_deck="base1-94, base1-95, L, W")

    duel.attack("Wildfire", answers=["yes", "R", "R", "stop"])

    assert sorted(duel.foe.discard) == ["base1-94", "base1-95"]
    assert duel.you.active.energy == ["R"]
    assert duel.you.discard == ["R", "R"]


def test_thunderstorm_flips_for_each_benched_foe_and_pays_for_tails() -> None:
    duel = table("base3-15 +L +L +L +L", f"{CHANSEY} | base1-58, base1-25, base1-26")

    duel.attack("Thunderstorm", flips="HTT")

    assert duel.foe.active.damage == 40
    assert [mon.damage for mon in duel.foe.bench] == [20, 0, 0]
    assert duel.you.active.damage == 20


def test_rushing_flames_throws_energy_of_the_bench_too() -> None:
    duel = table("neo4-10 +R | base1-46 +R +R")

    duel.attack("Rushing Flames", answers=["yes", "R on active", "R", "R"], flips="HTH")

    assert duel.foe.active.damage == 80
    assert duel.you.discard == ["R"] * 3


def test_mass_explosion_counts_both_sides_and_then_hits_them_all() -> None:
    duel = table("base5-14 +G +G | base1-51", f"{CHANSEY} | base1-51")

    duel.attack("Mass Explosion")

    assert duel.foe.active.damage == 60
    assert duel.you.active.damage == 20
    assert duel.you.bench[0].damage == 20
    assert duel.foe.bench[0].damage == 20


def test_riptide_counts_the_discarded_water_energy_and_shuffles_it_away() -> None:
    duel = table("neo1-5 +W +W +W", discard="3*W, L")

    duel.attack("Riptide")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["L"]
    assert duel.you.deck.count("W") == 3


def test_group_attack_may_first_fill_the_bench_with_its_kind() -> None:
    duel = table("gym2-83 +G +G | gym2-83", deck="gym2-83, L, gym2-83")

    duel.attack("Group Attack", answers=["yes", "Koga's Zubat", "Koga's Zubat"])

    assert duel.foe.active.damage == 40
    assert len(duel.you.bench) == 3


def test_fling_away_splits_thirty_and_thirty_when_there_is_a_bench() -> None:
    lone = table("neo4-11 +F +F +F +F", ARCANINE).attack("Fling Away")
    crowd = table("neo4-11 +F +F +F +F", f"{ARCANINE} | base1-58")

    crowd.attack("Fling Away")

    assert lone.foe.active.damage == 50
    assert crowd.foe.active.damage == 30
    assert crowd.foe.bench[0].damage == 30
