"""Later tests of something done to several: whether to any, and to which."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.face import Unread

GIVEN: Final = node("ref", "$given")
"""The number of cards attached to all of several Pokémon."""

_BEARERS: Final = node("host_of", node("$that", "cards"))
"""The Pokémon that received the cards mentioned last."""


def told_of_several(statements: Block) -> Block:
    """Count the cards attached one to each, if a later test asks whether any were."""
    for at, statement in enumerate(statements):
        block = statement.block("do") if statement.word == "$each" else ()
        later = at + 1
        while later < len(statements) and statements[later].word == "shuffle":
            later += 1
        if [said.word for said in block] != ["attach"] or later == len(statements):
            continue
        asking = statements[later]
        test = _any_given(asking["condition"]) if asking.word == "if" else None
        if block[0]["to"] != node("$each_one"):
            continue
        if _BEARERS in nodes_in(asking) or (test is not None and _done_to_it(asking)):
            raise Unread("to which of several it was attached")
        if test is None:
            continue
        first, one = node("bind", "$given", 0), node("bind", "$got", block[0])
        sum_up = node("bind", "$given", node("add", GIVEN, node("count", node("ref", "$got"))))
        counted = node("$each", statement["of"], (one, sum_up))
        asked = asking.having("condition", test)
        between = statements[at + 1 : later]
        return (*statements[:at], first, counted, *between, asked, *statements[later + 1 :])
    return statements


def _any_given(test: Arg) -> Node | None:
    """The test whether anything was attached, or None if something else is tested.

    "If you do" is not such a test: it leaves open whether one of several is enough.
    """
    given = (node("$made", node("$any")), node("$made", node("energy")), node("$that", "cards"))
    return node("compare", GIVEN, ">", 0) if test in [node("any_of", of) for of in given] else None


def _done_to_it(asking: Node) -> bool:
    """Whether the effect applies to the Pokémon that received something."""
    told = (node("$it"), node("$that", "mons"))
    return any(part in told for part in nodes_in(asking["then"]))
