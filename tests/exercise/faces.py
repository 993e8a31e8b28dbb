"""Cards with one face of our own, for exercising."""

from __future__ import annotations

from playmat.cards.card import Attack, Card, Power
from playmat.cards.library import Library
from playmat.exercise.exercise import Outcome, exercise
from playmat.exercise.faces import CardFace, faces_of


def attack(program: str, damage: str = "", cost: str = "C") -> CardFace:
    printed = Attack("Act", cost, damage, program)
    return next(faces_of(Card("t-1", "Actor", "pokemon", ("basic",), 90, "G", attacks=(printed,))))


def power(program: str, kind: str = "ability") -> CardFace:
    held = Power("Gift", kind, program)
    return next(faces_of(Card("t-1", "Actor", "pokemon", ("basic",), 90, "G", powers=(held,))))


def trainer(program: str, kind: str = "item") -> CardFace:
    return next(faces_of(Card("t-1", "Deed", "trainer", (kind,), text=program)))


def energy(program: str) -> CardFace:
    return next(faces_of(Card("t-1", "Glow Energy", "energy", ("special_energy",), text=program)))


def outcome(face: CardFace) -> Outcome:
    """Exercise a face with an empty library."""
    return exercise(face, Library())
