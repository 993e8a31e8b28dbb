"""Whom a text means where there may be two Active Pokémon, and whole Benches."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import fitted

DEFENDER = node("defender")


# --- whom ---------------------------------------------------------------------------------------
@rule("target", "{who:owner} Benched Pokémon", cost=1)
def whole_bench(who: str) -> Node:
    return node("bench_of", who)


phrase(
    "pokemon",
    node("active", "both"),
    "all of the Active Pokémon ( both yours and your opponent's )",
    "each Active Pokémon ( both yours and your opponent's )",
)
phrase("pokemon", node("$that", "mons"), "the Pokémon", cost=1)
FOREMOST = node("where", node("all", "foe"), node("is_active"))
"""The opponent's Active Pokémon, of which there are two in a game of pairs."""

phrase(
    "target",
    node("$pick", node("less", FOREMOST, DEFENDER), 1, 1, "me"),
    "the other Defending Pokémon",
)
phrase(
    "condition",
    node("compare", node("count", FOREMOST), "==", 2),
    "there are 2 Defending Pokémon in play",
)
phrase(
    "condition",
    node("compare", node("count", FOREMOST), "==", 1),
    "there is only 1 Defending Pokémon",
    "your opponent has only 1 Defending Pokémon",
)
phrase(
    "condition",
    node("compare", node("count", FOREMOST), ">", 1),
    "your opponent has [more than 1|2 or more|2] Defending Pokémon",
)


@rule("condition", "any of your opponent's Active Pokémon are {kind:pokemon_noun}")
def active_of_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("any_of", fitted(FOREMOST, kind))


phrase(
    "condition",
    node("compare", node("count", node("all", "foe")), "==", 1),
    "your opponent doesn't have any Benched Pokémon or other Active Pokémon",
)


@rule("statement", "if {c:condition} , you may do {n:number} damage to each of them instead")
def hits_both(c: Node, n: int) -> Block | None:
    if FOREMOST not in (part.args[0] for part in _counts(c)):
        return None
    option = node("may", "me", (node("cancel_damage"), node("bind", "$all", FOREMOST)))
    return (node("$before", (node("if", c, (option,)),)), node("hit", node("ref", "$all"), n))


def _counts(c: Node) -> tuple[Node, ...]:
    return (c.args[0],) if c.word == "compare" and isinstance(c.args[0], Node) else ()


@rule(
    "statement",
    "choose 1 Pokémon {x:pokemon_brackets} with the fewest remaining HP {out:pokemon_brackets} and "
    "that Pokémon is now Knocked Out",
)
def fells_weakest(x: Node, out: Node) -> Block:
    weakest = node("weakest", fitted(node("all", "both"), out))
    return (node("knock_out", node("$pick", weakest, 1, 1, "me")),)


phrase("pokemon", node("active", "$their"), "1 of his or her [Active|Defending] Pokémon")
