"""Attacks of this Pokémon that do more damage in its next turn."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node
from playmat.reader.grammar import rule
from playmat.reader.meanings import MANY, narrowed_kind, resting


@rule(
    "condition",
    "{who:pokemon} was on [the|your] Bench and became {x:owner} Active Pokémon [during]? this turn",
    "{who:pokemon} moved from {x:owner} Bench to become {y:owner} Active Pokémon [during]? this "
    "turn",
    "{who:pokemon} [moved|came] from [the|your] Bench to the Active Spot [during]? this turn",
    "{who:pokemon} became {x:owner} Active Pokémon [during]? this turn",
)
def came_up(who: Node, x: str = "me", y: str = "me") -> Node:
    return node("came_up_this_turn", who)


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


@rule(
    "act",
    "search(es) {h:owner} deck for [up to]? {n:number} {kind:card_filter} with different types",
    "search(es) {h:owner} deck for any number of {kind:card_filter} [of|with] different types",
)
def different_types(h: str, kind: Node, n: int = MANY, that: Node | None = None) -> Block:
    kind = kind if that is None else narrowed_kind(kind, that)
    return (
        node(
            "$found",
            node("$different", node("where", node("deck", h), kind), "types", n, 0, "$who"),
        ),
    )


@rule(
    "condition",
    "{who:pokemon} didn't [move|come] from [the|your] Bench to the Active Spot [during]? this turn",
    "{who:pokemon} didn't [move|come] from [the|your] Bench to become your Active Pokémon "
    "[during]? this turn",
)
def stayed_down(who: Node) -> Node:
    return node("not", came_up(who))


@rule("outcome", "until {who:pokemon} leaves the Active [Spot|position] , {what:modifier}", cost=1)
def while_it_stays(who: Node, what: Node) -> Block | None:
    if what.args[0] == node("$it"):
        what = cast(Node, replaced(what, node("$it"), who))
    return (resting("while_active", what),) if what.args[0] == who else None
