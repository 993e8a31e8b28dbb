"""Whether playing a Trainer card could change anything: asked before it is played. [TRAINER-03]"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.build import Block, node
from playmat.reader.canon import READING

OTHERS: Final = node("less", node("hand", "me"), node("this_card"))
"""The hand without the card about to be played."""

MINE: Final = node("hand", "me")
_ASKING: Final = frozenset(("did", "heads", "tails", "all_heads"))
_SILENT: Final = frozenset(("shuffle", "order", "look", "reveal", "flip", "flip_until_tails", "stop"))
"""Statements that change nothing by themselves."""


class Open(Exception):
    """Say that an effect could always change something."""


def useful(block: Block) -> Node | None:
    """Return what must hold for *block* to change anything; none if it always could."""
    try:
        found = _of_block(block)
    except Open:
        return None
    tests = list(dict.fromkeys(found))
    return _either(tests) if tests else None


def _of_block(block: Block) -> list[Node]:
    return [test for statement in block for test in _of(statement)]


def _of(said: Node) -> list[Node]:
    """Return the tests of which any is enough for a statement to change something."""
    if said.word == "bind":
        return _of(cast(Node, said.args[1])) if isinstance(said.args[1], Node) else []
    if said.word == "if":
        return _of_test(said)
    if said.word in ("may", "repeat", "each", "either"):
        return [test for arg in said.args if isinstance(arg, tuple) for test in _of_blocks(arg)]
    if any(n.word in READING for n in nodes_in(said)):
        return []  # speaks of what was chosen before
    return _plain(said)


def _of_blocks(arg: tuple[Arg, ...]) -> list[Node]:
    inner = cast(Block, arg) if not arg or isinstance(arg[0], Node) else cast(tuple[Block, ...], arg)
    if inner and not isinstance(inner[0], Node):
        return [test for block in inner for test in _of_block(cast(Block, block))]
    return _of_block(cast(Block, inner))


def _of_test(said: Node) -> list[Node]:
    test, then, other = said.args
    if any(n.word == "did" for n in nodes_in(test)):
        return []
    inside = _of_block(cast(Block, then)), _of_block(cast(Block, other))
    if any(n.word in READING for n in nodes_in(test)):
        return [*inside[0], *inside[1]]
    return [*(node("and", test, each) for each in inside[0]), *inside[1]]


def _plain(said: Node) -> list[Node]:
    word, args = said.word, said.args
    if word in _SILENT:
        return _seen(said)
    if word in ("choose", "discard", "move", "search", "pick_random", "bench"):
        return _there(args[0])
    if word in ("draw", "draw_until"):
        return _there(node("deck", args[0]))
    if word in ("heal", "heal_all", "remove_counters"):
        return [node("any_of", _narrowed(args[0], "damaged"))]
    if word == "cure" and not args[1]:
        return [node("any_of", _narrowed(args[0], "afflicted"))]
    if word in ("return_mon", "switch", "devolve"):
        return []
    if word in ("all", "bench_of", "active", "top", "bottom", "where", "less"):
        return []
    raise Open


def _seen(said: Node) -> list[Node]:
    """Return what there must be to look at."""
    if said.word in ("look", "reveal") and said.args[0] == node("hand", "foe"):
        return _there(said.args[0])
    return []


def _there(source: Arg) -> list[Node]:
    if any(n.word in READING for n in nodes_in(source)):
        return []
    if source == MINE:
        source = OTHERS
    return [node("any_of", _zone(source))]


def _zone(source: Arg) -> Arg:
    """Return *source* without what only a look into a hidden zone would tell."""
    if isinstance(source, Node) and source.word == "where" and _hidden(source.args[0]):
        return _zone(source.args[0])
    if isinstance(source, Node) and source.word in ("top", "bottom"):
        return node("deck", source.args[0])
    return source


def _hidden(source: Arg) -> bool:
    if not isinstance(source, Node):
        return False
    return source.word in ("deck", "top", "bottom") or source == node("hand", "foe")


def _narrowed(whom: Arg, fit: str) -> Node:
    if isinstance(whom, Node) and whom.word == "where":
        if node(fit) in nodes_in(whom.args[1]):
            return whom
        return node("where", whom.args[0], node("fits_both", whom.args[1], node(fit)))
    return node("where", whom, node(fit))


def _either(tests: list[Node]) -> Node:
    result = tests[0]
    for test in tests[1:]:
        result = node("or", result, test)
    return result
