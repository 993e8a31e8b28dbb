"""Write effects of the card language as flat lists of instructions."""

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

    benched: bool = False  # the chosen go onto the Bench
    agreed: bool = False  # a yes has just promised at least one pick
    worth: Condition | None = None  # when it matters which cards are chosen
    narrowing: Narrowing = NO_NARROWING  # what to leave out


@dataclass(frozen=True, slots=True)
class Context:
    """Where the result of an effect goes, and what surrounds the effect."""

    reg: int = -1  # the register for its result, if any
    name: str = ""  # the variable that gets the result
    after: Node | None = None  # the statement that follows
    choice: NextChoice = field(default_factory=NextChoice)
    early: bool = False  # choices are made before the attack
    within: tuple[Condition, ...] = ()  # tests that hold
    left: int = -1  # register that counts repetitions of the same choice
    drained: int = -1  # the same if counters are moved off the chosen Pokémon
    breaks: list[Jump] = field(default_factory=list)  # jumps out of the innermost loop

    def statement(self, at: int, after: Node | None) -> Context:
        """The context of a statement of a block; a yes applies only to the first."""
        choice = NextChoice(agreed=self.choice.agreed and at == 0)
        return replace(self, reg=-1, name="", after=after, choice=choice)


@dataclass(slots=True)
class Unfinished:
    """Parts of a program to be completed later."""

    cancels: list[Cancel | CancelCheck | ConfusionTake] = field(default_factory=list)
    stops: list[Jump] = field(default_factory=list)
    spent: dict[int, int] = field(default_factory=dict)  # zones of spent cards, by register
    late: list[tuple[Node, Context, Condition]] = field(default_factory=list)  # postponed choices
    leaving: dict[str, int] = field(default_factory=dict)  # who leaves, by variable
    shown: int = -1  # register of the revealed cards


class Holder:
    """The face around an effect, which links the modifiers and reactions inside."""

    program: Program = ()

    def modifiers(
        self, block: Arg, env: Registers, on: bool
    ) -> tuple[list[ModDef], list[HandlerDef]]:
        """Link a block of modifiers; *on* if they apply to one Pokémon."""
        raise NotImplementedError

    def delayed(self, delay: Node, env: Registers) -> HandlerDef:
        """Link an effect that waits once for an event."""
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
        """Record which word comes next, to explain what its question asks for."""
        self.asked.append(Asked(self.here, node, name, self.faces.program))

    def leave(self, op: Leaving, leaving: list[Leaving]) -> None:
        """Write an instruction that jumps to a place not yet known."""
        leaving.append(op)
        self.add(op)

    def pick(self, arg: Arg) -> Selector:
        return self.lower.pick(arg, self.env)

    def num(self, arg: Arg) -> Number:
        return self.lower.num(arg, self.env)

    def cond(self, arg: Arg) -> Condition:
        return self.lower.real_cond(arg, self.env)

    def result(self, at: Context) -> int:
        """The register for a result; a new one if the context has none."""
        return at.reg if at.reg >= 0 else self.env.spare()

    def operand(self, said: Node, given: object, at: Context) -> object:
        """An operand as in ``ValueLinker``; a function is called with the writer."""
        if given is RESULT:
            return at.reg
        return given(self, said) if callable(given) else self.lower.operand(said, given, self.env)

    def called(self) -> tuple[int, tuple[int, ...]]:
        """Kinds and names in the text that allow cards which enter play only when named."""
        face = self.faces.program
        said = texts_in(face, "tag")
        kinds = sum(tag_bit(tag) for tag in ("legend", "restored") if tag in said)
        return kinds, tuple(self.lower.names.number(name) for name in texts_in(face, "named"))


Write = Callable[[EffectWriter, Node, Context], None]
"""Writes a word: takes the writer, the word with its arguments, and its context."""

RESULT: Final = object()
"""The operand that is the register for the result."""


class Instruction:
    """Writes a word as one instruction with these operands."""

    def __init__(self, make: Callable[..., Op], *given: object) -> None:
        self.make = make
        self.given = given

    def __call__(self, emit: EffectWriter, said: Node, at: Context) -> None:
        emit.add(self.make(*[emit.operand(said, one, at) for one in self.given]))
