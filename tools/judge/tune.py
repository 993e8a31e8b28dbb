"""Tune the weights of greedy play by playing many games with varied weights.

    python -m tools.judge.tune SECONDS PROCESSES SEED

Both players of a game have their own weights, each between half and double its value at the centre;
every game is played twice with the weights swapped. The win chance is then fitted by the logarithms
of the weights and their squares, and the centre moves to its maximum. Needs NumPy.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np

from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.kinds import players
from playmat.model.definitions import Match
from playmat.search.core.brake import Brake
from playmat.search.core.playout import GREEDY, RANDOM, answer
from playmat.search.core.weights import Weights
from tools.judge.selfplay import CENTRE, LONGEST, NAMES, pairs

GAMES: Final = 12
FURTHEST: Final = 0.7
"""Maximum move of the centre, as a logarithm to base 2."""

FLAT: Final = 0.04
"""Assumed cost of doubling a weight where games do not show it; SURE is its uncertainty."""
SURE: Final = 0.05

Game = tuple[list[float], list[float], float]
"""Both players' variations of the weights, and the score of the first."""


def shaken_by(steps: list[float]) -> Weights:
    """The centre weights multiplied by powers of two."""
    changed = {
        name: round(getattr(CENTRE, name) * 2**by) for name, by in zip(NAMES, steps, strict=True)
    }
    return replace(CENTRE, **changed)


def score(match: Match, seed: int, weights: tuple[Weights, Weights]) -> float:
    """The score of the player in the first seat."""
    st, brakes = new_game(match, seed, False), [Brake(), Brake()]
    for _ in range(LONGEST):
        if st.winner >= 0:
            break
        chance = st.chooser == players.CHANCE
        own = CENTRE if chance else weights[st.chooser]
        apply(st, answer(st, RANDOM if chance else GREEDY, own, brakes))
    return {0: 1.0, 1: 0.0}.get(int(st.winner), 0.5)


def play(work: tuple[int, float]) -> list[Game]:
    """Play games for the time of one process."""
    rng, ends = Random(work[0]), perf_counter() + work[1]
    found: list[Game] = []
    for match, seed in pairs(rng, unseen=False):
        for n in range(GAMES):
            one, other = ([rng.uniform(-1, 1) for _ in NAMES] for _ in range(2))
            weights = shaken_by(one), shaken_by(other)
            found.append((one, other, score(match, seed + n, weights)))
            found.append((other, one, score(match, seed + n, weights[::-1])))
        if perf_counter() > ends:
            break
    return found


def fitted(games: list[Game]) -> tuple[Any, Any]:
    """Linear then quadratic coefficients of the log odds, with their standard errors."""
    one, other = (np.array([game[n] for game in games]) for n in (0, 1))
    results = np.array([game[2] for game in games])
    x = np.concatenate((one - other, one**2 - other**2), 1)
    found = np.zeros(x.shape[1])
    prior = np.full(x.shape[1], 1e-5 * len(results))
    for _ in range(8):
        p = 1 / (1 + np.exp(-x @ found))
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.diag(prior)
        found += np.linalg.solve(curve, x.T @ (results - p) - prior * found)
    return found, np.sqrt(np.diag(np.linalg.inv(curve)))


def moved(slope: float, doubt: float, bend: float, doubt_of_bend: float) -> float:
    """How far to move a weight, with the slope shrunk by its error and the curvature averaged."""
    sure = slope * max(0.0, 1 - (doubt / (abs(slope) + 1e-9)) ** 2)
    known, thought = 1 / doubt_of_bend**2, 1 / SURE**2
    steep = max((-bend * known + FLAT * thought) / (known + thought), FLAT / 2)
    return float(np.clip(sure / (2 * steep), -FURTHEST, FURTHEST))


def main() -> None:
    """Play, fit, and print the new weights."""
    seconds, processes, seed = map(int, sys.argv[1:4])
    with Pool(processes) as pool:
        parts = pool.map(play, [(seed + n, float(seconds)) for n in range(processes)])
    games = [game for part in parts for game in part]
    found, errors = fitted(games)
    print(len(games), "games")
    count = len(NAMES)
    for n, name in enumerate(NAMES):
        step = moved(found[n], errors[n], found[count + n], errors[count + n])
        now = getattr(CENTRE, name)
        print(f"{name:14} {now:6} {round(now * 2**step):6}  {found[n]:+.3f} ({errors[n]:.3f})")


if __name__ == "__main__":
    main()
