"""What must be there for an effect to be worth using: somebody or something to choose."""

from __future__ import annotations

from playmat.lang.node import Node, nodes_in
from playmat.reader.build import Block, node


def needed(block: Block) -> list[Node]:
    """Return what the choices a player must make before anything else ask for."""
    needs: list[Node] = []
    for statement in block:
        value = statement.args[1] if statement.word == "bind" else None
        if not isinstance(value, Node) or value.word not in ("choose", "pick_random"):
            break
        source = value.args[0]
        least = value.args[1]
        if least == 0 or any(n.word == "ref" for n in nodes_in(source)):
            continue
        needs.append(
            node("any_of", source)
            if least == 1
            else node("compare", node("count", source), ">=", least)
        )
    return needs
