"""Clocks run only while a player can act."""

from __future__ import annotations

import pytest

from playmat.kinds import asks
from playmat.server.rooms.clock import Clock, between_turns
from tests.properties.play import begin, choices


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_only_the_clock_that_runs_loses_time() -> None:
    time = Time()
    clock = Clock((60, 60), 0, time)

    clock.run(1)
    time.now += 5
    clock.run(None)
    time.now += 50

    assert clock.shown() == {"left": [60.0, 55.0], "running": None}


def test_running_on_keeps_what_was_spent() -> None:
    time = Time()
    clock = Clock((60, 60), 0, time)

    clock.run(0)
    time.now += 5
    clock.run(0)
    time.now += 5

    assert clock.left(0) == 50


def test_a_turn_adds_its_extra_seconds() -> None:
    time = Time()
    clock = Clock((60, 60), 10, time)

    clock.run(0)
    time.now += 5
    clock.add_turn(0)

    assert clock.left(0) == 65


def test_nobody_has_less_than_nothing() -> None:
    time = Time()
    clock = Clock((1, 60), 0, time)

    clock.run(0)
    time.now += 5

    assert clock.left(0) == 0


def test_a_stored_clock_stands_still_until_it_is_run() -> None:
    time = Time()
    clock = Clock((60, 60), 3, time)
    clock.run(0)
    time.now += 5

    again = Clock.of(clock.plain(), time)
    assert again is not None
    time.now += 50

    assert again.shown() == {"left": [55.0, 60.0], "running": None}


@pytest.mark.rule("BETWEEN-01")
@pytest.mark.parametrize("table", ["ecard", "ex", "xy"])
def test_the_main_question_is_never_between_turns(table: str) -> None:
    st = begin(table, 9)

    for _ in choices(st, 9):
        if st.ask == 0:
            assert not between_turns(st)


@pytest.mark.rule("BETWEEN-01", "KO-02")
def test_a_promotion_after_poison_is_between_turns() -> None:
    found = []
    for seed in range(40):
        st = begin("ex", seed)
        found += [between_turns(st) for _ in choices(st, seed) if st.ask == asks.PROMOTE]

    assert True in found
    assert False in found
