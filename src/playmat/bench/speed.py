"""How fast the core plays: decisions and search nodes per second, early and late in a game."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from playmat.decks.by_name import deck_named
from playmat.decks.defaults import default_decks
from playmat.engine import vm
from playmat.engine.rollout import RolloutCount, nodes, picker, rollout
from playmat.engine.start import new_game
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.state import State
from playmat.rules import BOOKS
from playmat.version import __version__

ROUNDS: Final = 5
SAMPLE_EVERY: Final = 7
EARLY: Final = (6, 14)
LATE: Final = (36, 44)
TO_THE_END: Final = 1_000_000
BAR: Final = {True: 250_000, False: 25_000}
"""Decisions a second the core must reach under every rulebook, compiled and interpreted."""
RECORDED: Final = 1.6
"""How many times slower a recorded game may be."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Figures for one rulebook, the best of several rounds."""

    book: str
    decisions_per_s: float
    us_per_decision: float
    nodes_per_s: float
    games_per_s: float
    decisions_per_game: float
    options_per_decision: float
    turns_per_game: float
    recorded_per_s: float

    @property
    def recorded_ratio(self) -> float:
        """How many times slower the same games are when recorded."""
        return self.decisions_per_s / self.recorded_per_s

    def plain(self) -> dict[str, Any]:
        return asdict(self) | {"recorded_ratio": self.recorded_ratio}


@dataclass(frozen=True, slots=True)
class Span:
    """Timings between two turns of many games."""

    turns: tuple[int, int]
    games: int
    decisions: int
    options: int
    ns_per_option: float
    ns_per_decision: float


@dataclass(frozen=True, slots=True)
class Growth:
    """How much slower late choices are than early ones, per option offered and per decision."""

    book: str
    early: Span
    late: Span
    ratio: float
    decision_ratio: float


def compiled() -> bool:
    """Whether the core in use is the compiled one."""
    return not vm.__file__.endswith(".py")


def tricks() -> str:
    """Names of the tricks the compiled core was built with (see c/speed.h)."""
    library = sys.modules.get("playmat_core__mypyc")
    if library is None or library.__file__ is None:
        return ""
    told = ctypes.c_char_p.in_dll(ctypes.CDLL(library.__file__), "core_tricks").value
    return (told or b"").decode()


def versions() -> dict[str, str]:
    """Versions of everything the figures depend on."""
    return {
        "playmat": __version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "system": platform.system(),
    }


def load() -> tuple[float, int]:
    """Processes that wanted a core in the last minute, and the number of cores."""
    return round(os.getloadavg()[0], 2), os.cpu_count() or 1


def shipped_match(book: str) -> Match:
    """A match of the rulebook's two default decks."""
    return link(BOOKS[book], [deck_named(name).cards for name in default_decks(book)])


def speeds(games: int, rounds: int = ROUNDS) -> list[Speed]:
    """Measure all rulebooks in turn, several rounds, and return the best figures of each."""
    matches = {book: shipped_match(book) for book in BOOKS}
    samples = {book: sampled(match, max(2, games // 10)) for book, match in matches.items()}
    best: dict[str, Speed] = {}
    for _ in range(rounds):
        for book, match in matches.items():
            now = speed(book, match, games, samples[book])
            best[book] = best_of_rounds(best.get(book, now), now)
    return [best[book] for book in BOOKS]


def speed(book: str, match: Match, games: int, sample: list[State]) -> Speed:
    """Measure one rulebook once: whole games from setup, recorded games, search nodes."""
    tally, turns, seconds = played(match, games, False)
    decisions = int(tally.decisions)
    return Speed(
        book,
        decisions_per_s=decisions / seconds,
        us_per_decision=seconds / decisions * 1e6,
        nodes_per_s=node_rate(sample),
        games_per_s=games / seconds,
        decisions_per_game=decisions / games,
        options_per_decision=int(tally.options) / decisions,
        turns_per_game=turns / games,
        recorded_per_s=decisions / played(match, games, True)[2],
    )


def played(match: Match, games: int, record: bool) -> tuple[RolloutCount, int, float]:
    """Play whole games at random; return the counts, the number of turns and the seconds."""
    tally, turns = RolloutCount(), 0
    source = picker(match, 1)
    start = perf_counter()
    for seed in range(games):
        st = new_game(match, seed, record)
        rollout(st, source, tally, TO_THE_END)
        turns += st.turn
    return tally, turns, perf_counter() - start


def best_of_rounds(one: Speed, other: Speed) -> Speed:
    """Combine the better figures of two rounds; both played the same games."""
    faster = max(one, other, key=lambda speed: speed.decisions_per_s)
    rate = max(one.nodes_per_s, other.nodes_per_s)
    recorded = max(one.recorded_per_s, other.recorded_per_s)
    return Speed(**(asdict(faster) | {"nodes_per_s": rate, "recorded_per_s": recorded}))


def sampled(match: Match, games: int) -> list[State]:
    """States spread evenly along random games."""
    found: list[State] = []
    source = picker(match, 2)
    for seed in range(games):
        st = new_game(match, seed, False)
        while st.winner < 0:
            found.append(st.clone())
            rollout(st, source, RolloutCount(), SAMPLE_EVERY)
    return found


def node_rate(sample: list[State]) -> float:
    """Children a second, each made by cloning, applying an option and listing the options."""
    counts = [len(st.options) for st in sample]
    start = perf_counter()
    for st, count in zip(sample, counts, strict=True):
        nodes(st, count)
    return sum(counts) / (perf_counter() - start)


def growth(book: str, games: int, rounds: int = ROUNDS) -> Growth | None:
    """Compare late turns with early ones; None if no game lasts that long."""
    match = shipped_match(book)
    spans = [(timed(match, games, EARLY), timed(match, games, LATE)) for _ in range(rounds)]
    early, late = (fastest(list(part)) for part in zip(*spans, strict=True))
    if early is None or late is None:
        return None
    options = late.ns_per_option / early.ns_per_option
    return Growth(book, early, late, options, late.ns_per_decision / early.ns_per_decision)


def fastest(spans: list[Span | None]) -> Span | None:
    """The least disturbed of several timings of the same games, if there are any."""
    found = [span for span in spans if span]
    return min(found, key=lambda span: span.ns_per_option, default=None)


def timed(match: Match, games: int, turns: tuple[int, int]) -> Span | None:
    """Time the decisions between two turns of random games; None if no game gets there."""
    tally, seconds, reached = RolloutCount(), 0.0, 0
    for st, source in reaching(match, games, turns[0]):
        reached += 1
        start = perf_counter()
        while st.winner < 0 and st.turn <= turns[1]:
            rollout(st, source, tally, 4)
        seconds += perf_counter() - start
    decisions, options = int(tally.decisions), int(tally.options)
    if not decisions:
        return None
    return Span(
        turns,
        reached,
        decisions,
        options,
        ns_per_option=seconds / options * 1e9,
        ns_per_decision=seconds / decisions * 1e9,
    )


def reaching(match: Match, games: int, turn: int) -> Iterator[tuple[State, State]]:
    """Yield the games that reach a turn, each with the dealer that picks its moves."""
    for seed in range(games):
        st, source = new_game(match, seed, False), picker(match, seed + 1)
        while st.winner < 0 and st.turn < turn:
            rollout(st, source, RolloutCount(), 1)
        if st.winner < 0:
            yield st, source
