"""Check whether the reader understands our own wording and gets the same program from it.

    python -m tools.one_english [STEP [FIRST]]

Every distinct program of the library, or every STEPth, is worded, and the wording is read as the
text of a current card. Prints the counts by kind, the words at which the reader stops most often,
and every wording that it reads differently.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from playmat.cards.card import Attack, Card, Power
from playmat.cards.library import Library
from playmat.lang.node import Program
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader import Face, read
from playmat.writer import lettered, write

TODAY: Final = "2016-11-02"
"""The print date assumed for our wording: that of the newest set."""

SAME, REFUSED, OTHER = "same", "refused", "other"


class Worded(NamedTuple):
    """A program, our wording as the text of a card, and how the reader reads it."""

    program: Program
    face: Face
    found: Program | None
    stopped: str

    @property
    def outcome(self) -> str:
        """Whether the wording is read as the same program, refused, or read differently."""
        if self.found is None:
            return REFUSED
        return SAME if self._told(self.found) == self._told(self.program) else OTHER

    def _told(self, program: Program) -> str:
        # Our wording omits what the rules enforce anyway, so programs may differ in that.
        return write(lettered(program), self.face.kind)


def faces() -> Iterator[tuple[str, Face]]:
    """Yield each distinct program of the library with a face to read it on."""
    seen: set[tuple[str, str]] = set()
    for card in Library.default().cards():
        for program, face in _faces_of(card):
            if program and (face.kind, program) not in seen:
                seen.add((face.kind, program))
                yield program, face


def _faces_of(card: Card) -> Iterator[tuple[str | None, Face]]:
    for attack in card.attacks:
        yield attack.program, _face(card, attack)
    for power in card.powers:
        yield power.program, _face(card, power)
    yield card.text, Face(card.text_kind, "", card.name, era=TODAY, kinds=card.kinds)


def _face(card: Card, part: Attack | Power) -> Face:
    if isinstance(part, Power):
        return Face("power", "", card.name, part.name, TODAY, card.kinds, part.kind)
    return Face(
        *("attack", "", card.name, part.name, TODAY, card.kinds),
        damage=part.damage,
    )


def worded(text: str, face: Face) -> Worded:
    """Word a program for a face and read the wording."""
    program = parse(text)
    said = replace(face, text=write(lettered(program), face.kind))
    reading = read(said)
    return Worded(program, said, reading.program, reading.stopped)


def main(step: int = 1, first: int = 0) -> None:
    every = [worded(*one) for one in list(faces())[first::step]]
    for (kind, outcome), count in sorted(Counter((w.face.kind, w.outcome) for w in every).items()):
        print(f"{kind} {outcome}: {count}")
    stops = Counter(w.stopped.partition("|")[2].strip()[:40] for w in every if w.stopped)
    for words, count in stops.most_common(40):
        print(f"{count:5} stopped at: {words}")
    for one in every:
        if one.found is not None and one.outcome == OTHER:
            print(f"{one.face.card}, {one.face.name}: {one.face.text}")
            print(f"  written from {show(one.program)}\n  read as      {show(one.found)}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
