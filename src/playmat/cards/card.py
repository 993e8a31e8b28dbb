"""What is printed on a card: facts, and a program for every face that says something."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

STAGES: Final = ("basic", "stage1", "stage2", "mega", "break", "levelup", "legend", "restored")
"""Printed stages of Pokémon cards; a Baby is ``basic`` with the tag ``baby``."""

TRAINERS: Final = ("item", "supporter", "stadium", "tool", "machine", "gear", "fossil", "doll")
"""Kinds of Trainer cards; a plain Trainer is ``item``, ``gear`` is attached but no Tool."""

CARD_TEXT: Final = "card text"
"""What the text of a Trainer, an Energy or a Pokémon's rule lines is called among faces."""


@dataclass(frozen=True, slots=True)
class Attack:
    """One attack; an attack without text has the empty program."""

    name: str
    cost: str
    damage: str
    program: str | None = ""


@dataclass(frozen=True, slots=True)
class Power:
    """A Poké-Power, Poké-Body, Ability, old Pokémon Power, Ancient Trait or held item."""

    name: str
    kind: str
    program: str | None = ""


@dataclass(frozen=True, slots=True)
class TypeMatch:
    """A Weakness or Resistance: ``x2``, ``+20`` or ``-30`` against a type; 0 if none is printed."""

    type: str
    how: str
    amount: int


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One printed card.

    ``kinds`` holds the stage or Trainer kind first, then the tags of ``lang.words.TAGS``; ``text``
    is the program of a Trainer or Energy card and of a Pokémon's rule lines, and a face whose
    program is ``None`` is not programmed.
    """

    id: str
    name: str
    supertype: str
    kinds: tuple[str, ...]
    hp: int = 0
    types: str = ""
    evolves_from: str = ""
    evolves_to: tuple[str, ...] = ()
    level: str = ""
    weaknesses: tuple[TypeMatch, ...] = ()
    resistances: tuple[TypeMatch, ...] = ()
    retreat: int = 0
    attacks: tuple[Attack, ...] = ()
    powers: tuple[Power, ...] = ()
    text: str | None = ""
    provides: str = ""

    def exact(self) -> str:
        """Return every field as text, to take a fingerprint of."""
        return f"Card({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in fields(self))})"

    def __repr__(self) -> str:
        return f"<Card {self.name} ({self.id})>"

    @property
    def text_kind(self) -> str:
        """The kind of face that its text is."""
        return "rule" if self.supertype == "pokemon" else self.supertype

    def unprogrammed(self) -> tuple[str, ...]:
        """Return the names of the faces that have no program."""
        faces = [(a.name, a.program) for a in self.attacks]
        faces += [(p.name, p.program) for p in self.powers]
        faces.append((CARD_TEXT, self.text))
        return tuple(name for name, program in faces if program is None)
