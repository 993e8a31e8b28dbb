"""Damage to a target that the text names separately: added to its hit, or based on it."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word, words_in

THAT: Final = node("$that", "mons")


def aimed(said: Block) -> Block:
    """Direct the damage of an attack without printed damage at its target."""
    done: list[Node] = []
    for statement in said:
        hit = last_hit(done)
        if hit is not None and statement.word == "if" and not statement["else"]:
            done.append(raised(statement, hit))
        elif done and chose(done):
            done.append(onto_target(statement))
        else:
            done.append(statement)
    return based_on_target(tuple(done))


def last_hit(done: list[Node]) -> Node | None:
    """The last hit on a chosen Pokémon, if nothing else was done."""
    hits = [s for s in done if s.word == "hit"]
    others = any(s.word in ("if", "$damage", "set_damage") for s in done)
    return hits[0] if len(hits) == 1 and not others else None


def raised(statement: Node, hit: Node) -> Node:
    """A condition under which the damage to the target is different."""
    test, then, _ = statement.args
    words = [s.word for s in cast(Block, then)]
    amounts = [s.args[0] for s in cast(Block, then) if s.args]
    if words == ["$set"]:
        return node("$in_place", test, (node("hit", node("$same"), amounts[0]),))
    if words == ["$base", "add_damage"] and amounts[0] == hit["amount"]:
        return node("$in_place", test, (node("hit", node("$same"), total(*amounts)),))
    if words == ["add_damage"]:
        more = total(hit["amount"], amounts[0])
        return node("$in_place", test, (node("hit", node("$same"), more),))
    return statement


def total(base: Arg, more: Arg) -> Arg:
    """A sum, computed if both parts are numbers."""
    if isinstance(base, int) and isinstance(more, int):
        return base + more
    return node("add", base, more)


def chose(done: list[Node]) -> bool:
    """Whether the last statement only chose Pokémon of the opponent."""
    last = done[-1]
    picked = last["pick"] if last.word == "$found" else None
    if not is_word(picked, "$pick"):
        return False
    zones = words_in(picked["from"])
    return bool(zones & {"all", "bench_of"}) and "energy_on" not in zones


def onto_target(statement: Node) -> Node:
    """Damage without a target as damage to the chosen Pokémon."""
    if statement.word == "$damage":
        n, count = statement.args
        return node("hit", THAT, count if n == 1 else node("mul", n, count))
    return statement


def based_on_target(said: Block) -> Block:
    """Combine base and added damage after a choice into damage to the chosen Pokémon."""
    done: list[Node] = []
    at = 0
    while at < len(said):
        pair = said[at : at + 2]
        if [s.word for s in pair] == ["$base", "add_damage"] and done and chose(done):
            done.append(node("hit", THAT, total(pair[0]["n"], pair[1]["amount"])))
            at += 2
        else:
            done.append(said[at])
            at += 1
    return tuple(done)
