"""Poké-Bodies of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import opening, scenario
from tests.cards_played.tables import CANNON, FOCUS_BAND, KEG, WALL, harms, table

CARDS = (WALL, CANNON, KEG)
SWITCH = "base1-95"


@pytest.mark.parametrize(("left", "hp"), [(4, 80), (3, 120), (1, 120)])
def test_pump_up_looks_at_the_foes_prizes(left: int, hp: int) -> None:
    assert table("platinum", "pl3-3", foe_prizes=left).you.active.hp == hp


@pytest.mark.parametrize(("bench", "left"), [("pl3-28", 30), ("Wall", 0)])
def test_erasing_sound_takes_weakness_from_all_own(bench: str, left: int) -> None:
    duel = table("platinum", f"pl3-28 | {bench}", "Mole", player="foe")
    plain = table("platinum", f"dp2-5 | {bench}", "Mole", player="foe")

    duel.attack("Dig")
    plain.attack("Dig")

    # A Weakness of 30 more exactly Knocks Out the Pokémon without this Body.
    assert duel.you.active.hp_left == 30
    assert [mon.hp_left for mon in plain.you.actives] == ([left] if left else [])


def test_spirit_pulse_stops_on_the_bench() -> None:
    duel = table("platinum", "Wall | dp7-17", "Wall +R").end_turn()

    assert harms(duel) == ("0 | 0", "0")


@pytest.mark.parametrize("mine", [True, False])
def test_overeager_decides_who_goes_first(mine: bool) -> None:
    hand, other = "dp7-48, 6*G", "pl1-72, 6*G"
    hands = (hand, other) if mine else (other, hand)

    coin = "T" if mine else "H"
    duel = opening("platinum", hands=[hands[0]], foe_hands=[hands[1]], flips=coin)

    assert duel.first == ("you" if mine else "foe")


@pytest.mark.parametrize(("flips", "asked"), [("H", "main"), ("T", "prize")])
def test_dragon_spirit_waits_for_what_may_avert_the_knock_out(flips: str, asked: str) -> None:
    row = f"pl3-8>pl3-146 dmg100 +{FOCUS_BAND} | Wall"
    duel = scenario("platinum", row, "Cannon", player="foe", discard="L", cards=CARDS)

    duel.attack("Blast", flips=flips, answers=["yes"] if flips == "H" else [])

    assert duel.asked == asked
    assert [one.energy for one in duel.you.actives] == ([["L"]] if flips == "H" else [])


@pytest.mark.rule("BETWEEN-06", "BETWEEN-07")
def test_maternal_comfort_goes_before_the_poison_if_its_player_likes() -> None:
    row = "Keg dmg40 poisoned | pl2-30"
    now = scenario("platinum", row, "Wall", cards=CARDS)
    later = scenario("platinum", row, "Wall", cards=CARDS)

    now.end_turn(answers=["yes"])
    later.end_turn(answers=["no"])

    assert (now.asked, now.you.active.damage) == ("main", 40)
    assert (later.asked, later.chooser) == ("prize", "foe")


@pytest.mark.rule("BETWEEN-06")
def test_maternal_comfort_counts_once_for_two_of_a_name() -> None:
    duel = scenario("platinum", "Keg dmg30 poisoned | pl2-30, pl2-30", "Wall", cards=CARDS)

    duel.end_turn(answers=["yes"])

    assert (duel.asked, duel.you.active.damage) == ("main", 30)


def test_no_guard_deals_and_takes_sixty_more() -> None:
    duel = table("platinum", "dp7-98 +F +F +F", "Wall").attack("Strong-Willed")

    assert duel.foe.active.damage == 20 + 60
    assert duel.attack("Push").you.active.damage == 30 + 60


def test_focus_wall_holds_against_seventy_damage_only() -> None:
    saved = table("platinum", "pl3-37 dmg20 | Wall", "Stream", player="foe").attack("Flood")
    fallen = table("platinum", "pl3-37 dmg20 | Wall", "Tower", player="foe").attack("Fall")

    assert saved.you.active.hp_left == 10
    assert fallen.you.discard == ["pl3-37"]


def test_sticky_hold_hands_energy_over_when_gastrodon_is_switched_out() -> None:
    duel = table("platinum", "pl2-21 +W +F | Wall", hand=SWITCH)

    duel.play("Switch", answers=["energy-F", "stop"])

    assert (duel.you.active.energy, duel.you.bench[0].energy) == (["F"], ["W"])


def test_sticky_hold_rests_when_gastrodon_comes_up() -> None:
    duel = table("platinum", "Wall | pl2-21 +W", hand=SWITCH)

    duel.play("Switch")

    assert duel.asked == "main"
    assert duel.you.active.energy == ["W"]


@pytest.mark.parametrize(("turns", "damage"), [(0, 110), (1, 70)])
def test_rainbow_scale_finds_no_weakness_where_a_text_takes_it_away(
    turns: int, damage: int
) -> None:
    duel = scenario("xy", "bw9-79 +M +M +M", "dp2-9 +R +R +G")
    duel = duel.attack("Metal Defender") if turns else duel.end_turn()

    duel.attack("Dragon Fang")

    assert duel.you.active.damage == damage


def test_iron_skull_leaves_what_lies_on_its_own_side_alone() -> None:
    duel = table("platinum", "pl1-13 +F +F", "base1-3 | base1-3").attack("Mold Breaker").end_turn()

    duel.attack("Head Smash", answers=["prize 1"])

    assert duel.you.active.damage == 20


@pytest.mark.rule("EVOLVE-11")
@pytest.mark.parametrize(
    ("you", "stadium", "again"),
    [
        ("Wall | pl4-57>pl4-50", "neo4-95", False),
        ("Wall | pl4-57 new", "neo4-95", True),
        ("Wall | base1-58>base1-14", "pl1-104", False),
        ("Wall | base1-58>base1-14 evolved", "pl1-104", False),
    ],
)
def test_what_was_devolved_is_not_what_was_just_played(you: str, stadium: str, again: bool) -> None:
    top, below = ("pl4-50", "pl4-57") if "pl4" in you else ("base1-14", "base1-58")
    duel = table("platinum", you, hand=f"base1-72, {top}", stadium=stadium)

    if ">" in you:
        duel.play("Devolution Spray", answers=["bench 1"])

    assert duel.can("evolve bench 1") is again
    assert duel.you.bench[0].stack == [below]
