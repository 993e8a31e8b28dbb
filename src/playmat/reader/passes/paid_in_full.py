"""Several cards that have to go before something else is done: "if you do" asks for all of them."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, node
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.reader.face import Unread


def paid_in_full(program: Program) -> Program:
    """Return *program* in which "if you do" is true only of all the cards that were asked for.

    What a power or a card needs to be used is there anyway, and so is what an option asks for.
    """
    known = [n for n in nodes_in(program) if n.word == "compare"]
    return cast(Program, changed(program, lambda arg: _block(arg, known)))


def _block(arg: Arg, known: list[Node]) -> Arg:
    if not isinstance(arg, tuple) or not all(isinstance(part, Node) for part in arg):
        return arg
    block = cast(Block, arg)
    _check_two(block)
    values = {str(said.args[0]): said.args[1] for said in block if said.word == "bind"}
    asked = tuple(_asked(said, values, known) for said in block)
    return _weighed(asked, values) if asked != block else block


def _asked(said: Node, values: dict[str, Arg], known: list[Node]) -> Node:
    """Return a test of what was done as one of how many cards went."""
    if said.word != "if":
        return said
    test = cast(Node, said.args[0])
    did = cast(Node, test.args[0]) if test.word == "not" else test
    least = _least(did, values, known)
    if not least:
        return said
    gone = node("ref", f"{_UNITS}{did.args[0]}") if _in_units(did, values) else None
    full = node("compare", gone or node("count", node("ref", did.args[0])), ">=", least)
    return Node("if", (node("not", full) if test.word == "not" else full, *said.args[1:]))


def _least(did: Node, values: dict[str, Arg], known: list[Node]) -> int:
    """Return how many cards have to go for it to be done, or 0 if any will do."""
    deed = values.get(str(did.args[0])) if did.word == "did" else None
    what = deed.args[0] if isinstance(deed, Node) and deed.word in ("discard", "move") else None
    pick = values.get(str(what.args[0])) if isinstance(what, Node) and what.word == "ref" else None
    if isinstance(pick, Node) and pick.word == "order" and isinstance(pick.args[0], Node):
        pick = values.get(str(pick.args[0].args[0])) if pick.args[0].word == "ref" else None
    if not isinstance(pick, Node) or pick.word not in ("choose", "choose_units"):
        return 0
    of, n = pick.args[:2]
    if (pick.word == "choose" and n != pick.args[2]) or not isinstance(n, int) or n < 2:
        return 0
    if node("compare", node("count", of), ">=", n) in known:
        return 0
    return n


_UNITS: Final = "$paid_"


def _in_units(did: Node, values: dict[str, Arg]) -> bool:
    """Return whether what was done took Energy in units."""
    deed = cast(Node, values[str(did.args[0])])
    pick = cast(Node, values[str(cast(Node, deed.args[0]).args[0])])
    return pick.word == "choose_units"


def _weighed(block: Block, values: dict[str, Arg]) -> Block:
    """Return a block in which Energy asked for in units is counted while it is still attached."""
    asked = {str(n.args[0]) for n in nodes_in(block) if n.word == "ref"}
    done: list[Node] = []
    for said in block:
        name = f"{_UNITS}{said.args[0]}" if said.word == "bind" else ""
        if name in asked:
            what = cast(Node, cast(Node, said.args[1]).args[0])
            kind = cast(Node, values[str(what.args[0])]).args[2]
            done.append(node("bind", name, node("units_in", what, kind)))
        done.append(said)
    return tuple(done)


def _check_two(block: Block) -> None:
    """Refuse "if you do" after two discards in a row, which asks for both."""
    for at in range(len(block) - 4):
        words = [_value(said).word for said in block[at : at + 4]]
        test = block[at + 4].args[0] if block[at + 4].word == "if" else None
        asks = isinstance(test, Node) and test.word == "did" and test.args == block[at + 3].args[:1]
        if asks and words == ["choose", "discard", "choose", "discard"]:
            raise Unread("asks whether two things were done")


def _value(said: Node) -> Node:
    value = said.args[1] if said.word == "bind" else said
    return value if isinstance(value, Node) else said
