"""Results of importing the faces of a set."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.cards.card import Card


@dataclass(frozen=True, slots=True)
class FaceResult:
    """How one face was programmed, or where reading stopped."""

    card: str
    kind: str
    face: str
    text: str
    by: str
    stopped: str = ""


@dataclass(frozen=True, slots=True)
class CompiledSet:
    """The cards of a set with their programs, and the result for each face."""

    set_id: str
    cards: tuple[Card, ...]
    faces: tuple[FaceResult, ...]
