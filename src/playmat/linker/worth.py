"""What a question is worth: it is asked only where an answer can change the game.

What lies open to both players is looked at, and nothing else: that a player is not asked must not
tell the other what lies in a hand or a deck.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import WORDS, of_role

_PICKS: Final = of_role("pick")
_HEALS: Final = of_role("heal")
_CLOSED: Final = of_role("hidden") | {"hand", "set_aside_cards"}
_SURE: Final = ("self", "host", "defender", "attacker", "active", "bearer")
_JOINED: Final = ("attach", "evolve")
_NEVER: Final = Node("never")


def worth_asking(block: Arg) -> Node | None:
    """Return what must hold for a block to do anything; None if that cannot be told."""
    held: dict[str, Node] = {}
    found: list[Node] = []
    for statement in cast(Program, block):
        need = _need(statement, held)
        if need is None:
            return None
        found += [need] if need != _NEVER and need not in found else []
    if not found:
        return None
    whole = found[0]
    for need in found[1:]:
        whole = Node("or", (whole, need))
    return whole


def _need(statement: Node, held: dict[str, Node]) -> Node | None:
    """Return what must hold for a statement to do anything, given when variables are empty."""
    if statement.word == "bind":
        value = statement.args[1]
        need = _value(value, held) if isinstance(value, Node) else None
        if need is not None:
            held[str(statement.args[0])] = need
        picks = isinstance(value, Node) and value.word in _PICKS
        return _NEVER if picks and need is not None else need
    if statement.word == "if":
        read = {str(n.args[0]) for n in nodes_in(statement.args[0]) if n.word in READING}
        return _NEVER if read and read <= held.keys() and not statement.args[2] else None
    return _value(statement, held)


def _value(value: Node, held: dict[str, Node]) -> Node | None:
    """Return what must hold for an effect to find what it is done to."""
    word = WORDS[value.word]
    at = 1 if value.word == "switch" else 0
    if word.sort != "effect" or len(word.params) <= at or value.word.startswith("search"):
        return None
    of = value.args[at]
    if word.params[at].sort not in ("any", "cards", "mons") or not isinstance(of, Node):
        return None
    read = [str(n.args[0]) for n in nodes_in(of) if n.word in READING]
    if read:
        return held.get(read[0]) if len(read) == 1 else None
    if of.word in _SURE and value.word not in _HEALS:
        return None
    if any(n.word in _CLOSED for n in nodes_in(of)):
        return None
    hurt = Node("where", (of, Node("damaged"))) if value.word in _HEALS else of
    return Node("any_of", (hurt,))


def joined_with(program: Program, name: str) -> str:
    """Return the one variable without whose cards somebody is chosen in vain, or nothing."""
    readers = [n for n in nodes_in(program) if Node("ref", (name,)) in n.args]
    if not readers or any(n.word not in _JOINED for n in readers):
        return ""
    cards = [_held(n.args[0]) for n in readers if n.args[1] == Node("ref", (name,))]
    return cards[0] if len(cards) == len(readers) and len(set(cards)) == 1 else ""


def _held(of: Arg) -> str:
    while isinstance(of, Node) and of.word == "where":
        of = of.args[0]
    return str(of.args[0]) if isinstance(of, Node) and of.word == "ref" else ""


def _at_most(program: Program, name: str) -> Node | None:
    """Return the amount beyond which a number picked does nothing more, if there is one."""
    readers = [n for n in nodes_in(program) if Node("ref", (name,)) in n.args]
    if len(readers) != 1:
        return None
    (use,) = readers
    if use.word in ("remove_counters", "move_counters"):
        return Node("counters_on", use.args[:1])
    if use.word in ("draw", "top") and use.args[0] in ("me", "foe"):
        return Node("count", (Node("deck", use.args[:1]),))
    return None


def useful_number(program: Program, name: str, value: Node) -> Node:
    """Return a choice of numbers without those that do no more than another."""
    least, most, by = value.args
    bound = _at_most(program, name)
    if bound is None:
        return value
    played = any(clause.word == "play" for clause in program)
    least = 1 if played and bound.word == "counters_on" else least
    return Node("number", (least, Node("least", (most, bound)), by))
