"""Small jobs for tests of the simulation."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

from playmat.decks.by_name import deck_named
from playmat.sim.job import Job, Matchup, entrant

HERE = Path(__file__)
"""The agents below are named by this file, so that other processes find them."""


def job(games: int = 12, agents: tuple[str, str] = ("random", "random"), **more: Any) -> Job:
    """A job with two sample decks."""
    a, b = deck_named("xy-a"), deck_named("xy-b")
    return Job((Matchup(entrant(a, agents[0]), entrant(b, agents[1])),), games, 7, **more)


class Raises:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: object, choice: object) -> object:
        raise ValueError("no idea")


class Nonsense(Raises):
    """An agent that returns an invalid option."""

    def choose(self, view: object, choice: object) -> object:
        return "all of them"


class Exits(Raises):
    """An agent that ends its process."""

    def choose(self, view: object, choice: object) -> object:
        raise SystemExit(3)


class Unspeakable(Raises):
    """An agent whose answer cannot even be shown."""

    def choose(self, view: object, choice: object) -> object:
        return Unspeakable(0)

    def __repr__(self) -> str:
        raise ValueError("no words")


class Picky(Raises):
    """An agent that can be made with only one seed."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise ValueError("not this game")


class Costly(Raises):
    """A long-lived agent that counts its instances and fails on leaving."""

    made: ClassVar[list[int]] = []
    left: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        Costly.made.append(seed)

    def leave(self) -> None:
        Costly.left.append(0)
        raise ValueError("I shall not be moved")


class Noting(Raises):
    """A long-lived agent that records when it leaves."""

    def leave(self) -> None:
        Path(os.environ["PLAYMAT_TEST_NOTES"], str(os.getpid())).touch()


class Hangs(Raises):
    """An agent that never answers and catches exceptions."""

    def choose(self, view: object, choice: object) -> object:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Witness(Raises):
    """An agent that fails with the last event it saw."""

    def choose(self, view: Any, choice: object) -> object:
        raise ValueError(f"saw {view.events[-1].what if view.events else 'nothing'}")
