"""Small jobs for the tests of simulation."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

from playmat.decks.by_name import deck_named
from playmat.sim.job import Job, Matchup, entrant

HERE = Path(__file__)
"""Agents below are named by this file, so that other processes find them."""


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


class Exits(Raises):
    """An agent that ends the process it is in."""

    def choose(self, view: object, choice: object) -> object:
        raise SystemExit(3)


class Unspeakable(Raises):
    """An agent that answers what cannot even be shown."""

    def choose(self, view: object, choice: object) -> object:
        return Unspeakable(0)

    def __repr__(self) -> str:
        raise ValueError("no words")


class Picky(Raises):
    """An agent that sits down for one seed and not for another."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise ValueError("not this game")


class Costly(Raises):
    """An agent that stays, counts how often it was made and let go, and leaves in anger."""

    made: ClassVar[list[int]] = []
    left: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        Costly.made.append(seed)

    def leave(self) -> None:
        Costly.left.append(0)
        raise ValueError("I shall not be moved")


class Noting(Raises):
    """An agent that stays, and writes down that it was let go."""

    def leave(self) -> None:
        Path(os.environ["PLAYMAT_TEST_NOTES"], str(os.getpid())).touch()


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
