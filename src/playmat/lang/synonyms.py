"""Normalise conditions, so that different wordings of one meaning become the same node."""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node, is_word
from playmat.lang.patterns import match

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


def simplest(said: Node) -> Node:
    """A condition in its simplest words."""
    if said.word == "not" and is_word(said["condition"], "not"):
        return said.child("condition").child("condition")
    if said.word == "compare":
        return _compared(said)
    if said.word == "any_of":
        return _some(said)
    if said.word == "named" and str(said["name"]).endswith(_LEVEL):
        return _leveled(str(said["name"]))
    if said.word == "is" and is_word(said["filter"], "fits_not") and single(said["what"]):
        return Node("not", (simplest(said.having("filter", said.child("filter")["filter"])),))
    return said


def single(who: Arg) -> bool:
    """Whether at most one Pokémon is meant."""
    if not isinstance(who, Node):
        return False
    return who.word in ONE or (
        who.word == "active" and who["player"] in ("me", "foe", "$who", "$their")
    )


def _leveled(name: str) -> Node:
    """Split "X LV.X" into a name and a kind: LV.X is not part of a name. [NAMING-2]"""
    return Node("fits_both", (Node("named", (name[: -len(_LEVEL)],)), Node("tag", ("levelup",))))


def _compared(said: Node) -> Node:
    """Rewrite a comparison with 0 as "there is none" or "there are some"."""
    left, how, right = said.args
    there = _is_not_zero(left)
    if there is None or (how, right) not in (*_SOME, *_NONE):
        return said
    return there if (how, right) in _SOME else simplest(Node("not", (there,)))


def _is_not_zero(number: Arg) -> Node | None:
    """The simpler condition that a number is not 0, if there is one."""
    if not isinstance(number, Node):
        return None
    if number.word == "count":
        return simplest(Node("any_of", number.args))
    if number.word == "counters_on" and single(number["on"]):
        return Node("is", (number["on"], Node("damaged")))
    if number.word == "units" and single(number["on"]):
        kind = number["type"]
        fit = Node("has_energy") if kind == "any" else Node("has_type", (kind,))
        return Node("is", (number["on"], fit))
    return None


def _some(said: Node) -> Node:
    """Rewrite "there is Energy on a single Pokémon" as "it has Energy"."""
    found = match("any_of(energy_on(?who))", said)
    if found and single(found["who"]):
        return Node("is", (found["who"], Node("has_energy")))
    found = match("any_of(where(energy_on(?who), provides(?type)))", said)
    if found and single(found["who"]):
        return Node("is", (found["who"], Node("has_type", (found["type"],))))
    return said
