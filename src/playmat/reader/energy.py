"""Energy cards: what they provide, where they may be attached, what they do."""

from __future__ import annotations

from playmat.lang.node import Program
from playmat.reader.boilerplate import without_boilerplate
from playmat.reader.face import Face
from playmat.reader.power import compose
from playmat.reader.tokens import Sentence


def read_energy(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of an Energy card."""
    return compose(face, without_boilerplate(text, face.kinds), ("clause", "statement"))
