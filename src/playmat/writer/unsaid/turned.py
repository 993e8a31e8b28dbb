"""Reorder programs to put what matters first, without tests the card makes redundant.

Each change reverses itself: applied twice, it gives the original program.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in

_HOST: Final = node("host")
_REACTING: Final = ("on", "instead")
_BECOMING: Final = "become_energy"


def reordered(program: Program) -> Program:
    """The program to phrase, or the one that a phrased program came from."""
    other = _reordered(program)
    return other if _reordered(other) == program else program


def _reordered(program: Program) -> Program:
    for first, second in _PLACES:
        program = _swap_clauses(program, first, second)
    kept = [type_ for clause in program if (type_ := _required_type(clause))]
    return (
        tuple(_toggle_guard(clause, kept[0]) for clause in program) if len(kept) == 1 else program
    )


def _key_of(clause: Arg) -> tuple[Arg, ...]:
    """Key of a clause: its word, and its first argument."""
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
"""Clauses of which the second takes the place of the first."""


def _swap_clauses(program: Program, *pair: tuple[str, ...]) -> Program:
    """A program with two clauses swapped, if it has exactly one of each."""
    places = [
        [at for at, one in enumerate(program) if _key_of(one)[: len(told)] == told] for told in pair
    ]
    if [len(one) for one in places] != [1, 1]:
        return program
    found = list(program)
    (left,), (right,) = places
    found[left], found[right] = found[right], found[left]
    return tuple(found)


def _required_type(clause: Arg) -> Node | None:
    """The type that a Pokémon must have for a card to stay attached, or None."""
    test = clause["condition"] if is_word(clause, "keep") else None
    if is_word(test, "is") and test["what"] == _HOST:
        kind = test["filter"]
        return kind if is_word(kind, "typed") else None
    return None


def _toggle_guard(clause: Node, kind: Node) -> Node:
    """A clause with the test that staying attached makes redundant, or without it."""
    if clause.word == "static":
        block = cast("tuple[Arg, ...]", clause["do"])
        return clause.having("do", tuple(_of_host(one, kind) for one in block))
    event = clause["event"] if clause.word in _REACTING else None
    if isinstance(event, Node) and event["subject"] == _HOST:
        asked = _toggle_test(clause.child("if"), Node("is", (_HOST, kind)))
        return clause.having("if", asked)
    return clause


def _of_host(arg: Arg, kind: Node) -> Arg:
    """A modifier for hosts of that type as one for any host, and vice versa."""
    some = Node("where", (_HOST, kind))
    if arg in (_HOST, some):
        return some if arg == _HOST else _HOST
    # The Retreat Cost is never combined with the type.
    if not isinstance(arg, Node) or arg.args[:1] == ("retreat_cost",):
        return arg
    return Node(arg.word, tuple(_of_host(one, kind) for one in arg.args))


def _toggle_test(test: Node, guard: Node) -> Node:
    always = node("always")
    if test in (guard, always):
        return always if test == guard else guard
    if test.word == "and" and test["right"] == guard:
        return test.child("left")
    return Node("and", (test, guard))
