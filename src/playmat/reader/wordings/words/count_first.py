"""Numbers counted first, to which later words refer."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted

NUMBER = node("ref", "$n")
WHO = "$who"


ALL = "[[total]? [number|amount] of]?"
row("act", "[$count(?total)]", f"count(s) [the]? {ALL} {{total}}")


@rule(
    "statement",
    f"count the {ALL} {{n:total}} and {{do:acts}}",
    f"after counting the {ALL} {{n:total}} , {{do:acts}}",
    cost=-1,
)
def counts_and(n: Arg, do: Block) -> Block:
    counted = replaced(acted(do, "me"), node("count", node("$result")), node("$number"))
    return (*acted((node("$count", n),), "me"), *cast(Block, counted))


UNDER = "shuffles his or her hand and puts it on the bottom of his or her deck"


@rule("statement", f"each player {UNDER}", cost=-1)
def hands_under_decks() -> Block:
    both = node("add", node("count", node("hand", "me")), node("count", node("hand", "foe")))
    return (node("bind", "$n", both), *_under("me"), *_under("foe"))


def _under(who: str) -> Block:
    hand = node("hand", who)
    return (node("move", node("$random", hand, node("count", hand)), "deck_bottom"),)


row(
    "condition",
    "compare(ref($n), >, 0)",
    "either player put any cards on the bottom of his or her deck in this way",
    "any cards were put on the bottom of either player's deck in this way",
)
