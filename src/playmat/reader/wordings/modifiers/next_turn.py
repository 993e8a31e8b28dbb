"""Attacks of this Pokémon that do more damage in its next turn."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import rule

SELF = node("self")


def next_turn(name: str, mod: Node) -> Block:
    """Return a modifier of one attack of this Pokémon in its next turn."""
    guarded = node("as_long_as", node("attack_is", name), (mod,))
    return (node("lasting", "my_next_turn", SELF, (guarded,)),)


STAGE = "( before applying Weakness and Resistance )"


@rule(
    "own_attack",
    "~ 's {a:name} attack",
    "this Pokémon's {a:name} attack",
    "~ 's {a:name}",
    "this Pokémon's {a:name}",
    "{a:name}",
)
def own_attack(a: str) -> str | None:
    return None if a.endswith(("attack", "Pokémon")) else a


@rule(
    "outcome",
    f"during your next turn , {{a:own_attack}} does {{n:number}} more damage [{STAGE}]?",
    f"{{a:own_attack}} does {{n:number}} more damage during your next turn [{STAGE}]?",
    f"during your next turn , if {{x:pokemon}} uses {{a:own_attack}} , [that attack|it] does "
    f"{{n:number}} more damage [{STAGE}]?",
)
def stronger_next(a: str, n: int, x: Node | None = None) -> Block | None:
    if x not in (None, SELF):
        return None
    return next_turn(a, node("mod", "damage_dealt", SELF, "add", n, stage="before"))


@rule(
    "outcome",
    "during your next turn , {a:own_attack} 's base damage is {n:number}",
    "during your next turn , {a:own_attack} 's base damage is {n:number} instead of {m:number}",
    "during your next turn , {a:own_attack} does {n:number} damage instead of {m:number}",
    "{a:own_attack} 's base damage is {n:number} [instead of {m:number}]? during your next turn",
)
def set_next(a: str, n: int, m: int = 0) -> Block:
    return next_turn(a, node("mod", "damage_dealt", SELF, "set", n, stage="base"))


@rule(
    "outcome",
    "during your next turn , {a:own_attack} does {n:number} damage plus {m:number} more damage",
)
def stronger_by(a: str, n: int, m: int) -> Block:
    return next_turn(a, node("mod", "damage_dealt", SELF, "add", m, stage="base"))
