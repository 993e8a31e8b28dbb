"""When each condition of the language holds, by example."""

from __future__ import annotations

from typing import Final

import pytest

from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cases import (
    ONE,
    PRICEY,
    SEEN,
    Case,
    at,
    attack,
    cond,
    foes,
    handled,
    law,
    mine,
    with_power,
)

ARCHER = mon(
    "Archer",
    60,
    "C",
    blow("Shoot", 0, "no_damage; after { x <- choose(all(foe)); hit(x, 20) }"),
    blow("Rain", 0, "no_damage; after { spread(3, all(foe)) }"),
)
CURED = "no_damage; after { if cured_by_evolving(self, asleep) { counters(defender, 1) } }"
DIVER = mon("Diver", 60, "C", blow("Dive", 0, "no_damage; after { hit(bench_of(foe), 10) }"))
GHOST: Final = (
    "instead(attack_declared(all(both)), if=attack_concerns(self)) "
    "{ f <- flip; if heads(f) > 0 { lasting(this_attack) { prevent(all, self, attack) } } }"
)
HEALER = trainer("Healer", "item", "play { heal(active(me), 10) }")
RAIN = ["foe's active", "foe's bench 1"]
SPARED = "instead(would_be_knocked_out(self)) { nullify; heal_all(self) }"


CASES: Final[list[Case]] = [
    cond("always", "always", True),
    cond("never", "never", False),
    cond("not", "not never", True),
    cond("not", "not always", False),
    cond("and", "always and always", True),
    cond("and", "always and never", False),
    cond("or", "never or always", True),
    cond("or", "never or never", False),
    cond("compare", "2 < 3", True),
    cond("compare", "3 < 3", False),
    cond("compare", "3 <= 3", True),
    cond("compare", "3 > 3", False),
    cond("compare", "3 >= 3", True),
    cond("compare", "3 == 3", True),
    cond("compare", "3 != 3", False),
    cond("already", "already(active(me), asleep)", True, you="Hitter asleep"),
    cond("already", "already(active(me), asleep)", False, you="Hitter confused"),
    cond("any_of", "any_of(hand(me))", True, hand="L"),
    cond("any_of", "any_of(hand(me))", False),
    cond("is", "is(all(foe), damaged)", True, foe="Wall dmg10 | Wall dmg10"),
    cond("is", "is(all(foe), damaged)", False, foe="Wall dmg10 | Wall"),
    cond("is", "is(bench_of(foe), damaged)", False),
    at("did", "x <- draw(me, 1); if did(x) { counters(active(foe), 1) }", foes, [10]),
    at("did", "x <- draw(me, 1); if did(x) { counters(active(foe), 1) }", foes, [0], deck=""),
    at("did", "x <- heal(active(me), 20); if did(x) { counters(active(foe), 1) }", foes, [0]),
    at(
        "all_heads",
        "f <- flip(2); if all_heads(f) { counters(active(foe), 1) }",
        foes,
        [10],
        flips="HH",
    ),
    at(
        "all_heads",
        "f <- flip(2); if all_heads(f) { counters(active(foe), 1) }",
        foes,
        [0],
        flips="HT",
    ),
    handled("my_turn", f"on(turn_ended, if=my_turn) {{ {SEEN} }}", True, lambda d: d.end_turn()),
    handled("my_turn", f"on(turn_began, if=my_turn) {{ {SEEN} }}", False, lambda d: d.end_turn()),
    *(
        handled(
            f"{who}_turn", f"on({at}, if={who}_turn) {{ {SEEN} }}", seen, lambda d: d.end_turn()
        )
        for who, at, seen in (
            ("their", "turn_ended", False),
            ("their", "turn_began", True),
            ("my", "between_turns", False),
            ("their", "between_turns", False),
        )
    ),
    cond("first_turn", "first_turn(me)", True, turn=1, turns=1),
    cond("first_turn", "first_turn(me)", False, turn=3, turns=2),
    cond("went_first", "went_first(me)", True, first="you"),
    cond("went_first", "went_first(me)", False, first="foe"),
    cond("bench_full", "bench_full(me)", True, you="Hitter | Small, Small, Small, Small, Small"),
    cond("bench_full", "bench_full(me)", False, you="Hitter | Small, Small, Small, Small"),
    attack(
        "used_last_turn",
        'before { if used_last_turn("Act") { add_damage(10) } }',
        10,
        [20],
        you="Actor last:Act@1",
    ),
    attack("used_last_turn", 'before { if used_last_turn("Act") { add_damage(10) } }', 10, [10]),
    cond("knocked_out_last_turn", "knocked_out_last_turn(me)", True, lost_mon_turn=2),
    cond("knocked_out_last_turn", "knocked_out_last_turn(me)", False, lost_mon_turn=1),
    cond("entered_this_turn", "entered_this_turn(active(me))", True, you="Hitter new"),
    cond("entered_this_turn", "entered_this_turn(active(me))", False),
    handled(
        "event_cause",
        f"on(damaged, if=event_cause(attack)) {{ {SEEN} }}",
        True,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "event_cause",
        f"on(damaged, if=event_cause(trainer)) {{ {SEEN} }}",
        False,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "event_from",
        f"on(damaged, if=event_from(active(me))) {{ {SEEN} }}",
        True,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "event_from",
        f"on(damaged, if=event_from(self)) {{ {SEEN} }}",
        False,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "event_by_hand",
        f"on(attached, if=event_by_hand) {{ {SEEN} }}",
        True,
        lambda d: d.attach("L"),
        hand="L",
    ),
    handled(
        "event_by_hand",
        f"on(drawn, if=event_by_hand) {{ {SEEN} }}",
        False,
        lambda d: d.play("Prof"),
        hand="Prof",
    ),
    cond("supporter_played", "supporter_played(me)", True, supporters=1),
    cond("supporter_played", "supporter_played(me)", False),
    cond("evolved_this_turn", "evolved_this_turn(active(me))", False),
    at(
        "evolved_this_turn",
        f"if evolved_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        hand="Grown",
        act=lambda d: d.evolve("Grown", on="active").play("Doing"),
    ),
    at(
        "evolved_from",
        f'if evolved_from(active(me), "Hitter") {{ {ONE} }}',
        foes,
        [10],
        hand="Grown",
        act=lambda d: d.evolve("Grown", on="active").play("Doing"),
    ),
    at(
        "evolved_from",
        f'if evolved_from(active(me), "Hitter") {{ {ONE} }}',
        foes,
        [0],
        you="Hitter>Grown",
        hand="Sage",
        act=lambda d: d.evolve("Sage", on="active").play("Doing"),
    ),
    at(
        "came_up_this_turn",
        f"if came_up_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        you="Hitter | Small",
        act=lambda d: d.retreat().play("Doing"),
    ),
    cond("came_up_this_turn", "came_up_this_turn(active(me))", False, you="Hitter | Small"),
    at(
        "played_this_turn",
        f"if played_this_turn(bench_of(me)) {{ {ONE} }}",
        foes,
        [10],
        hand="Small",
        act=lambda d: d.bench("Small").play("Doing"),
    ),
    cond("played_this_turn", "played_this_turn(active(me))", False),
    at(
        "healed_this_turn",
        f"if healed_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        you="Hitter dmg20",
        hand="Healer",
        cards=[HEALER],
        act=lambda d: d.play("Healer").play("Doing"),
    ),
    at(
        "hurt_active_last_turn",
        f"if hurt_active_last_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit").play("Doing"),
    ),
    at(
        "hurt_active_last_turn",
        f"if hurt_active_last_turn(bench_of(me)) {{ {ONE} }}",
        foes,
        [0],
        you="Hitter | Small",
        foe="Diver",
        cards=[DIVER],
        player="foe",
        act=lambda d: d.attack("Dive").play("Doing"),
    ),
    at(
        "attacked_last_turn",
        f"if attacked_last_turn(active(me)) {{ {ONE} }}",
        foes,
        [30],
        act=lambda d: d.attack("Hit").end_turn().play("Doing"),
    ),
    at(
        "team_used_last_turn",
        f'if team_used_last_turn(me, "Hit") {{ {ONE} }}',
        foes,
        [30],
        act=lambda d: d.attack("Hit").end_turn().play("Doing"),
    ),
    at(
        "team_used_last_turn",
        f'if team_used_last_turn(me, "Nap") {{ {ONE} }}',
        foes,
        [20],
        act=lambda d: d.attack("Hit").end_turn().play("Doing"),
    ),
    *(
        at(
            "limit_used",
            f'if limit_used({who}, "Star") {{ {ONE} }}',
            foes,
            [harm],
            you="Star",
            cards=[mon("Star", 60, "L", blow("Act", 10, 'limit(once_game, "Star")'))],
            act=lambda d: d.attack("Act").end_turn().play("Doing"),
        )
        for who, harm in (("me", 20), ("foe", 10))
    ),
    *(
        at(
            "struck_last_turn",
            f'if struck_last_turn({who}, "{name}") {{ {ONE} }}',
            foes,
            [harm, 0],
            foe="Wall | Wall",
            act=lambda d: d.attack("Hit").end_turn().play("Doing"),
        )
        for who, name, harm in (
            ("active(foe)", "Hit", 30),
            ("bench_of(foe)", "Hit", 20),
            ("active(foe)", "Nap", 20),
        )
    ),
    law(
        "attack_is",
        'static(while=attack_is("Hit")) { mod(damage_dealt, all(me), add, 30) }',
        foes,
        [50],
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "attack_is",
        'static(while=attack_is("Crash")) { mod(damage_dealt, all(me), add, 30) }',
        foes,
        [20],
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "attack_in",
        "static(while=attack_in(attacks_of(active(me)))) { mod(damage_dealt, all(me), add, 30) }",
        foes,
        [50],
        act=lambda d: d.attack("Hit"),
    ),
    attack(
        "pays_for",
        "after { if pays_for(attacks_of(bench_of(foe))) { draw(me, 1) } else { "
        "counters(defender, 1) } }",
        10,
        [20, 0],
        foe="Wall | Pricey",
        cards=[PRICEY],
    ),
    attack(
        "pays_for",
        "after { if pays_for(attacks_of(bench_of(foe))) { draw(me, 1) } else { "
        "counters(defender, 1) } }",
        10,
        [10, 0],
        foe="Wall | Pricey",
        cards=[PRICEY],
        you="Actor +L +L +R",
    ),
    handled(
        "event_from_zone",
        'on(discarded, if=event_from_zone(play)) { marker(self, "seen") }',
        True,
        lambda d: d.play("Crusher"),
        you="Hitter +L | Judge",
        hand="Crusher",
        cards=[],
    ),
    handled(
        "event_from_zone",
        'on(discarded, if=event_from_zone(deck)) { marker(self, "seen") }',
        False,
        lambda d: d.play("Crusher"),
        you="Hitter +L | Judge",
        hand="Crusher",
    ),
    handled(
        "event_to_zone",
        'on(moved, if=event_to_zone(hand)) { marker(self, "seen") }',
        True,
        lambda d: d.play("Taker"),
        hand="Taker",
        discard="L",
        cards=[trainer("Taker", "item", "play { move(discards(me), hand) }")],
    ),
    *(
        at(
            "cured_by_evolving",
            "no_damage; after { if cured_by_evolving(self, asleep) { counters(defender, 1) } }",
            foes,
            damage,
            face="attack",
            you=f"Hitter {state} | Small",
            hand="Woken",
            printed=mon("Woken", 60, "L", blow("Act", 0, CURED), kinds=("stage1",), of="Hitter"),
            act=lambda d: d.evolve("Woken").attack("Act"),
        )
        for state, damage in (("asleep", [10]), ("poisoned", [0]), ("", [0]))
    ),
    law(
        "event_by_attack",
        'on(knocked_out(all(me)), if=event_by_attack) { marker(self, "seen") }',
        lambda d: d.you.actives[0].markers.get("seen", 0),
        1,
        you="Small | Judge",
        foe="Pricker",
        player="foe",
        cards=[mon("Pricker", 60, "C", blow("Prick", 0, "after { counters(defender, 3) }"))],
        act=lambda d: d.attack("Prick", answers=["prize 1"]),
    ),
    law(
        "event_by_attack",
        'on(knocked_out(all(me)), if=event_by_attack) { marker(self, "seen") }',
        lambda d: d.you.actives[0].markers.get("seen", 0),
        0,
        you="Small dmg20 poisoned | Judge",
        act=lambda d: d.end_turn(answers=["prize 1"]),
    ),
    handled(
        "event_power",
        'on(power_used, if=event_power(ability)) { marker(self, "seen") }',
        True,
        lambda d: d.power("Spark"),
    ),
    handled(
        "event_power",
        'on(power_used, if=event_power(body)) { marker(self, "seen") }',
        False,
        lambda d: d.power("Spark"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [0],
        you="Judge",
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit", flips="H"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [20],
        you="Judge",
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit", flips="T"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [20, 0],
        you="Hitter | Judge",
        foe="Hitter",
        player="foe",
        act=lambda d: d.attack("Hit"),
    ),
    law(
        "attack_concerns",
        GHOST,
        mine,
        [0, 0],
        you="Hitter | Judge",
        foe="Diver",
        player="foe",
        cards=[DIVER],
        act=lambda d: d.attack("Dive", flips="H"),
    ),
    *(
        law(
            "attack_concerns",
            GHOST,
            mine,
            expected,
            you="Hitter | Judge",
            foe="Archer",
            player="foe",
            cards=[ARCHER],
            act=act,
        )
        for expected, act in (
            ([20, 0], lambda d: d.attack("Shoot", answers=["foe's active"])),
            ([0, 0], lambda d: d.attack("Shoot", flips="H", answers=["foe's bench 1"])),
            ([0, 20], lambda d: d.attack("Shoot", flips="T", answers=["foe's bench 1"])),
            ([20, 0], lambda d: d.attack("Rain", flips="H", answers=RAIN)),
            ([10, 20], lambda d: d.attack("Rain", flips="T", answers=[*RAIN, "foe's bench 1"])),
        )
    ),
    handled(
        "attacked_this_turn",
        'on(turn_ended, if=attacked_this_turn(active(me))) { marker(self, "seen") }',
        True,
        lambda d: d.attack("Hit"),
    ),
    handled(
        "attacked_this_turn",
        'on(turn_ended, if=attacked_this_turn(active(me))) { marker(self, "seen") }',
        False,
        lambda d: d.end_turn(),
    ),
    at("falls", f"counters(active(foe), 2); if falls(active(foe)) {{ {ONE} }}", foes, [20]),
    at(
        "falls",
        f"counters(bench_of(foe), 6); if falls(bench_of(foe)) {{ {ONE} }}",
        foes,
        [10],
        foe="Wall | Hitter",
        answers=["prize 1"],
    ),
    at(
        "falls",
        f"counters(bench_of(foe), 6); if not falls(bench_of(foe)) {{ {ONE} }}",
        foes,
        [10, 0],
        foe="Wall | Spared",
        cards=[with_power("Spared", SPARED)],
    ),
    at(
        "leveled_this_turn",
        f"if leveled_this_turn(active(me)) {{ {ONE} }}",
        foes,
        [10],
        hand="Hitter LV.X",
        act=lambda d: d.level_up("Hitter LV.X", on="active").play("Doing"),
    ),
    handled(
        "event_condition",
        'on(condition_applied(active(foe)), if=event_condition(asleep)) { marker(self, "seen") }',
        True,
        lambda d: d.attack("Nap"),
        coins="H",
    ),
    handled(
        "event_condition",
        'on(condition_applied(active(foe)), if=event_condition(burned)) { marker(self, "seen") }',
        False,
        lambda d: d.attack("Nap"),
        coins="H",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()
