"""What the statement before did: “if you shuffled any Pokémon into your deck in this way”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import spare_rule

DOER = "[you|a player|that player|your opponent]"
DONE = "[discarded|returned|moved|attached|shuffled|put|revealed|found]"
FROM = "[from [your|his or her] [hand|deck|discard pile]|from your Pokémon|from this Pokémon]"
INTO = "[into|on the bottom of|on top of] [your|his or her] [hand|deck]"
ONTO = "onto [your|his or her|your opponent's] Bench"
TO = f"[{INTO}|{ONTO}|in the Lost Zone]"
SOME = "[any|at least 1|1 or more]"
WAY = "[in this way|this way|in that way]"


@spare_rule(
    "condition",
    f"{DOER} {DONE} {SOME} {{kind:card_filter}} [{FROM}|{TO}]? {WAY}",
    f"{SOME} {{kind:card_filter}} [was|were] {DONE} [{FROM}|{TO}]? {WAY}",
    cost=2,
)
def some_cards(kind: Node) -> Node:
    return node("compare", node("count", node("$made", kind)), ">", 0)


@spare_rule("condition", f"{DOER} {DONE} {{n:count}} {{kind:card_filter}} [{FROM}|{TO}] {WAY}")
def so_many_cards(n: int, kind: Node) -> Node:
    return node("compare", node("count", node("$made", kind)), ">=", n)


@spare_rule("condition", f"{{who:pokemon}} [is|was] Knocked Out {WAY}", cost=1)
def fell_by_it(who: Node) -> Node:
    return node("$did")
