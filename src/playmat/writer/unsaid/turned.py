"""Programs told another way round: what matters first, and a guard that the card itself keeps.

Each way is its own way back: turned twice, a program is what it was.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in

_HOST: Final = node("host")
_REACTING: Final = ("on", "instead")
_BECOMING: Final = "become_energy"


def turned(program: Program) -> Program:
    """Return the program to say for one, or the one that was meant by what was said."""
    other = _turned(program)
    return other if _turned(other) == program else program


def _turned(program: Program) -> Program:
    for first, second in _PLACES:
        program = _exchanged(program, first, second)
    kept = [type_ for clause in program if (type_ := _kept(clause))]
    return tuple(_guarded(clause, kept[0]) for clause in program) if len(kept) == 1 else program


def _told(clause: Arg) -> tuple[Arg, ...]:
    """Return what tells a clause from others: its word, and what stands first in it."""
    if not isinstance(clause, Node):
        return ("",)
    first = clause.args[0] if clause.args else ""
    if clause.word == "power":
        becoming = _BECOMING in [one.word for one in nodes_in(clause)]
        return "power", first, _BECOMING if becoming else ""
    if clause.word in _REACTING and isinstance(first, Node):
        return clause.word, first.word, *([clause["where"]] if first.word == "turn_ended" else [])
    return (clause.word, first) if isinstance(first, str) else (clause.word,)


_PLACES: Final = (
    (("provide",), ("power", "once", _BECOMING)),
    (("on", "stadium_left"), ("static", "play")),
    (("rule", "prizes"), ("rule", "leaves_freely")),
    (("on", "turn_ended", "attached"), ("power",)),
)
"""Clauses of which the second is told where the first stands: what a card does, or is."""


def _exchanged(program: Program, *pair: tuple[str, ...]) -> Program:
    """Return a program with two clauses in each other's place, if it has one of each."""
    places = [
        [at for at, one in enumerate(program) if _told(one)[: len(told)] == told] for told in pair
    ]
    if [len(one) for one in places] != [1, 1]:
        return program
    found = list(program)
    (left,), (right,) = places
    found[left], found[right] = found[right], found[left]
    return tuple(found)


def _kept(clause: Arg) -> Node | None:
    """Return of what type a Pokémon must be for a card to stay on it."""
    test = clause["condition"] if is_word(clause, "keep") else None
    if is_word(test, "is") and test["what"] == _HOST:
        kind = test["filter"]
        return kind if is_word(kind, "typed") else None
    return None


def _guarded(clause: Node, kind: Node) -> Node:
    """Return a clause with the guard that what is kept makes needless, or without it."""
    if clause.word == "static":
        block = cast("tuple[Arg, ...]", clause["do"])
        return clause.having("do", tuple(_of_host(one, kind) for one in block))
    event = clause["event"] if clause.word in _REACTING else None
    if isinstance(event, Node) and event["subject"] == _HOST:
        asked = _asked(clause.child("if"), Node("is", (_HOST, kind)))
        return clause.having("if", asked)
    return clause


def _of_host(arg: Arg, kind: Node) -> Arg:
    """Return a modifier of a Pokémon of that type as one of whatever it is on, and back."""
    some = Node("where", (_HOST, kind))
    if arg in (_HOST, some):
        return some if arg == _HOST else _HOST
    # How it retreats is never asked together with its type.
    if not isinstance(arg, Node) or arg.args[:1] == ("retreat_cost",):
        return arg
    return Node(arg.word, tuple(_of_host(one, kind) for one in arg.args))


def _asked(test: Node, guard: Node) -> Node:
    always = node("always")
    if test in (guard, always):
        return always if test == guard else guard
    if test.word == "and" and test["right"] == guard:
        return test.child("left")
    return Node("and", (test, guard))
