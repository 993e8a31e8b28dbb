"""The reader: translate printed English of every era into programs, whole faces or nothing."""

from __future__ import annotations

from playmat.reader import marks as marks  # registers the marks for all modules of the reader
from playmat.reader import wordings as wordings
from playmat.reader.face import Face, Reading
from playmat.reader.nameless import program_of
from playmat.reader.order import COMPOSERS, STOPS, text_of
from playmat.reader.refusal import refusal

__all__ = ["Face", "Reading", "read"]


def read(face: Face) -> Reading:
    """The program of a face, or None and where reading stopped."""
    if face.kind not in COMPOSERS:
        return Reading(None, f"faces of kind {face.kind!r} are not read")
    text = None
    try:
        text = text_of(face)
        return Reading(program_of(text))
    except STOPS as stop:
        return Reading(None, refusal(stop, text))
