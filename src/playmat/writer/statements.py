"""Phrase statements: idioms, bindings, and what is called "it"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.patterns import Filling, Shape, hole_name, matches, sorts
from playmat.lang.words import WORDS, of_role
from playmat.writer import lexer, phrasebook
from playmat.writer.blocks import (
    Block,
    Pair,
    block_sort,
    blocks,
    holds,
    inner,
    is_effect,
    names_itself,
)
from playmat.writer.memory import Memory
from playmat.writer.naming import SAME, localised, next_letter, out_of_reach, placed
from playmat.writer.phrase_table import Wording
from playmat.writer.results import Marked
from playmat.writer.write_phrase import Phrasing

NOTHING: Final = "nothing"
NO_OPTION: Final = "none"
UNNAMED: Final = "without effect"


def _felled(word: str, event: str, test: Node) -> Node:
    """Heading of an attack's reaction to the Knock Out of the Defending Pokémon."""
    return Node(word, (Node(event, (Node("defender"),)), test, "nobody", "free", "play"))


_BY_ATTACK, _BY_DAMAGE = Node("event_by_attack"), Node("event_cause", ("attack",))
_OUT, _FACING = ("on", "knocked_out"), ("instead", "would_be_knocked_out")
FELLED: Final = {
    _felled(*_OUT, _BY_ATTACK): "if this attack Knocks Out the Defending Pokémon",
    _felled(*_OUT, _BY_DAMAGE): "if this attack Knocks Out the Defending Pokémon by damage",
    _felled(*_FACING, _BY_ATTACK): "if this attack would Knock Out the Defending Pokémon",
    _felled(*_FACING, _BY_DAMAGE): "if this attack would Knock Out the Defending Pokémon by damage",
}
"""Phrases for reactions that hold for one attack, by their heading without the block."""

_CANCELLING: Final = of_role("cancel")
_PHRASING: Final = Phrasing()


class Unsayable(ValueError):
    """The table has no words for a statement: it reads a variable that is not bound."""


@dataclass(frozen=True, slots=True)
class Said:
    """One or more statements: a phrase or heading, its blocks, and a variable bound after them."""

    text: str
    sort: str = ""
    blocks: tuple[Block, ...] = ()
    joint: str = "otherwise"
    bound: tuple[tuple[str, Arg], ...] = ()
    size: int = 1


class Statements:
    """Phrases the statements of one program and tracks the variables bound."""

    def __init__(self, program: Program) -> None:
        self._far = out_of_reach(program, Memory())
        self._memory = Memory()
        self._silent: set[str] = set()

    def groups(self, block: Block, sort: str) -> Iterator[Said]:
        """Yield the statements of *block*, grouped by idiom."""
        at = 0
        while at < len(block):
            said = self._idiom(block[at:], sort) or self._statement(block[at])
            yield said
            at += said.size

    def _idiom(self, rest: Block, sort: str) -> Said | None:
        far: dict[int, Counter[str]] = {}
        for wording in phrasebook.idioms_for(sort, rest):
            assert isinstance(wording.shape, tuple)
            found: Filling = {}
            size = len(wording.shape)
            if not matches(wording.shape, rest[:size], found):
                continue
            if size not in far:
                far[size] = out_of_reach(rest[:size], self._memory.copy())
            if self._has_right_letters(wording, rest[:size], far[size]):
                said = self._covered(wording, found, rest)
                if said is not None:
                    return said
        return None

    def _has_right_letters(self, wording: Wording, statements: Block, far: Counter[str]) -> bool:
        """Whether an idiom gives a letter to exactly those variables that need one.

        *far* is how often each is read where no pronoun works.
        """
        assert isinstance(wording.shape, tuple)
        known, bound = set(self._memory.known), dict[str, str]()
        for pattern, statement in zip(wording.shape, statements, strict=True):
            for hole, name, _, _ in _bindings(pattern, statement):
                if hole == SAME and bound.get(hole) == name:
                    continue
                if hole:
                    quiet = name == next_letter(len(known)) and self._far[name] == far[name]
                    if quiet != (hole in wording.silent) or name in bound.values():
                        return False  # two variables with one name need different letters
                    bound[hole] = name
                known.add(name)
        return True

    def _covered(self, wording: Wording, found: Filling, rest: Block) -> Said | None:
        """The phrase of an idiom for the first of *rest*, or None if a letter rules it out."""
        assert isinstance(wording.shape, tuple)
        size = len(wording.shape)
        before = self._memory.copy(), set(self._silent)
        text = self._idiom_text(wording, found, rest[:size])
        if text is None:
            self._memory, self._silent = before
            return None
        bound = ()
        if not wording.kind.startswith("head:"):
            return Said(text, bound=bound, size=size)
        sort, held, joint = _parts(rest[size - 1])
        return Said(text, sort, held, other_side(text) or joint, bound, size)

    def _idiom_text(self, wording: Wording, found: Filling, statements: Block) -> str | None:
        local, bound = dict(found), dict[str, str]()
        assert isinstance(wording.shape, tuple)
        for pattern, statement in zip(wording.shape, statements, strict=True):
            for name, sort in sorts(pattern, "effect").items():
                local[name] = self._fill(found[name], sort.lstrip("*"), statement)
            assert isinstance(pattern, Node)
            assert isinstance(statement, Node)
            for hole, name, value, each in _bindings(pattern, statement):
                if not hole:
                    self._bind(name, value)
                    continue
                if hole == SAME and bound.get(hole) == name:
                    continue
                bound[hole] = name
                self._bind(name, value, hole in wording.silent, each)
        self._memory.looked_at(statements)
        return _PHRASING.items(wording.items, local)

    def _fill(self, arg: Arg, sort: str, statement: Arg) -> Arg:
        """The content of a hole, with pronouns, or a zone with its owner."""
        if sort == "zone" and isinstance(statement, Node):
            return placed(statement, arg, self._memory)
        return self._local(arg, sort)

    def _statement(self, statement: Arg, loud: bool = False) -> Said:
        """One statement; *loud* makes it give the letter of what it binds."""
        assert isinstance(statement, Node)
        if statement.word == "bind" and is_effect(statement["value"]):
            return self._remembered(str(statement["var"]), statement["value"], loud)
        if statement.word == "handler":
            clause = statement["clause"]
            assert isinstance(clause, Node)
            return self.headed(clause)
        if statement.word == "each":
            return self._each(statement, loud)
        if held := sole_reaction(statement):
            return self._awaited(statement, held)
        if holding := self._holding(statement):
            return holding
        text = self._effect(statement)
        if statement.word == "bind":
            self._bind(str(statement["var"]), statement["value"])
        text = f"{text} {UNNAMED}" if names_itself(statement) else text
        return Said(text, *_parts(statement), bound=_silent_binding(statement))

    def _remembered(self, name: str, effect: Arg, loud: bool) -> Said:
        assert isinstance(effect, Node)
        letter = f" ({lexer.variable(name)})"
        if not names_itself(effect):
            said = self._statement(effect, True)
            return replace(said, text=said.text + letter, bound=(*said.bound, (name, effect)))
        text = self._effect(effect)
        quiet = self._quiet(name, 0) and not loud
        self._bind(name, effect, quiet)
        return Said(text if quiet else text + letter)

    def _awaited(self, lasting: Node, clause: Node) -> Said:
        """A reaction that holds for a while, in one heading."""
        said = self.headed(clause)
        until, heading = lasting["until"], Node(clause.word, clause.args[:-1])
        if heading in FELLED and until == "this_attack":
            return replace(said, text=FELLED[heading])
        return replace(said, text=f"{_PHRASING.say('until', until)}, {said.text}")

    def _holding(self, lasting: Node) -> Said | None:
        """A single lasting effect on nobody in particular, in one sentence."""
        if lasting.word != "lasting" or lasting["on"] != Node("nobody"):
            return None
        every = list(self.groups(lasting.block("do"), "mods"))
        if len(every) != 1 or every[0].blocks or every[0].sort:
            return None
        until = _PHRASING.say("until", lasting["until"])
        return Said(f"{until}, {every[0].text}")

    def _each(self, node: Node, loud: bool) -> Said:
        name, of = str(node["var"]), self._local(node["of"], "any")
        spoken_of = Node("ref", (name,)) in nodes_in(node["do"])  # otherwise it reads like "repeat"
        quiet = self._quiet(name, 0) and not loud and spoken_of
        wording = next(
            w for w in phrasebook.wordings("head:effect", "each") if quiet == bool(w.silent)
        )
        text = _PHRASING.items(wording.items, {"var": name, "of": of})
        self._bind(name, node["of"], quiet, True)
        assert text is not None
        return Said(text, *_parts(node))

    def _effect(self, node: Node) -> str:
        sort = WORDS[node.word].sort
        return self._phrase(f"head:{sort}" if block_sort(node) else sort, node)

    def _phrase(self, kind: str, node: Node) -> str:
        text = _PHRASING.say(kind, self._local(node))
        if text is None:
            raise Unsayable(node)
        return text

    def headed(self, clause: Node) -> Said:
        """A clause: its phrase, or its heading and blocks."""
        sort = block_sort(clause)
        whole = _PHRASING.say("clause", self._local(clause)) if sort else None
        if whole is not None:
            return Said(whole)
        text = self._phrase("head:clause" if sort else "clause", clause)
        if clause.word == "pay" and holds(clause.args, _CANCELLING):
            text = "first"  # coins are flipped, not paid
        return Said(text, sort, tuple(blocks(clause)))

    def deed(self, block: Block) -> Said | None:
        """The only effect of *block* as what a player does, or None."""
        only = block[0] if len(block) == 1 else None
        if not isinstance(only, Node) or not is_effect(only):
            return None
        text = _PHRASING.say("deed", self._local(only))
        return None if text is None else Said(text, bound=_silent_binding(only))

    def test(self, condition: Arg) -> str:
        """A condition as a phrase."""
        return str(_PHRASING.say("cond", self._local(condition)))

    def along(self, pair: Pair) -> str:
        """The condition for playing a second copy, which is bound without a letter."""
        self._bind(pair.given, Node("choose", (Node("hand", ("me",)), 1, 1, "me")), True)
        return f" and {self.test(pair.test)}" if pair.test else ""

    def after(self, said: Said) -> None:
        """Bind the variables of a statement after its blocks."""
        for name, value in said.bound:
            self._bind(name, value)

    def _local(self, arg: Arg, sort: str = "") -> Arg:
        return localised(arg, self._memory, self._silent, sort)

    def _quiet(self, name: str, inside: int) -> bool:
        return name == next_letter(len(self._memory.known)) and self._far[name] == inside

    def _bind(self, name: str, value: Arg, quiet: bool = False, each: bool = False) -> None:
        self._memory.bind(name, value, each)
        (self._silent.add if quiet else self._silent.discard)(name)


def other_side(heading: str) -> str:
    """The other side of the coin in *heading*, or ``""`` if it is not about a single coin."""
    ended = heading.casefold()
    return next((other for side, other in _SIDES.items() if ended.endswith(side)), "")


_SIDES: Final = {"a coin. if heads": "if tails", "a coin. if tails": "if heads"}
OTHERWISE: Final = ("otherwise", *_SIDES.values())
"""Labels of the second block of a test."""


def _bindings(pattern: Shape, arg: Arg) -> Iterator[tuple[str, str, Arg, bool]]:
    """Yield what a shape binds: holes, names, values, and whether it is one of several."""
    if hole_name(pattern):
        return
    if isinstance(pattern, Node) and isinstance(arg, Node):
        if pattern.word in ("bind", "each"):
            each = pattern.word == "each"
            yield hole_name(pattern["var"]), str(arg["var"]), arg.args[1], each
        for one, other in zip(pattern.args, arg.args, strict=True):
            yield from _bindings(one, other)
        if isinstance(arg, Marked):
            yield "", arg.bound, arg, False
    elif isinstance(pattern, tuple) and isinstance(arg, tuple):
        for one, other in zip(pattern, arg, strict=True):
            yield from _bindings(one, other)


def sole_reaction(statement: Node) -> Node | None:
    """The only reaction of a lasting effect, if its bearer is implied."""
    if statement.word != "lasting" or len(block := statement.block("do")) != 1:
        return None
    held = block[0]
    clause = held["clause"] if is_word(held, "handler") else None
    if not isinstance(clause, Node) or clause.word not in ("on", "instead"):
        return None
    return clause if statement["on"] == implied_bearer(clause) else None


def implied_bearer(clause: Node) -> Node:
    """The implied bearer of a reaction: its own subject."""
    event = clause["event"]
    subject = event.args[0] if isinstance(event, Node) and event.args else None
    return subject if isinstance(subject, Node) and subject in _SUBJECTS else Node("nobody")


_SUBJECTS: Final = (Node("self"), Node("host"))


def _parts(node: Arg) -> tuple[str, tuple[Block, ...], str]:
    """The sort of a node's blocks, the blocks, and what separates them."""
    found = inner(node)
    return block_sort(found), tuple(blocks(found)), "or" if found.word == "either" else "otherwise"


def _silent_binding(statement: Arg) -> tuple[tuple[str, Arg], ...]:
    """The variable that an effect binds silently, with its value."""
    return ((statement.bound, statement),) if isinstance(statement, Marked) else ()
