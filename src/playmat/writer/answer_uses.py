"""Find what a program does with an answer: the words that read its variable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word
from playmat.lang.scope import bound_value
from playmat.lang.sorts import READING
from playmat.lang.words import WORDS, of_role

PICKS: Final = of_role("pick")
_LOOKS: Final = of_role("look")
_BINDING: Final = ("bind", "each")
_DOING: Final = ("effect", "mods", "clause")

DIRECT: Final = 4
"""The answer itself is affected."""

PARTLY: Final = 3
"""Something that belongs to the answer is affected: its Energy, its attacks, the rest."""

SEEN: Final = 2
"""The answer is only looked at, shown, or offered for another choice."""

WEIGHED: Final = 1
"""The answer is only counted or compared."""


@dataclass(frozen=True, slots=True)
class Use:
    """One use of an answer: its rank, the word that uses it, and the words in between."""

    rank: int
    deed: Node
    way: tuple[Node, ...]
    clause: str
    name: str
    """The variable read: the answer's own, or one it was passed to."""


def walk(arg: Arg, above: tuple[Node, ...] = ()) -> Iterator[tuple[Node, tuple[Node, ...]]]:
    """Yield every node of a program in order, with its ancestors."""
    if isinstance(arg, Node):
        yield arg, above
        above = (*above, arg)
        arg = arg.args
    if isinstance(arg, tuple):
        for part in arg:
            yield from walk(part, above)


def clause_of(program: Program, node: Node) -> str:
    """The clause that contains a node."""
    for one, above in walk(program):
        if one is node:
            return above[0].word if above else one.word
    return ""


def binder(program: Program, name: str) -> Arg:
    """The value first bound to a variable, or an empty tuple."""
    for node, _ in walk(program):
        if node.word in _BINDING and node["var"] == name:
            return bound_value(node)
    return ()


def as_written(program: Program, node: Node, name: str) -> Node:
    """The word of a program that asks, even if another was linked in its place."""
    if any(one is node for one, _ in walk(program)):
        return node
    value = binder(program, name)
    return value if isinstance(value, Node) else node


def bound_before(program: Program, name: str, node: Node) -> bool:
    """Whether a variable is bound before a node asks."""
    for one, _ in walk(program):
        if one is node:
            return False
        if one.word in _BINDING and one["var"] == name and bound_value(one) is not node:
            return True
    return False


def bound_in(block: Arg) -> set[str]:
    """The variables that a block binds."""
    return {str(node["var"]) for node, _ in walk(block) if node.word in _BINDING}


def read_in(block: Arg) -> set[str]:
    """The variables that a block reads but does not bind."""
    read = {str(node["var"]) for node, _ in walk(block) if node.word in READING}
    return read - bound_in(block)


def what_follows(program: Program, node: Node, block: Arg) -> list[Node]:
    """Later statements that use the variables bound in a node's block."""
    bound, found = bound_in(block), []
    for one in _behind(program, node):
        if bound & read_in(one) and not _is_refusal(one):
            found.append(one)
            bound |= bound_in(one)
    return found


def _behind(program: Program, node: Node) -> Iterator[Node]:
    """Yield the statements after a node, without those nested in them."""
    above = next((up for one, up in walk(program) if one is node), ())
    path, passed, done = [*map(id, above), id(node)], False, set[int]()
    for one, up in walk(program):
        passed = passed or one is node
        inside = any(id(parent) in done or parent is node for parent in up)
        if not passed or one is node or inside or id(one) in path:
            continue
        if one.word in WORDS and WORDS[one.word].sort in ("effect", "mods"):
            done.add(id(one))
            yield one


def _is_refusal(node: Node) -> bool:
    """Whether a statement runs only if the player said no."""
    test = node["condition"] if node.word == "if" else None
    return is_word(test, "not")


def uses_of(program: Program, node: Node, name: str) -> list[Use]:
    """The uses of an answer, most telling first."""
    return sorted(_uses(program, node, name, {name}), key=lambda use: -use.rank)


def _uses(program: Program, node: Node, name: str, known: set[str]) -> Iterator[Use]:
    """Yield the uses of a variable after a node, and of the variables it is passed to."""
    behind = False
    for one, above in walk(program):
        inside = any(up is node for up in above)
        if behind and not inside and one.word in READING and one["var"] == name:
            yield from _use(program, one, above, known)
        behind = behind or one is node


def _use(program: Program, ref: Node, above: tuple[Node, ...], known: set[str]) -> Iterator[Use]:
    at = max(n for n, up in enumerate(above) if _does(up))
    deed, way = above[at], above[at + 1 :]
    out = _left_out(way, ref)
    if _hands_on(deed) and not out and not _is_operand(way):
        yield from _handed_on(program, above[: at + 1], way, known)
    rank = _rank(deed, way, out)
    if rank:
        yield Use(rank, deed, way, above[0].word, str(ref["var"]))


def _handed_on(
    program: Program, above: tuple[Node, ...], way: tuple[Node, ...], known: set[str]
) -> Iterator[Use]:
    """Yield the uses of the variable that receives an answer or a part of it."""
    deed = above[-1]
    holder = deed if deed.word in _BINDING else above[-2]
    if holder.word not in _BINDING or holder["var"] in known:
        return
    if deed.word in PICKS and not way:
        return  # choosing among the chosen is not their purpose
    name = str(holder["var"])
    value = bound_value(deed) if deed is holder else deed
    assert isinstance(value, Node)
    for use in _uses(program, value, name, known | {name}):
        rank = use.rank if _same(way) else min(use.rank, PARTLY)
        yield replace(use, rank=rank, way=(*way, *use.way))


def _does(node: Node) -> bool:
    return node.word not in WORDS or WORDS[node.word].sort in _DOING


def _hands_on(deed: Node) -> bool:
    return deed.word in _BINDING or deed.word in PICKS or deed.word == "order"


def _rank(deed: Node, way: tuple[Node, ...], out: bool) -> int:
    if deed.word not in WORDS or deed.word == "if" or (out and _hands_on(deed)):
        return 0
    if _is_operand(way):
        return WEIGHED
    if _hands_on(deed) or deed.word in _LOOKS:
        return SEEN
    return DIRECT if _same(way) and not out else PARTLY


def _same(way: tuple[Node, ...]) -> bool:
    """Whether the part reached is still the answer, or some of it."""
    return all(up.word in ("join", "where", "less") for up in way)


def _is_operand(way: tuple[Node, ...]) -> bool:
    """Whether an answer is inside a number, a condition or a filter."""
    return any(WORDS[up.word].sort in ("num", "cond", "filter") for up in way)


def _left_out(way: tuple[Node, ...], ref: Node) -> bool:
    """Whether an answer is excluded from a selection."""
    inside = (*way, ref)[1:]
    return any(up.word == "less" and up["but"] is one for up, one in zip(way, inside, strict=True))
