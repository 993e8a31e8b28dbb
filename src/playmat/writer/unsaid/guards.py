"""What the table enforces anyway is left unsaid: the way back restores it. [TRAINER-03]

Whether a deck is empty or anybody is there to choose follows from the effect; a program that asks
for something else than its effect shows says all it asks for, with a remark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from playmat.lang.make import Block, conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.writer.unsaid.needs import cost_needs, needed, trade_needs, worthwhile
from playmat.writer.unsaid.pairs import unpaired
from playmat.writer.unsaid.worth import useful

IN_VAIN: Final = "Usable even if it does nothing."
"""Said before what is not tied to what its effect needs."""

_ALWAYS: Final = node("always")
_LEADING: Final = ("needs", "useful", "pay")
Said = Sequence[Node | str]


def without(program: Program) -> list[Node | str]:
    """Return the clauses to say: without what the effects show, with a remark where they don't."""
    found: list[Node | str] = []
    stays = _stays(program)
    for group in _groups(program):
        whole = _nodes(group)
        short = next((one for one in _shorter(whole) if _full(one, stays) == whole), None)
        found += (IN_VAIN, *whole) if short is None else short
    return found


def restored(clauses: Said) -> Program:
    """Return the program whose clauses were said, with what its effects show."""
    found: list[Node] = []
    stays = _stays(clauses)
    for group in _groups(clauses):
        said = _nodes(group)
        found += said if len(said) < len(group) else _full(said, stays)
    return tuple(found)


def _stays(clauses: Said) -> bool:
    """Return whether a card that is played stays and works on: that is always of use."""
    words = {one.word for one in clauses if isinstance(one, Node)}
    return {"play", "static"} <= words


def _nodes(group: Said) -> Program:
    return tuple(one for one in group if isinstance(one, Node))


def _groups(clauses: Said) -> Iterator[list[Node | str]]:
    """Yield clauses with those before them that say when they may be used."""
    held: list[Node | str] = []
    for clause in clauses:
        held.append(clause)
        if isinstance(clause, Node) and clause.word not in _LEADING:
            yield held
            held = []
    if held:
        yield held


def _shorter(group: Program) -> Iterator[Program]:
    """Yield what might be said instead of *group*, the shortest first."""
    last = group[-1]
    if last.word == "power":
        tests = _parts(last.args[1])
        for size in range(len(tests) + 1):
            yield (*group[:-1], _power(last, tests[:size]))
    elif last.word == "play":
        rest = [one for one in group if one.word not in ("needs", "useful")]
        asked = [one for one in group if one.word == "useful"]
        tests = [part for one in group if one.word == "needs" for part in _parts(one.args[0])]
        for worth in ([], asked) if asked else ([],):
            for size in range(len(tests) + 1):
                yield (*_needs(tests[:size]), *worth, *rest)
    else:
        yield group


def _full(group: Program, stays: bool = False) -> Program:
    """Return *group* with what its effect shows."""
    last = group[-1]
    if last.word == "power":
        return (*group[:-1], _usable(last))
    return _playable(group) if last.word == "play" and not stays else group


def _usable(clause: Node) -> Node:
    block, off = cast(Block, clause.args[4]), cast(Node, clause.args[2])
    asked = [_of_actives(test) for test in needed(block) if not _is_met(test)]
    said: list[Arg] = [*_parts(clause.args[1]), *asked]
    tests = [*said, *map(_of_actives, worthwhile(block, said, off))]
    return _power(clause, list(dict.fromkeys(cast(list[Node], tests))))


def _is_met(test: Node) -> bool:
    """Return whether a test holds anyway: a player always has an Active Pokémon."""
    of = test.args[0] if test.word == "any_of" else None
    return isinstance(of, Node) and of.word == "active"


def _power(clause: Node, tests: Sequence[Node]) -> Node:
    asked = conjunction("and", *tests) if tests else _ALWAYS
    return Node("power", (clause.args[0], asked, *clause.args[2:]))


def _playable(group: Program) -> Program:
    block = cast(Block, group[-1].args[0])
    paid = next((cast(Block, one.args[0]) for one in group if one.word == "pay"), ())
    said = [part for one in group if one.word == "needs" for part in _parts(one.args[0])]
    tests = list(dict.fromkeys((*said, *cost_needs(paid), *trade_needs(block))))
    worth = [one for one in group if one.word == "useful"]
    if not worth:
        shown = useful(*_spared(unpaired(block), paid))
        worth = [node("useful", _of_actives(shown))] if shown and shown not in tests else []
    rest = [one for one in group if one.word not in ("needs", "useful")]
    return (*_needs(tests), *worth, *rest)


def _needs(tests: Sequence[Node]) -> Program:
    return (node("needs", conjunction("and", *tests)),) if tests else ()


def _spared(block: Block, paid: Block) -> tuple[Block, Block]:
    """Return an effect and its price; cards that pay are none where the effect leaves them out."""
    for said in paid:
        given = Node("less", (node("discards", "me"), node("ref", said.args[0])))
        if said.word == "bind" and given in nodes_in(block):
            return cast(Block, replaced(block, given, node("discards", "me"))), ()
    return block, paid


def _of_actives(test: Node) -> Node:
    """Say of the Active Pokémon what one of them must be: there may be two."""
    if test.word in ("and", "or"):
        return Node(test.word, tuple(_of_actives(cast(Node, part)) for part in test.args))
    who = test.args[0] if test.word == "is" else None
    if isinstance(who, Node) and who.word == "active":
        return Node("any_of", (Node("where", test.args),))
    if test in _AILING:
        return _AILING[test]
    return test


def _ailing(player: str) -> tuple[Node, Node]:
    """Return that an Active Pokémon has either of two troubles, asked at once and one by one."""
    active, troubles = node("active", player), (node("damaged"), node("afflicted"))
    asked = [node("any_of", node("where", active, one)) for one in troubles]
    whole = node("any_of", node("where", active, node("fits_any", *troubles)))
    return whole, node("or", *asked)


_AILING: Final = dict(map(_ailing, ("me", "foe")))


def _parts(test: Arg) -> list[Node]:
    """Return what must hold, each part by itself."""
    assert isinstance(test, Node)
    if test.word == "and":
        return [part for side in test.args for part in _parts(side)]
    return [] if test == _ALWAYS else [test]
