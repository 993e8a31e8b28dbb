"""Bradley-Terry ratings: the strengths that make the results most likely.

A player of strength s beats one of strength t with probability s / (s + t); a draw is half a win.
The strengths are found by Zermelo's iteration. Their intervals come from the observed information,
the curvature of the likelihood at its maximum, assuming independent games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from playmat.sim.intervals import Z95

POINTS: Final = 400 / log(10)
"""Rating points per unit of log strength, as in chess: 400 points are odds of ten to one."""

ENOUGH: Final = 1e-9
"""Change of log strength at which the iteration stops."""

MOST: Final = 200_000
"""Maximum number of iterations."""

Score = tuple[float, int]
"""A player's score against another, with draws as half, and the number of games."""

Scores = Mapping[tuple[str, str], Score]
"""The scores of all pairings, for each player in turn."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Rating points with their 95% interval; the anchor's are fixed."""

    points: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings of all players, and whether a draw had to be added to every pairing."""

    of: dict[str, Rating]
    helped: bool


def rated(names: Sequence[str], scores: Scores, anchor: str) -> Ratings:
    """Rate players by their scores, with the anchor at zero.

    If some players have lost nothing to all the others, no finite strengths fit best. Then every
    pairing gets one extra drawn game, which pulls the ratings together.
    """
    helped = not connected(names, scores)
    if helped:
        scores = {pair: (won + 0.5, games + 1) for pair, (won, games) in scores.items()}
    strengths = likeliest(names, scores)
    spread = covariance(names, scores, strengths)
    at = names.index(anchor)
    found = {}
    for n, name in enumerate(names):
        middle = POINTS * (log(strengths[name]) - log(strengths[anchor]))
        reach = POINTS * Z95 * sqrt(max(0.0, spread[n][n] + spread[at][at] - 2 * spread[n][at]))
        found[name] = Rating(middle, middle - reach, middle + reach)
    return Ratings(found, helped)


def connected(names: Sequence[str], scores: Scores) -> bool:
    """Whether every player has scored against every other, directly or through others."""
    return all(len(reached(names, scores, name)) == len(names) for name in names)


def reached(names: Sequence[str], scores: Scores, start: str) -> set[str]:
    """The players that a player has scored against, directly or through others."""
    found, ahead = {start}, [start]
    while ahead:
        one = ahead.pop()
        more = {n for n in names if n not in found and scores.get((one, n), (0.0, 0))[0] > 0}
        found |= more
        ahead += more
    return found


def likeliest(names: Sequence[str], scores: Scores) -> dict[str, float]:
    """The maximum-likelihood strengths, with geometric mean one."""
    strengths = dict.fromkeys(names, 1.0)
    won = {name: sum(scores[pair][0] for pair in scores if pair[0] == name) for name in names}
    for _ in range(MOST):
        raised = {}
        for name in names:
            met = [(other, games) for (one, other), (_, games) in scores.items() if one == name]
            weight = sum(games / (strengths[name] + strengths[other]) for other, games in met)
            raised[name] = won[name] / weight
        mean = sum(map(log, raised.values())) / len(raised)
        moved = max(abs(log(raised[name]) - mean - log(strengths[name])) for name in names)
        strengths = {name: raised[name] / exp(mean) for name in names}
        if moved < ENOUGH:
            break
    return strengths


def covariance(
    names: Sequence[str], scores: Scores, strengths: Mapping[str, float]
) -> list[list[float]]:
    """Covariance of the log strengths, with their mean fixed at zero."""
    size = len(names)
    curved = [[1 / size] * size for _ in names]  # fixes the mean, which results do not determine
    for (one, other), (_, games) in scores.items():
        row, column = names.index(one), names.index(other)
        chance = strengths[one] / (strengths[one] + strengths[other])
        known = games * chance * (1 - chance)
        curved[row][row] += known
        curved[row][column] -= known
    return [[part - 1 / size for part in row] for row in inverse(curved)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a matrix, by elimination with pivoting."""
    size = len(matrix)
    rows = [[*row, *(float(n == at) for n in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda n: abs(rows[n][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [part / pivot for part in rows[at]]
        for n in range(size):
            if n != at:
                times = rows[n][at]
                rows[n] = [a - times * b for a, b in zip(rows[n], rows[at], strict=True)]
    return [row[size:] for row in rows]


def chance(points: float) -> float:
    """The expected win rate for a lead in rating points."""
    return float(1 / (1 + 10 ** (-points / 400)))
