"""Choices that matter, and moments that do not: for whom somebody is chosen, up to which number."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, cast

from playmat.kinds import conditions
from playmat.lang.make import conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.words import of_role
from playmat.linker.worth import CLOSED, HEALS, hurt, is_word

_CURES: Final = of_role("cure")
_JOINED: Final = ("attach", "evolve", "move_counters")


def keeps_to_itself(block: Arg) -> bool:
    """Return whether a block changes no Pokémon but the one it stands on."""
    return all(map(_own, cast(Program, block)))


def _own(said: Node) -> bool:
    value = said.args[1] if said.word == "bind" else said
    if not isinstance(value, Node) or value.word in ("search", "shuffle"):
        return isinstance(value, Node)
    if value.word in HEALS | _CURES | {"evolve"}:
        return value.args[1 if value.word == "evolve" else 0] in (node("self"), node("host"))
    return value == node("discard", node("this_card"))


def minds(block: Arg) -> int:
    """Return the Special Conditions that may change what a block does, or be changed by it."""
    every = 2 ** len(conditions.NAMES) - 1
    return int(conditions.POISONED | conditions.BURNED) if _only_heals(block) else every


def heals(block: Arg) -> int:
    """Return how many points a block heals that does nothing else, or 0 if that is open."""
    done = [n for n in nodes_in(block) if n.word in HEALS]
    if len(done) != 1 or not _only_heals(block) or not isinstance(done[0].args[-1], int):
        return 0
    return done[0].args[-1] * (10 if done[0].word == "remove_counters" else 1)


def _only_heals(block: Arg) -> bool:
    return {n.word for n in nodes_in(block)} <= HEALS | {"self", "host", "discard", "this_card"}


def comes_anyway(program: Program, block: Arg) -> bool:
    """Return whether what is offered between turns is done in any case as the next one begins."""
    return any(
        clause.word == "on" and is_word(clause.args[0], "turn_began") and clause.args[-1] == block
        for clause in program
    )


def worth_choosing(program: Program, name: str, value: Node) -> Node | None:
    """Return what must hold for it to matter what is answered; None if it always may."""
    if value.word == "ask":
        return _beside_yes(program, name)
    readers = [n for n in _direct(program) if node("ref", name) in n.args]
    if not readers or value.word != "choose":
        return None
    source = value.args[0]
    if cards := _joined(readers, name):
        return node("any_of", node("ref", cards))
    if further := _chosen_from(program, name):
        return node("any_of", replaced(further, node("ref", name), source))
    if team := _passed_among(program, name):
        return node("compare", node("count", team), ">", 1)
    if not isinstance(source, Node) or any(n.args[0] != node("ref", name) for n in readers):
        return None
    if any(n.word not in HEALS for n in readers) or not _at_once(program, name):
        return None
    counts = [n for use in readers for n in use.args[1:] if isinstance(n, Node)]
    counts += _times(program, name)
    some = [
        node("compare", count, ">", 0) for count in counts if node("ref", name) not in count.args
    ]
    return conjunction("and", node("any_of", hurt(source)), *some)


def _beside_yes(program: Program, name: str) -> Node | None:
    """Return what has to hold beside a yes for anything to come of it."""
    tests = [n.args[0] for n in nodes_in(program) if n.word == "if"]
    asked = [test for test in tests if node("did", name) in nodes_in(test)]
    if len(asked) != 1 or not is_word(asked[0], "and"):
        return None
    said, more = cast(Node, asked[0]).args
    return cast(Node, more) if said == node("did", name) else None


def _chosen_from(program: Program, name: str) -> Arg:
    """Return the cards in play that are all a Pokémon was chosen for, or nothing."""
    ref = node("ref", name)
    bound = [n.args[1] for n in nodes_in(program) if n.word == "bind"]
    sources = [cast(Node, value).args[0] for value in bound if is_word(value, "choose")]
    found = [of for of in sources if ref in nodes_in(of)]
    if len(found) != 1 or sum(n == ref for n in nodes_in(program)) != 1:
        return ()
    words = {n.word for n in nodes_in(found[0])}
    return found[0] if words & {"energy_on", "gear_on"} and not words & CLOSED else ()


def _passed_among(program: Program, name: str) -> Arg:
    """Return the Pokémon among whom a card is passed from one to another, or nothing."""
    ref = node("ref", name)
    values = [n.args[1] for n in nodes_in(program) if n.word == "bind"]
    rests = [cast(Node, value).args[0] for value in values if is_word(value, "choose")]
    among = [cast(Node, of).args for of in rests if is_word(of, "less")]
    teams = [of for of, but in among if but == node("host_of", ref)]
    uses = [n.word for n in nodes_in(program) if ref in n.args]
    return teams[0] if sorted(uses) == ["attach", "host_of"] and len(teams) == 1 else ()


def _direct(program: Program) -> list[Node]:
    """Return the nodes of a program, without what is done only if Pokémon were given something."""
    joins = {
        str(n.args[0])
        for n in nodes_in(program)
        if n.word == "bind" and any(is_word(n.args[1], word) for word in _JOINED)
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


def _held(of: Arg) -> str:
    while isinstance(of, Node) and of.word == "where":
        of = of.args[0]
    return str(of.args[0]) if isinstance(of, Node) and of.word == "ref" else ""


def _at_once(program: Program, name: str) -> bool:
    """Return whether nothing comes between a choice and what is done with it."""
    for block in _blocks(program):
        for said, following in pairwise(block):
            if said.word == "bind" and said.args[0] == name:
                value = following.args[1] if following.word in ("bind", "repeat") else following
                done = value if isinstance(value, tuple) else (value,)
                return all(isinstance(n, Node) and n.word in HEALS for n in done)
    return False


def _times(program: Program, name: str) -> list[Node]:
    """Return how often something is repeated that is done with a choice."""
    loops = [n for n in nodes_in(program) if n.word == "repeat"]
    found = [n.args[0] for n in loops if node("ref", name) in nodes_in(n.args[1])]
    return [times for times in found if isinstance(times, Node)]


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
