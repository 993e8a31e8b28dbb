"""What the front door costs: a deal of a linked table, and random games through ``Game``."""

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
"""How many times slower than on a bare state a game may be through ``Game``, unrecorded and not."""


@dataclass(frozen=True, slots=True)
class Door:
    """What the front door costs in one book, the best of some rounds."""

    book: str
    deal_ms: float
    bare_us: float
    """What a random answer takes on a bare state."""

    ratio: float
    """How many times longer a random game takes through ``Game`` than on a bare state."""

    recorded_ratio: float
    """The same while the game is recorded."""


def doors(games: int, rounds: int) -> list[Door]:
    """Measure every book."""
    return [door(book, games, rounds) for book in BOOKS]


def door(book: str, games: int, rounds: int) -> Door:
    """Measure one book in rounds; in each all is measured, so what disturbs one disturbs all."""
    table = Table(*default_decks(book), rules=book)
    table.deal(0)
    found = [seconds(table, games) for _ in range(rounds)]
    bare, plain, loud, dealt = (min(each) for each in zip(*found, strict=True))
    return Door(book, dealt * 1e3, bare * 1e6, plain / bare, loud / bare)


def seconds(table: Table, games: int) -> tuple[float, float, float, float]:
    """Return what an answer takes bare, through the door, and recorded; and what a deal takes."""
    plain, loud = (door_seconds(table, games, record) for record in (False, True))
    return bare_seconds(table, games), plain, loud, deal_seconds(table, games)


def bare_seconds(table: Table, games: int) -> float:
    """Return what a random answer takes inside the core, in seconds."""
    tally, _, seconds = played(table.match, games, False)
    return seconds / int(tally.answers)


def door_seconds(table: Table, games: int, record: bool) -> float:
    """Return what a random answer takes through the front door, in seconds."""
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
    """Return what a new deal takes, in seconds."""
    start = perf_counter()
    for seed in range(games):
        table.deal(seed, record=False)
    return (perf_counter() - start) / games
