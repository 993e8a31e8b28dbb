"""Cards printed before 2003 whose effects hang on an outcome, or on two Pokémon at once."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP
PIKACHU = "base1-58"
ELECTABUZZ = "base1-20"
GUST_OF_WIND = "base1-93"


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_leer_ends_when_the_one_that_leered_goes_to_the_bench() -> None:
    duel = table(f"base6-90 +F | {PIKACHU}", f"{ELECTABUZZ} +L +L", foe_hand=GUST_OF_WIND)

    duel.attack("Leer", flips="H")

    assert duel.refused("attack Thundershock")
    duel.play("Gust of Wind")
    assert duel.can("attack Thundershock")


def test_clamping_jaw_lets_go_when_the_one_that_bites_goes_to_the_bench() -> None:
    foe = f"{CHANSEY} +G +G | {PIKACHU}"
    duel = table(f"neo4-32 +W +W | {PIKACHU}", foe, foe_hand=GUST_OF_WIND)

    duel.attack("Clamping Jaw")

    assert duel.refused("retreat")
    duel.play("Gust of Wind")
    assert duel.can("retreat")


def test_the_tails_of_thunderstorm_do_their_damage_together() -> None:
    bench = ", ".join([PIKACHU] * 3)
    duel = table("base3-15 +L +L +L +L", f"{CHANSEY} | {bench}", hand="base1-80")

    duel.play("Defender").attack("Thunderstorm", flips="TTT")

    assert duel.you.active.damage == 10  # 30 less the 20 of one Defender


def test_hyper_flame_does_nothing_without_fire_on_heads_too() -> None:
    duel = table("base1-5 +G +G +G", "basep-21")
    burning = table("basep-21 +R +R +R")

    duel.attack("Metronome", flips="H")
    burning.attack("Hyper Flame", flips="H")

    assert duel.foe.active.damage == 0
    assert burning.foe.active.damage == 60
    assert burning.you.active.energy == ["R", "R"]


def test_errand_running_shuffles_only_a_deck_that_was_searched() -> None:
    left = table("gym2-39 +G +G", deck="base1-94, L")
    taken = table("gym2-39 +G +G", deck="base1-94, L")

    left.attack("Errand-Running", flips="H", answers=["no"])
    taken.attack("Errand-Running", flips="H", answers=["yes", "Potion"])

    assert left.events("shuffle") == []
    assert len(taken.events("shuffle")) == 1
    assert "base1-94" in taken.you.hand


def test_energy_kick_asks_nothing_on_tails() -> None:
    foe = f"{CHANSEY} +G | {PIKACHU}, {ELECTABUZZ}"
    tails = table("ecard2-9 +L", foe).attack("Energy Kick", flips="T")
    heads = table("ecard2-9 +L", foe)

    heads.attack("Energy Kick", flips="H", answers=["Electabuzz"])

    assert tails.can("end turn")
    assert tails.foe.active.energy == ["G"]
    assert heads.foe.bench[1].energy == ["G"]


def test_dark_drain_heals_by_the_damage_that_was_done() -> None:
    duel = table("neo4-2 +G +G dmg50", f"{CHANSEY} | {PIKACHU}", hand="base1-84")

    duel.play("PlusPower").attack("Dark Drain", flips="HH")

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (20, 10)
    assert duel.you.active.damage == 20


def test_prophecy_looks_at_as_many_cards_as_its_player_likes() -> None:
    duel = table("base3-8 +P", deck="base1-94, base1-95, L")

    duel.attack("Prophecy", answers=["Your deck", "2", "Switch"])

    assert duel.you.deck[:3] == ["base1-95", "base1-94", "L"]


def test_entangle_may_paralyze_the_one_it_brings_up() -> None:
    duel = table("neo4-17 +G", f"{CHANSEY} | {PIKACHU}").attack("Entangle", flips="H")

    assert duel.foe.active.name == "Pikachu"
    assert "paralyzed" in duel.foe.active.conditions


UMBREON = "neo2-32 +D +D +D"


@pytest.mark.rule("RETREAT-09")
def test_pursuit_strikes_one_that_only_tries_to_retreat() -> None:
    duel = table(UMBREON, f"{CHANSEY} confused +G | {PIKACHU}")

    duel.attack("Pursuit").retreat(flips="T")

    assert duel.foe.active.name == "Chansey"
    assert duel.foe.active.damage == 40


@pytest.mark.rule("ATTACK-12")
def test_pursuit_is_shaken_off_by_evolving() -> None:
    duel = table(UMBREON, f"{PIKACHU} +L | {CHANSEY}", foe_hand="base1-14")
    same = table(UMBREON, f"{CHANSEY} +L | {PIKACHU}")

    duel.attack("Pursuit").evolve("Raichu", on="active").retreat()
    same.attack("Pursuit").retreat()

    assert [mon.damage for mon in duel.foe.bench] == [30]
    assert [mon.damage for mon in same.foe.bench] == [40]


def test_mean_look_does_not_come_back_with_murkrow() -> None:
    bench = ", ".join([PIKACHU] * 2)
    duel = table(
        f"neo1-24 +D | {bench}",
        f"{CHANSEY} +G +G | {PIKACHU}",
        hand="base1-95, base1-95",
    )

    duel.attack("Mean Look").end_turn()
    duel.play("Switch", answers=["bench 1"]).play("Switch", answers=["Murkrow"]).end_turn()

    assert duel.you.active.name == "Murkrow"
    assert duel.can("retreat")
