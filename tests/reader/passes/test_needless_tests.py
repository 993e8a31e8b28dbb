"""Tests without effect are removed from programs."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.reader.passes.needless_tests import without_needless_tests
from playmat.reader.passes.tidy import tidied
from tests.reader.passes.test_only_if_done import program

NEEDLESS = [
    (
        "after { if any_of(bench_of(foe)) { a <- choose(bench_of(foe)); switch(foe, a) } }",
        "after { a <- choose(bench_of(foe)); switch(foe, a) }",
    ),
    (
        "after { a <- flip; if heads(a) > 0 and any_of(bench_of(foe)) { b <- choose(bench_of(foe));"
        " hit(b, 20) } }",
        "after { a <- flip; if heads(a) > 0 { b <- choose(bench_of(foe)); hit(b, 20) } }",
    ),
    (
        "after { if any_of(bench_of(me)) { a <- choose(bench_of(me)); b <- return_mon(a, deck);"
        " if did(b) { shuffle(me) } } }",
        "after { a <- choose(bench_of(me)); b <- return_mon(a, deck); if did(b) { shuffle(me) } }",
    ),
    (
        "after { if any_of(stadium) { may { discard(stadium) } } }",
        "after { may { discard(stadium) } }",
    ),
    (
        "pay { a <- flip; if tails(a) > 0 { cancel } }; after { if heads(a) > 0 { draw(me, 1) } }",
        "pay { a <- flip; if tails(a) > 0 { cancel } }; after { draw(me, 1) }",
    ),
    (
        "after { if is(defender, has_energy) { a <- flip }; if heads(a) > 0 { draw(me, 1) } }",
        "after { if is(defender, has_energy) { a <- flip; if heads(a) > 0 { draw(me, 1) } } }",
    ),
]


@pytest.mark.parametrize(("told", "left"), NEEDLESS)
def test_a_test_that_decides_nothing_is_left_out(told: str, left: str) -> None:
    found = without_needless_tests(parse(told))

    assert found == parse(left)


@pytest.mark.parametrize(
    "told",
    [
        "after { if any_of(bench_of(foe)) { a <- flip; if heads(a) > 0 { draw(me, 1) } } }",
        "after { if any_of(bench_of(me)) { a <- choose(bench_of(me)); switch(me, a);"
        " draw(me, 1) } }",
        "after { if any_of(bench_of(me)) { a <- choose(bench_of(me)); switch(me, a) }"
        " else { draw(me, 1) } }",
        "after { if any_of(bench_of(foe)) { a <- choose(bench_of(me)); switch(me, a) } }",
        "pay { a <- flip; if tails(a) > 0 { cancel } };"
        " after { if heads(a) > 0 { draw(me, 1) } else { draw(me, 2) } }",
    ],
)
def test_a_test_that_decides_something_stays(told: str) -> None:
    found = without_needless_tests(parse(told))

    assert found == parse(told)


def test_who_has_no_bench_needs_no_test_to_leave_it_alone() -> None:
    written = program(
        "If you have any Benched Pokémon, switch Mossling with 1 of your Benched Pokémon.",
        "30",
        "2001-06-01",
    )

    assert "any_of" not in written


def test_what_is_put_on_top_and_shuffled_goes_into_the_deck() -> None:
    found = tidied(parse("after { move(energy_on(self), deck_top); shuffle(me) }"))

    assert found == parse("after { move(energy_on(self), deck); shuffle(me) }")


def test_what_is_put_on_top_of_a_deck_that_is_not_shuffled_stays_there() -> None:
    told = parse("after { move(energy_on(self), deck_top); draw(me, 1) }")

    found = tidied(told)

    assert found == told
