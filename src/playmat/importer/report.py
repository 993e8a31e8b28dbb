"""Import coverage by set, series and kind, and what prevents the rest."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from playmat.cards.status import REFUSED
from playmat.importer.importer import Compiled
from playmat.importer.records import Problem
from playmat.importer.results import FaceResult
from playmat.importer.tally import ImportTally, distinct_texts, total


@dataclass(frozen=True, slots=True)
class Stop:
    """Words at which reading stopped, how many cards that affects, and an example."""

    words: str
    cards: int
    faces: int
    example: str


@dataclass(frozen=True, slots=True)
class Report:
    """Import coverage, counted in several ways."""

    sets: dict[str, ImportTally]
    series: dict[str, ImportTally]
    kinds: dict[str, ImportTally]
    total: ImportTally
    texts: int
    texts_read: int
    stops: tuple[Stop, ...]
    left_out: tuple[Problem, ...] = ()

    def to_json(self) -> dict[str, Any]:
        whole = {**self.total.to_json(), "texts": self.texts, "texts_read": self.texts_read}
        return {
            "sets": {name: one.to_json() for name, one in self.sets.items()},
            "series": {name: one.to_json() for name, one in self.series.items()},
            "kinds": {name: one.to_json() for name, one in self.kinds.items()},
            "total": whole,
            "unread": [
                {"stopped": s.words, "cards": s.cards, "faces": s.faces, "example": s.example}
                for s in self.stops
            ],
            "left_out": [problem.to_json() for problem in self.left_out],
        }


def report(compiled: Compiled) -> Report:
    sets = compiled.tallies()
    by_series: dict[str, list[ImportTally]] = defaultdict(list)
    for set_id, one in sets.items():
        by_series[compiled.known[set_id].series].append(one)
    faces = list(compiled.faces())
    texts, texts_read = distinct_texts(faces)
    return Report(
        sets,
        {series: total(some) for series, some in by_series.items()},
        by_kind(faces),
        total(sets.values()),
        texts,
        texts_read,
        stops(faces),
        compiled.left_out,
    )


def by_kind(faces: Iterable[FaceResult]) -> dict[str, ImportTally]:
    """Counts by kind of face; a card counts for each kind of face it has."""
    found: dict[str, ImportTally] = {}
    for face in faces:
        found.setdefault(face.kind, ImportTally()).count(face)
    cards = {(face.kind, face.card) for face in faces}
    blocked = {(face.kind, face.card) for face in faces if face.by == REFUSED}
    for kind, one in found.items():
        one.cards = sum(key[0] == kind for key in cards)
        one.cards_programmed = one.cards - sum(key[0] == kind for key in blocked)
    return dict(sorted(found.items(), key=lambda entry: -entry[1].faces))


def stops(faces: Iterable[FaceResult]) -> tuple[Stop, ...]:
    """Where reading stopped, most affected cards first."""
    blocked: dict[str, dict[str, None]] = defaultdict(dict)
    counts: Counter[str] = Counter()
    for face in faces:
        if face.by == REFUSED:
            blocked[face.stopped][face.card] = None
            counts[face.stopped] += 1
    found = [
        Stop(words, len(cards), counts[words], next(iter(cards)))
        for words, cards in blocked.items()
    ]
    return tuple(sorted(found, key=lambda stop: (-stop.cards, -stop.faces, stop.words)))
