"""The planner: it sees what its turn leads to and what comes back, within its budget."""

from __future__ import annotations

import pytest

from playmat.agents.planner import Budget, PlannerAgent, better, likelihood
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


def test_a_choice_without_options_is_refused() -> None:
    table = game()
    assert table.choice is not None

    with pytest.raises(IllegalOption):
        PlannerAgent(1).choose(table.view(0), table.choice.with_options(()))


def test_the_worse_half_is_dropped_after_two_worlds() -> None:
    totals = {1: 0.1, 2: 0.9, 3: 0.5, 4: 0.4}

    assert better([1, 2, 3, 4], totals, 1) == [1, 2, 3, 4]
    assert better([1, 2, 3, 4], totals, 2) == [2, 3]


def test_a_likelihood_is_certain_at_the_end_alone() -> None:
    assert (likelihood(WON), likelihood(-WON), likelihood(0)) == (1.0, 0.0, 0.5)
    assert 0.5 < likelihood(300) < likelihood(3000) < 1
