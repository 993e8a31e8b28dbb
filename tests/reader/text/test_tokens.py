"""A title keeps its period."""

from __future__ import annotations

from tests.reader.shorthand import program


def test_a_title_keeps_its_full_stop_in_a_name() -> None:
    told = "If you have Lt. Bramble's Fern in play, draw 3 cards."

    assert 'named("Lt. Bramble\'s Fern")' in program("attack", told, "2001-02-01", "10")
