"""Trainer cards that do one thing alone, and another if two of a name are played at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playmat.lang.node import Arg, Node
from playmat.writer.blocks import Block, fits_line
from playmat.writer.naming import lettered
from playmat.writer.patterns import Filling, match, shape

ALONE: Final = "played alone"
ALONG: Final = "along with another"

_NAMED: Final = "where(hand(me), named(?name))"
TESTS: Final = [shape(f"and(any_of({_NAMED}), ?if)"), shape(f"any_of({_NAMED})")]
PAID: Final = (
    shape(f"bind(?v, choose({_NAMED}, 1, 1, me))"),
    shape("discard(ref(?v))"),
)


@dataclass(frozen=True, slots=True)
class Pair:
    """What a card does alone, what along with another of its name, and what that asks for."""

    name: str
    alone: Block
    both: Block
    given: str
    """The variable of the other card."""
    card: Arg
    test: Arg


def paired(clause: Node) -> Pair | None:
    """Return what a clause does alone and along with another card, if that is all it tells."""
    block = clause.args[0] if clause.word == "play" else ()
    only = block[0] if isinstance(block, tuple) and len(block) == 1 else None
    if not isinstance(only, Node) or only.word != "if":
        return None
    test, then, other = only.args
    either = then[0] if isinstance(then, tuple) and len(then) == 1 else None
    found: Filling = {}
    if not isinstance(either, Node) or either.word != "either" or not isinstance(other, tuple):
        return None
    options = either.args[1]
    if not isinstance(options, tuple) or len(options) != 2 or either.args[0] != "me":
        return None
    alone, both = options
    if not isinstance(alone, tuple) or not isinstance(both, tuple):
        return None
    if not any(match(one, test, found) for one in TESTS) or not match(PAID, both[:2], found):
        return None
    if not _alike(alone, other) or not fits_line(alone) or not fits_line(both[2:]):
        return None
    return Pair(
        str(found["name"]), alone, both[2:], str(found["v"]), _value(both[0]), found.get("if", ())
    )


def _value(bind: Arg) -> Arg:
    assert isinstance(bind, Node)
    return bind.args[1]


def _alike(one: Block, other: Block) -> bool:
    """Return whether two blocks differ in the names of their variables only."""
    return lettered((Node("play", (one,)),)) == lettered((Node("play", (other,)),))
