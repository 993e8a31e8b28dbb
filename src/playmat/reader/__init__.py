"""The reader: printed English of every era to programs, whole faces or none."""

from __future__ import annotations

from playmat.reader import wordings as wordings
from playmat.reader.face import Face, Reading
from playmat.reader.order import COMPOSERS, STOPS, stages, text_of
from playmat.reader.own_wording import own_wording

__all__ = ["Face", "Reading", "read"]


def read(face: Face) -> Reading:
    """Return the program of a face, or none and where reading stopped.

    What our own writer says is one more way of wording; print comes first, since a sentence of
    print may sound like ours and mean something else.
    """
    if face.kind not in COMPOSERS:
        return Reading(None, f"faces of kind {face.kind!r} are not read")
    try:
        *_, last = stages(text_of(face))
    except STOPS as stop:
        ours = own_wording(face)
        return Reading(None, str(stop)) if ours is None else Reading(ours)
    return Reading(last.program)
