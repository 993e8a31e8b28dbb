"""Coins: how many, by whom, and how they came up."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import HEADS, TAILS


def at_least(side: Node, n: int) -> Node:
    """Return that so many coins came up that way."""
    return node("compare", side, ">=", n) if n > 1 else node("compare", side, ">", 0)


phrase(
    "coin_result",
    at_least(HEADS, 1),
    "at least [1|one] of them is heads",
    "[either|any] of them [is|are] heads",
    "at least [1|one] [of them]? is heads",
    "[either|any] one of them is heads",
    "either of the coins is heads",
    "1 or more [of them]? [is|are] heads",
    "any of the coins are heads",
)
phrase(
    "coin_result",
    at_least(TAILS, 1),
    "at least [1|one] of them is tails",
    "[either|any] of them [is|are] tails",
    "either one of them is tails",
    "at least [1|one] is tails",
    "either of the coins is tails",
    "tail",
)
row(
    "coin_result",
    "all_heads($coins)",
    "both coins are heads",
    "all [of]? [the]? coins are heads",
    "all [3|4] [of them]? are heads",
    "both of the coins are heads",
    "all of them were heads",
    "they are both heads",
    "all are heads",
    "both [of them]? are heads",
    "both are heads",
    "all of them are heads",
)
row(
    "coin_result",
    "compare(heads($coins), ==, 0)",
    "both coins are tails",
    "all [of]? [the]? coins are tails",
    "they are both tails",
    "none of them are heads",
    "you [don't|didn't] get any heads",
    "all [3|4] [of them]? are tails",
    "all are tails",
    "none of them is heads",
    "there are no heads",
    "neither [of them|coin]? is heads",
    "both [of them]? are tails",
    "both are tails",
    "all of them are tails",
)


@rule(
    "coin_result",
    "you get {n:count} or more heads",
    "you get at least {n:count} heads",
    "{n:number} or more [of them]? are heads",
    "{n:number} or more heads",
    "at least {n:number} [of them]? are heads",
    "there are {n:number} or more heads",
)
def some_heads(n: int) -> Node:
    return at_least(HEADS, n)


@rule(
    "coin_result",
    "you get {n:number} or more tails",
    "you get at least {n:count} tails",
    "{n:number} or more [of them]? are tails",
    "at least {n:number} [of them]? are tails",
)
def some_tails(n: int) -> Node:
    return at_least(TAILS, n)


row(
    "coin_result",
    "compare(heads($coins), ==, ?right)",
    "[you get]? [exactly]? {right:number} heads",
    "exactly {right:number} [of them]? [is|are] heads",
    "only {right:count} [of them]? is heads",
    "[exactly]? {right:number} of them [is|are] heads",
    "{right:number} [is|are] heads",
    "[exactly]? {right:count} of [them|the coins] [is|are] heads",
)
row(
    "coin_result",
    "compare(tails($coins), ==, ?right)",
    "only {right:count} [of them]? is tails",
    "[exactly]? {right:number} of them [is|are] tails",
    "[exactly]? {right:number} [is|are] tails",
)
row("coin_result", "compare(tails($coins), ==, 0)", "neither [of them|coin]? is tails")


@rule(
    "act",
    "flip(s) {n:count} coin(s) until [you|he or she|they] get(s) tails",
    "flip(s) a coin until tails comes up",
    "keep(s) flipping a coin until [you|he or she|they] get(s) tails",
)
def until_tails(n: int = 1) -> Block | None:
    return (node("flip_until_tails", "$who"),) if n == 1 else None


row("act", "@acted(?act, foe)", "have your opponent {act}", "ask(s) your opponent to {act}")
row(
    "act",
    "@acted(?act, foe)",
    "have [his or her opponent|their opponent|them|him or her] {act}",
    cost=1,
)


phrase(
    "coin_result",
    node("and", at_least(HEADS, 1), at_least(TAILS, 1)),
    "1 [of them]? is heads and the other [one]? is tails",
    "one [coin]? is heads and one [coin]? is tails",
    "1 coin is heads and 1 coin is tails",
    "you get [1|one] heads and [1|one] tails",
)
