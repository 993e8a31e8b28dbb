"""Ratings recover the strengths behind the results, with correct intervals."""

from __future__ import annotations

from math import log, sqrt
from random import Random

import pytest

from playmat.sim.intervals import Z95
from playmat.sim.ladder.bradley_terry import POINTS, Scores, chance, inverse, rated

NAMES = ("a", "b", "c")


def expected(strengths: dict[str, float], games: int) -> Scores:
    return {
        (one, other): (games * s / (s + t), games)
        for one, s in strengths.items()
        for other, t in strengths.items()
        if one != other
    }


def drawn(rng: Random, strengths: dict[str, float], games: int) -> Scores:
    found = {}
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        s, t = strengths[one], strengths[other]
        won = sum(rng.random() < s / (s + t) for _ in range(games))
        found[one, other], found[other, one] = (won, games), (games - won, games)
    return found


def test_the_strengths_behind_the_scores_are_found() -> None:
    found = rated(NAMES, expected({"a": 1.0, "b": 10.0, "c": 3.0}, 100), "a")

    assert found.of["a"].points == 0
    assert found.of["b"].points == pytest.approx(400, abs=1e-3)
    assert found.of["c"].points == pytest.approx(POINTS * log(3), abs=1e-3)
    assert not found.helped


def test_two_players_have_the_interval_of_the_books() -> None:
    found = rated(("a", "b"), {("a", "b"): (25.0, 100), ("b", "a"): (75.0, 100)}, "a").of["b"]

    assert found.points == pytest.approx(POINTS * log(3), abs=1e-3)
    assert found.high - found.points == pytest.approx(POINTS * Z95 / sqrt(100 * 0.75 * 0.25))
    assert found.points - found.low == pytest.approx(found.high - found.points)


def test_the_anchor_is_certain_and_the_same_lead_is_found_from_either_end() -> None:
    scores = expected({"a": 1.0, "b": 5.0, "c": 2.0}, 60)

    up, down = rated(NAMES, scores, "a"), rated(NAMES, scores, "b")

    assert up.of["a"].low == up.of["a"].high == 0
    assert down.of["a"].points == pytest.approx(-up.of["b"].points)
    assert down.of["a"].high - down.of["a"].low == pytest.approx(up.of["b"].high - up.of["b"].low)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    rng, strengths, held = Random(5), {"a": 1.0, "b": 2.0, "c": 6.0}, 0

    for _ in range(200):
        found = rated(NAMES, drawn(rng, strengths, 60), "a").of
        held += sum(found[n].low <= POINTS * log(strengths[n]) <= found[n].high for n in "bc")

    assert 0.92 <= held / 400 <= 0.98


def test_a_circle_of_winners_is_a_tie() -> None:
    scores = {("a", "b"): (9.0, 10), ("b", "c"): (9.0, 10), ("c", "a"): (9.0, 10)}
    scores |= {(b, a): (games - won, games) for (a, b), (won, games) in scores.items()}

    found = rated(NAMES, scores, "a")

    assert [found.of[name].points for name in NAMES] == pytest.approx([0, 0, 0], abs=1e-6)


def test_one_who_never_scored_has_a_finite_rating_and_that_is_told() -> None:
    scores = {("a", "b"): (0.0, 20), ("a", "c"): (0.0, 20), ("b", "c"): (10.0, 20)}
    scores |= {(b, a): (games - won, games) for (a, b), (won, games) in scores.items()}

    found = rated(NAMES, scores, "a")

    assert found.helped
    assert 400 < found.of["b"].points < 1000
    assert found.of["b"].points == pytest.approx(found.of["c"].points)


def test_points_foretell_shares() -> None:
    assert chance(0) == 0.5
    assert chance(400) == pytest.approx(10 / 11)


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [2.0, 1.0, 1.0]]

    back = inverse(matrix)

    for n, row in enumerate(matrix):
        product = [sum(a * back[k][m] for k, a in enumerate(row)) for m in range(3)]
        assert product == pytest.approx([float(n == m) for m in range(3)])
