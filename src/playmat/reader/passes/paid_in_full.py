"""Several cards that must be given up first: "if you do" requires all of them."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.reader.face import Unread


def paid_in_full(program: Program) -> Program:
    """*program* in which "if you do" is only true if all requested cards were given up.

    Whatever a power, card or option needs to be used is there anyway.
    """
    known = [n for n in nodes_in(program) if n.word == "compare"]
    return blocks_changed(program, lambda block: _block(block, known))


def _block(block: Block, known: list[Node]) -> Block:
    _check_two(block)
    values = {str(said["var"]): said["value"] for said in block if said.word == "bind"}
    asked = tuple(_as_count_test(said, values, known) for said in block)
    return _count_before(asked, values) if asked != block else block


def _as_count_test(said: Node, values: dict[str, Arg], known: list[Node]) -> Node:
    """A test of whether something was done as one of how many cards left."""
    if said.word != "if":
        return said
    test = said.child("condition")
    did = test.child("condition") if test.word == "not" else test
    least = _least(did, values, known)
    if not least:
        return said
    gone = node("ref", f"{_UNITS}{did['var']}") if _in_units(did, values) else None
    full = node("compare", gone or node("count", node("ref", did["var"])), ">=", least)
    return said.having("condition", node("not", full) if test.word == "not" else full)


def _least(did: Node, values: dict[str, Arg], known: list[Node]) -> int:
    """How many cards must leave for it to count as done, or 0 for any number."""
    deed = values.get(str(did["var"])) if did.word == "did" else None
    what = deed["cards"] if isinstance(deed, Node) and deed.word in ("discard", "move") else None
    pick = values.get(str(what["var"])) if is_word(what, "ref") else None
    if is_word(pick, "order") and isinstance(pick["cards"], Node):
        pick = values.get(str(pick["cards"]["var"])) if pick["cards"].word == "ref" else None
    if not isinstance(pick, Node) or pick.word not in ("choose", "choose_units"):
        return 0
    of, n = pick["from"], pick["least" if pick.word == "choose" else "units"]
    if (pick.word == "choose" and n != pick["most"]) or not isinstance(n, int) or n < 2:
        return 0
    if node("compare", node("count", of), ">=", n) in known:
        return 0
    return n


_UNITS: Final = "$paid_"


def _in_units(did: Node, values: dict[str, Arg]) -> bool:
    """Whether an effect took Energy in units."""
    deed = cast(Node, values[str(did["var"])])
    pick = cast(Node, values[str(deed.child("cards")["var"])])
    return pick.word == "choose_units"


def _count_before(block: Block, values: dict[str, Arg]) -> Block:
    """A block in which Energy requested in units is counted while it is still attached."""
    asked = {str(n["var"]) for n in nodes_in(block) if n.word == "ref"}
    done: list[Node] = []
    for said in block:
        name = f"{_UNITS}{said['var']}" if said.word == "bind" else ""
        if name in asked:
            what = said.child("value").child("cards")
            kind = cast(Node, values[str(what["var"])])["type"]
            done.append(node("bind", name, node("units_in", what, kind)))
        done.append(said)
    return tuple(done)


def _names(said: Node, name: Arg) -> bool:
    return said.word == "bind" and said["var"] == name


def _check_two(block: Block) -> None:
    """Reject "if you do" after two discards in a row, as it would require both."""
    for at in range(len(block) - 4):
        words = [_value(said).word for said in block[at : at + 4]]
        test = block[at + 4]["condition"] if block[at + 4].word == "if" else None
        asks = is_word(test, "did") and _names(block[at + 3], test["var"])
        if asks and words == ["choose", "discard", "choose", "discard"]:
            raise Unread("asks whether two things were done")


def _value(said: Node) -> Node:
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said
