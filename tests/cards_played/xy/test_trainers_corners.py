"""Special cases of the Trainer cards of the XY sets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import WALL, acting, table


@pytest.mark.rule("TRAINER-02")
def test_two_puzzles_played_at_once_do_not_bring_each_other_back() -> None:
    duel = table("xy", "Wall", hand="2*xy9-109", discard="R")

    duel.play("xy9-109", answers=["discard a"])

    assert duel.you.hand == ["R"]
    assert sorted(duel.you.discard) == ["xy9-109", "xy9-109"]


def test_a_robo_substitute_that_falls_counts_and_gives_no_prize() -> None:
    duel = table("xy", "xy4-102 | Wall", "Cannon", hand="xy5-141", player="foe")

    duel.attack("Blast")

    assert duel.foe.prizes_left == 6
    assert duel.can("play Teammates")


def test_nothing_adds_a_prize_to_a_robo_substitute() -> None:
    duel = table("xy", "xy6-52 +G +G +G +L +L", "xy4-102 | Wall")

    duel.attack("Heavy Impact")

    assert "xy4-102" in duel.foe.discard
    assert duel.you.prizes_left == 6


def test_omega_barrier_keeps_abilities_on_under_hex_maniac() -> None:
    duel = table("xy", "Wall", "Wall | xy5-77", hand="xy7-75")

    duel.play("Hex Maniac").attack("Push")

    assert duel.foe.active.damage == 20


def test_jamming_net_does_not_lessen_what_its_bearer_does_to_itself() -> None:
    duel = table("xy", "Wall", "bw4-22 +R +R +R +R", hand="xy4-98")

    duel.play("xy4-98").end_turn().attack("Brave Fire", flips="T")

    assert (duel.you.active.damage, duel.foe.active.damage) == (130, 50)


@pytest.mark.rule("TRAINER-03")
@pytest.mark.parametrize("card", ["xy10-103", "bw8-118", "col1-77"])
def test_a_draw_for_each_of_none_is_not_played(card: str) -> None:
    duel = table("xy", "Wall", hand=card, foe_hand="")

    assert duel.why_not(f"play {card}") == "TRAINER-03"


@pytest.mark.parametrize("tool", ["bw4-87", "neo4-93"])
def test_shared_experience_is_not_asked_for_its_own_bearer(tool: str) -> None:
    duel = table("xy", f"Keg +{tool} +R | Wall", "Cannon", player="foe")

    duel.attack("Blast", answers=["prize 1"])

    assert "R" in duel.you.discard


def test_no_break_card_is_put_onto_the_bench_alone() -> None:
    duel = table("xy", "Wall", hand="xy5-124", discard="xy10-19, base1-63")

    duel.play("xy5-124")

    assert [one.id for one in duel.you.bench] == ["base1-63"]


def test_an_opponents_attack_is_meant_though_the_own_attacker_is_gone_by_then() -> None:
    you = "base1-53>base1-9 +L +L +L +L | Keg dmg30 +xy10-97 +R, Wall"
    duel = table("xy", you, "Giant-EX")

    duel.attack("Selfdestruct")

    assert "R" in duel.you.discard


@pytest.mark.rule("EVOLVE-12")
def test_ninja_boy_takes_a_level_up_card_off_with_the_basic_below() -> None:
    duel = table("xy", "bw10-36>dp6-146 | Keg", hand="xy11-103", deck="base1-46")

    duel.play("xy11-103", answers=["active", "Charmander"])

    assert duel.you.active.stack == ["base1-46"]
    assert sorted(duel.you.deck) == ["bw10-36", "dp6-146"]


@pytest.mark.parametrize(("state", "usable"), [("", True), ("confused", False), ("asleep", True)])
def test_nobody_is_confused_who_is_so_already(state: str, usable: bool) -> None:
    duel = table("xy", f"Wall {state}", hand="g1-63")

    assert duel.can("play Imakuni?") is usable


@pytest.mark.parametrize(
    ("you", "usable"), [("dc1-11 +P | Wall", False), ("dc1-11 | Wall +P", True)]
)
def test_energy_moves_only_to_another_pokemon_of_the_kind(you: str, usable: bool) -> None:
    duel = table("xy", you)

    assert duel.can("use Magma Switch") is usable


@pytest.mark.parametrize(("foe", "free"), [("Wall", True), ("Aloof", False)])
def test_the_ranger_frees_only_who_is_in_reach_of_trainers(foe: str, free: bool) -> None:
    safe = Power("Safe", "ability", "static { prevent(effects, self, trainer) }")
    aloof = replace(WALL, id="t-aloof", name="Aloof", powers=(safe,))
    pinned = "after { lasting(foe_next_turn, defender) { mod(can_retreat, how=forbid) } }"
    pin = acting("Pin", "Pin", pinned)
    duel = scenario("xy", "Pin", f"{foe} +G | Wall", foe_hand="xy11-104", cards=[WALL, aloof, pin])

    duel.attack("Pin").play("xy11-104")

    assert duel.can("retreat") is free
