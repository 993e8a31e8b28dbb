"""What attacks leave behind for the turns after them, and other turns of fortune."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import harms, table


@pytest.mark.parametrize(("flips", "damage"), [("H", 0), ("T", 30)])
def test_afterimage_strike_may_prevent_the_next_damage(flips: str, damage: int) -> None:
    duel = table("xy", "xy3-9 +G +G").attack("Afterimage Strike")

    duel.attack("Push", flips=flips)

    assert duel.you.active.damage == damage


def test_primal_breath_stops_leveling_up() -> None:
    free = table("platinum", "Wall", "dp2-14", foe_hand="dp6-143").attack("Push")
    held = table("platinum", "pl2-55 +F +F", "dp2-14", foe_hand="dp6-143").attack("Primal Breath")

    assert any("dp6-143" in option for option in free.options)
    assert not any("dp6-143" in option for option in held.options)


def test_headwind_makes_attacks_dearer_for_a_turn() -> None:
    duel = table("legends", "col1-30 +W +W", "Wall +R +R").attack("Headwind")

    assert not duel.can("attack Shove")
    assert duel.end_turn().end_turn().can("attack Shove")


@pytest.mark.parametrize(("you", "damage"), [("xy10-77 asleep", 120), ("xy10-77", 30)])
def test_toss_and_turn_is_stronger_asleep(you: str, damage: int) -> None:
    duel = table("xy", f"{you} +R +R +R").attack("Toss and Turn", flips="T" * ("asleep" in you))

    assert duel.foe.active.damage == damage


def test_despair_ray_counts_the_benched_pokemon_it_discards() -> None:
    duel = table("xy", "xy7-54>xy11-79 +Y +Y | Wall +R, Keg")

    duel.attack("Despair Ray", answers=["bench 1", "stop"])

    assert duel.foe.active.damage == 120
    assert sorted(duel.you.discard) == ["R", "t-wall"]


@pytest.mark.parametrize(("stadium", "damage"), [(None, 150), ("foe:xy4-93", 200)])
def test_vanishing_strike_is_stronger_with_a_stadium(stadium: str | None, damage: int) -> None:
    more = {"stadium": stadium} if stadium else {}

    duel = table("xy", "xy8-61>xy8-63 +P +F +F +F", **more).attack("Vanishing Strike")

    assert duel.foe.active.damage == damage


def test_little_grudge_takes_an_energy_of_the_attacker() -> None:
    duel = table("xy", "xy12-47 +P | Wall", "Cannon +R +W").attack("Little Grudge")

    duel.attack("Blast", answers=["W"])

    assert duel.foe.active.energy == ["R"]


def test_shoot_needle_hits_nobody_twice() -> None:
    duel = table("platinum", "pl1-67 +G", "Wall | Keg")

    duel.attack("Shoot Needle", flips="HH", answers=["active", "stop"])

    assert harms(duel)[1] == "10 | 0"


def test_rebirth_brings_back_its_pokemon_with_three_energy_types() -> None:
    duel = table("xy", "Wall", discard="bw6-22, R, W, G, G")

    duel.power("Rebirth", flips="H", answers=["R", "W"])

    assert [sorted(one.energy) for one in duel.you.bench] == [["G", "R", "W"]]


def test_robo_substitute_is_a_pokemon_without_a_prize() -> None:
    duel = table("xy", "xy4-102 | Wall", "Cannon").end_turn()

    duel.attack("Blast")

    assert len(duel.foe.prizes) == 6
    assert "xy4-102" in duel.you.discard


@pytest.mark.parametrize(("flips", "hand"), [("H", 0), ("T", 1)])
def test_heart_wink_takes_away_the_draw_of_a_turn(flips: str, hand: int) -> None:
    duel = table("xy", "xy2-27 +W", foe_deck="3*R").attack("Heart Wink", flips=flips)

    assert len(duel.foe.hand) == hand


@pytest.mark.parametrize(("flips", "hand"), [("T", 1), ("H", 7)])
def test_dizzying_wind_lets_trainers_fail(flips: str, hand: int) -> None:
    duel = table("xy", "xy4-2 +G", foe_hand="xy1-122", foe_deck="9*R").attack("Dizzying Wind")

    duel.play("Professor Sycamore", flips=flips)

    assert len(duel.foe.hand) == hand
    assert "xy1-122" in duel.foe.discard


@pytest.mark.parametrize(("foe", "lost"), [("Keg | Wall", ["t-keg"]), ("Wall", [])])
def test_ultimate_blade_finishes_what_it_leaves_with_few_hp(foe: str, lost: list[str]) -> None:
    duel = table("xy", "xy11-32 +W +W", foe).attack("Ultimate Blade")

    assert duel.foe.discard == lost
