"""The face of a card during linking."""

from __future__ import annotations

from playmat.engine.ops.control import Return
from playmat.kinds import limits
from playmat.lang.node import Program, uses
from playmat.linker.effects import EffectWriter, Holder
from playmat.linker.names import NameTable, Registers
from playmat.linker.table import EFFECTS, VALUES
from playmat.linker.values import ValueLinker
from playmat.linker.words.moves import put_away
from playmat.model.definitions import Code, Match


class Face(Holder):
    """The face being linked, with its names and its finished programs."""

    def __init__(self, match: Match, names: NameTable) -> None:
        self.match = match
        self.names = names
        self.lower = ValueLinker(names, VALUES)
        self.label = ""
        self.key = ""
        self.part = 0
        self.named = ""
        self.program: Program = ()

    def begin(self, label: str, key: str, program: Program) -> None:
        """Start a face: its display name, the hash of its program and the program."""
        self.label = label
        self.key = key
        self.part = 0
        self.named = ""
        self.program = program
        self.lower.timed = uses(program, "may_evolve")
        self.lower.grows = uses(program, "evolve") or uses(program, "replace_top")

    def code(self, emit: EffectWriter, part: str = "") -> Code:
        """Finish a program and add it to the match's table."""
        for jump in emit.open.stops:
            jump.to = emit.here
        put_away(emit)
        emit.add(Return())
        self.part += 1
        made = Code(f"{self.key}/{part or self.part}", self.label, emit.ops, emit.env.count)
        made.index = len(self.match.codes)
        made.card = len(self.match.defs) - 1
        made.asked = emit.asked
        self.match.codes.append(made)
        return made

    def emit(self, env: Registers) -> EffectWriter:
        """Return a writer for a new program."""
        return EffectWriter(EFFECTS, self.lower, self, env)

    def usage_key(self, how: int) -> str:
        """What uses are counted by: the power's name alone, or the card's face."""
        by_name = how == limits.ONCE_NAME or how == limits.ONCE_EVENT
        return self.named if by_name and self.named else self.label
