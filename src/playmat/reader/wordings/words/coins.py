"""Coins: how many, by whom, and their results."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import HEADS
from playmat.reader.shapes import lens


@lens
def shown(side: Node, how_many: Node) -> Node:
    """A test of how many coins came up that way."""
    sign, n = how_many.args
    return node("compare", side, *((">", 0) if (sign, n) == (">=", 1) else (sign, n)))


@lens
def all_shown(side: Node) -> Node:
    """A test that every coin came up that way."""
    return node("all_heads", "$coins") if side == HEADS else node("compare", HEADS, "==", 0)


row("coins_shown", "heads($coins)", "heads")
row("coins_shown", "tails($coins)", "tail(s)")
for _result, *_words in (
    (
        "@shown(?coins_shown, ?how_many)",
        "[you get|you got|there are]? {how_many} {coins_shown}",
        "{how_many} [coin(s)|of them|of the coins]? [is|are] {coins_shown}",
    ),
    (
        "@shown(?coins_shown, $cmp(>=, 1))",
        "{coins_shown}",
        "[either|any] [one]? of [them|the coins] [is|are] {coins_shown}",
    ),
    ("@shown(?coins_shown, $cmp(==, 0))", "you [don't|didn't] get any {coins_shown}"),
    (
        "@all_shown(?coins_shown)",
        "[both|all] [of]? [the]? [coins|them]? [are|were] {coins_shown}",
        "all [3|4] [of them]? are {coins_shown}",
        "they are both {coins_shown}",
    ),
):
    row("coin_result", _result, *_words)


@rule(
    "act",
    "flip(s) {n:count} coin(s) until [you|he or she|they] get(s) tails",
    "flip(s) a coin until tails comes up",
    "keep(s) flipping a coin until [you|he or she|they] get(s) tails",
)
def until_tails(n: int = 1) -> Block | None:
    return (node("flip_until_tails", "$who"),) if n == 1 else None


row(
    "act",
    "@acted(?act, foe)",
    "have [his or her opponent|their opponent|them|him or her] {act}",
    cost=1,
)
