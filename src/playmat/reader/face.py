"""Input and output of the reader: a face, and a program or where reading stopped."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.lang.node import Program


@dataclass(frozen=True, slots=True)
class Face:
    """One text of a card, with what is needed to understand it.

    ``kind`` is attack, power, trainer, energy or rule, the faces of the language; ``era`` is the
    release date of the card's set, ``kinds`` the card's kinds and tags.
    """

    kind: str
    text: str
    card: str
    name: str = ""
    era: str = ""
    kinds: tuple[str, ...] = ()
    power: str = ""
    damage: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A program, or None and the words at which reading stopped."""

    program: Program | None
    stopped: str = ""


class Unread(Exception):
    """Where reading stopped, and why."""

    def __init__(self, why: str, words: tuple[str, ...] = ()) -> None:
        super().__init__(f"{why}: {' '.join(words)}" if words else why)
        self.words = words
