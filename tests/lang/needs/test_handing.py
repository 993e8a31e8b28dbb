"""The conditions for giving cards away, and which cards may be chosen."""

from __future__ import annotations

import pytest

from playmat.lang.needs.handing import handed_out, picked_for
from playmat.lang.needs.receiving import given_to, moved_to
from playmat.lang.needs.telling_apart import drains
from playmat.lang.node import Program
from playmat.lang.parse import parse
from playmat.lang.show import show


def block(text: str) -> Program:
    """The statements of a use."""
    return parse(f"play {{ {text} }}")[0].args[0]  # type: ignore[return-value]


GIVEN = [
    (
        "a <- choose(energy_on(all(me) - self)[provides(M)]); attach(a, self)",
        "$givable(energy_on(all(me) - self)[provides(M)], self)",
    ),
    (
        "a <- choose(energy_on(all(me))); b <- choose(all(me) - host_of(a)); attach(a, b)",
        "$givable(energy_on(all(me)), all(me))",
    ),
    (
        "a <- choose(active(foe)[has_energy]); b <- choose(energy_on(a)); "
        "c <- choose(all(foe) - a); attach(b, c)",
        "$givable(energy_on(active(foe)[has_energy]), all(foe))",
    ),
    (
        "x <- flip; if heads(x) > 0 { a <- choose(discards(me)[energy]); attach(a, self) }",
        "$givable(discards(me)[energy], self)",
    ),
    ("a <- choose(energy_on(all(me))); attach(a, self); draw(me, 1)", ""),
    ("a <- search(deck(me)[energy]); attach(a, self)", ""),
]


@pytest.mark.parametrize(("text", "need"), GIVEN)
def test_a_block_that_only_gives_cards_needs_somebody_who_may_have_them(
    text: str, need: str
) -> None:
    found = handed_out(block(text))

    assert [show((each,)) for each in found] == ([need] if need else [])


SLIDE = "before { may { a <- choose(bench_of(me)) } }; after { attach(energy_on(self), a) }"
PASS = "after { a <- choose(bench_of(me)); attach(energy_on(self), a); switch(me, a) }"


def test_who_is_picked_to_have_all_energy_of_another_must_be_able_to() -> None:
    slide = parse(SLIDE)
    picked = slide[0].args[0][0].args[1]  # type: ignore[index, union-attr]
    need, cards = picked_for(slide, picked), given_to(slide, "a")

    assert need is not None
    assert cards is not None
    assert show((need,)) == "$givable(energy_on(self), bench_of(me))"
    assert show((cards,)) == "energy_on(self)"
    assert given_to(parse(PASS), "a") is None


@pytest.mark.parametrize(
    ("to", "found"),
    [
        ("(all(me) - host_of(a))[basic]", "(all(me) - host_of(a))[basic]"),
        ("all(me) - host_of(a)", "all(me) - host_of(a)"),
        ("bench_of(me)", ""),
    ],
)
def test_who_may_have_a_card_hangs_on_who_has_it(to: str, found: str) -> None:
    program = parse(f"after {{ a <- choose(energy_on(all(me))); b <- choose({to}); attach(a, b) }}")

    goal = moved_to(program, "a")

    assert (show((goal,)) if goal else "") == found


@pytest.mark.parametrize(
    ("text", "all_the_same"),
    [
        ("a <- choose(all(me)[damaged]); move_counters(a, defender, 1)", True),
        ("a <- choose(all(me)[damaged]); move_counters(a, defender, 2)", False),
        ("a <- choose(all(me)); b <- choose(all(foe)); move_counters(a, b, 1)", False),
        ("a <- choose(all(me)[damaged]); remove_counters(a, 1)", False),
    ],
)
def test_counters_that_all_go_to_one_place_go_in_any_order(text: str, all_the_same: bool) -> None:
    assert drains(block(text)) is all_the_same
