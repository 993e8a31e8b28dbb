"""Wilson's interval, and when a matchup is settled by it."""

from __future__ import annotations

from math import comb

import pytest

from playmat.sim.intervals import wilson
from playmat.sim.tally import CHECKED_EVERY, MatchupTally


def test_no_games_leave_everything_open() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_intervals_are_those_of_the_tables(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)

    assert found.low == pytest.approx(low, abs=5e-4)
    assert found.high == pytest.approx(high, abs=5e-4)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.8])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(share: float) -> None:
    games = 60

    held = sum(
        comb(games, won) * share**won * (1 - share) ** (games - won)
        for won in range(games + 1)
        if wilson(won, games).low <= share <= wilson(won, games).high
    )

    assert 0.93 <= held <= 0.98


def rows(wins: int, losses: int) -> list[dict[str, object]]:
    won = [True] * wins + [False] * losses
    return [
        {"winner": "a" if w else "b", "turns": 1, "answers": 1, "first": "a", "by": "prizes"}
        for w in won
    ]


def test_a_matchup_is_settled_only_where_it_is_looked_at() -> None:
    tally = MatchupTally()
    for row in rows(CHECKED_EVERY - 1, 0):
        tally.add(row)
    early = tally.settled(0.5)

    tally.add(rows(1, 0)[0])

    assert not early
    assert tally.settled(0.5)
    assert not tally.settled(0.001)


def test_a_draw_is_half_a_win() -> None:
    tally = MatchupTally()

    for row in [*rows(1, 1), rows(1, 0)[0] | {"winner": None}]:
        tally.add(row)

    assert (tally.wins, tally.losses, tally.draws) == (1, 1, 1)
    assert tally.share == 0.5
