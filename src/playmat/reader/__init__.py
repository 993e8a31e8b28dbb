"""The reader: printed English of every era to programs of the card language, whole or not at all."""

from __future__ import annotations

from playmat.errors import BadProgram
from playmat.lang.check import check
from playmat.reader import wordings as wordings
from playmat.reader.attack import read_attack
from playmat.reader.canon import canonical
from playmat.reader.discourse import Unresolved
from playmat.reader.energy import read_energy
from playmat.reader.face import Face, Reading
from playmat.reader.power import read_power
from playmat.reader.sentence import Unread
from playmat.reader.tokens import cleaned, own_name, sentences
from playmat.reader.trainer import read_trainer

__all__ = ["Face", "Reading", "read"]

_READERS = {
    "attack": read_attack,
    "power": read_power,
    "trainer": read_trainer,
    "energy": read_energy,
}


def read(face: Face) -> Reading:
    """Return the program of a face, or none and where reading stopped."""
    if face.kind not in _READERS:
        return Reading(None, f"faces of kind {face.kind!r} are not read")
    try:
        text = sentences(own_name(cleaned(face.text), face.card))
        program = canonical(_READERS[face.kind](face, text))
        check(program, face.kind)
    except (Unread, Unresolved, BadProgram) as stop:
        return Reading(None, str(stop))
    return Reading(program)
