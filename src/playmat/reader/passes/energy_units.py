"""Energy in units: "2 Energy" may be one card, "2 Energy cards" are two. [EN-11]"""

from __future__ import annotations

import re
from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed, node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.reader.face import Unread
from playmat.reader.text.tokens import TYPES

_SAID: Final = re.compile(rf"\b(\d+) (?:({'|'.join(TYPES)}) )?Energy\b(?! card)")
_CARDS: Final = re.compile(rf"\b(\d+) (?:({'|'.join(TYPES)}) )?Energy cards?\b")

Amount = tuple[int, str]
"""An amount of Energy and its type, or ``any``."""


_TYPE: Final = f"(?:{'|'.join(TYPES)})"
_SPENT: Final = re.compile(
    rf"\b(?:each|amount of|number of) (?:(?:{_TYPE} or )?{_TYPE} )?Energy"
    r"(?: that was)? (?:you )?(?:discarded|chose|put)\b"
)


_EACH: Final = re.compile(rf"\b(?:an?|\d+) {_TYPE} Energy card(?:,| and)")


def in_units(program: Program, text: str) -> Program:
    """*program* with Energy chosen by units where its *text* does not mention cards."""
    if _EACH.search(text):
        program = cast(Program, changed(program, _by_cards))
    spent, asked = _SPENT.search(text), any(n.word == "units_in" for n in nodes_in(program))
    if spent or asked:
        program = blocks_changed(program, _count_before)
    if spent:
        program = _counted_so(program)
    if asked:
        program = _asked_before(program)
    told = _amounts(_SAID, text) - _amounts(_CARDS, text)
    if not told:
        return program
    return cast(Program, changed(program, lambda arg: _by_units(arg, told)))


def _by_cards(arg: Arg) -> Arg:
    """Let no card count for two types if the text names a card of each."""
    if not is_word(arg, "choose_paying"):
        return arg
    return arg.having("how", "by_cards")


def _count_before(block: Block) -> Block:
    """Count Energy about to be discarded while it is still attached."""
    done: list[Node] = []
    for said in block:
        spent = _discarded_cards(said)
        source = _attached(done, spent) if spent is not None else None
        if spent is not None and source is not None:
            units = node("units_in", spent, _type_of(source))
            done.append(node("bind", f"{_UNITS}{said['var']}", units))
        done.append(said)
    return tuple(done)


_UNITS: Final = "$units_"


def _discarded_cards(said: Node) -> Arg | None:
    """The cards that a statement discards and binds."""
    value = said["value"] if said.word == "bind" else None
    return value["cards"] if isinstance(value, Node) and value.word in ("discard", "move") else None


def _attached(done: list[Node], what: Arg) -> Arg | None:
    """The attached Energy that cards are chosen from, or None."""
    for said in done:
        value = said["value"] if said.word == "bind" else None
        if what == node("ref", said["var"]) and isinstance(value, Node):
            what = value["from"] if value.word == "choose" else value
    return what if _type_of(what) else None


def _asked_before(program: Program) -> Program:
    """Replace later counts of discarded Energy by those made while it was attached."""
    bound = {str(n["var"]): n for n in nodes_in(program) if n.word == "bind"}

    def counted(arg: Arg) -> Arg:
        of = arg["of"] if is_word(arg, "units_in") else None
        deed = bound.get(str(of["var"])) if is_word(of, "ref") else None
        if deed is None or _discarded_cards(deed) is None:
            return arg
        name = f"{_UNITS}{deed['var']}"
        units = bound.get(name)
        if units is None or cast(Node, arg)["type"] not in ("any", units.child("value")["type"]):
            raise Unread("counts Energy that is no longer attached")
        return node("ref", name)

    return cast(Program, changed(program, counted))


def _counted_so(program: Program) -> Program:
    """Replace counts of cards by counts of units."""
    weighed = {str(n["var"]) for n in nodes_in(program) if n.word == "bind"}
    picked = {
        str(n["var"]): _type_of(n["value"]["from"])
        for n in nodes_in(program)
        if n.word == "bind" and is_word(n["value"], "choose")
    }

    def counted(arg: Arg) -> Arg:
        of = arg["of"] if is_word(arg, "count") else None
        name = str(of["var"]) if is_word(of, "ref") else ""
        if f"{_UNITS}{name}" in weighed:
            return node("ref", f"{_UNITS}{name}")
        if picked.get(name):
            return node("units_in", cast(Node, of), picked[name])
        return arg

    return cast(Program, changed(program, counted))


def _amounts(pattern: re.Pattern[str], text: str) -> set[Amount]:
    found = pattern.finditer(text)
    return {(int(said[1]), TYPES.get(said[2] or "", "any")) for said in found if int(said[1]) > 1}


def _by_units(arg: Arg, told: set[Amount]) -> Arg:
    """A choice of Energy, or a test for enough of it, in units."""
    if not isinstance(arg, Node):
        return arg
    if arg.word == "choose" and arg["least"] == arg["most"]:
        of, n, _, by = arg.args
        kind = _type_of(of)
        return node("choose_units", of, n, kind, by) if (n, kind) in told else arg
    if arg.word == "compare" and arg["how"] == ">=":
        return _unit_test(arg, told)
    return arg


def _unit_test(test: Node, told: set[Amount]) -> Node:
    """A test for a number of Energy cards as one for units."""
    number, how, n = test.args
    of = number["of"] if is_word(number, "count") else None
    kind = _type_of(of)
    if of is None or (n, kind) not in told:
        return test
    on = of["of"] if is_word(of, "where") else of
    return node("compare", node("units", cast(Node, on)["to"], kind), how, n)


def _type_of(of: Arg | None) -> str:
    """The type of attached Energy that is selected, or ``""``."""
    if not isinstance(of, Node):
        return ""
    if of.word == "energy_on":
        return "any"
    if of.word != "where" or not is_word(of["of"], "energy_on"):
        return ""
    fit = of["filter"]
    return str(fit["type"]) if is_word(fit, "provides") else ""
