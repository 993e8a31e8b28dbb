"""Needs of blocks that only switch Pokémon or remove them from play."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import conjunction, node
from playmat.lang.needs.handing import Picks, done_by, picked_from, unfolded
from playmat.lang.needs.staying import may_leave
from playmat.lang.needs.walks import is_fixed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in

_ALONG: Final = {"discard": ("attached", "energy_on", "gear_on"), "move": ("stack",)}
"""What happens to the cards attached to a Pokémon that leaves."""


def leaving_need(block: Program) -> tuple[Node, ...]:
    """Condition that some Pokémon may leave, if a block only lets them."""
    steps = [(name, of) for name, of in map(done_by, _steps(block)) if isinstance(of, Node)]
    picks: Picks = {node("ref", name): of["from"] for name, of in steps if of.word == "choose"}
    moves = [of for _, of in steps if of.word in ("switch", "return_mon")]
    rest = [of for _, of in steps if of.word != "choose" and of not in moves]
    if not moves or not all(_goes_along(of, moves) for of in rest):
        return ()
    ways = [_way(of, picks) for of in moves]
    known = [way for way in ways if way is not None]
    return (conjunction("or", *dict.fromkeys(known)),) if len(known) == len(ways) else ()


def _steps(block: Program) -> list[Node]:
    """Statements, including those that depend on coins or on whether a Pokémon was picked."""
    found: list[Node] = []
    for said in unfolded(block):
        test = said["condition"] if said.word == "if" and not said["else"] else None
        inside = is_word(test, "any_of") and is_word(test["of"], "ref")
        found += _steps(said.block("then")) if inside else [said]
    return found


def _goes_along(done: Node, moves: list[Node]) -> bool:
    """Whether an effect is part of a Pokémon leaving or coming."""
    if done.word == "bench":
        return done["as"] == "new_active"
    if done.word == "shuffle":
        return any(n.word == "return_mon" and "deck" in n.args for n in moves)
    gone = [n["target"] for n in moves if n.word == "return_mon"]
    held = [n.args[0] for n in nodes_in(done) if n.word in _ALONG.get(done.word, ())]
    return len(held) == 1 and held[0] in gone


def _way(move: Node, picks: Picks) -> Node | None:
    """Need of one move, or None if unknown."""
    if move.word == "return_mon":
        who = _source_of(move["target"], picks)
        return may_leave(who) if who is not None and who != node("self") else None
    seat, new, old = move.args
    left = node("active", seat) if old == node("nobody") else _source_of(old, picks)
    if seat not in ("me", "foe") or left is None:
        return None
    come = _source_of(new, picks) if new in picks else None
    there = [] if come is None else [node("any_of", come)]
    return conjunction("and", *there, node("$gives_way", left))


def _source_of(of: Arg, picks: Picks) -> Node | None:
    """What a variable is picked from, if known in advance."""
    who = picked_from(of, picks)
    known = isinstance(who, Node) and is_fixed(who)
    return cast(Node, who) if known else None
