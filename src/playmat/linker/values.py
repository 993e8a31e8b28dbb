"""Link expressions of the card language: numbers, conditions, selectors and filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeVar

from playmat.engine.ops.cards import zone_number
from playmat.engine.values import selectors
from playmat.engine.values.filters import Listed
from playmat.engine.values.numbers import Const
from playmat.kinds import causes
from playmat.lang.marks import MARKS
from playmat.lang.node import Arg, Node
from playmat.lang.words import WORDS
from playmat.linker.names import (
    NameTable,
    Registers,
    by_type,
    cause,
    condition_bits,
    flag_bits,
    player,
    power_kinds,
    type_mask,
)
from playmat.model.definitions import Condition, Filter, Number, Selector

SORTS: Final = {"mons": selectors.MONS, "cards": selectors.CARDS, "attacks": selectors.ATTACKS}

Made = TypeVar("Made")
Link = Callable[["ValueLinker", Node, Registers], Made]
"""Links a word: takes the linker, the word with its arguments, and the registers."""


class ValueWords(NamedTuple):
    """The functions that link each kind of value."""

    numbers: Mapping[str, Link[Number]]
    conditions: Mapping[str, Link[Condition]]
    selectors: Mapping[str, Link[Selector]]
    filters: Mapping[str, Link[Filter]]


class ValueLinker:
    """Turns expression nodes into linked objects."""

    def __init__(self, names: NameTable, words: ValueWords) -> None:
        self.names: NameTable = names
        self.words = words
        self.lists: list[Listed] = []
        self.captured: dict[str, int] = {}  # words of the event a lasting effect began with
        self.sizing = False  # whether the number is a change of HP
        self.timed = False  # whether the face is about when a Pokémon may evolve
        self.grows = False  # whether the face puts cards onto Pokémon; a LV.X cannot be one
        self.bearer = -1  # the register of the Pokémon with the lasting effect
        self.reaching = False  # whether Pokémon that no Trainer may touch are left out

    def num(self, arg: Arg, env: Registers) -> Number:
        if isinstance(arg, int):
            return Const(arg)
        assert isinstance(arg, Node), arg
        return self.words.numbers[arg.word](self, arg, env)

    def cond(self, arg: Arg, env: Registers) -> Condition | None:
        """Link a condition; ``always`` becomes None."""
        return None if arg == Node("always") else self.real_cond(arg, env)

    def real_cond(self, arg: Arg, env: Registers) -> Condition:
        """Link a condition, even ``always``."""
        assert isinstance(arg, Node), arg
        return self.words.conditions[arg.word](self, arg, env)

    def pick(self, arg: Arg, env: Registers) -> Selector:
        assert isinstance(arg, Node), arg
        return self.words.selectors[arg.word](self, arg, env)

    def fit(self, arg: Arg, env: Registers) -> Filter:
        assert isinstance(arg, Node), arg
        return self.words.filters[arg.word](self, arg, env)

    def sort(self, arg: Arg, env: Registers) -> str:
        """The sort of what a selector selects."""
        assert isinstance(arg, Node), arg
        if arg.word == "ref":
            return env.sort_of(arg["var"])
        if arg.word == "where":
            return self.sort(arg["of"], env)
        if arg.word in ("join", "less"):
            sort = self.sort(arg.args[0], env)
            return self.sort(arg.args[1], env) if sort == "any" else sort
        return WORDS[arg.word].sort

    def selects_mons(self, arg: Arg, env: Registers) -> bool:
        return self.sort(arg, env) == "mons"

    def register(self, arg: Arg, env: Registers) -> int:
        """The register of a variable; one never bound holds nothing."""
        name = str(arg["var"] if isinstance(arg, Node) else arg)
        return env.regs[name] if name in env.regs else env.bind(name, "any")

    def operand(self, said: Node, given: object, env: Registers) -> object:
        """An operand: an argument by its name, the result of a function, or a constant."""
        if isinstance(given, str):
            return _linked_by(said.word, given)(self, said[given], env)
        return given(self, said, env) if callable(given) else given


OPERANDS: Final[Mapping[str, Callable[[ValueLinker, Arg, Registers], object]]] = {
    "num": ValueLinker.num,
    "cond": ValueLinker.real_cond,
    **dict.fromkeys(("mons", "cards", "attacks", "any"), ValueLinker.pick),
    "filter": ValueLinker.fit,
    "var": ValueLinker.register,
    "text": lambda low, arg, env: low.names.number(str(arg)) if arg else -1,
    "player": lambda low, arg, env: player(arg),
    "type": lambda low, arg, env: type_mask(str(arg)),
    "condition": lambda low, arg, env: condition_bits(arg),
    "flag": lambda low, arg, env: flag_bits(arg),
    "units": lambda low, arg, env: by_type(arg),
    "zone": lambda low, arg, env: zone_number(str(arg)),
    "power": lambda low, arg, env: power_kinds(str(arg)),
    "cause": lambda low, arg, env: cause(arg),
    **dict.fromkeys(("compare", "place"), lambda low, arg, env: str(arg)),
}
"""How arguments of each sort are linked."""


@cache
def _linked_by(word: str, name: str) -> Callable[[ValueLinker, Arg, Registers], object]:
    params = WORDS[word].params if word in WORDS else MARKS[word].params
    return OPERANDS[next(param.sort for param in params if param.name == name)]


def object_of(make: Callable[..., Made], *given: object) -> Link[Made]:
    """Return a function that links a word as one object with these operands."""

    def link(low: ValueLinker, said: Node, env: Registers) -> Made:
        return make(*[low.operand(said, one, env) for one in given])

    return link


def the_word(low: ValueLinker, said: Node, env: Registers) -> str:
    """The operand that is the word itself."""
    return said.word


def cause_ahead(low: ValueLinker, said: Node, env: Registers) -> int:
    """The operand that is the cause of effects a text will have."""
    return causes.TRAINER if low.reaching else causes.POWER


def are_mons(name: str) -> Link[bool]:
    """The operand that says whether an argument selects Pokémon in play."""
    return lambda low, said, env: low.selects_mons(said[name], env)


def each(words: Iterable[str], link: Link[Made]) -> dict[str, Link[Made]]:
    """A table that links several words the same way."""
    return dict.fromkeys(words, link)


def noting_history(link: Link[Made]) -> Link[Made]:
    """Wrap *link* for a word that needs the match to remember recent events."""

    def linked(low: ValueLinker, said: Node, env: Registers) -> Made:
        low.names.match.history = True
        return link(low, said, env)

    return linked
