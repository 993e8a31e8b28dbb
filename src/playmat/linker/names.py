"""Numbers for names, registers for variables, and small words of the language as numbers."""

from __future__ import annotations

from typing import Final

from playmat.cards.names import bare, folded
from playmat.kinds import causes, conditions, powers, types
from playmat.lang.node import Arg, Node
from playmat.lang.scope import variables_in
from playmat.lang.words import LISTS, TAGS
from playmat.model.definitions import Match

PLAYERS: Final = LISTS["player"]

ADDED_PRIZE: Final = "a Prize added"
"""Name of the note for each Prize a player has besides those dealt."""


class NameTable:
    """Numbers for names, shared by the cards of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.numbers: dict[str, int] = {}
        self.parts: dict[tuple[str, bool], int] = {}
        self.pending: list[tuple[int, list[tuple[Arg, ...]], str]] = []
        self.asked = False  # whether a player may have to name a card
        self.lines: dict[str, int] = {}

    def number(self, name: str) -> int:
        """The number of a name, as the rules compare names. [NAME-01]"""
        key = folded(bare(name))
        if key not in self.numbers:
            self.numbers[key] = len(self.match.names)
            self.match.names.append(name)
        return self.numbers[key]

    def line(self, part: str) -> int:
        """The number of the evolution lines that begin with a word in a name."""
        self.match.kinship = True
        self.lines[part] = self.number(f"the line of {part}")
        return self.lines[part]

    def label(self, word: str) -> int:
        """The number of a word a player may pick."""
        if word not in self.match.labels:
            self.match.labels.append(word)
            self.match.label_names.append(-1)
        return self.match.labels.index(word)

    def unsaid(self, options: list[tuple[Arg, ...]], by: str) -> list[int]:
        """Numbers of labels whose text is written when first needed."""
        labels = self.match.labels
        first = len(labels)
        labels.extend("" for _ in options)
        self.match.label_names.extend(-1 for _ in options)
        self.pending.append((first, options, by))
        self.match.wording = self.put_into_words
        return list(range(first, len(labels)))

    def put_into_words(self) -> None:
        """Write the postponed labels."""
        from playmat.writer.options import option_words  # it is large and few cards need it

        for first, options, by in self.pending:
            for n, said in enumerate(option_words(options, by)):
                self.match.labels[first + n] = said

    def part(self, words: str, form: bool = False) -> int:
        """The number of words in a name, or of a name with all its forms. [NAMING-24]"""
        return self.parts.setdefault((words, form), 100000 + len(self.parts))


class Registers:
    """The registers of the program being linked, by variable name."""

    def __init__(self, reserved: int) -> None:
        self.regs: dict[str, int] = {}
        self.sorts: dict[str, str] = {}
        self.count = reserved

    def bind(self, name: str, sort: str) -> int:
        """The register of a variable, new or existing."""
        if name not in self.regs:
            self.regs[name] = self.count
            self.count += 1
        self.sorts[name] = sort
        return self.regs[name]

    def sort_of(self, arg: Arg) -> str:
        """The sort of what a variable holds, if known."""
        name = str(arg["var"] if isinstance(arg, Node) else arg)
        return self.sorts.get(name, "any")

    def binds(self, test: Node) -> bool:
        """Whether all variables that a test reads have a register."""
        return self.regs.keys() >= set(variables_in(test))

    def mons(self) -> frozenset[Node]:
        """Variables that hold Pokémon, which both players can see."""
        held = [name for name, sort in self.sorts.items() if sort == "mons"]
        return frozenset(Node("ref", (name,)) for name in held)

    def spare(self) -> int:
        """A new register without a name."""
        self.count += 1
        return self.count - 1


def type_mask(letter: str) -> int:
    return types.ANY if letter == "any" else int(2 ** types.LETTERS.index(letter))


def by_type(units: Arg) -> tuple[int, ...]:
    """The number of units of each type in a cost."""
    return tuple(str(units).count(letter) for letter in types.LETTERS)


def condition_bit(name: str) -> int:
    return int(2 ** conditions.NAMES.index(name))


def condition_bits(arg: Arg) -> int:
    """The bits of some Special Conditions; all of them if none is named."""
    if isinstance(arg, str):
        return condition_bit(arg)
    assert isinstance(arg, tuple)
    return sum(condition_bit(str(name)) for name in arg) or 31


def tag_bit(name: Arg) -> int:
    """The bit of a card's kind."""
    return int(2 ** TAGS.index(str(name)))


def flag_bits(arg: Arg) -> int:
    assert isinstance(arg, tuple)
    return sum(int(2 ** order_number("flag", str(flag))) for flag in arg)


def cause(arg: Arg) -> int:
    """The number of a cause, or -1 for any."""
    return -1 if arg == "any" else causes.NAMES.index(str(arg))


def player(arg: Arg) -> int:
    assert isinstance(arg, str)
    return PLAYERS.index(arg)


def power_kinds(name: str) -> tuple[int, ...]:
    """The kinds of power that a word covers. [POW-2, POW-3]"""
    if name == "any":
        return (powers.POKE_POWER, powers.POKE_BODY, powers.ABILITY, powers.OLD_POWER)
    if name == "old_power":  # "Pokémon Power" includes the later kinds in older rulebooks
        return (powers.POKE_POWER, powers.POKE_BODY, powers.OLD_POWER)
    return (powers.NAMES.index(name),)


def order_number(kind: str, name: str) -> int:
    """The index of a name in one of the closed lists of the language."""
    return LISTS[kind].index(name)
