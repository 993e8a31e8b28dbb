"""Cards that stay in place if their Pokémon cannot leave play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, Program, nodes_in


def in_order(block: Arg) -> Iterator[tuple[Node, Node | None]]:
    """Yield the statements of a block, each with the next one.

    Cards attached to a Pokémon that cannot leave play stay with it.
    """
    said = cast(Program, block)
    for at, each in enumerate(said):
        gone = _stripped_pokemon(each)
        leaves = any(_takes_away(n, gone) for n in said[at + 1 :]) if gone else False
        after = said[at + 1] if at + 1 < len(said) else None
        yield node("if", may_leave(gone), (each,)) if leaves and gone else each, after


def _stripped_pokemon(said: Node) -> Node | None:
    """The Pokémon whose cards a statement removes, if it does nothing else."""
    if said.word not in ("discard", "move"):
        return None
    found = [n["to"] for n in nodes_in(said["cards"]) if n.word in ("attached", "energy_on")]
    return found[0] if len(found) == 1 and isinstance(found[0], Node) else None


def _takes_away(said: Node, who: Node) -> bool:
    return said.word == "return_mon" and said["target"] == who


def may_leave(who: Node) -> Node:
    """Condition that a text may move a Pokémon out of its Active Spot."""
    return node("any_of", node("where", who, node("$may_leave")))


def leaves_itself(block: Arg) -> tuple[Node, ...]:
    """Condition that a power's user may leave play, if the power always makes it."""
    leaves = any(_takes_away(said, node("self")) for said in cast(Program, block))
    return (may_leave(node("self")),) if leaves else ()
