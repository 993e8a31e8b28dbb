"""Exercise many faces: select them, spread them over processes and report the results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final

from playmat.cards.library import Library
from playmat.cards.names import folded
from playmat.exercise.exercise import Outcome, exercise
from playmat.exercise.faces import CardFace, all_faces, faces_of
from playmat.lang.node import Program, texts_in

BATCH: Final = 40
WHOLE: Final = 2_000
"""Number of cards from which a library counts as complete, so that unknown names are errors."""


@dataclass(frozen=True, slots=True)
class Found:
    card: str
    face: str
    kind: str
    reasons: tuple[str, ...]
    errors: int
    runs: int

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.card,
            "face": self.face,
            "kind": self.kind,
            "error": self.errors > 0,
            "reasons": list(self.reasons),
        }

    def __str__(self) -> str:
        return f"{self.card} {self.face}: {'; '.join(self.reasons)}"


@dataclass(slots=True)
class Survey:
    faces: int = 0
    runs: int = 0
    suspicious: list[Found] = field(default_factory=list)

    def add(self, found: Found) -> None:
        self.faces += 1
        self.runs += found.runs
        if found.reasons:
            self.suspicious.append(found)

    @property
    def errors(self) -> list[Found]:
        """Faces that raised an error or broke a law."""
        return [found for found in self.suspicious if found.errors]

    def to_json(self) -> dict[str, Any]:
        return {
            "faces": self.faces,
            "runs": self.runs,
            "errors": len(self.errors),
            "suspicious": [found.to_json() for found in self.suspicious],
        }


def faces_to_exercise(library: Library, sets: Sequence[str] = ()) -> list[CardFace]:
    """One face for each distinct program in some sets or in all."""
    cards = [c for c in library.cards(samples=True) if not sets or c.id.rpartition("-")[0] in sets]
    found: dict[tuple[str, ...], CardFace] = {}
    for face in all_faces(cards):
        found.setdefault((face.kind, face.text) if face.text else face.key, face)
    return list(found.values())


def sample(faces: Iterable[CardFace], most: int) -> list[CardFace]:
    """Some faces, chosen by a hash of their programs."""
    return sorted(faces, key=lambda face: sha256("\n".join(face.key).encode()).digest())[:most]


def survey(
    faces: Sequence[CardFace], library: Library, full: bool = False, jobs: int = 1
) -> Iterator[Found]:
    """Exercise faces, on several processes if the library is the default one."""
    if jobs < 2:
        yield from (looked_at(face, library, full) for face in faces)
        return
    keys = [(face.card.id, face.kind, face.index) for face in faces]
    batches = [(keys[n : n + BATCH], full) for n in range(0, len(keys), BATCH)]
    with get_context("spawn").Pool(jobs) as pool:
        for found in pool.imap(survey_faces, batches):
            yield from found


def survey_faces(job: tuple[list[tuple[str, str, int]], bool]) -> list[Found]:
    """Exercise faces of the default library, named by card, kind and index."""
    keys, full = job
    library = Library.default()
    named = [
        face
        for card_id, kind, index in keys
        for face in faces_of(library.card(card_id))
        if (face.kind, face.index) == (kind, index)
    ]
    return [looked_at(face, library, full) for face in named]


def looked_at(face: CardFace, library: Library, full: bool) -> Found:
    """Exercise one face and check the names in its program."""
    out: Outcome = exercise(face, library, full=full)
    reasons = [*out.reasons, *unknown_names(face.program, library)]
    return Found(face.card.id, face.name, face.kind, tuple(reasons), len(out.errors), out.runs)


def unknown_names(program: Program, library: Library) -> list[str]:
    """One reason for each name in the program that no card of a complete library has."""
    names = texts_in(program, "named")
    known = known_names(library) if names else frozenset()
    if len(known) < WHOLE // 2:
        return []
    return [f"no card named {name}" for name in names if folded(name) not in known]


@cache
def known_names(library: Library) -> frozenset[str]:
    return frozenset(folded(card.name) for card in library.cards(samples=True))
