"""What each selector of the language picks, by example."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Attack
from tests.rules.cards_combat import blow, matches, mon
from tests.words.cases import (
    BOARD,
    ONE,
    Case,
    acted,
    at,
    attacks,
    cards,
    foes,
    law,
    lost,
    mons,
    rows,
)

KNOWING = mon("Knowing", 40, "G", Attack("Wink", "C", "10"), weak=matches("Rx2"))
LEAF = mon("Leaf", 60, "G")


CASES: Final[list[Case]] = [
    acted("self", "after { counters(self, 1) }", [10, 0], [10, 0]),
    at(
        "host",
        "on(turn_ended) { counters(host, 1) }",
        rows,
        ([0, 10], [0]),
        face="tool",
        you="Hitter | Small +Doing",
        act=lambda d: d.end_turn(),
    ),
    acted("attacker", "after { counters(attacker, 1) }", [10, 0], [10, 0]),
    acted("defender", "after { counters(defender, 1) }", [0, 0], [20, 0]),
    mons("nobody", "nobody", [0, 0], [0, 0]),
    mons("active", "active(foe)", [0, 0], [10, 0]),
    mons("bench_of", "bench_of(both)", [0, 10], [0, 10]),
    mons("all", "all(me)", [10, 10], [0, 0]),
    at(
        "event_mon",
        "on(damaged) { counters(event_mon, 1) }",
        rows,
        ([0, 0], [30]),
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Hit"),
    ),
    at(
        "event_other",
        "on(damaged) { counters(event_other, 1) }",
        rows,
        ([10, 0], [20]),
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attack("Hit"),
    ),
    mons("host_of", "host_of(attached(all(both)))", [10, 0], [0, 0]),
    mons("join", "active(me) | bench_of(foe)", [10, 0], [0, 10]),
    mons("less", "all(both) - active(me)", [0, 10], [10, 10]),
    mons("where", "all(both)[is_active]", [10, 0], [10, 0]),
    at("ref", "x <- bench_of(foe); counters(x, 1)", rows, ([0, 0], [0, 10]), **BOARD),
    cards("hand", "hand(me)", "L R", hand="R, L"),
    cards("deck", "deck(foe)", "L R", foe_deck="R, L"),
    cards("discards", "discards(me)", "L", discard="L"),
    at("lost", "move(lost(me), hand)", lambda d: d.you.hand, ["L"], lost="L"),
    cards("prizes", "prizes(me)", "L R", prizes="R, L"),
    cards("top", "top(me, 2)", "L R", deck="R, L, G"),
    cards("bottom", "bottom(me, 2)", "G L", deck="R, L, G"),
    cards("stadium", "stadium", "t-gym", stadium="Gym"),
    cards("beside", "beside(me)", "t-prof", beside="Prof"),
    cards("this_card", "this_card", "t-doing"),
    at(
        "event_card",
        "on(attached) { move(event_card, lost) }",
        lost,
        ["L"],
        face="power",
        you="Hitter | Judge",
        act=lambda d: d.attach("L"),
        hand="L",
    ),
    cards("attached", "attached(all(me))", "L t-band", **BOARD),
    cards("energy_on", "energy_on(all(me))", "L", **BOARD),
    cards("gear_on", "gear_on(all(me))", "t-band", **BOARD),
    cards("stack", "stack(bench_of(me))", "t-grown t-hitter", you="Small | Hitter>Grown +L"),
    at(
        "under",
        "counters(active(foe), count(under(all(me))))",
        rows,
        ([0], [20]),
        you="Hitter>Grown>Sage",
    ),
    at(
        "top_of",
        "counters(active(foe), count(top_of(all(me))[stage2]))",
        rows,
        ([0], [10]),
        you="Hitter>Grown>Sage",
    ),
    cards("whole", "whole(bench_of(me))", "L t-grown t-hitter", you="Small | Hitter>Grown +L"),
    at(
        "set_aside_cards",
        "set_aside(hand(me)); move(set_aside_cards(me), lost)",
        lost,
        ["L"],
        hand="L",
    ),
    attacks(
        "attacks_of", "attacks_of(defender)", [10], you="Actor", foe="Knowing", cards=[KNOWING]
    ),
    attacks(
        "attacks_of",
        'attacks_of(discards(me)[named("Knowing")])',
        [10],
        you="Actor",
        discard="Knowing",
        cards=[KNOWING],
    ),
    attacks(
        "last_attack",
        "last_attack(defender)",
        [10],
        you="Actor",
        foe="Knowing last:Wink@2",
        cards=[KNOWING],
    ),
    attacks(
        "last_attack",
        "last_attack(defender)",
        [0],
        you="Actor",
        foe="Knowing last:Wink@1",
        cards=[KNOWING],
    ),
    acted(
        "bearer",
        "after { lasting(foe_next_turn, on=defender) { "
        "handler(on(turn_ended(foe)) { counters(bearer, 2) }) } }",
        [0, 0],
        [30, 0],
        act=lambda d: d.attack("Act").end_turn(),
    ),
    mons("weakest", "weakest(all(foe))", [0, 0], [0, 10]),
    cards("top_until", "top_until(me, energy)", "L t-potion", deck="Potion, L, Prof"),
    at(
        "fallen",
        f"if any_of(fallen(me)[typed(G)]) {{ {ONE} }}",
        foes,
        [10, 0],
        you="Leaf | Hitter",
        foe="Hitter | Small",
        player="foe",
        cards=[LEAF],
        act=lambda d: d.attack("Crash", answers=["prize 1"]).play("Doing"),
    ),
    at(
        "trainers_played",
        f'if any_of(trainers_played(me)[named("Potion")]) {{ {ONE} }}',
        foes,
        [10],
        you="Hitter dmg20",
        hand="Potion",
        act=lambda d: d.play("Potion").play("Doing"),
    ),
    at(
        "trainers_played",
        f'if any_of(trainers_played(me)[named("Potion")]) {{ {ONE} }}',
        foes,
        [0],
        hand="Prof",
        act=lambda d: d.play("Prof").play("Doing"),
    ),
    at(
        "attached_this_turn",
        f"if any_of(attached_this_turn(active(me))[provides(L)]) {{ {ONE} }}",
        foes,
        [10],
        hand="L",
        act=lambda d: d.attach("L", to="active").play("Doing"),
    ),
    at(
        "attached_this_turn",
        f"if any_of(attached_this_turn(active(me))[tool]) {{ {ONE} }}",
        foes,
        [10],
        you="Hitter",
        hand="Band, L",
        act=lambda d: d.play("Band", to="active").attach("L", to="active").play("Doing"),
    ),
    law(
        "attack_under_way",
        "on(damaged(active(me)), if=event_cause(attack)) { x <- attack_under_way; "
        "lasting(foe_next_turn) { forbid_attacks(x, all(foe)) } }",
        lambda d: (d.can("attack Hit"), d.can("attack Nap")),
        (False, True),
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit").end_turn(),
    ),
    law(
        "spent",
        "on(turn_ended(me)) { attach(spent(me), active(me)) }",
        lambda d: d.you.active.energy,
        [],
        you="Waster | Judge +L",
        cards=[
            mon(
                *("Waster", 60, "C"),
                blow("Waste", 0, "no_damage; after { discard(energy_on(bench_of(me))) }"),
            )
        ],
        act=lambda d: d.attack("Waste"),
    ),
    law(
        "spent",
        "on(turn_ended(me)) { attach(spent(me), active(me)) }",
        lambda d: d.you.active.energy,
        ["L"],
        you="Waster +L | Judge",
        cards=[
            mon(
                "Waster", 60, "C", blow("Waste", 0, "no_damage; after { discard(energy_on(self)) }")
            )
        ],
        act=lambda d: d.attack("Waste"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
