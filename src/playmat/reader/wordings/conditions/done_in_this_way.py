"""What the statement before did: “if you discarded any Fire Energy cards in this way”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule

DOER = "[you|a player|that player|your opponent]"
DONE = "[discarded|returned|moved|attached|shuffled|put|revealed|found]"
FROM = "[from [your|his or her] [hand|deck|discard pile]|from your Pokémon|from this Pokémon]"
INTO = "[into|on the bottom of|on top of] [your|his or her] [hand|deck]"
ONTO = "onto [your|his or her|your opponent's] Bench"
TO = f"[{INTO}|{ONTO}|in the Lost Zone]"
SOME = "[any|at least 1|1 or more]"
WAY = "[in this way|this way|in that way]"

row(
    "condition",
    "compare(count($made(?card_filter)), >, 0)",
    f"{DOER} {DONE} {SOME} {{card_filter}} [{FROM}|{TO}]? {WAY}",
    f"{SOME} {{card_filter}} [was|were] {DONE} [{FROM}|{TO}]? {WAY}",
    cost=2,
)


@rule(
    "condition", "you discarded [a|an] {kind:card_filter}", "you discard [a|an] {kind:card_filter}"
)
def discarded_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("is", node("$done", "discard", "mill"), kind)


row(
    "condition",
    "compare(count($done(discard)), ==, ?right)",
    "you [discarded|discard] {right:number} [basic Energy]? card(s)",
)
row("condition", "$did()", f"{{who:pokemon}} [is|was] Knocked Out {WAY}", cost=1)
