"""Ratings by Bradley and Terry: the strengths under which the results were likeliest.

A player of strength s beats one of strength t with the chance s / (s + t); a draw is half a win for
either.  The strengths are found by Zermelo's iteration, their intervals from the observed
information, the curvature of the likelihood at its top, with games taken as independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from playmat.sim.intervals import Z95

POINTS: Final = 400 / log(10)
"""Points of rating for each unit of log strength, as chess has them: 400 are odds of ten to one."""

ENOUGH: Final = 1e-9
"""The change of a log strength at which the iteration stops."""

MOST: Final = 200_000
"""Rounds of the iteration at most."""

Score = tuple[float, int]
"""What a player scored against another, a draw as half, and in how many games."""

Scores = Mapping[tuple[str, str], Score]
"""The scores of pairings, each from either player's side."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's points with the ends of their interval of 95 %; those of the anchor are fixed."""

    points: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of all players who met, and whether a draw had to be added to every pairing."""

    of: dict[str, Rating]
    helped: bool


def rated(names: Sequence[str], scores: Scores, anchor: str) -> Ratings:
    """Return the ratings of players by their scores, that of the anchor zero.

    Where some have lost nothing to all others together, no finite strengths are likeliest; then
    every pairing counts one drawn game more, which draws ratings together.
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
    """Return whether everybody has scored against everybody, through others if need be."""
    return all(len(reached(names, scores, name)) == len(names) for name in names)


def reached(names: Sequence[str], scores: Scores, start: str) -> set[str]:
    """Return whom a player has scored against, directly or through others."""
    found, ahead = {start}, [start]
    while ahead:
        one = ahead.pop()
        more = {n for n in names if n not in found and scores.get((one, n), (0.0, 0))[0] > 0}
        found |= more
        ahead += more
    return found


def likeliest(names: Sequence[str], scores: Scores) -> dict[str, float]:
    """Return the likeliest strengths, their geometric mean one."""
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
    """Return how the log strengths vary together, their mean held at zero."""
    size = len(names)
    curved = [[1 / size] * size for _ in names]  # keeps the mean, which results do not tell
    for (one, other), (_, games) in scores.items():
        row, column = names.index(one), names.index(other)
        chance = strengths[one] / (strengths[one] + strengths[other])
        known = games * chance * (1 - chance)
        curved[row][row] += known
        curved[row][column] -= known
    return [[part - 1 / size for part in row] for row in inverse(curved)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a matrix by elimination, the largest pivot first."""
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
    """Return the share of wins that a lead of so many points foretells."""
    return float(1 / (1 + 10 ** (-points / 400)))
