"""What each number and each condition of the language comes to, by example."""

from __future__ import annotations

from typing import Any, Final

from tests.engine.cases import Case, foes, strong
from tests.engine.word_effects import at

SEEN = 'marker(self, "seen")'


def num(word: str, value: str, expected: int, **more: Any) -> Case:
    """Return a case that puts as many counters on the foe's Active as a number says."""
    program = f"counters(active(foe), {value})"
    return at(word, program, lambda d: d.foe.active.damage, 10 * expected, **more)


def attack(word: str, program: str, damage: int, expected: list[int], **more: Any) -> Case:
    """Return a case of an attack with damage printed."""
    card = strong(damage, program, more.pop("cost", ""))
    row = {"face": "attack", "you": "Actor", **more}
    return at(word, program, foes, expected, printed=card, **row)


def cond(word: str, text: str, expected: bool, **more: Any) -> Case:
    """Return a case that puts a counter on your Active if a condition holds."""
    program = f"if {text} {{ counters(active(me), 1) }}"
    return at(word, program, lambda d: d.you.active.damage, 10 if expected else 0, **more)


def handled(word: str, program: str, expected: bool, act: Any, **more: Any) -> Case:
    """Return a case of a handler of the Judge, on your Bench, that may put a counter on it."""
    row = {"face": "power", "you": "Hitter | Judge", "act": act, **more}
    return at(word, program, lambda d: d.you.bench[0].markers.get("seen", 0), int(expected), **row)


NUMBERS: Final = [
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
]

CONDITIONS: Final = [
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
]

VALUES: Final = [*NUMBERS, *CONDITIONS]
