"""Limit choices of numbers to those that make a difference."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.needs.receiving import cards_for, one_by_one
from playmat.lang.needs.walks import following, readers, sources
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in


def useful_number(program: Program, name: str, value: Node) -> Node:
    """A choice of numbers without those that do no more than a smaller one."""
    least, most, by = value.args
    bound = _at_most(program, name, value)
    if bound is None:
        return value
    played = any(clause.word == "play" for clause in program)
    least = 1 if played and bound.word == "counters_on" else least
    return Node("number", (least, Node("least", (most, bound)), by))


def useful_choice(program: Program, name: str, value: Node) -> Node:
    """A choice without useless options: more Pokémon than cards, Prizes already face up."""
    return _face_down(program, name, _useful_many(program, name, value))


def _face_down(program: Program, name: str, value: Node) -> Node:
    """Limit a choice of Prizes to turn up to those face down."""
    source = value["from"] if value.word == "choose" else None
    uses = readers(program, name)
    if not is_word(source, "prizes") or len(uses) != 1:
        return value
    if uses[0] != node("turn_up", node("ref", name)):
        return value
    _, least, most, by = value.args
    down = node("where", source, node("face_down"))
    up = node("sub", node("count", source), node("count", down))
    return node("choose", down, node("sub", least, up), most, by)


def _useful_many(program: Program, name: str, value: Node) -> Node:
    """Limit a choice of Pokémon to the number of cards for them."""
    single, block = one_by_one(program, name)
    need = cards_for(program, name)
    given = [n["to"] for n in nodes_in(block) if n.word == "attach"]
    if single == name or not is_word(need, "any_of") or given != [node("ref", single)]:
        return value
    source, least, most, by = value.args
    cards = node("count", need["of"])
    return node("choose", source, node("least", least, cards), node("least", most, cards), by)


def _at_most(program: Program, name: str, value: Node) -> Node | None:
    """The number beyond which a larger pick does nothing more, or None."""
    follow = following(program, name, value)
    uses = {n for said in follow for n in readers(said, name)}
    every = {n for said in following(program, name) for n in readers(said, name)}
    if len(uses) != 1 or every != {*readers(program, name)}:
        return None
    (use,) = uses
    if use.word in ("remove_counters", "move_counters"):
        whom = use["target" if use.word == "remove_counters" else "from"]
        later = sources(nodes_in(tuple(follow)), whom)
        return Node("counters_on", (later[-1] if later else whom,))
    if use.word == "repeat":
        return _moved_one_by_one(use.block("do"))
    if use.word == "mul" and isinstance(use["left"], int) and _taken_off(program, use):
        return Node("$shares", (node("event_amount"), use["left"]))
    if use.word == "devolve" and use["stages"] == node("ref", name):
        return _steps_down(use["target"])
    if use.word in ("draw", "top") and use["player"] in ("me", "foe"):
        return Node("count", (Node("deck", (use["player"],)),))
    return Node("count", (use["from"],)) if use.word == "pick_random" else None


def _steps_down(of: Arg) -> Node:
    """How often a Pokémon can be devolved: a LV.X goes with the card below. [EVOLVE-12]"""
    leveled = node("where", node("top_of", of), node("tag", "levelup"))
    return node("sub", node("count", node("under", of)), node("count", leveled))


def _moved_one_by_one(block: Program) -> Node | None:
    """The number of counters in play, if a repeated block moves one from a chosen Pokémon."""
    if block[-1].word != "move_counters" or block[-1]["count"] != 1:
        return None
    found = sources(block, block[-1]["from"])
    return Node("counters_on", (found[0],)) if found else None


def _taken_off(program: Program, amount: Node) -> bool:
    """Whether an amount is only subtracted from what is about to happen."""
    uses = [n for n in nodes_in(program) if amount in n.args]
    return uses == [node("sub", node("event_amount"), amount)]
