"""Pokémon Tools of the XY sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, CORNER_CARDS, table
from tests.rules.cards_turn import hit, mon

GYARADOS = "base1-6"


@pytest.mark.parametrize(
    ("tool", "player"), [(" +xy10-91", "you"), (" +xy7-70", "foe"), ("", "foe")]
)
def test_the_right_spirit_link_keeps_the_turn_going(tool: str, player: str) -> None:
    duel = table("xy", f"xy10-123{tool}", hand="xy10-121").evolve("M Altaria-EX")

    assert duel.player == player


def test_healing_scarf_heals_twenty_on_attaching() -> None:
    duel = table("xy", "Wall dmg50 +xy6-84", hand="R").attach("R")

    assert duel.you.active.damage == 30


def test_lucky_helmet_draws_two_for_the_hurt_active() -> None:
    duel = table("xy", "Wall +xy7-77", player="foe").attack("Push")
    fallen = table("xy", "Keg dmg40 +xy7-77 | Wall", player="foe").attack("Push")

    assert (len(duel.you.hand), len(fallen.you.hand)) == (3, 2)


def test_weakness_policy_takes_weakness_away() -> None:
    assert table("xy", "Mind", "Flint +xy5-142").attack("Gaze").foe.active.damage == 100


def test_focus_sash_leaves_ten_hp_once() -> None:
    duel = table("xy", "xy4-50 dmg0 +xy3-91", "Cannon", player="foe").attack("Blast")

    assert (duel.you.active.hp_left, duel.you.discard) == (10, ["xy3-91"])


def test_head_ringer_makes_an_ex_pay_more() -> None:
    duel = table("xy", "Wall", "Giant-EX | Wall", hand="xy4-97").play("Head Ringer")

    assert duel.foe.active.tools == ["xy4-97"]
    assert not duel.end_turn().can("attack Push")
    assert duel.foe.active.energy == []


def test_coins_are_flipped_again_by_one_effect_a_turn() -> None:
    duel = scenario("xy", "Coiner +xy4-108 | bw3-14", "Wall", cards=CORNER_CARDS)

    duel.attack("Toss", flips="TT", answers=["yes"])

    assert duel.player == "foe"
    assert duel.foe.active.damage == 0


@pytest.mark.parametrize(("host", "hp"), [(GYARADOS, 120), ("base1-46", 50)])
def test_heavy_boots_strengthen_who_is_slow_to_retreat(host: str, hp: int) -> None:
    duel = scenario("xy", host, CHANSEY, hand="xy8-141")

    duel.play("Heavy Boots")

    assert duel.you.active.hp == hp


@pytest.mark.parametrize(("kicks", "damage"), [("Yoga Kick, Yoga Kick", 0), ("Blow", 50)])
def test_focus_sash_looks_at_the_hp_before_each_attack(kicks: str, damage: int) -> None:
    pebble = mon("Pebble", 60, "F", hit("Roll", "", 10))
    hammer = mon("Hammer", 60, "F", hit("Blow", "", 60))
    duel = scenario(
        "xy",
        "Hammer" if kicks == "Blow" else "xy5-81 +F +F",
        "Pebble +xy3-91 | Pebble",
        cards=(pebble, hammer),
    )

    for name in kicks.split(", "):
        duel.attack(name)
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("tool", "attack"), [("dc1-23", "Aqua Diffuser"), ("xy10-108", "Cells")])
def test_a_tool_lends_its_attack_to_nobody_but_those_it_names(tool: str, attack: str) -> None:
    duel = table("xy", f"base1-58 +W +F +F +F +{tool}")

    assert not [option for option in duel.options if attack in option]
