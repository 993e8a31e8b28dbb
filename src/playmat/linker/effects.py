"""Writing effects of the card language as flat lists of instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from playmat.engine.attack import Cancel, CancelCheck, ConfusionTake
from playmat.engine.ops.control import Jump
from playmat.lang.needs.staying import in_order
from playmat.lang.node import Arg, Node, Program, texts_in
from playmat.linker.instructions import Instructions
from playmat.linker.names import Registers, tag_bit
from playmat.linker.narrowing import Narrowing
from playmat.linker.values import ValueLinker
from playmat.model.asked import Asked
from playmat.model.definitions import Condition, HandlerDef, ModDef, Number, Op, Selector

Leaving = TypeVar("Leaving", bound=Op)
NO_NARROWING: Final = Narrowing()


@dataclass(frozen=True, slots=True)
class NextChoice:
    """What is known of a choice before it is written."""

    benched: bool = False  # what is chosen goes onto the Bench
    agreed: bool = False  # a yes has just said that some are picked
    worth: Condition | None = None  # what makes it matter which cards are chosen
    narrowing: Narrowing = NO_NARROWING  # what is left out


@dataclass(frozen=True, slots=True)
class Context:
    """What an effect is written for, and what holds around it."""

    reg: int = -1  # the register for its result, if any
    name: str = ""  # the variable that gets the result
    after: Node | None = None  # the statement that follows
    choice: NextChoice = field(default_factory=NextChoice)
    early: bool = False  # choices are made before an attack
    within: tuple[Condition, ...] = ()  # the tests that hold
    left: int = -1  # where it is counted how often the same choice follows
    drained: int = -1  # the same where counters are moved off the Pokémon chosen
    breaks: list[Jump] = field(default_factory=list)  # jumps out of the innermost loop

    def statement(self, at: int, after: Node | None) -> Context:
        """Return the context of a statement of a block; a yes is about the first one."""
        choice = NextChoice(agreed=self.choice.agreed and at == 0)
        return replace(self, reg=-1, name="", after=after, choice=choice)


@dataclass(slots=True)
class Unfinished:
    """What is written so far of a program that something later completes."""

    cancels: list[Cancel | CancelCheck | ConfusionTake] = field(default_factory=list)
    stops: list[Jump] = field(default_factory=list)
    spent: dict[int, int] = field(default_factory=dict)  # the zones cards go to, by register
    late: list[tuple[Node, Context, Condition]] = field(default_factory=list)  # choices put off
    leaving: dict[str, int] = field(default_factory=dict)  # who leaves for a variable's Pokémon
    shown: int = -1  # the register of the cards revealed


class Holder:
    """What links the modifiers and reactions inside an effect: the face around it."""

    program: Program = ()

    def modifiers(
        self, block: Arg, env: Registers, on: bool
    ) -> tuple[list[ModDef], list[HandlerDef]]:
        """Link a block of modifiers; *on* tells that they lie on one Pokémon."""
        raise NotImplementedError

    def delayed(self, delay: Node, env: Registers) -> HandlerDef:
        """Link an effect that waits once for a moment."""
        raise NotImplementedError


class EffectWriter(Instructions):
    """Writes the instructions of one program."""

    def __init__(
        self, words: Mapping[str, Write], lower: ValueLinker, faces: Holder, env: Registers
    ) -> None:
        super().__init__()
        self.words = words
        self.lower: ValueLinker = lower
        self.faces = faces
        self.env = env
        self.asked: list[Asked] = []
        self.open = Unfinished()

    def block(self, block: Arg, at: Context | None = None) -> None:
        """Write the statements of a block."""
        around = at or Context()
        for n, (node, after) in enumerate(in_order(block)):
            self.effect(node, around.statement(n, after))

    def effect(self, node: Node, at: Context) -> None:
        """Write one effect."""
        write = self.words[node.word]
        if not isinstance(write, Instruction):
            self.note(node, at.name)
        write(self, node, at)

    def note(self, node: Node, name: str = "") -> None:
        """Note which word is written next: if it asks, what it asks for can be told."""
        self.asked.append(Asked(self.here, node, name, self.faces.program))

    def leave(self, op: Leaving, leaving: list[Leaving]) -> None:
        """Write an instruction that skips to a place not yet known."""
        leaving.append(op)
        self.add(op)

    def pick(self, arg: Arg) -> Selector:
        """Link a selector."""
        return self.lower.pick(arg, self.env)

    def num(self, arg: Arg) -> Number:
        """Link a number."""
        return self.lower.num(arg, self.env)

    def cond(self, arg: Arg) -> Condition:
        """Link a condition."""
        return self.lower.real_cond(arg, self.env)

    def result(self, at: Context) -> int:
        """Return the register for a result, a new one if nobody asked for it."""
        return at.reg if at.reg >= 0 else self.env.spare()

    def operand(self, said: Node, given: object, at: Context) -> object:
        """Return an operand as ``ValueLinker`` does; a function is called with the writer."""
        if given is RESULT:
            return at.reg
        return given(self, said) if callable(given) else self.lower.operand(said, given, self.env)

    def called(self) -> tuple[int, tuple[int, ...]]:
        """Return the kinds and names by which a text calls what comes only when it is called."""
        face = self.faces.program
        said = texts_in(face, "tag")
        kinds = sum(tag_bit(tag) for tag in ("legend", "restored") if tag in said)
        return kinds, tuple(self.lower.names.number(name) for name in texts_in(face, "named"))


Write = Callable[[EffectWriter, Node, Context], None]
"""What writes a word: the writer, the word with its arguments, and its context."""

RESULT: Final = object()
"""The operand that is the register for the result."""


class Instruction:
    """Writes a word as one instruction, which is given these operands."""

    def __init__(self, make: Callable[..., Op], *given: object) -> None:
        self.make = make
        self.given = given

    def __call__(self, emit: EffectWriter, said: Node, at: Context) -> None:
        """Write the instruction."""
        emit.add(self.make(*[emit.operand(said, one, at) for one in self.given]))
