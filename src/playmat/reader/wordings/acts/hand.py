"""Hands: the rest of them shuffled away, filled up or cut down, drawn anew."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import fitted
from playmat.reader.nodes import Block, node

WHO = "$who"
DONE = node("$done", "move")


@rule("act", "draw(s) a new hand of {n:number} cards")
def draws_new_hand(n: int) -> Block:
    """Read a new hand drawn."""
    return (node("draw", WHO, n),)


phrase(
    "cards",
    node("less", node("hand", "me"), node("$nth", 1)),
    "the rest of your cards",
    "the other cards in your hand",
)


@rule("act", "shuffle(s) {what:cards} into {h:owner} deck ( except for ~ )")
def shuffles_others(what: Arg, h: str) -> Block:
    """Read cards shuffled into a deck, those of the own name left."""
    return (
        node("move", fitted(what, node("fits_not", node("named", "$own"))), "deck"),
        node("shuffle", h),
    )


@rule(
    "act",
    "either draw(s) or discard(s) cards until [you have|he or she has|that player has] "
    "{n:number} cards in {h:owner} hand",
)
def draws_or_discards(n: int, h: str) -> Block:
    """Read a hand filled up or cut down to a size."""
    hand = node("hand", WHO)
    over = node("sub", node("count", hand), n)
    pick = node("$pick", hand, over, over, WHO)
    cut = node("if", node("compare", node("count", hand), ">", n), (node("discard", pick),))
    return (node("draw_until", WHO, n), cut)


@rule("counted", "{kind:card_filter} [your opponent|you|he or she] shuffled into {h:owner} deck")
def shuffled_away(kind: Node, h: str) -> Node:
    """Read the cards just shuffled into a deck."""
    return node("count", DONE)
