"""List the linked programs of a card, one instruction a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playmat.cards.card import Card
from playmat.kinds import powers
from playmat.lang.node import Program
from playmat.lang.words import EVENTS
from playmat.linker.effects import EffectWriter
from playmat.linker.faces import FaceLinker
from playmat.linker.link import link_card
from playmat.linker.names import NameTable
from playmat.linker.operands import Words
from playmat.model.book import Book
from playmat.model.definitions import AttackDef, CardDef, Code, Match, PowerDef, UseDef
from playmat.rules.ruleset import Ruleset

ATTACK_REGISTERS = ("base", "dealt", "stamp")
"""Names of the first registers of an attack."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: its index, its name and its operands as ``name=value``."""

    at: int
    name: str
    operands: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.at:3} {self.name:14} {'  '.join(self.operands)}".rstrip()


@dataclass(frozen=True, slots=True)
class Listing:
    """One linked part of a card: its title, facts and program, if any."""

    title: str
    facts: tuple[str, ...]
    number: int = 0
    registers: int = 0
    instructions: tuple[Instruction, ...] = ()


class NamedFaces(FaceLinker):
    """Links faces and keeps the register names of each program."""

    def __init__(self, match: Match, names: NameTable) -> None:
        super().__init__(match, names)
        self.registers: dict[int, dict[int, str]] = {}
        self.attacking = False

    def attack(self, a: AttackDef, program: Program) -> None:
        """Link an attack, whose first registers belong to the rules."""
        self.attacking = True
        super().attack(a, program)
        self.attacking = False

    def code(self, emit: EffectWriter, part: str = "") -> Code:
        """Finish a program and record the names of its registers."""
        made = super().code(emit, part)
        known = dict(enumerate(ATTACK_REGISTERS)) if self.attacking else {}
        self.registers[made.index] = known | {n: name for name, n in emit.env.regs.items()}
        return made


def listings(card: Card, rules: Ruleset) -> tuple[Listing, ...]:
    """All linked parts of a card under a rulebook."""
    match = Match(Book(rules))
    names = NameTable(match)
    faces = NamedFaces(match, names)
    d = link_card(faces, card)
    if match.wording is not None:
        match.wording()
    return tuple(_Writer(faces, d).parts())


class _Writer:
    """Lists the parts of one linked card, each program once."""

    def __init__(self, faces: NamedFaces, d: CardDef) -> None:
        self.faces = faces
        self.d = d
        self.words = Words(faces.names, {})
        self.told: set[int] = set()

    def parts(self) -> Iterator[Listing]:
        """Yield the card's own part, its attacks and powers, then their reactions."""
        facts = self.attribute_texts(self.d, "needs", "useful", "onto", "keep", "as_energy_needs")
        facts += [f"provides {self.words.operands(one)}" for one in self.d.provide]
        if facts:
            yield Listing(self.d.name, tuple(facts))
        for code, word in ((self.d.play, "played"), (self.d.as_energy, "attached as Energy")):
            if code is not None:
                yield self.program(f"{self.d.name}, {word}", code)
        for a in self.d.attacks:
            yield from self.attack(a)
        for power in self.d.powers:
            yield from self.power(power)
        for handler in self.faces.match.handlers:
            if handler.code.index not in self.told:
                title = f"{handler.code.label}, reaction to {EVENTS[handler.event]}"
                yield self.program(title, handler.code, self.words.operands(handler))

    def attack(self, a: AttackDef) -> Iterator[Listing]:
        """Yield an attack: its own program, then the one used for copies."""
        facts = [f"damage {a.base}", *self.attribute_texts(a, "needs", "how")]
        for code, word in ((a.code, ""), (a.copied, ", copied"), (a.free, ", copied unpaid")):
            if code is not None and code.index not in self.told:
                yield self.program(f"attack {a.name}{word}", code, [] if word else facts)

    def power(self, power: PowerDef) -> Iterator[Listing]:
        """Yield the uses of a power, its modifiers and its reactions."""
        title = f"{powers.NAMES[power.kind]} {power.name}"
        for use in power.uses:
            facts = [
                f"where={powers.PLACES[use.where]}",
                *self.attribute_texts(use, "how", "needs", "fit", "off"),
            ]
            yield self.program(f"{title}, used", use.code, facts)
        for static in power.statics:
            where = f"where={powers.PLACES[static.where]}"
            mods = [" ".join(self.words.operands(mod)) for mod in static.mods]
            if mods:
                yield Listing(f"{title}, in force", (where, *mods))
            for handler in static.handlers:
                when = f"{title}, on {EVENTS[handler.event]}"
                yield self.program(when, handler.code, [where, *self.words.operands(handler)])

    def attribute_texts(self, thing: AttackDef | UseDef | CardDef, *names: str) -> list[str]:
        """Those of some attributes that are set, as text."""
        kind = type(thing).__name__
        values = {name: getattr(thing, name) for name in names}
        return [
            f"{name}={self.words.value(value, name, kind)}"
            for name, value in values.items()
            if value is not None
        ]

    def program(self, title: str, code: Code, facts: list[str] | None = None) -> Listing:
        """Listing of a program, with the names of its registers."""
        self.told.add(code.index)
        words = Words(self.faces.names, self.faces.registers[code.index])
        lines = [
            Instruction(at, type(op).__name__, tuple(words.operands(op)))
            for at, op in enumerate(code.ops)
        ]
        number = code.index + 1
        return Listing(title, tuple(facts or ()), number, len(code.blank), tuple(lines))
