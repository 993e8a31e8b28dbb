"""Texts in the words of our own writer."""

from __future__ import annotations

from playmat.lang.node import Program
from playmat.reader.face import Face
from playmat.writer import read_back, write


def own_wording(face: Face) -> Program | None:
    """Return the program for which our writer says exactly this, if there is one."""
    try:
        program = read_back(face.text, face.kind)
    except RecursionError:  # brackets in brackets without end are no wording of ours
        return None
    return program if program is not None and write(program, face.kind) == face.text else None
