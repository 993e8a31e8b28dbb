"""A name that ends in s is one name."""

from __future__ import annotations

from tests.reader.shorthand import program

EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"


def test_a_name_that_ends_in_s_is_not_taken_for_several() -> None:
    text = "If there are more than 2 Mossados in play, draw a card."

    assert 'named("Mossados")' in program("attack", text, EARLY)
