"""The reader: printed English of every era to programs, whole faces or none."""

from __future__ import annotations

from playmat.reader import wordings as wordings
from playmat.reader.face import Face, Reading
from playmat.reader.order import COMPOSERS, STOPS, stages, text_of
from playmat.writer import read_back

__all__ = ["Face", "Reading", "read"]


def read(face: Face) -> Reading:
    """Return the program of a face, or none and where reading stopped.

    What our own writer says is one more way of wording, and tried first.
    """
    if face.kind not in COMPOSERS:
        return Reading(None, f"faces of kind {face.kind!r} are not read")
    ours = read_back(face.text, face.kind)
    if ours is not None:
        return Reading(ours)
    try:
        *_, last = stages(text_of(face))
    except STOPS as stop:
        return Reading(None, str(stop))
    return Reading(last.program)
