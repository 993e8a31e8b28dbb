"""What effects on damage, counters and conditions do, by example."""

from __future__ import annotations

from typing import Final

import pytest

from tests.rules.cards_combat import blow, mon
from tests.words.cases import Case, active, at, attack, foes, hand, mine, rows

HURT: Final = {"you": "Hitter dmg50"}


CASES: Final[list[Case]] = [
    attack("another_turn", "after { another_turn }", 10, [10]),
    at(
        "hit",
        "no_damage; after { hit(bench_of(foe), 20) }",
        foes,
        [0, 20],
        face="attack",
        you="Actor",
        foe="Wall | Target",
    ),
    at("add_damage", "before { add_damage(20) }", foes, [20], face="attack", you="Actor"),
    at(
        "set_damage",
        "before { add_damage(20); set_damage(50) }",
        foes,
        [50],
        face="attack",
        you="Actor",
    ),
    at(
        "cancel",
        "before { cancel }; damage(30); after { draw(me, 1) }",
        lambda d: (foes(d), hand(d)),
        ([0], []),
        face="attack",
        you="Actor",
    ),
    at(
        "cancel_damage",
        "before { add_damage(30); cancel_damage }; after { counters(defender, 1) }",
        foes,
        [10],
        face="attack",
        you="Actor",
    ),
    at("counters", "counters(all(foe), 2)", foes, [20, 20], foe="Wall | Small"),
    at(
        "spread",
        "spread(3, all(foe))",
        foes,
        [10, 20],
        foe="Wall | Target",
        answers=["foe's active", "foe's bench 1", "foe's bench 1"],
    ),
    at("heal", "heal(active(me), 20)", mine, [30], **HURT),
    at("remove_counters", "remove_counters(active(me), 2)", mine, [30], **HURT),
    at("heal_all", "heal_all(active(me))", mine, [0], **HURT),
    at("move_counters", "move_counters(active(me), active(foe), 2)", rows, ([30], [20]), **HURT),
    at("move_counters", "move_counters(active(me), active(foe), 9)", rows, ([0], [50]), **HURT),
    at(
        "swap_counters",
        "swap_counters(active(me), active(foe))",
        rows,
        ([10], [50]),
        foe="Wall dmg10",
        **HURT,
    ),
    at("leave_hp", "leave_hp(active(foe), 10)", foes, [980]),
    at("leave_hp", "leave_hp(active(me), 50)", mine, [10], **HURT),
    at(
        "knock_out",
        "knock_out(active(foe))",
        lambda d: (d.you.prizes_left, d.foe.active.name),
        (5, "Small"),
        foe="Wall | Small",
        answers=["prize 1"],
    ),
    at("inflict", "inflict(active(foe), burned)", lambda d: d.foe.active.conditions, {"burned"}),
    at("inflict", "inflict(active(foe), poisoned, 20)", lambda d: d.foe.active.poison, 20),
    at(
        "cure",
        "cure(active(me), poisoned)",
        active("conditions"),
        {"asleep"},
        you="Hitter asleep poisoned",
    ),
    at("cure", "cure(active(me))", active("conditions"), set(), you="Hitter asleep poisoned"),
    at(
        "cure_one",
        "cure_one(active(me))",
        active("conditions"),
        {"poisoned"},
        you="Hitter burned poisoned",
        answers=["burned"],
    ),
    at("cure_one", "cure_one(active(me))", active("conditions"), set(), you="Hitter burned"),
    at(
        "mirror",
        "no_damage; after { mirror(defender) }",
        lambda d: (d.foe.active.damage, d.foe.active.conditions),
        (20, {"asleep"}),
        face="attack",
        you="Actor",
        foe="Striker",
        player="foe",
        coins="HT",
        cards=[mon("Striker", 60, "C", blow("Strike", 20, "after { inflict(defender, asleep) }"))],
        act=lambda d: d.attack("Strike").attack("Act"),
    ),
    at(
        "pass_condition",
        "pass_condition(active(me), active(foe))",
        lambda d: (d.you.active.conditions, d.foe.active.conditions, d.foe.active.poison),
        ({"burned"}, {"poisoned"}, 20),
        you="Hitter burned poisoned:20",
        answers=["poisoned"],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
