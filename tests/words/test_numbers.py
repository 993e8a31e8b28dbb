"""The value of each number of the language, by example."""

from __future__ import annotations

from typing import Final

import pytest

from tests.words.cases import SEEN, Case, at, attack, foes, handled, num

CASES: Final[list[Case]] = [
    num("count", "count(hand(me))", 2, hand="L, R"),
    num("count", "count(all(foe))", 2, foe="Wall | Small"),
    num("units", "units(active(me))", 3, you="Hitter +L +Double"),
    num("units", "units(active(me), L)", 1, you="Hitter +L +Double"),
    attack(
        "unpaid",
        "no_damage; after { counters(defender, unpaid) }",
        0,
        [20],
        cost="C",
        you="Actor +L +L +L",
    ),
    attack(
        "unpaid",
        "no_damage; after { counters(defender, unpaid(L)) }",
        0,
        [10],
        cost="LC",
        you="Actor +L +L +R",
    ),
    num("counters_on", "counters_on(all(me))", 3, you="Hitter dmg20 | Small dmg10"),
    at("heads", "f <- flip(3); counters(active(foe), heads(f))", foes, [20], flips="HHT"),
    at("tails", "f <- flip(3); counters(active(foe), tails(f))", foes, [10], flips="HHT"),
    num("prizes_left", "prizes_left(foe)", 3, foe_prizes=3),
    num("hp_left", "hp_left(active(me))", 50, you="Hitter dmg10"),
    num("hp_of", "hp_of(active(me))", 60, you="Hitter dmg10"),
    num("retreat_of", "retreat_of(active(foe))", 3),
    attack("dealt", "after { counters(bench_of(foe), dealt) }", 30, [60, 600], foe="Frail | Wall"),
    num("last_damage", "last_damage(active(me))", 30, you="Hitter hurt:30@2"),
    num("last_damage", "last_damage(active(me))", 0, you="Hitter hurt:30@1"),
    attack(
        "base_damage",
        "after { counters(bench_of(foe), base_damage) }",
        30,
        [60, 300],
        foe="Frail | Wall",
    ),
    handled(
        "event_amount",
        f"on(damaged, if=event_amount == 20) {{ {SEEN} }}",
        True,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "event_amount",
        f"on(damaged, if=event_amount == 10) {{ {SEEN} }}",
        False,
        lambda d: d.attack("Hit"),
    ),
    num("markers_on", 'markers_on(active(me), "char")', 1, you="Hitter marker:char"),
    num("turns_taken", "turns_taken(me)", 5, turns=5),
    num("types_among", "types_among(all(both))", 3, you="Hitter | Small"),
    num("types_among", "types_among(hand(me))", 2, hand="L, R, L"),
    num("add", "2 + 3", 5),
    num("sub", "5 - 3", 2),
    num("mul", "2 * 3", 6),
    num("half_up", "half_up(50)", 30),
    num("half_down", "half_down(50)", 20),
    num("half_up", "half_up(40)", 20),
    num("least", "least(2, 3)", 2),
    num("most", "most(2, 3)", 3),
    num("prizes_gone", "prizes_gone(me)", 2, prizes=4),
    *(
        at(
            "prizes_taken_last_turn",
            f"counters(active(foe), prizes_taken_last_turn({who}))",
            foes,
            [harm],
            foe="Small | Wall",
            act=lambda d: d.attack("Crash", answers=["prize 1", "Wall"]).end_turn().play("Doing"),
        )
        for who, harm in (("me", 10), ("foe", 0))
    ),
    num("bench_room", "bench_room(me)", 3, you="Hitter | Small, Small"),
    num("bench_room", "bench_room(foe)", 5),
    num("energy_played", "energy_played(me)", 1, energy_played=1),
    num("conditions_on", "conditions_on(active(me))", 2, you="Hitter burned poisoned"),
    num("printed_hp", 'printed_hp(hand(me)[named("Small")])', 30, hand="Small", foe="Wall"),
    num("units_in", "units_in(energy_on(active(me)))", 3, you="Hitter +L +Double"),
    num("units_in", "units_in(energy_on(active(me)), L)", 1, you="Hitter +L +Double"),
    attack(
        "unpaid_cards",
        "no_damage; after { counters(defender, unpaid_cards(basic_energy)) }",
        0,
        [20],
        cost="LC",
        you="Actor +L +L +R +Double",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
