"""What a question is worth: it is asked only where an answer can change the game.

What lies open to both players is looked at, and what whoever is asked has just looked at; nothing
else: that a player is not asked must not tell the other what lies in a hand or a deck.
"""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import Final, cast

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import WORDS, of_role

_PICKS: Final = of_role("pick")
_HEALS: Final = of_role("heal")
_CURES: Final = of_role("cure")
_CLOSED: Final = of_role("hidden") | {"hand", "set_aside_cards"}
_DRAWS: Final = ("draw", "draw_until", "mill")
_BENCHES: Final = ("bench", "bench_as_basic")
_SURE: Final = ("self", "host", "defender", "attacker", "active", "bearer")
_JOINED: Final = ("attach", "evolve")
_NEVER: Final = Node("never")

Seen = frozenset[Node]
"""What has been looked at by whoever is asked."""


def shown_to(program: Program, block: Arg, who: Arg) -> Seen:
    """Return what a text shows to a player before it asks about a block."""
    first = cast(Program, block)[0] if block else None
    before = takewhile(lambda n: n is not first, nodes_in(program))
    looks = [n for n in before if n.word in ("look", "reveal")]
    shown = [n.args[0] for n in looks if n.word == "reveal" or n.args[1] == who]
    return frozenset(of for of in shown if isinstance(of, Node))


def worth_asking(block: Arg, seen: Seen = frozenset()) -> Node | None:
    """Return what must hold for a block to do anything; None if that cannot be told."""
    held: dict[str, Node] = {}
    found: list[Node] = []
    for statement in cast(Program, block):
        need = _need(statement, held, seen)
        if need is None:
            return None
        found += [need] if need != _NEVER and need not in found else []
    return conjunction("or", *found) if found else None


def _need(statement: Node, held: dict[str, Node], seen: Seen) -> Node | None:
    """Return what must hold for a statement to do anything, given when variables are empty."""
    if statement.word == "bind":
        value = statement.args[1]
        need = _value(value, held, seen) if isinstance(value, Node) else None
        if need is not None:
            held[str(statement.args[0])] = need
        picks = isinstance(value, Node) and value.word in _PICKS
        return _NEVER if picks and need is not None else need
    if statement.word == "if":
        read = {str(n.args[0]) for n in nodes_in(statement.args[0]) if n.word in READING}
        return _NEVER if read and read <= held.keys() and not statement.args[2] else None
    if statement.word == "each":
        return _value(node("discard", statement.args[1]), held, seen)  # as if all were taken
    if statement.word == "shuffle" and held:
        return _NEVER  # it belongs to what was put into the deck
    return _value(statement, held, seen)


def _value(value: Node, held: dict[str, Node], seen: Seen) -> Node | None:
    """Return what must hold for an effect to find what it is done to."""
    if value.word in _DRAWS:
        return _drawn(value)
    word = WORDS[value.word]
    at = 1 if value.word == "switch" else 0
    if word.sort != "effect" or len(word.params) <= at or value.word.startswith("search"):
        return None
    of = value.args[at]
    if word.params[at].sort not in ("any", "cards", "mons") or not isinstance(of, Node):
        return None
    read = [str(n.args[0]) for n in nodes_in(of) if n.word in READING]
    if read and (len(read) > 1 or read[0] in held or node("ref", read[0]) not in seen):
        need = held.get(read[0]) if len(read) == 1 else None
        return _with_room(value, need) if need is not None else None
    if of.word in _SURE and value.word not in _HEALS:
        return None
    if any(n.word in _CLOSED and n not in seen for n in nodes_in(of)):
        return None
    return _with_room(value, node("any_of", _hurt(of) if value.word in _HEALS else of))


def _drawn(value: Node) -> Node | None:
    """Return that there are cards to draw, and that the hand holds fewer than it is filled to."""
    who, count = value.args
    if who not in ("me", "foe") or any(n.word in READING for n in nodes_in(count)):
        return None
    cards = node("any_of", node("deck", who))
    if value.word != "draw_until":
        return cards
    return node("and", cards, node("compare", node("count", node("hand", who)), "<", count))


def _with_room(value: Node, need: Node) -> Node:
    """Return a need together with room on the Bench, where that is where the cards go."""
    if value.word not in _BENCHES:
        return need
    owners = {n.args[0] for n in nodes_in(need) if n.word in ("discards", "hand")}
    whose = owners.pop() if len(owners) == 1 else "me"
    return node("and", need, node("not", node("bench_full", whose)))


def _hurt(of: Node) -> Node:
    return node("where", of, node("damaged"))


def mends_itself(block: Arg) -> bool:
    """Return whether a block heals or cures the Pokémon it stands on and does nothing else."""
    return all(
        n.args[0] in (node("self"), node("host"))
        if n.word in _HEALS | _CURES
        else n == node("discard", node("this_card"))
        for n in cast(Program, block)
    )


def comes_anyway(program: Program, block: Arg) -> bool:
    """Return whether what is offered between turns is done in any case as the next one begins."""
    return any(
        clause.word == "on" and _is(clause.args[0], "turn_began") and clause.args[-1] == block
        for clause in program
    )


def worth_choosing(program: Program, name: str, value: Node) -> Node | None:
    """Return what must hold for it to matter who or what is chosen; None if it always may."""
    readers = [n for n in _direct(program) if node("ref", name) in n.args]
    if not readers or value.word != "choose":
        return None
    source = value.args[0]
    if cards := _joined(readers, name):
        return node("any_of", node("ref", cards))
    if not isinstance(source, Node) or any(n.args[0] != node("ref", name) for n in readers):
        return None
    if any(n.word not in _HEALS for n in readers) or not _at_once(program, name):
        return None
    counts = [n for use in readers for n in use.args[1:] if isinstance(n, Node)]
    some = [
        node("compare", count, ">", 0) for count in counts if node("ref", name) not in count.args
    ]
    return conjunction("and", node("any_of", _hurt(source)), *some)


def _direct(program: Program) -> list[Node]:
    """Return the nodes of a program, without what is done only if Pokémon and cards were joined."""
    joins = {
        str(n.args[0])
        for n in nodes_in(program)
        if n.word == "bind" and any(_is(n.args[1], word) for word in _JOINED)
    }
    after = [
        part
        for n in nodes_in(program)
        if n.word == "if" and n.args[0] in [node("did", name) for name in joins]
        for part in nodes_in(n.args[1])
    ]
    return [n for n in nodes_in(program) if not any(n is part for part in after)]


def _joined(readers: list[Node], name: str) -> str:
    """Return the one variable without whose cards somebody is chosen in vain, or nothing."""
    if any(n.word not in _JOINED for n in readers):
        return ""
    cards = [_held(n.args[0]) for n in readers if n.args[1] == node("ref", name)]
    return cards[0] if len(cards) == len(readers) and len(set(cards)) == 1 else ""


def _is(part: Arg, word: str) -> bool:
    return isinstance(part, Node) and part.word == word


def _held(of: Arg) -> str:
    while isinstance(of, Node) and of.word == "where":
        of = of.args[0]
    return str(of.args[0]) if isinstance(of, Node) and of.word == "ref" else ""


def _at_once(program: Program, name: str) -> bool:
    """Return whether nothing comes between a choice and what is done with it."""
    for block in _blocks(program):
        for said, following in pairwise(block):
            if said.word == "bind" and said.args[0] == name:
                value = following.args[1] if following.word == "bind" else following
                return isinstance(value, Node) and value.word in _HEALS
    return False


def _blocks(arg: Arg) -> list[Program]:
    """Return every list of statements in a program."""
    lists = [a for n in nodes_in(arg) for a in n.args if isinstance(a, tuple)]
    return [cast(Program, a) for a in lists if a and all(isinstance(part, Node) for part in a)]


def _at_most(program: Program, name: str) -> Node | None:
    """Return the amount beyond which a number picked does nothing more, if there is one."""
    readers = {n for n in nodes_in(program) if node("ref", name) in n.args}
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
