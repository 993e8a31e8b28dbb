"""Which modifier comes first, and how each changes a number."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.lang.words import LISTS
from tests.rules.cards_combat import trainer
from tests.words.cards import judge, lay
from tests.words.observers import hits, table

ORDERS: Final = {
    "add": ("mod(max_hp, all(me), add, 20)", 80),
    "set": ("mod(max_hp, all(me), set, 20)", 20),
    "times": ("mod(max_hp, all(me), times, 2)", 120),
    "at_most": ("mod(max_hp, all(me), at_most, 40)", 40),
    "at_least": ("mod(max_hp, all(me), at_least, 90)", 90),
    "half": ("mod(max_hp, all(me), half)", 30),
}


@pytest.mark.parametrize("order", ORDERS)
def test_each_way_to_change_a_number(order: str) -> None:
    mods, hp = ORDERS[order]

    assert table(judge(f"static {{ {mods} }}")).you.active.hp == hp


def test_forbidding_goes_before_allowing() -> None:
    both = "mod(can_attack, all(me), allow); mod(can_attack, all(me), forbid)"

    assert table(judge("static { mod(can_attack, all(me), allow) }")).can("attack Hit")
    assert table(judge(f"static {{ {both} }}")).refused("attack Hit")


def test_every_order_is_tried() -> None:
    assert {*ORDERS, "forbid", "allow"} == set(LISTS["order"])


@pytest.mark.parametrize("mods", ["add, 1); mod(bench_size, me, at_most, 3", "add, -3", "set, 2"])
def test_limits_come_last_for_players_too(mods: str) -> None:
    duel = lay(
        "Hitter | Judge, Small, Small",
        "Target",
        judge(f"static {{ mod(bench_size, me, {mods}) }}"),
        hand="Small",
    )

    assert duel.refused("bench Small")


def test_layers_are_set_then_add_then_times_then_limits() -> None:
    mods = "; ".join(
        f"mod(max_hp, all(me), {part})"
        for part in ("at_most, 150", "times, 2", "add, 20", "set, 50")
    )

    assert table(judge(f"static {{ {mods} }}")).you.active.hp == 140


def test_a_unique_modifier_counts_once() -> None:
    twice = "; ".join(['mod(max_hp, all(me), add, 20, unique="one")'] * 2)
    dealt = "; ".join(['mod(damage_dealt, all(me), add, 10, unique="one")'] * 2)

    assert table(judge(f"static {{ {twice} }}")).you.active.hp == 80
    assert hits()(judge(f"static {{ {dealt} }}")) == 30


@pytest.mark.parametrize(
    ("how", "damage"), [("at_least, 50", 50), ("at_most, 10", 10), ("times, 3", 60), ("half", 10)]
)
def test_each_way_to_change_damage(how: str, damage: int) -> None:
    assert hits()(judge(f"static {{ mod(damage_dealt, all(me), {how}) }}")) == damage


@pytest.mark.parametrize(
    ("stage", "damage"), [("before", 60), ("base", 60), ("after", 50), ("any", 60)]
)
def test_the_stage_says_whether_weakness_comes_after(stage: str, damage: int) -> None:
    mods = f"mod(damage_dealt, all(me), add, 10, stage={stage})"

    assert hits("Frail")(judge(f"static {{ {mods} }}")) == damage


def test_every_stage_is_tried() -> None:
    assert {"before", "base", "after", "any"} == set(LISTS["stage"])


@pytest.mark.parametrize(
    ("source", "damage"), [("me", 20), ("foe", 30), ("all(foe)[typed(G)]", 20)]
)
def test_a_modifier_may_ask_who_is_on_the_other_end(source: str, damage: int) -> None:
    mods = f"mod(damage_dealt, all(me), add, 10, from={source})"

    assert hits()(judge(f"static {{ {mods} }}")) == damage


@pytest.mark.parametrize(("whom", "offered"), [("self", True), ("all(me)[typed(L)]", False)])
def test_a_ban_on_powers_reaches_only_those_it_names(whom: str, offered: bool) -> None:
    ban = judge(f"static {{ mod(can_use_power, {whom}, forbid) }}")

    assert table(ban).can("use Spark") is offered


def test_a_set_coin_may_be_tails_too() -> None:
    duel = table(judge("static { mod(coin_result, all(me), set, 0) }"))

    duel.attack("Gamble", flips="H")

    assert duel.foe.active.damage == 0


@pytest.mark.parametrize("first", ["Judge", "Rule"])
def test_of_two_texts_that_set_a_number_the_younger_holds(first: str) -> None:
    rule = trainer("Rule", "stadium", "static { mod(max_hp, all(me), set, 70) }")
    body = judge("static { mod(max_hp, all(me), set, 90) }")
    duel = lay("Hitter", "Target", body, rule, hand="Judge, Rule")

    for name in [first, *({"Judge", "Rule"} - {first})]:
        duel.bench(name) if name == "Judge" else duel.play(name)

    assert duel.you.active.hp == (70 if first == "Judge" else 90)


@pytest.mark.parametrize("first", ["Judge", "Rule"])
def test_of_two_texts_that_set_a_players_number_the_younger_holds(first: str) -> None:
    rule = trainer("Rule", "stadium", "static { mod(bench_size, both, set, 3) }")
    body = judge("static { mod(bench_size, me, set, 2) }")
    duel = lay("Hitter | Small", "Target", body, rule, hand="Judge, Rule, Small")

    for name in [first, *({"Judge", "Rule"} - {first})]:
        duel.bench(name) if name == "Judge" else duel.play(name)

    assert duel.can("bench Small") is (first == "Judge")
