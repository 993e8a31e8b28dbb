"""The benchmark of the game interface: whole games through ``Game`` compared with the core."""

from __future__ import annotations

from itertools import count

import pytest

from playmat.bench import door, speed
from playmat.decks.defaults import default_decks
from playmat.game.table import Table


@pytest.fixture(autouse=True)
def _a_second_at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    for module in (door, speed):
        monkeypatch.setattr(module, "perf_counter", lambda: next(seconds))


def test_the_front_door_is_measured_by_the_answers_of_whole_games() -> None:
    table = Table(*default_decks("ex"), rules="ex")

    quiet, loud = (door.door_seconds(table, 2, record) for record in (False, True))

    assert quiet == loud == 1 / round(1 / quiet)
    assert round(1 / quiet) > 2 * 50
    assert door.deal_seconds(table, 4) == 1 / 4


def test_a_book_is_compared_with_its_own_bare_games() -> None:
    table = Table(*default_decks("ex"), rules="ex")
    bare, through = door.bare_seconds(table, 2), door.door_seconds(table, 2, record=False)

    found = door.door("ex", games=2, rounds=1)

    assert found.bare_us == bare * 1e6
    assert found.ratio == found.recorded_ratio == through / bare
