"""What later statements do with a choice, as far as the choice depends on it."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.needs.single import chooses
from playmat.lang.needs.walks import COINS, blocks_in
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.words import WORDS

_JOINED: Final = ("attach", "evolve", "move_counters")


def direct(program: Program) -> list[Node]:
    """Nodes of a program, without those that run only if Pokémon received something."""
    joins = {
        str(n["var"])
        for n in nodes_in(program)
        if n.word == "bind" and any(is_word(n["value"], word) for word in _JOINED)
    }
    after = [
        part
        for n in nodes_in(program)
        if n.word == "if" and n["condition"] in [node("did", name) for name in joins]
        for part in nodes_in(n["then"])
    ]
    amounts = [node("count", node("ref", name)) for name in joins]
    return [
        n
        for n in nodes_in(program)
        if not any(n is part for part in after) and not any(a in amounts for a in n.args)
    ]


def joined(readers: list[Node], name: str) -> Node | None:
    """The cards attached to the chosen, or the variable they come from; None if not unique."""
    if any(n.word not in _JOINED for n in readers):
        return None
    given = [n.args[0] for n in readers if n.args[1] == node("ref", name)]
    held = {_variable_of(of) for of in given}
    if len(given) != len(readers) or len(held) != 1:
        return None
    return cast(Node, given[0]) if len(set(given)) == 1 and held != {None} else held.pop()


def _variable_of(of: Arg) -> Node | None:
    while is_word(of, "where"):
        of = of["of"]
    return of if is_word(of, "ref") else None


def at_once(program: Program, name: str) -> bool:
    """Whether only coins come between a choice and its use."""
    for block in blocks_in(program):
        for at, said in enumerate(block):
            if said.word == "bind" and said["var"] == name:
                return _only_changes((*block[at + 1 :], *_later_statements(program, block)), name)
    return False


def _later_statements(program: Program, block: Program) -> list[Node]:
    """Statements that an attack runs after a block."""
    found: list[Node] = []
    for clause in program:
        said = clause.block("do") if clause.word == "after" else ()
        within = [at for at, each in enumerate(said) if block in blocks_in(each)]
        first = within[0] + 1 if within else 0 if said != block else len(said)
        found += said[first:]
    return found


def _only_changes(rest: Program, name: str) -> bool:
    """Whether the statements only change the chosen, as long as they refer to them."""
    ref = node("ref", name)
    while rest and ref not in nodes_in(rest[-1]):
        rest = rest[:-1]
    done = [n for n in nodes_in(rest) if WORDS[n.word].sort == "effect"]
    return all(n.word in (*COINS, "bind", "if", "repeat", "number") or chooses(n) for n in done)


def numbers_in(program: Program) -> list[Arg]:
    """Variables holding numbers a player picks, which are 0 only by choice."""
    return [
        n["var"] for n in nodes_in(program) if n.word == "bind" and is_word(n["value"], "number")
    ]


def times_in(program: Program, name: str) -> list[Node]:
    """How often an effect on a choice is repeated."""
    loops = [n for n in nodes_in(program) if n.word == "repeat"]
    found = [n["times"] for n in loops if node("ref", name) in nodes_in(n["do"])]
    return [times for times in found if isinstance(times, Node)]
