"""Optional payments: in full or not at all, if a later test asks for them."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, blocks_changed, conjunction, node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.sorts import READING


def wholly(program: Program) -> Program:
    """*program* in which an option of several parts requires all of them to be there."""
    asked = {str(n["var"]) for n in nodes_in(program) if n.word == "did"}
    return blocks_changed(program, lambda block: _guard(block, asked))


def _guard(block: Block, asked: set[str]) -> Block:
    return tuple(_option(part, asked) for part in block)


def _option(said: Node, asked: set[str]) -> Node:
    """An option under the condition that everything it asks for is there."""
    value = said["value"] if said.word == "bind" else said
    if not is_word(value, "may"):
        return said
    block = value.block("do")
    bound = {str(part["var"]) for part in (said, *block) if part.word == "bind"}
    tests = _tests(block, value["by"]) if bound & asked else []
    return node("if", conjunction("and", *tests), (said,)) if tests else said


def _tests(block: Block, by: Arg) -> list[Node]:
    """Requirements of a block that discards or moves what is chosen in it."""
    values = [part.child("value") if part.word == "bind" else part for part in block]
    picks = [v for v in values if v.word == "choose" and v["least"] == v["most"] and v["by"] == by]
    paid = sum(v.word in ("discard", "move") for v in values)
    numbers = [v["least"] for v in picks]
    if not picks or paid < len(picks) or not all(isinstance(n, int) for n in numbers):
        return []
    if len(picks) == 1 and numbers == [1]:
        return []
    own = {str(part["var"]) for part in block if part.word == "bind"}
    if any(n.word in READING and n["var"] in own for v in picks for n in nodes_in(v["from"])):
        return []
    return [*(_enough_test(v["from"], cast(int, v["least"])) for v in picks), *_two_cards(picks)]


def _two_cards(picks: list[Node]) -> list[Node]:
    """Condition that two cards are there, so that one does not count for two kinds."""
    ofs = [v["from"] for v in picks]
    if len(ofs) != 2 or not all(is_word(of, "where") for of in ofs):
        return []
    one, other = cast(list[Node], ofs)
    if one["of"] != other["of"] or one == other:
        return []
    either = node("where", one["of"], node("fits_any", one["filter"], other["filter"]))
    typed = all(is_word(of["filter"], "provides") for of in (one, other))
    return [node("compare", node("units_in" if typed else "count", either), ">=", 2)]


def _enough_test(of: Arg, n: int) -> Node:
    return node("any_of", of) if n == 1 else node("compare", node("count", of), ">=", n)


# --- one Energy of each type --------------------------------------------------------------------
def paid_together(program: Program) -> Program:
    """*program* with Energy of several types picked at once, no card counting for two."""
    return blocks_changed(program, _join_payments)


def _join_payments(block: Block) -> Block:
    done: list[Node] = []
    for said in block:
        done.append(said)
        while (joined := _merge_picks(done)) is not None:
            done = joined
    return tuple(done)


def _merge_picks(done: list[Node]) -> list[Node] | None:
    """Statements with the last two picks merged, if each was discarded at once."""
    for size in (4, 6):  # with or without a test after each discard
        parts, half = done[-size:], size // 2
        shapes = [_shape(said) for said in parts]
        if len(parts) < size or shapes[:half] != shapes[half:]:
            continue
        first, second = _pick_source(parts[0]), _pick_source(parts[half])
        if first is None or second is None or first[0] != second[0]:
            continue
        if not all(_spends(parts[at + 1], parts[at]) for at in (0, half)):
            continue
        if size == 6 and not _cancels(parts):
            continue
        units = first[1] + second[1]
        chosen = _value(parts[0])
        pick = node("choose_paying", first[0], units, chosen["by"])
        return [*done[:-size], parts[half].having("value", pick), *_payment(parts, units)]
    return None


def _value(said: Node) -> Node:
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def _shape(said: Node) -> str:
    word = _value(said).word
    return "choose" if word == "choose_paying" else word


def _pick_source(said: Node) -> tuple[Arg, str] | None:
    """Where Energy is picked from, and its types, one of each."""
    value = _value(said)
    if said.word == "bind" and value.word == "choose_paying":
        return value["from"], str(value["units"])
    if said.word != "bind" or value.word != "choose" or not value["least"] == value["most"] == 1:
        return None
    of = value["from"]
    if not is_word(of, "where"):
        return None
    fit = of["filter"]
    if not is_word(fit, "provides") or not is_word(of["of"], "energy_on"):
        return None
    return of["of"], str(fit["type"])


def _spends(said: Node, pick: Node) -> bool:
    """Whether a statement discards or moves what was picked just before."""
    value = _value(said)
    return value.word in ("discard", "move") and value["cards"] == node("ref", pick["var"])


def _cancels(parts: list[Node]) -> bool:
    """Whether the attack does nothing if either discard fails."""
    cancel = (node("cancel"),)
    return all(parts[at].word == "if" and parts[at].args[1:] == (cancel, ()) for at in (2, 5))


def _payment(parts: list[Node], units: str) -> list[Node]:
    """What is done with the picked Energy, and if it is not all there."""
    if len(parts) == 4:
        return parts[3:]
    enough = node("compare", node("count", node("ref", parts[3]["var"])), ">=", len(units))
    return [node("if", enough, (parts[4],), (node("cancel"),))]
