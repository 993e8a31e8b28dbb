"""What effects on Pokémon in play and their attacks do, by example."""

from __future__ import annotations

from typing import Final

import pytest

from tests.rules.cards_combat import blow, mon
from tests.words.cases import Case, active, at, attack, foes, hand, heard, with_power

CLOAK = mon("Cloak", 60, "L", text="static { mod(max_hp, host, add, 30) }")
MIMIC = mon("Mimic", 60, "C", blow("Borrow", 30))
SCRATCH = mon("Scratch", 60, "G", blow("Bid", 0, "pay { discard(hand(me)) }; damage(30)"))
VOLT = mon("Volt", 60, "L", text='provide("L")')


CASES: Final[list[Case]] = [
    at("switch", "switch(me, bench_of(me))", active("name"), "Small", you="Hitter | Small"),
    at(
        "bench",
        "bench(hand(me)[basic])",
        lambda d: [m.name for m in d.you.bench],
        ["Small"],
        hand="Small, Grown",
    ),
    at("evolve", "evolve(hand(me)[evolution], active(me))", active("name"), "Grown", hand="Grown"),
    at("evolve", "evolve(hand(me)[evolution], active(me))", active("name"), "Hitter", hand="Sage"),
    at(
        "level_up",
        'level_up(hand(me)[tag("levelup")], active(me))',
        active("name"),
        "Hitter LV.X",
        hand="Hitter LV.X",
    ),
    at(
        "devolve",
        "devolve(active(me), hand)",
        lambda d: (d.you.active.name, d.you.hand),
        ("Grown", ["t-sage"]),
        you="Hitter>Grown>Sage",
    ),
    at(
        "devolve", "devolve(active(me), hand, 2)", active("name"), "Hitter", you="Hitter>Grown>Sage"
    ),
    at(
        "level_down",
        "level_down(active(me), hand)",
        lambda d: (d.you.active.name, d.you.hand),
        ("Hitter", ["t-hitterlvx"]),
        you="Hitter>Hitter LV.X",
    ),
    at(
        "replace_top",
        "o <- replace_top(active(me), hand(me)); move(o, discard)",
        lambda d: (d.you.active.name, d.you.active.damage, d.you.discard[:1]),
        ("Small", 10, ["t-hitter"]),
        you="Hitter dmg10",
        hand="Small",
    ),
    at(
        "become_tool",
        "become_tool(hand(me), active(me))",
        active("hp"),
        90,
        hand="Cloak",
        cards=[CLOAK],
    ),
    at(
        "become_energy",
        "become_energy(hand(me), active(me))",
        active("energy"),
        ["t-volt"],
        hand="Volt",
        cards=[VOLT],
    ),
    at(
        "return_mon",
        "return_mon(active(me), hand)",
        lambda d: (hand(d), d.you.active.name),
        (["L", "t-hitter"], "Small"),
        you="Hitter +L | Small",
    ),
    at("marker", 'marker(active(me), "char", 2)', active("markers"), {"char": 2}),
    at("marker", 'marker(active(me), "char", -1)', active("markers"), {}, you="Hitter marker:char"),
    at(
        "end_effects",
        "end_effects(active(me))",
        lambda d: d.can("attack Hit"),
        True,
        foe="Barrer",
        cards=[
            with_power("Nobody", ""),
            mon(
                "Barrer",
                60,
                "C",
                blow(
                    "Bar",
                    0,
                    "no_damage; after { lasting(foe_next_turn, on=defender) "
                    "{ mod(can_attack, how=forbid) } }",
                ),
            ),
        ],
        act=lambda d: d.attack("Bar").play("Doing"),
        player="foe",
    ),
    at(
        "use_attack",
        "no_damage; after { use_attack(attacks_of(defender)) }",
        foes,
        [30],
        face="attack",
        you="Actor",
        foe="Mimic",
        cards=[MIMIC],
    ),
    attack(
        "copy_attack",
        "after { copy_attack(attacks_of(bench_of(foe))) }",
        0,
        [30, 0],
        foe="Wall | Scratch",
        cards=[SCRATCH],
        hand="L",
    ),
    at(
        "copy_attack",
        "after { copy_attack(attacks_of(bench_of(foe))) }",
        lambda d: len(d.you.hand),
        1,
        face="attack",
        you="Actor",
        foe="Wall | Scratch",
        cards=[SCRATCH],
        hand="L",
    ),
    at(
        "cover",
        "x <- choose(hand(me)[pokemon]); cover(active(me), x)",
        lambda d: (d.you.active.name, d.you.active.damage),
        ("Small", 10),
        you="Hitter dmg10",
        hand="Small",
    ),
    at(
        "mark_fallen",
        "mark_fallen(active(me))",
        lambda d: d.state.sides[0].lost_mon_turn,
        3,
    ),
    at(
        "uncover",
        "x <- choose(hand(me)[pokemon]); cover(active(me), x); uncover(active(me))",
        lambda d: (d.you.active.name, sorted(d.you.active.conditions), d.you.discard[0]),
        ("Hitter", ["poisoned"], "t-small"),
        you="Hitter poisoned",
        hand="Small",
    ),
    at(
        "lay_down",
        "x <- choose(hand(me)); lay_down(x); "
        "if is(bench_of(me), face_down) { counters(active(foe), 1) }",
        lambda d: (d.you.bench[0].name, d.foe.active.damage),
        ("Potion", 10),
        hand="Potion",
    ),
    at(
        "turn_over",
        "x <- choose(hand(me)); y <- lay_down(x); turn_over(y); "
        "if is(bench_of(me), face_down) { counters(active(foe), 1) }",
        foes,
        [0],
        hand="Small",
    ),
    at(
        "bench_as_basic",
        "x <- choose(hand(me)[pokemon]); bench_as_basic(x); "
        "if is(bench_of(me), basic) { counters(active(foe), 1) }",
        foes,
        [10],
        hand="Grown",
    ),
    at(
        "bench_as_basic",
        "x <- choose(hand(me)[pokemon]); bench_as_basic(x)",
        lambda d: d.you.bench[0].name,
        "Grown",
        hand="Grown",
    ),
    at(
        "promote",
        "return_mon(active(me), hand); promote(bench_of(me))",
        active("name"),
        "Small",
        you="Hitter | Small",
    ),
    at("tell", "tell(attacks_of(active(me)))", heard("tell"), 1, you="Small"),
    attack(
        "aim",
        "before { x <- choose(bench_of(foe)); switch(foe, x, active(foe) - defender); aim(x) }",
        10,
        [0, 10, 0],
        foe="Wall & Small | Wall",
        actives=2,
        act=lambda d: d.attack("Act", at="foe's active 1"),
    ),
    at(
        "end_all_effects",
        "end_all_effects",
        lambda d: d.can("attack Hit"),
        True,
        you="Hitter",
        foe="Locker",
        player="foe",
        hand="Doing",
        cards=[
            mon(
                "Locker",
                60,
                "C",
                blow(
                    "Lock",
                    0,
                    "no_damage; after { lasting(foe_next_turn, on=defender) { "
                    "mod(can_attack, how=forbid) } }",
                ),
            )
        ],
        act=lambda d: d.attack("Lock").play("Doing"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
