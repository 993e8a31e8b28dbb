"""Small jobs for the tests of simulation."""

from __future__ import annotations

from typing import Any

from playmat.decks.by_name import deck_named
from playmat.sim.job import Job, Matchup, entrant


def job(games: int = 12, agents: tuple[str, str] = ("random", "random"), **more: Any) -> Job:
    """Return a job of two shipped decks."""
    a, b = deck_named("xy-a"), deck_named("xy-b")
    return Job((Matchup(entrant(a, agents[0]), entrant(b, agents[1])),), games, 7, **more)


class Raises:
    """An agent that fails."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: object, choice: object) -> object:
        raise ValueError("no idea")


class Nonsense(Raises):
    """An agent that answers what was not offered."""

    def choose(self, view: object, choice: object) -> object:
        return "all of them"


class Hangs(Raises):
    """An agent that never answers, and catches what it can."""

    def choose(self, view: object, choice: object) -> object:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Witness(Raises):
    """An agent that fails with what it has seen last."""

    def choose(self, view: Any, choice: object) -> object:
        raise ValueError(f"saw {view.events[-1].what if view.events else 'nothing'}")
