"""Attacks of this Pokémon that do more damage in its next turn."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import rule

SELF = node("self")


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


NEXT = "during your next turn ,"


@rule(
    "outcome",
    f"{NEXT} {{a:own_attack}} does {{n:number}} more damage [{STAGE}]?",
    f"{{a:own_attack}} does {{n:number}} more damage [{STAGE}]? during your next turn",
    f"{NEXT} if {{x:pokemon}} uses {{a:own_attack}} , [that attack|it] does {{n:number}} more "
    f"damage [{STAGE}]?",
    f"{NEXT} {{a:own_attack}} 's base damage is {{base:number}} [instead of {{m:number}}]?",
    f"{NEXT} {{a:own_attack}} does {{base:number}} damage instead of {{m:number}}",
    "{a:own_attack} 's base damage is {base:number} [instead of {m:number}]? during your next turn",
    f"{NEXT} {{a:own_attack}} does {{m:number}} damage plus {{plus:number}} more damage",
)
def stronger_next(
    a: str, n: int = 0, base: int = 0, plus: int = 0, m: int = 0, x: Node = SELF
) -> Block | None:
    """An attack with more damage, or another base damage, in the next turn."""
    how, value, stage = ("add", n, "before") if n else ("add", plus, "base")
    if base:
        how, value = "set", base
    mod = node("mod", "damage_dealt", SELF, how, value, stage=stage)
    guarded = node("as_long_as", node("attack_is", a), (mod,))
    return (node("lasting", "my_next_turn", SELF, (guarded,)),) if x == SELF else None
