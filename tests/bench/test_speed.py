"""What the benchmark counts: whole games, real nodes, early and late turns separately."""

from __future__ import annotations

from playmat.bench import speed as bench
from playmat.rules import BOOKS


def test_every_book_is_measured_from_setup_to_the_end() -> None:
    speeds = bench.speeds(games=2, rounds=1)

    assert [speed.book for speed in speeds] == list(BOOKS)
    assert all(speed.decisions_per_game > 10 for speed in speeds)
    assert all(speed.options_per_decision >= 2 for speed in speeds)
    assert all(speed.nodes_per_s > 0 for speed in speeds)
    assert all(speed.recorded_per_s > 0 for speed in speeds)


def test_recording_is_measured_as_how_many_times_slower_it_makes_a_game() -> None:
    speed = bench.Speed("xy", 30, 50, 900, 2, 50, 5, 20, 20)

    figures = speed.plain()

    assert figures["recorded_per_s"] == 20
    assert figures["recorded_ratio"] == 1.5


def test_two_rounds_keep_the_better_figure_of_each_kind() -> None:
    slow = bench.Speed("xy", 10, 100, 900, 1, 50, 5, 20, 9)
    fast = bench.Speed("xy", 20, 50, 800, 2, 50, 5, 20, 8)

    best = bench.best_of_rounds(slow, fast)

    assert best == bench.Speed("xy", 20, 50, 900, 2, 50, 5, 20, 9)


def test_a_span_counts_only_what_lies_between_its_turns() -> None:
    match = bench.shipped_match("ex")

    early = bench.timed(match, 6, (6, 14))
    longer = bench.timed(match, 6, (6, 20))

    assert early is not None
    assert longer is not None
    assert longer.decisions > early.decisions
    assert bench.timed(match, 2, (5000, 5001)) is None
