"""The bench of the front door: whole games through ``Game`` against the core alone."""

from __future__ import annotations

from playmat.bench import door


def test_the_front_door_is_measured_by_the_answers_of_whole_games() -> None:
    found = door.door("ex", games=2, rounds=1)

    assert found.book == "ex"
    assert min(found.deal_ms, found.bare_us, found.ratio, found.recorded_ratio) > 0
