"""What each clause of a face does, by example."""

from __future__ import annotations

from typing import Any, Final

import pytest

from playmat.cards.card import Attack, Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cases import Case, at, attack, foes, strong

OMEGA = mon(
    "Omega",
    60,
    "L",
    Attack("Act", "", "10", "limit(once)"),
    blow("Other", 10),
    powers=(Power("Twice", "trait", "static { mod(attacks_per_turn, self, set, 2) }"),),
)
SHARED: Final = 'limit(once_game, "GX")'
TWIN = mon(
    "Twin",
    60,
    "L",
    Attack("Act", "", "10", SHARED),
    Attack("Actor", "", "10", SHARED),
    powers=OMEGA.powers,
)
STARRY = mon(
    "Starry",
    60,
    "L",
    Attack("Act", "", "10", SHARED),
    powers=(Power("Gleam", "ability", f"{SHARED}; power(once_game) {{ draw(me, 1) }}"),),
)
HURT = trainer("Hurt", "item", "play { counters(active(me), 1) }")


def ten(word: str, program: str, expected: object, look: Any = foes, **more: Any) -> Case:
    """Return a case of an attack with 10 damage printed."""
    row = {"face": "attack", "you": "Actor", "printed": strong(10, program), **more}
    return at(word, program, look, expected, **row)


def offered(text: str) -> Any:
    """Look at whether something is legal."""
    return lambda duel: duel.can(text)


def still(duel: Duel) -> Duel:
    return duel


def used(duel: Duel) -> Duel:
    return duel.power("Verdict")


def played(duel: Duel) -> Duel:
    return duel.play("Doing")


JUDGE: Final = {"face": "power", "you": "Hitter | Judge"}
PAID: Final = (
    "pay { d <- discard(hand(me)) }; power(once) { if did(d) { counters(active(foe), 1) } }"
)


CASES: Final[list[Case]] = [
    ten("needs", "needs(any_of(hand(me)))", False, offered("attack Act"), act=still),
    ten("needs", "needs(any_of(hand(me)))", True, offered("attack Act"), act=still, hand="L"),
    at(
        "needs",
        "needs(any_of(hand(me))); play { draw(me, 1) }",
        offered("play Doing"),
        True,
        face="trainer",
        act=still,
        hand="Doing, L",
    ),
    at(
        "useful",
        "useful(is(active(me), damaged)); play { heal(active(me), 20) }",
        offered("play Doing"),
        False,
        face="trainer",
        act=still,
        hand="Doing",
    ),
    at(
        "useful",
        "useful(is(active(me), damaged)); play { heal(active(me), 20) }",
        offered("play Doing"),
        True,
        face="trainer",
        act=still,
        hand="Doing",
        you="Hitter dmg10",
    ),
    ten(
        "choices",
        "choices { x <- choose(bench_of(foe)) }; after { hit(x, 20) }",
        [10, 0, 20],
        foe="Wall | Target, Target",
        answers=["foe's bench 2"],
    ),
    ten(
        "pay",
        "pay { d <- discard(energy_on(self)) }; damage(20 * count(d))",
        [40],
        you="Actor +L +R",
    ),
    at("pay", PAID, lambda d: (foes(d), d.you.hand), ([10], []), act=used, hand="L", **JUDGE),
    ten("before", "before { add_damage(10 * counters_on(defender)) }", [30], foe="Wall dmg10"),
    ten("damage", "damage(30)", [30]),
    ten("no_damage", "no_damage", [0]),
    ten("after", "after { counters(defender, counters_on(defender)) }", [20]),
    at(
        "limit",
        "limit(once)",
        lambda d: [text for text in d.options if "Act" in text],
        [],
        face="attack",
        you="Omega",
        cards=[OMEGA],
        act=lambda d: d.attack("Act"),
    ),
    at(
        "limit",
        SHARED,
        lambda d: [text for text in d.options if "Act" in text],
        [],
        face="attack",
        you="Twin",
        cards=[TWIN],
        act=lambda d: d.attack("Act"),
    ),
    at(
        "limit",
        SHARED,
        offered("attack Act"),
        False,
        face="attack",
        you="Starry",
        cards=[STARRY],
        act=lambda d: d.power("Gleam"),
    ),
    at("power", "power(once) { counters(active(foe), 1) }", foes, [10], act=used, **JUDGE),
    at(
        "power",
        "power(once, needs=any_of(hand(me))) { draw(me, 1) }",
        offered("use Verdict"),
        False,
        act=still,
        **JUDGE,
    ),
    at(
        "power",
        "power(once, off=is(self, damaged)) { draw(me, 1) }",
        offered("use Verdict"),
        False,
        act=still,
        face="power",
        you="Hitter | Judge dmg10",
    ),
    at(
        "power",
        "power(once, where=hand) { counters(active(foe), 1) }",
        foes,
        [10],
        act=used,
        face="power",
        hand="Judge",
    ),
    at(
        "power",
        "power(once, where=discard) { counters(active(foe), 1) }",
        foes,
        [10],
        act=used,
        face="power",
        discard="Judge",
    ),
    at(
        "static",
        "static { mod(max_hp, all(me), add, 20) }",
        lambda d: d.you.active.hp,
        80,
        act=still,
        **JUDGE,
    ),
    at(
        "static",
        "static(while=is(self, damaged)) { mod(max_hp, all(me), add, 20) }",
        lambda d: d.you.active.hp,
        60,
        act=still,
        **JUDGE,
    ),
    at(
        "static",
        "static(where=discard) { mod(max_hp, all(me), add, 20) }",
        lambda d: d.you.active.hp,
        80,
        act=still,
        face="power",
        discard="Judge",
    ),
    at(
        "on",
        "on(damaged) { counters(event_mon, 1) }",
        foes,
        [30],
        act=lambda d: d.attack("Hit"),
        **JUDGE,
    ),
    at(
        "on",
        "on(damaged, where=hand) { counters(event_mon, 1) }",
        foes,
        [30],
        act=lambda d: d.attack("Hit"),
        face="power",
        hand="Judge",
    ),
    at(
        "instead", "instead(damaged) { nullify }", foes, [0], act=lambda d: d.attack("Hit"), **JUDGE
    ),
    at(
        "play",
        "play { counters(active(foe), 1) }",
        foes,
        [10],
        face="trainer",
        act=played,
        hand="Doing",
    ),
    at(
        "onto",
        "onto(active(me))",
        lambda d: (d.can("play Doing to active"), d.can("play Doing to bench 1")),
        (True, False),
        face="tool",
        act=still,
        hand="Doing",
        you="Hitter | Small",
    ),
    at(
        "provide",
        'provide("LL")',
        offered("attack Volley"),
        True,
        face="energy",
        act=still,
        you="Shooter +Doing",
        cards=[mon("Shooter", 60, "L", Attack("Volley", "LL", "10"))],
    ),
    at(
        "provide",
        'provide("LL", when=is(host, damaged))',
        offered("attack Volley"),
        False,
        face="energy",
        act=still,
        you="Shooter +Doing",
        cards=[mon("Shooter", 60, "L", Attack("Volley", "LL", "10"))],
    ),
    at(
        "keep",
        'provide("L"); keep(not is(host, damaged))',
        lambda d: d.you.discard[-1:],
        ["t-doing"],
        face="energy",
        you="Hitter +Doing",
        hand="Hurt",
        cards=[HURT],
        act=lambda d: d.play("Hurt"),
    ),
    at(
        "as_energy",
        'provide("L"); as_energy { become_energy(this_card, host) }',
        lambda d: d.you.active.energy,
        ["t-judge"],
        face="rule",
        hand="Judge",
        act=lambda d: d.attach("Judge", to="active"),
    ),
    at(
        "as_energy",
        'provide("L"); as_energy(needs=is(host, damaged)) { become_energy(this_card, host) }',
        offered("attach Judge to active"),
        False,
        face="rule",
        hand="Judge",
        act=still,
    ),
    at(
        "rule",
        'rule("prizes", 2)',
        lambda d: d.you.prizes_left,
        4,
        face="rule",
        foe="Judge | Small",
        act=lambda d: d.attack("Crash", answers=["prize 1", "prize 2"]),
    ),
    at(
        "rule",
        'play { draw(me, 1) }; rule("lost_for_good")',
        lambda d: (d.you.lost, d.you.discard),
        (["t-doing"], []),
        face="trainer",
        act=played,
        hand="Doing",
    ),
    attack("even_if", "even_if(asleep)", 30, [30], you="Actor asleep", flips="T"),
    at(
        "even_if",
        "even_if(paralyzed)",
        lambda d: d.can("attack Act"),
        False,
        face="attack",
        you="Actor asleep",
        act=lambda d: d,
    ),
    attack("price", 'price("L")', 30, [30], cost="RRC", you="Actor +L"),
    attack("price", 'price("L")', 30, [30], cost="RC", you="Actor +R +R"),
    *(
        at(
            "price",
            'price("L", when=is(self, damaged))',
            offered("attack Act"),
            usable,
            face="attack",
            you=f"Actor +L {harm}",
            act=still,
            printed=strong(10, 'price("L", when=is(self, damaged))', "RR"),
        )
        for harm, usable in (("", False), ("dmg10", True))
    ),
    ten("blank", "blank", [10]),
    at(
        "blank",
        "blank",
        lambda d: d.you.discard,
        ["t-doing"],
        face="trainer",
        act=played,
        hand="Doing",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
