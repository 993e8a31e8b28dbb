"""Count cards and faces by how they were programmed, and list what was refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playmat.cards.status import BY_OVERRIDE, BY_READER, REFUSED, left_blank
from playmat.importer.results import CompiledSet, FaceResult


@dataclass(slots=True)
class ImportTally:
    """Counts for some cards, and the faces that were refused."""

    cards: int = 0
    cards_programmed: int = 0
    faces: int = 0
    faces_read: int = 0
    faces_by_override: int = 0
    refused: list[FaceResult] = field(default_factory=list)

    def count(self, result: FaceResult) -> None:
        self.faces += 1
        self.faces_read += result.by == BY_READER
        self.faces_by_override += result.by == BY_OVERRIDE
        if result.by == REFUSED:
            self.refused.append(result)

    def add(self, other: ImportTally) -> None:
        self.cards += other.cards
        self.cards_programmed += other.cards_programmed
        self.faces += other.faces
        self.faces_read += other.faces_read
        self.faces_by_override += other.faces_by_override
        self.refused += other.refused

    def to_json(self) -> dict[str, Any]:
        return {
            "cards": self.cards,
            "cards_programmed": self.cards_programmed,
            "faces": self.faces,
            "faces_read": self.faces_read,
            "faces_by_override": self.faces_by_override,
            "refused": [
                {"id": one.card, "face": one.face, "stopped": one.stopped} for one in self.refused
            ],
        }


def tally(compiled: CompiledSet) -> ImportTally:
    found = ImportTally(
        cards=len(compiled.cards),
        cards_programmed=sum(
            not (card.unprogrammed() or left_blank(card)) for card in compiled.cards
        ),
    )
    for result in compiled.faces:
        found.count(result)
    return found


def total(tallies: Iterable[ImportTally]) -> ImportTally:
    found = ImportTally()
    for one in tallies:
        found.add(one)
    return found


def distinct_texts(faces: Iterable[FaceResult]) -> tuple[int, int]:
    """How many different texts there are, and how many of them the reader always reads."""
    read: dict[tuple[str, str], bool] = {}
    for face in faces:
        key = (face.kind, face.text or f"{face.card} {face.face}")
        read[key] = read.get(key, True) and face.by == BY_READER
    return len(read), sum(read.values())
