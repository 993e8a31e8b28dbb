"""A variable bound again to something else gets another name."""

from __future__ import annotations

from playmat.lang.parse import parse
from playmat.writer import lettered


def test_two_numbers_of_two_players_are_told_apart() -> None:
    twice = parse(
        "play { may { a <- number(0, 3); draw(me, a) }; a <- number(0, 3); draw(foe, a) }"
    )

    told = lettered(twice)

    assert told == parse(
        "play { may { a <- number(0, 3); draw(me, a) }; b <- number(0, 3); draw(foe, b) }"
    )


def test_one_of_two_bindings_that_is_read_behind_both_keeps_its_name() -> None:
    either = parse("after { either { a <- 1 } { a <- 2 }; draw(me, a) }")

    told = lettered(either)

    assert told == either
