"""Analyse blocks: which statements have one, and what fits on one line."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.lang.patterns import Filling, matches, shape, sorts
from playmat.lang.sorts import BLOCKS
from playmat.lang.words import WORDS
from playmat.writer import phrasebook
from playmat.writer.naming import NAMING, lettered
from playmat.writer.phrase_table import Wording
from playmat.writer.write_phrase import Phrasing

Block = tuple[Arg, ...]


def inner(statement: Arg) -> Node:
    """The effect that a statement binds, the clause it holds, or the statement itself."""
    assert isinstance(statement, Node)
    if statement.word == "bind" and is_effect(statement["value"]):
        return inner(statement["value"])
    return inner(statement["clause"]) if statement.word == "handler" else statement


def is_effect(arg: Arg) -> bool:
    """Whether *arg* is an effect."""
    return isinstance(arg, Node) and arg.word in WORDS and WORDS[arg.word].sort == "effect"


def names_itself(arg: Arg) -> bool:
    """Whether the result of *arg* is bound unless the wording says otherwise."""
    return isinstance(arg, Node) and arg.word in NAMING


def block_sort(node: Node) -> str:
    """The sort of the statements in the blocks of *node*, or ``""`` if it has none."""
    for param in WORDS[node.word].params:
        if param.sort in BLOCKS:
            return BLOCKS[param.sort]
    return ""


def blocks(node: Node) -> list[Block]:
    """The blocks of *node*, without an empty ``else``."""
    found: list[Block] = []
    for param, arg in zip(WORDS[node.word].params, node.args, strict=True):
        if param.sort in BLOCKS and isinstance(arg, tuple):
            found += [one for one in arg if isinstance(one, tuple)] if param.many else [arg]
    if node.word == "if" and not found[1]:
        found.pop()
    return found


def is_simple(block: Block) -> bool:
    """Whether no statement in *block* has a block that needs its own phrase."""
    at = 0
    while at < len(block):
        size = _covered_count(block[at:])
        if not size and block_sort(inner(block[at])):
            return False
        at += size or 1
    return True


def is_covered(statement: Arg) -> bool:
    """Whether the table has a phrase for a statement together with its block."""
    return _covered_count((statement,)) == 1


@cache
def _covered_count(block: Block) -> int:
    """Number of leading statements that one phrase covers, with their blocks."""
    sort = "mods" if _is_mod(block[0]) else "effect"
    for wording in phrasebook.idioms_for(sort, block):
        if wording.kind.startswith("head:"):
            continue
        assert isinstance(wording.shape, tuple)
        found: Filling = {}
        size = len(wording.shape)
        if not matches(wording.shape, block[:size], found) or not _are_distinct(wording, found):
            continue
        if _PHRASING.items(wording.items, found):
            return size
    return 0


def _is_mod(statement: Arg) -> bool:
    return isinstance(statement, Node) and WORDS[statement.word].sort == "mods"


def _are_distinct(wording: Wording, found: Filling) -> bool:
    """Whether the variables of an idiom are distinct."""
    every = sorts(wording.shape, f"*{wording.kind}")
    names = [found[name] for name, sort in every.items() if sort == "var"]
    return len(set(names)) == len(names)


_PHRASING: Final = Phrasing()


def fits_line(block: Block) -> bool:
    """Whether *block* fits on one line after a colon: only its last statement has a block."""
    return is_simple(block) or (is_simple(block[:-1]) and all(_fits(one) for one in block[-1:]))


def _fits(statement: Arg) -> bool:
    if is_covered(statement):
        return True
    every = blocks(inner(statement))
    return all(is_simple(one) for one in every[:-1]) and all(fits_line(one) for one in every[-1:])


def fits_entry(options: Sequence[Block]) -> bool:
    """Whether several options fit on one line."""
    return all(map(is_simple, options[:-1])) and all(map(fits_line, options[-1:]))


def fits_sentences(block: Block) -> bool:
    """Whether *block* can be written as sentences, each with its own colon."""
    at = 0
    while at < len(block):
        size = _covered_count(block[at:])
        if not size and not _fits_sentence(block[at]):
            return False
        at += size or 1
    return True


def _fits_sentence(statement: Arg) -> bool:
    node = inner(statement)
    return all(map(fits_line, blocks(node))) if node.word == "if" else _fits(statement)


def holds(block: Sequence[Arg], words: Container[str]) -> bool:
    """Whether *block* contains one of *words* at any depth."""
    for one in block:
        if isinstance(one, Node) and (one.word in words or holds(one.args, words)):
            return True
        if isinstance(one, tuple) and holds(one, words):
            return True
    return False


# Trainer cards with another effect if two copies are played at once.
ALONG: Final = "if you play 2 of this card at the same time"

_NAMED: Final = "where(hand(me), named(?name))"
_CHOICE: Final = "[either(me, [?alone, ?both])], ?other"
PAID: Final = (
    shape(f"bind(?v, choose({_NAMED}, 1, 1, me))"),
    shape("discard(ref(?v))"),
)
"""How the second copy is played: chosen first, discarded last."""

PAIRED: Final = (
    shape(f"if(and(any_of({_NAMED}), ?if), {_CHOICE})"),
    shape(f"if(any_of({_NAMED}), {_CHOICE})"),
)
"""Shapes of such a text, with or without a further condition."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Effects of a card alone and with a second copy, and the condition for the latter."""

    name: str
    alone: Block
    both: Block
    given: str
    """The variable of the second copy."""
    test: Arg


def paired(clause: Node) -> Pair | None:
    """The effects of a clause alone and with a second copy, or None if it has others."""
    for pattern in PAIRED:
        found: Filling = {}
        if clause.word != "play" or not matches((pattern,), clause["do"], found):
            continue
        alone, both, other = (found[part] for part in ("alone", "both", "other"))
        assert isinstance(alone, tuple)
        assert isinstance(both, tuple)
        assert isinstance(other, tuple)
        alike = matches(PAID, (both[0], both[-1]), found) and _named_alike(alone) == _named_alike(
            other
        )
        if alike and fits_line(alone) and fits_line(both[1:-1]):
            name, given = str(found["name"]), str(found["v"])
            return Pair(name, alone, both[1:-1], given, found.get("if", ()))
    return None


def _named_alike(block: Block) -> object:
    """A block with its variables named in order, for comparison."""
    return lettered((Node("play", (block,)),))
