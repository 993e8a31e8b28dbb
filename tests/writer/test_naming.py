"""Variables are named by letters in order of appearance."""

from __future__ import annotations

from playmat.lang.parse import parse
from playmat.writer import lettered


def test_variables_are_called_in_the_order_they_are_bound() -> None:
    program = parse(
        "after { f <- flip; each x in all(me) { y <- choose(energy_on(x)); discard(y) } }"
    )

    renamed = lettered(program)

    assert renamed == parse(
        "after { a <- flip; each b in all(me) { c <- choose(energy_on(b)); discard(c) } }"
    )
    assert lettered(renamed) == renamed


def test_more_variables_than_letters_keep_their_names() -> None:
    binds = "; ".join(f"v_{at} <- flip" for at in range(27))
    program = parse(f"after {{ {binds} }}")

    assert lettered(program) == program
