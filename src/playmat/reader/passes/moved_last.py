"""Move Energy after an attack's damage; tests of the move are made before."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import changed, conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.reader.passes.spent_last import TIMED


def moved_last(program: Program, words: str) -> Program:
    """The *program* of an attack in which damage is done before Energy is moved."""
    before = next((clause for clause in program if clause.word == "before"), None)
    if before is None or TIMED.search(words):
        return program
    for bound in nodes_in(before):
        if bound.word == "bind" and _moves(bound.child("value")):
            program = _move_last(program, bound)
    return program


def _moves(effect: Node) -> bool:
    """Whether an effect moves this Pokémon's Energy to a chosen one."""
    if effect.word != "attach":
        return False
    return any(n == node("energy_on", node("self")) for n in nodes_in(effect["cards"]))


def _move_last(program: Program, bound: Node) -> Program:
    """A *program* that chooses the recipient of the Energy first and moves it last."""
    moved = bound.child("value")
    cards, to = moved.args
    goes = conjunction("and", node("any_of", to), node("any_of", cards))
    told = replaced(program, node("did", cast(str, bound["var"])), goes)
    told = changed(told, lambda arg: _remove(arg, bound))
    clauses = cast(Program, told)
    done = [clause.block("do") for clause in clauses if clause.word == "after"]
    after = Node("after", ((moved, *(done[0] if done else ())),))
    return (*(clause for clause in clauses if clause.word != "after"), after)


def _remove(arg: Arg, statement: Node) -> Arg:
    """*arg* without *statement*, if it is a block that contains it."""
    return tuple(part for part in arg if part != statement) if isinstance(arg, tuple) else arg
