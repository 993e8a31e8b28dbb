"""Find words that do not matter to the reader: one is changed and the meaning stays the same.

A sentence, a note in brackets, a number, a type or a small word is left out or replaced, and the
text is read again. If the program stays the same, the word was either a reminder or ignored. Texts
that differ only in numbers and types are tried once.

Run it with a folder of card records as the argument; it takes some minutes per thousand texts.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from playmat.importer.faces import faces
from playmat.importer.source import read_source
from playmat.kinds import types
from playmat.lang.node import Program
from playmat.reader import read
from playmat.reader.face import Face

Reader = Callable[[Face], Program | None]


class Variant(NamedTuple):
    what: str
    at: int
    text: str


TYPE: Final = re.compile(rf"\b(?:{'|'.join(set(types.NAMES.values()) - {'Colorless'})})\b")
SENTENCE: Final = re.compile(r"[^.\n]+\.(?:\s|$)")
NOTE: Final = re.compile(r"\([^)]*\)")
CHANGES: Final = tuple(
    (re.compile(pattern), other)
    for pattern, other in (
        (r"\b(?:other|Basic|basic|Evolved|different) ", ""),
        (r"\b[Ss]pecial (?=Energy)", ""),
        (r"\bBenched\b", "Active"),
        (r"\bActive\b", "Benched"),
        (r"\byour opponent's\b", "your"),
        (r"\byour (?=Active|Benched|Pokémon|deck|hand|discard)", "your opponent's "),
        (r"\bheads\b", "tails"),
        (r"\btails\b", "heads"),
        (r"\bor (?:more|less|fewer)\b", "exactly"),
        (r"\bdiscard pile\b", "deck"),
        (r"\btop\b", "bottom"),
        (r"\bbefore applying\b", "after applying"),
        (r"\bafter applying\b", "before applying"),
        (r"\bPokémon-(?:ex|EX)\b", "Pokémon"),
        (r"\b(?:all|each) ", "1 of "),
        (r"\b(?:Asleep|Confused|Paralyzed|Poisoned)\b", "Burned"),
        (r"\bBurned\b", "Asleep"),
        (r"\bStage 1\b", "Stage 2"),
        (r"\bopponent's next turn\b", "next turn"),
        (r" (?:at random|without looking)\b", ""),
        (r" instead\b", ""),
        (r"\bitself\b", "the Defending Pokémon"),
        (r"\bSupporter\b", "Stadium"),
        (r"\b(?:damage from) ", ""),
    )
)
"""Words and their replacements."""


def variants(text: str) -> Iterator[Variant]:
    """Yield *text* with each number, type, small word, note and sentence changed in turn."""
    for found in re.finditer(r"\d+", text):
        number = int(found[0])
        yield _with(text, found, str(number + (10 if number >= 10 else 1)))
    for found in TYPE.finditer(text):
        yield _with(text, found, "Grass" if found[0] == "Water" else "Water")
    for pattern, other in CHANGES:
        for found in pattern.finditer(text):
            yield _with(text, found, other)
    for found in NOTE.finditer(text):
        yield _with(text, found, "")
    veiled = NOTE.sub(lambda note: "x" * len(note[0]), text)
    for found in SENTENCE.finditer(veiled):
        if found[0].strip() != text.strip():
            yield Variant(text[slice(*found.span())], found.start(), _cut(text, found))


def _with(text: str, found: re.Match[str], other: str) -> Variant:
    return Variant(found[0], found.start(), text[: found.start()] + other + text[found.end() :])


def _cut(text: str, found: re.Match[str]) -> str:
    return text[: found.start()] + text[found.end() :]


def understood(face: Face) -> Program | None:
    """The program of a face, or None if it is not read."""
    return read(face).program


def unheard(face: Face, reader: Reader = understood) -> Iterator[Variant]:
    """Yield the changes of a face's text that do not change its meaning."""
    program = reader(face)
    if program is None:
        return
    for variant in variants(face.text):
        if reader(replace(face, text=variant.text)) == program:
            yield variant


def pattern_of(face: Face) -> tuple[str, str]:
    """The kind and text of a face without name, numbers and types."""
    told = re.sub(r"\d+", "#", face.text.replace(face.card, "~"))
    return face.kind, TYPE.sub("type", told)


def different(folder: Path) -> Iterator[tuple[str, Face]]:
    """Yield the faces of all cards in a folder, one for each pattern."""
    source = read_source(folder)
    seen: set[tuple[str, str]] = set()
    for set_id, cards in source.sets.items():
        for printed in cards:
            for face in faces(printed.record, printed.card, source.set_of(set_id).date):
                if pattern_of(face) not in seen:
                    seen.add(pattern_of(face))
                    yield printed.card.id, face


def lines(folder: Path) -> Iterator[str]:
    """Yield a line for each word that makes no difference, with its context."""
    for card_id, face in different(folder):
        for variant in unheard(face):
            end = variant.at + len(variant.what)
            around = face.text[max(0, variant.at - 40) : variant.at], face.text[end : end + 40]
            yield f"{card_id} {face.name or face.kind}: {around[0]}[[{variant.what}]]{around[1]}"


if __name__ == "__main__":
    for line in lines(Path(sys.argv[1])):
        print(line.replace("\n", " "), flush=True)
