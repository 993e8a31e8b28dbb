"""Printed damage and its sign compared with matching and mismatching programs."""

from __future__ import annotations

import pytest

from playmat.exercise.faces import parsed
from playmat.reader.checks.damage import damage_reasons, seen_reasons

AGREE = [
    ("30", ""),
    ("30", "after { draw(me, 1) }"),
    ("200", "damage(200, no_weakness)"),
    ("30", "before { f <- flip; if tails(f) > 0 { cancel } }"),
    ("30+", "before { f <- flip; if heads(f) > 0 { add_damage(10) } }"),
    ("30+", "damage(30 + 10 * counters_on(self))"),
    ("20x", "before { f <- flip(3) }; damage(20 * heads(f))"),
    ("20×", "damage(20 * count(bench_of(me)))"),
    ("60-", "before { add_damage(-10 * counters_on(self)) }"),
    ("60-", "damage(60 - 10 * counters_on(self))"),
    ("", "choices { x <- choose(all(foe)) }; after { hit(x, 30) }"),
    ("", "no_damage; after { draw(me, 1) }"),
]


@pytest.mark.parametrize(("printed", "program"), AGREE)
def test_a_program_that_does_what_is_printed_passes(printed: str, program: str) -> None:
    assert damage_reasons(printed, parsed(program)) == []


DIFFER = [
    ("30+", "", "30+ is printed and nothing adds damage"),
    (
        "30+",
        "damage(20 + 10 * counters_on(self))",
        "30 is printed and the damage clause does not hold it",
    ),
    ("20x", "", "20x is printed and the program works no damage out"),
    (
        "20x",
        "before { f <- flip }; damage(30 * heads(f))",
        "20x is printed and 20 is no factor: [30]",
    ),
    ("60-", "", "60- is printed and nothing takes damage away"),
    (
        "60-",
        "before { add_damage(10 * counters_on(self)) }",
        "60- is printed and nothing takes damage away",
    ),
    ("30", "damage(30 * heads(f))", "30 is printed and the damage is worked out"),
    ("", "damage(30)", "no damage is printed and the program has a damage clause"),
    ("", "before { add_damage(10) }", "no damage is printed and the program adds to it"),
]


@pytest.mark.parametrize(("printed", "program", "reason"), DIFFER)
def test_a_program_that_does_something_else_is_told(
    printed: str, program: str, reason: str
) -> None:
    assert damage_reasons(printed, parsed(program)) == [reason]


@pytest.mark.parametrize(
    ("printed", "program", "seen", "reasons"),
    [
        ("30", "", [30, 30], []),
        ("30", "", [30, 20], ["30 is printed and [20, 30] was done"]),
        ("20x", "damage(20 * heads(f))", [0, 40], []),
        ("20x", "damage(20 * heads(f))", [40, 50], ["20x is printed and 50 was done"]),
        ("30+", "before { add_damage(10) }", [20], ["30+ is printed and 20 was done"]),
        ("60-", "before { add_damage(-10) }", [70], ["60- is printed and 70 was done"]),
        ("30", "before { if never { cancel } }", [0, 30], []),
    ],
)
def test_damage_that_was_done_is_held_against_what_is_printed(
    printed: str, program: str, seen: list[int], reasons: list[str]
) -> None:
    assert seen_reasons(printed, parsed(program), seen) == reasons
