"""Clocks run only while a player can act."""

from __future__ import annotations

import pytest

from playmat.engine.pending import stands_still
from playmat.game.clock import PAUSE, Clock
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.kinds import asks
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

    assert clock.shown() == {
        "left": [60.0, 55.0],
        "running": None,
        "wait": 0.0,
        "stopped": False,
    }


def test_a_clock_waits_for_what_came_before_to_be_shown_but_not_for_ever() -> None:
    time = Time()
    clock = Clock((60, 60), 0, time)
    clock.grace = 8
    clock.run(0)
    time.now += 5
    waited = (clock.left(0), clock.wait)

    time.now += 5
    clock.run(1)
    time.now += 1
    stood = clock.seen(1)
    time.now += 3

    assert waited == (60, 3)
    assert clock.left(0) == 58
    assert (stood, clock.seen(1), clock.seen(0)) == (True, False, False)
    assert clock.left(1) == 57


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


def test_a_turn_that_is_over_adds_to_the_time_of_its_player() -> None:
    clock = Clock((60, 60), 10, Time())
    clock.begin((0, 3, 1))

    clock.update((0, 3, 1), 1)
    clock.update((0, 4, 0), 0)

    assert clock.shown() == {"left": [60.0, 70.0], "running": 0, "wait": 0.0, "stopped": False}


def test_setup_is_no_turn_that_adds_time() -> None:
    clock = Clock((60, 60), 10, Time())
    clock.begin((0, 0, 0))

    clock.update((0, 1, 0), 0)

    assert clock.shown() == {"left": [60.0, 60.0], "running": 0, "wait": 0.0, "stopped": False}


@pytest.mark.rule("BETWEEN-01")
def test_a_pause_between_turns_ends_when_it_has_lasted_too_long() -> None:
    time = Time()
    clock = Clock((60, 60), 0, time)
    clock.update((0, 3, 1), None)

    time.now += PAUSE
    early = clock.end_pause(1)
    time.now += 1

    assert not early
    assert clock.end_pause(1)
    assert clock.shown() == {"left": [60.0, 60.0], "running": 1, "wait": 0.0, "stopped": False}


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

    assert again.shown() == {"left": [55.0, 60.0], "running": None, "wait": 0.0, "stopped": False}


@pytest.mark.rule("ER-9")
def test_a_clock_that_was_stopped_stands_until_it_is_started() -> None:
    time = Time()
    clock = Clock((60, 60), 0, time)
    clock.run(0)
    time.now += 5

    clock.stopped = True
    clock.update((0, 3, 0), 0)
    time.now += PAUSE + 5
    stood = clock.left(0), clock.end_pause(0)
    clock.stopped = False
    clock.update((0, 3, 0), 0)
    time.now += 5

    assert stood == (55, False)
    assert clock.left(0) == 50


@pytest.mark.rule("ER-9")
def test_a_stored_clock_remembers_that_it_was_stopped() -> None:
    clock = Clock((60, 60), 3, Time())
    clock.stopped = True

    again = Clock.of(clock.plain(), Time())

    assert again is not None
    assert again.stopped


@pytest.mark.rule("ER-9")
@pytest.mark.parametrize("table", ["ecard", "ex", "xy"])
def test_the_clock_never_stands_still_for_the_main_question(table: str) -> None:
    st = begin(table, 9)

    for _ in choices(st, 9):
        if st.ask == asks.MAIN:
            assert not stands_still(st)


@pytest.mark.rule("ER-9", "KO-02")
def test_the_clock_stands_still_for_a_promotion_after_poison_and_not_after_an_attack() -> None:
    found = []
    for seed in range(40):
        st = begin("ex", seed)
        found += [stands_still(st) for _ in choices(st, seed) if st.ask == asks.PROMOTE]

    assert True in found
    assert False in found


def clock_of(duel: Duel, time: Time) -> Clock:
    """A clock of five minutes each, in the state of a table."""
    clock = Clock((300, 300), 0, time)
    asked = None if stands_still(duel.state) else int(duel.state.chooser)
    clock.update((0, duel.turn, int(duel.state.player)), asked)
    return clock


@pytest.mark.rule("ER-9", "BETWEEN-07")
@pytest.mark.scenario("K-196")
def test_the_clock_runs_while_a_player_may_use_a_tool_between_turns() -> None:
    time = Time()
    duel = scenario("ecard", "base1-58 +neo1-99 dmg30 poisoned", "base1-58").end_turn()

    clock = clock_of(duel, time)
    time.now += 10

    assert (duel.chooser, duel.asked) == ("you", "may")
    assert clock.left(0) == 290


@pytest.mark.rule("ER-9", "BETWEEN-01")
@pytest.mark.scenario("K-195")
def test_the_clock_stands_still_for_what_poison_brings_about() -> None:
    time = Time()
    duel = scenario("ecard", "base1-58 dmg30 poisoned | base1-58, base1-58", "base1-58").end_turn()

    clock = clock_of(duel, time)
    time.now += 12

    assert (duel.chooser, duel.asked) == ("foe", "prize")
    assert (clock.left(0), clock.left(1)) == (300, 300)
