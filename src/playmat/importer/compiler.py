"""Compile card texts to programs, by an override if there is one and otherwise by the reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from playmat.cards.card import CARD_TEXT, Card
from playmat.cards.handwritten import Override
from playmat.cards.status import BLANK, BY_OVERRIDE, BY_READER, REFUSED
from playmat.errors import PlaymatError
from playmat.importer.faces import placed_faces
from playmat.importer.legend_halves import merge_halves
from playmat.importer.overrides import Overrides
from playmat.importer.results import CompiledSet, FaceResult
from playmat.importer.source import Printed
from playmat.importer.text_keys import text_key
from playmat.lang.check import check
from playmat.lang.node import Program
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader.face import Face, Reading

Read = Callable[[Face], Reading]
"""Reads a face."""


def compile_set(
    set_id: str,
    printed: Sequence[Printed],
    era: str,
    read: Read,
    overrides: Overrides,
    blank: bool = False,
) -> CompiledSet:
    """Compile the cards of a set, merging the halves of LEGENDs. [DATA-8]"""
    cards: list[Card] = []
    results: list[FaceResult] = []
    for one in printed:
        card, faces = compile_card(one, era, read, overrides, blank)
        cards.append(card)
        results += faces
    return CompiledSet(set_id, merge_halves(cards), tuple(results))


def compile_card(
    printed: Printed, era: str, read: Read, overrides: Overrides, blank: bool = False
) -> tuple[Card, list[FaceResult]]:
    """Compile a card; return it with the result for each text.

    With *blank*, a refused text is left blank so that the card can be played.
    """
    card, results = printed.card, []
    for place, face in placed_faces(printed.record, card, era):
        name, key = face.name or CARD_TEXT, key_of(face)
        override = overrides.find(card.id, face.kind, name, key)
        program, stopped = _program(face, override, read)
        if program == "" and override is None and not _may_say_nothing(face, card):
            program, stopped = None, "the whole text reads as nothing"
        if program is not None or blank:
            card = place.put(card, _blank(face) if program is None else program)
        by = REFUSED if program is None else BY_OVERRIDE if override else BY_READER
        results.append(FaceResult(card.id, face.kind, name, key, by, stopped))
    return card, results


def _blank(face: Face) -> str:
    """The program for a text left blank; damage multiplied by the text becomes none."""
    return f"no_damage; {BLANK}" if face.damage.endswith("x") else BLANK


def _may_say_nothing(face: Face, card: Card) -> bool:
    """Whether a text may have no effect: an attack's, or the text beside a TM's attack."""
    return face.kind == "attack" or (face.kind == "trainer" and bool(card.attacks))


def key_of(face: Face) -> str:
    """The hash of a face's text; empty if the text is missing."""
    return text_key(face.text, face.card) if face.text.strip() else ""


def _program(face: Face, override: Override | None, read: Read) -> tuple[str | None, str]:
    if override is not None:
        return override.program, ""
    if not face.text.strip():
        return None, f"the data has no text for damage {face.damage}"
    return read_face(face, read)


def read_face(face: Face, read: Read) -> tuple[str | None, str]:
    """Read a face; return the text of its program, or None and where reading stopped."""
    try:
        reading = read(face)
        if reading.program is None:
            return None, reading.stopped
        return _check_program(reading.program, face.kind), ""
    except PlaymatError as error:
        return None, f"invalid program: {error}"
    except Exception as error:  # one bad text must not lose other cards
        return None, f"reader failed: {error!r}"


@cache
def _check_program(program: Program, kind: str) -> str:
    """The text of a program, checked and parsed back."""
    check(program, kind)
    text = show(program)
    if parse(text) != program:
        raise ValueError(f"{text} does not parse back to the same program")
    return text
