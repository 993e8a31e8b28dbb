"""Phrase whether something was done: "if you do" for the last effect, "if you did" for a "may".

The variable in between is omitted if this is unambiguous: it has the next letter, it is only tested
for whether it was done, and nothing else was done in between. "If they did" refers to a "may" of
the other player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word
from playmat.lang.scope import bound_value
from playmat.lang.sorts import BLOCKS, READING
from playmat.lang.words import WORDS
from playmat.writer.memory import IT, THEM, number_of
from playmat.writer.naming import NAMING, next_letter

SO: Final = "SO"
YOU_DID: Final = "DID"
THEY_DID: Final = "THEY"
BY_THEM: Final = "THEM_DONE"


SENT: Final = "sent"
"""Cards spent to a zone other than the discard pile."""

DONE: Final = {
    "discard": ("the discarded card", "the discarded cards", "anything was discarded"),
    "spend": ("the discarded card", "the discarded cards", "anything was discarded"),
    SENT: ("the card given up", "the cards given up", "anything was given up"),
    "draw": ("the drawn card", "the drawn cards", "any card was drawn"),
    "mill": ("that card", "those cards", "any top card went"),
    "replace_top": ("the old card", "the old cards", "a card was replaced"),
    "bench": ("the new Pokémon", "the newly Benched", "anybody was benched"),
    "attach": ("the attached card", "the attached cards", "you attached any"),
    "reveal": ("the shown card", "the shown cards", "anything was shown"),
    "move": ("the card moved", "the cards moved", "anything was moved"),
    "switch": ("the new Active", "the new Actives", "anybody was switched"),
    "hit": ("the damage of that hit", "the damage of those hits", "that hit did damage"),
    "return_mon": ("the card taken up", "the cards taken up", "anybody was taken up"),
}
"""References to the result of the last effect of a word: one, several, or any at all."""


def _dealing(node: Arg) -> str:
    """The word whose result refers to what an effect handled, or ``""``."""
    if not isinstance(node, Node) or node.word not in DONE:
        return ""
    away = node.word == "spend" and len(node.args) > 1 and "discard" not in str(node["to"])
    return SENT if away else node.word


def done_key(word: str, number: str) -> str:
    """The pronoun for what the last effect *word* handled."""
    return f"DONE_{word}_{number}"


@dataclass(frozen=True, slots=True)
class Marked(Node):
    """An effect whose result is bound without saying so."""

    bound: str = ""


def _test_phrase(node: Node) -> str:
    """The phrase that asks whether *node* was done, or ``""`` if there is none."""
    word = WORDS.get(node.word)
    if word is None or word.sort != "effect" or node.word in NAMING or node.word == "bind":
        return ""
    if node.word == "may":
        return YOU_DID if node["by"] == "me" else THEY_DID
    if any(param.sort in BLOCKS for param in word.params):
        return ""
    doer = next((arg for param, arg in _arguments(node) if param == "player"), "me")
    return SO if doer in ("me", "both") else BY_THEM


def _arguments(node: Node) -> Iterator[tuple[str, Arg]]:
    """Yield the sort of every parameter of *node*, with its argument."""
    yield from zip((param.sort for param in WORDS[node.word].params), node.args, strict=False)


def _is_choice_of(value: Arg, player: str) -> bool:
    return isinstance(value, Node) and value.word in NAMING and value.args[-1:] == (player,)


def _read_by(node: Node, at: int) -> str:
    """The variable in one argument of *node*, or ``""``."""
    of = node.args[at] if at < len(node.args) else None
    return str(of["var"]) if is_word(of, "ref") else ""


class _Walk:
    """A walk in the order of the wording, which numbers the effects."""

    def __init__(self) -> None:
        self.number = 0
        self.last = {SO: 0, BY_THEM: 0, YOU_DID: 0, THEY_DID: 0, **dict.fromkeys(DONE, 0)}
        self.told = ""
        self._theirs = self._mine = ""

    def arg(self, arg: Arg) -> Arg:
        if isinstance(arg, tuple):
            return tuple(self.arg(one) for one in arg)
        if not isinstance(arg, Node):
            return arg
        if arg.word in READING:
            return self.read(arg)
        if arg.word in ("bind", "each"):
            self.told = ""
            value = self.arg(bound_value(arg))
            self._theirs = str(arg["var"]) if _is_choice_of(value, "foe") else ""
            self._mine = str(arg["var"]) if _is_choice_of(value, "me") else ""
            made = self.bind(Node(arg.word, (arg["var"], value)), self.number)
            rest = tuple(self.arg(one) for one in arg.args[2:])
            return Node(arg.word, (*made.args, *rest)) if arg.word == "each" else made
        made = Node(arg.word, tuple(self.arg(one) for one in arg.args)) if arg.args else arg
        self.told = told = self._told_by(arg)
        if told:
            self._theirs = self._mine = ""
            self.number += 1
            self.last[told] = self.number
            if dealing := _dealing(arg):
                self.last[dealing] = self.number
            made = self.done(made, self.number)
        return made

    def _told_by(self, node: Node) -> str:
        """The phrase for whether *node* was done, taking into account who chose for it."""
        told = _test_phrase(node)
        if node.word == "switch" and self._mine and _read_by(node, 1) in (self._mine, IT):
            return SO
        theirs = self._theirs and _read_by(node, 0) in (self._theirs, IT, THEM)
        return BY_THEM if told == SO and theirs else told

    def read(self, node: Node) -> Node:
        return node

    def bind(self, node: Node, number: int) -> Node:
        """Handle a binding; *number* is that of the effect bound, if any."""
        return node

    def done(self, node: Node, number: int) -> Node:
        return node


class _Looking(_Walk):
    """Finds the variables that can be omitted, by the number of their effect."""

    def __init__(self) -> None:
        super().__init__()
        self.bound: dict[str, tuple[int, str, str, str]] = {}
        self._numbers: dict[str, str] = {}
        self._times: Counter[str] = Counter()
        self._known: set[str] = set()
        self._wrong: set[str] = set()
        self._asked: set[str] = set()

    def bind(self, node: Node, number: int) -> Node:
        name, value = str(node["var"]), bound_value(node)
        told = self.told if node.word == "bind" else ""
        if not told or name != next_letter(len(self._known)):
            self._wrong.add(name)
        self._numbers[name] = IT if node.word == "each" else number_of(value)
        done = _dealing(value)
        self.bound[name] = number, told, done, self._pronoun(value)
        self._times[name] += 1
        self._known.add(name)
        return node

    def read(self, node: Node) -> Node:
        name = str(node["var"])
        if not short(node, self.bound.get(name), self.last):
            self._wrong.add(name)
        self._asked.add(name)
        return node

    def _pronoun(self, value: Arg) -> str:
        """IT or THEM, by whether an effect handles one thing or several."""
        if not isinstance(value, Node) or not value.args:
            return THEM
        if value.word in ("draw", "mill"):
            return IT if value["count"] == 1 and value["player"] in ("me", "foe") else THEM
        if value.word in ("replace_top", "switch"):
            return IT
        of = value.args[0]
        one = is_word(of, "ref")
        return self._numbers.get(str(of["var"]), THEM) if one and isinstance(of, Node) else THEM

    def quiet(self) -> dict[str, Bound]:
        """The variables that can be omitted, with what they hold."""
        names = self._asked - self._wrong
        return {name: self.bound[name] for name in names if self._times[name] == 1}


Bound = tuple[int, str, str, str]
"""The number of an effect, its phrase, its word, and IT or THEM."""


def short(node: Node, bound: Bound | None, last: dict[str, int]) -> str:
    """The pronoun with which *node* may read a variable, or ``""``."""
    if bound is None or node.word not in ("did", "ref"):
        return ""
    number, told, word, many = bound
    if node.word == "did" and told and last[told] == number:
        return told
    return done_key(word, many) if word and last[word] == number else ""


class _Quieting(_Walk):
    """Removes the omitted variables from the program."""

    def __init__(self, quiet: dict[str, Bound]) -> None:
        super().__init__()
        self._quiet = quiet

    def bind(self, node: Node, number: int) -> Node:
        name, value = str(node["var"]), bound_value(node)
        if name in self._quiet and isinstance(value, Node):
            return Marked(value.word, value.args, name)
        return node

    def read(self, node: Node) -> Node:
        told = short(node, self._quiet.get(str(node["var"])), self.last)
        return Node(node.word, (told,)) if told else node


def without_results(program: Program) -> Program:
    """*program* without results that "if so" refers to; their effects are marked."""
    looking = _Looking()
    looking.arg(program)
    quiet = looking.quiet()
    return _clauses(_Quieting(quiet).arg(program)) if quiet else program


def _clauses(arg: Arg) -> Program:
    assert isinstance(arg, tuple)
    return tuple(one for one in arg if isinstance(one, Node))
