"""What becomes of the faces of a set when it is imported."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.cards.card import Card


@dataclass(frozen=True, slots=True)
class FaceResult:
    """What became of one face: by what it is a program, or where reading stopped."""

    card: str
    kind: str
    face: str
    text: str
    by: str
    stopped: str = ""


@dataclass(frozen=True, slots=True)
class CompiledSet:
    """The cards of a set with their programs, and what became of every face."""

    set_id: str
    cards: tuple[Card, ...]
    faces: tuple[FaceResult, ...]
