"""A card as printed: facts, and a program for every face that has text."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

STAGES: Final = ("basic", "stage1", "stage2", "mega", "break", "levelup", "legend", "restored")
"""Printed stages of Pokémon cards; a Baby is ``basic`` with the tag ``baby``."""

TRAINERS: Final = ("item", "supporter", "stadium", "tool", "machine", "gear", "fossil", "doll")
"""Kinds of Trainer cards; a plain Trainer is ``item``; ``gear`` is attached but is not a Tool."""

CARD_TEXT: Final = "card text"
"""Name of the face with the text of a Trainer or Energy card, or a Pokémon's rule lines."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack; without text, its program is empty."""

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
    """A Weakness or Resistance such as ``x2``, ``+20`` or ``-30``; 0 if no amount is printed."""

    type: str
    how: str
    amount: int


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A printed card.

    ``kinds`` is the stage or kind of Trainer, followed by tags from ``lang.words.TAGS``. ``text``
    is the program of a Trainer or Energy card, or of a Pokémon's rule lines. A program of ``None``
    means the face is not programmed.
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
        """All fields as text, for hashing."""
        return f"Card({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in fields(self))})"

    def __repr__(self) -> str:
        return f"<Card {self.name} ({self.id})>"

    @property
    def text_kind(self) -> str:
        """The kind of face that the card's text is."""
        return "rule" if self.supertype == "pokemon" else self.supertype

    def unprogrammed(self) -> tuple[str, ...]:
        """Names of the faces that have no program."""
        faces = [(a.name, a.program) for a in self.attacks]
        faces += [(p.name, p.program) for p in self.powers]
        faces.append((CARD_TEXT, self.text))
        return tuple(name for name, program in faces if program is None)
