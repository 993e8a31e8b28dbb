"""The cost of playing through ``Game``: dealing a linked table, and random games."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from playmat.bench.speed import played
from playmat.decks.defaults import default_decks
from playmat.game.table import Table
from playmat.rules import BOOKS

BAR: Final = (3.0, 4.0)
"""How many times slower than a bare state ``Game`` may be, unrecorded and recorded."""


@dataclass(frozen=True, slots=True)
class Door:
    """Cost of ``Game`` under one rulebook, the best of several rounds."""

    book: str
    deal_ms: float
    bare_us: float
    """Microseconds per random move on a bare state."""

    ratio: float
    """How many times longer a random game takes through ``Game`` than on a bare state."""

    recorded_ratio: float
    """The same ratio for a recorded game."""


def doors(games: int, rounds: int) -> list[Door]:
    return [door(book, games, rounds) for book in BOOKS]


def door(book: str, games: int, rounds: int) -> Door:
    """Measure one rulebook; each round measures everything, so disturbances hit all figures."""
    table = Table(*default_decks(book), rules=book)
    table.deal(0)
    found = [seconds(table, games) for _ in range(rounds)]
    bare, plain, loud, dealt = (min(each) for each in zip(*found, strict=True))
    return Door(book, dealt * 1e3, bare * 1e6, plain / bare, loud / bare)


def seconds(table: Table, games: int) -> tuple[float, float, float, float]:
    """Seconds per move on a bare state, through ``Game`` and recorded, and seconds per deal."""
    plain, loud = (door_seconds(table, games, record) for record in (False, True))
    return bare_seconds(table, games), plain, loud, deal_seconds(table, games)


def bare_seconds(table: Table, games: int) -> float:
    """Seconds per random move inside the core."""
    tally, _, seconds = played(table.match, games, False)
    return seconds / int(tally.answers)


def door_seconds(table: Table, games: int, record: bool) -> float:
    """Seconds per random move through ``Game``."""
    chance, answers = Random(1), 0
    start = perf_counter()
    for seed in range(games):
        game = table.deal(seed, record)
        while not game.over:
            options = game.options
            game.play(options[int(chance.random() * len(options))])
        answers += game.step
    return (perf_counter() - start) / answers


def deal_seconds(table: Table, games: int) -> float:
    """Seconds per new deal."""
    start = perf_counter()
    for seed in range(games):
        table.deal(seed, record=False)
    return (perf_counter() - start) / games
