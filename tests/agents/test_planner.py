"""The planner sees what its turn and the reply lead to, within its budget."""

from __future__ import annotations

import pytest

from playmat.agents.master import foreseen
from playmat.agents.planner import (
    MOST_LINES,
    Budget,
    Clock,
    PlannerAgent,
    better,
    likelihood,
    preferred,
)
from playmat.agents.sitting import begin, start_of
from playmat.errors import IllegalOption
from playmat.rules import BOOKS
from playmat.search.core.evaluate import WON
from tests.agents.test_agent import positions
from tests.game.tables import game


def test_the_same_seed_and_lines_answer_the_same() -> None:
    for table, choice in positions(BOOKS["xy"]):
        view = table.view(choice.player)

        one, other = (PlannerAgent(3, Budget(lines=9)).choose(view, choice) for _ in range(2))

        assert one == other


def test_no_time_at_all_still_gives_an_answer() -> None:
    table, choice = positions(BOOKS["xy"])[0]

    found = PlannerAgent(3, Budget(lines=400, seconds=0.0)).choose(
        table.view(choice.player), choice
    )

    assert found in choice.options


def test_a_clock_takes_the_place_of_a_number_of_lines() -> None:
    table, choice = positions(BOOKS["xy"])[0]
    hurried = PlannerAgent(3, Budget(lines=0))

    begin(hurried, start_of(table, choice.player, seed=3, clock=0.0))

    assert hurried.budget == Budget(MOST_LINES, 0.0)
    assert hurried.choose(table.view(choice.player), choice) in choice.options


def test_lines_are_counted_and_the_first_ones_always_fit_the_clock() -> None:
    counted = Clock(Budget(lines=10))
    hurried = Clock(Budget(lines=10, seconds=0.0))

    assert [counted.allows(6), counted.allows(5), counted.allows(4)] == [True, False, True]
    assert [hurried.allows(6), hurried.allows(1)] == [True, False]


def test_what_comes_later_in_a_line_counts_for_more() -> None:
    assert foreseen([0.0, 0.0, 1.0]) == 3 / 6
    assert foreseen([1.0, 0.0, 0.0]) == 1 / 6
    assert foreseen([1.0]) == foreseen([1.0, 1.0, 1.0]) == 1.0


def test_a_choice_without_options_is_refused() -> None:
    table = game()
    assert table.choice is not None

    with pytest.raises(IllegalOption):
        PlannerAgent(1).choose(table.view(0), table.choice.with_options(()))


def test_the_worse_half_is_dropped_but_never_the_usual_answer() -> None:
    marks = {1: [0.1], 2: [0.9], 3: [0.5], 4: [0.4], 5: [0.3]}

    assert better([1, 2, 3, 4, 5], marks, 2) == [2, 3, 4]
    assert better([1, 2, 3, 4, 5], marks, 1) == [2, 3, 1]
    assert better([1, 2], marks, 1) == [1, 2]


def test_the_usual_answer_is_left_for_what_is_clearly_better_alone() -> None:
    usual = [0.5, 0.4, 0.6, 0.5]

    clear = preferred([1, 2], {1: usual, 2: [0.6, 0.5, 0.7, 0.61]}, 1)
    doubtful = preferred([1, 2], {1: usual, 2: [0.9, 0.1, 0.9, 0.2]}, 1)
    untried = preferred([1, 2], {1: usual[:1], 2: [0.9]}, 1)

    assert (clear, doubtful, untried) == (2, 1, 1)


def test_a_likelihood_is_certain_at_the_end_alone() -> None:
    assert (likelihood(WON), likelihood(-WON), likelihood(0)) == (1.0, 0.0, 0.5)
    assert 0.5 < likelihood(300) < likelihood(3000) < 1
