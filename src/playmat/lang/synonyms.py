"""One way of saying a condition: what several wordings mean alike becomes the same node."""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node

ONE: Final = (
    "self",
    "defender",
    "attacker",
    "host",
    "event_mon",
    "event_other",
    "ref",
    "$it",
    "$that",
)
"""Words for a single Pokémon."""

_LEVEL: Final = " LV.X"
_SOME: Final = ((">=", 1), (">", 0))
_NONE: Final = (("==", 0), ("<", 1), ("<=", 0))


def plain(said: Node) -> Node:
    """Return a condition in its plainest words."""
    if said.word == "not" and isinstance(said.args[0], Node) and said.args[0].word == "not":
        return said.args[0].args[0]  # type: ignore[return-value]
    if said.word == "compare":
        return _compared(said)
    if said.word == "any_of":
        return _some(said)
    if said.word == "named" and str(said.args[0]).endswith(_LEVEL):
        return _leveled(str(said.args[0]))
    fit = said.args[1] if said.word == "is" else None
    if isinstance(fit, Node) and fit.word == "fits_not" and single(said.args[0]):
        return Node("not", (plain(Node("is", (said.args[0], fit.args[0]))),))
    return said


def single(who: Arg) -> bool:
    """Return whether one Pokémon at most is meant."""
    if not isinstance(who, Node):
        return False
    return who.word in ONE or (
        who.word == "active" and who.args[0] in ("me", "foe", "$who", "$their")
    )


def _leveled(name: str) -> Node:
    """Say of a Level-Up card its name and its kind: LV.X is no part of a name. [NAMING-2]"""
    return Node("fits_both", (Node("named", (name[: -len(_LEVEL)],)), Node("tag", ("levelup",))))


def _compared(said: Node) -> Node:
    """Say of a number that is none or some that there are none or some."""
    left, how, right = said.args
    there = _there(left)
    if there is None or (how, right) not in (*_SOME, *_NONE):
        return said
    return there if (how, right) in _SOME else plain(Node("not", (there,)))


def _there(number: Arg) -> Node | None:
    """Return the condition that a number is not 0, if there is a plainer one."""
    if not isinstance(number, Node):
        return None
    if number.word == "count":
        return plain(Node("any_of", number.args))
    if number.word == "counters_on" and single(number.args[0]):
        return Node("is", (number.args[0], Node("damaged")))
    if number.word == "units" and single(number.args[0]):
        kind = number.args[1]
        fit = Node("has_energy") if kind == "any" else Node("has_type", (kind,))
        return Node("is", (number.args[0], fit))
    return None


def _some(said: Node) -> Node:
    """Say of a single Pokémon with Energy that it has some."""
    of = said.args[0]
    if not isinstance(of, Node):
        return said
    if of.word == "energy_on" and single(of.args[0]):
        return Node("is", (of.args[0], Node("has_energy")))
    if of.word == "where" and isinstance(of.args[0], Node) and of.args[0].word == "energy_on":
        who, fit = of.args[0].args[0], of.args[1]
        if single(who) and isinstance(fit, Node) and fit.word == "provides":
            return Node("is", (who, Node("has_type", fit.args)))
    return said
