"""Which choices of an attack are made on announcing it, and how a text says so."""

from __future__ import annotations

import pytest

from playmat.lang.asked_first import asked_first, told_in_place
from playmat.lang.parse import parse
from playmat.lang.show import show

TARGET = "a <- choose(all(foe))"
MOVED = (
    (
        f"after {{ {TARGET}; hit(a, 20) }}",
        f"choices {{ {TARGET} }}; after {{ hit(a, 20) }}",
    ),
    (
        f"after {{ {TARGET}; b <- flip; if heads(b) > 0 {{ hit(a, 20) }} }}",
        f"choices {{ {TARGET} }}; after {{ b <- flip; if heads(b) > 0 {{ hit(a, 20) }} }}",
    ),
    (
        "before { a <- choose(bench_of(foe)); switch(foe, a) }",
        "choices { a <- choose(bench_of(foe)) }; before { switch(foe, a) }",
    ),
    (
        "after { a <- choose(attacks_of(defender)); use_attack(a) }",
        "choices { a <- choose(attacks_of(defender)) }; after { use_attack(a) }",
    ),
    (
        "after { if any_of(bench_of(foe)) { a <- choose(bench_of(foe)); hit(a, 10) } }",
        "choices { a <- choose(bench_of(foe)) }; after { if any_of(bench_of(foe)) { hit(a, 10) } }",
    ),
)


@pytest.mark.parametrize(("told", "asked"), MOVED)
def test_a_target_or_way_is_chosen_first_and_told_where_it_is_needed(told: str, asked: str) -> None:
    program = asked_first(parse(told))

    assert show(program) == asked
    assert show(told_in_place(program)) == told
    assert asked_first(program) == program


@pytest.mark.parametrize(
    "program",
    [
        f"after {{ f <- flip; {TARGET}; hit(a, 10 * heads(f)) }}",
        f"after {{ f <- flip; if heads(f) > 0 {{ {TARGET}; hit(a, 10) }} }}",
        f"pay {{ f <- flip; if tails(f) > 0 {{ cancel }} }}; after {{ {TARGET}; hit(a, 10) }}",
        f"after {{ may {{ {TARGET}; hit(a, 10) }} }}",
        "after { a <- choose(all(foe), by=foe); hit(a, 10) }",
        "after { a <- choose(bench_of(me)); switch(me, a) }",
        "after { a <- choose(all(me)[damaged]); heal(a, 20) }",
        "after { a <- choose(energy_on(defender)); discard(a) }",
        "after { reveal(hand(foe)); a <- choose(hand(foe)); discard(a) }",
    ],
)
def test_what_hangs_on_coins_or_follows_the_damage_is_chosen_later(program: str) -> None:
    assert asked_first(parse(program)) == parse(program)
