"""Hands: the rest of them shuffled away, filled up or cut down, drawn anew."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import fitted

WHO = "$who"
NUMBER = node("$number")
HAND = node("hand", WHO)
DONE = node("$done", "move")


@rule("act", "draw(s) a new hand of {n:number} cards")
@spare_rule("act", "draw(s) an additional card", "draw(s) {n:number} additional card(s)")
def draws(n: int = 1) -> Block:
    return (node("draw", WHO, n),)


phrase(
    "cards",
    node("less", node("hand", "me"), node("$nth", 1)),
    "the rest of your cards",
    "the other cards in your hand",
)


@rule("act", "shuffle(s) {what:cards} into {h:owner} deck ( except for ~ )")
def shuffles_others(what: Arg, h: str) -> Block:
    return (
        node("move", fitted(what, node("fits_not", node("named", "$own"))), "deck"),
        node("shuffle", h),
    )


@rule(
    "act",
    "either draw(s) or discard(s) cards until [you have|he or she has|that player has] {n:number} "
    "cards in {h:owner} hand",
)
def draws_or_discards(n: int, h: str) -> Block:
    hand = node("hand", WHO)
    over = node("sub", node("count", hand), n)
    pick = node("$pick", hand, over, over, WHO)
    cut = node("if", node("compare", node("count", hand), ">", n), (node("discard", pick),))
    return (node("draw_until", WHO, n), cut)


phrase(
    "counted",
    node("count", DONE),
    "{card_filter} [your opponent|you|he or she] shuffled into {owner} deck",
)
spare_phrase(
    "act",
    (node("draw", WHO, node("count", node("hand", "foe"))),),
    "draw(s) as many cards as [your opponent has|there are] in [his or her|your opponent's] hand",
)


@spare_rule(
    "act",
    "discard(s) [a number of]? cards you find there until your opponent has {n:number} cards in "
    "{h:owner} hand",
)
def discards_down_seen(n: int, h: str) -> Block:
    theirs = node("hand", "foe")
    over = node("sub", node("count", theirs), n)
    more = node("compare", node("count", theirs), ">", n)
    return (node("if", more, (node("discard", node("$pick", theirs, over, over, WHO)),)),)


@spare_rule(
    "act", "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} left"
)
@spare_rule(
    "act",
    "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} cards [left]?",
    "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] only {n:number} cards in "
    "{h:owner} hand",
)
def discards_down(n: int, p: str, x: str = "", h: str = "") -> Block:
    over = node("sub", node("count", HAND), n)
    more = node("compare", node("count", HAND), ">", n)
    return (node("if", more, (node("discard", node("$pick", HAND, over, over, WHO)),)),)


phrase(
    "act",
    (node("bind", "$n", node("number", 0, NUMBER, WHO)), node("draw", WHO, node("ref", "$n"))),
    "draw(s) up to that many cards",
)


@rule("act", "draw(s) a number of cards up to {n:amount}")
def draws_at_most(n: Arg) -> Block:
    return (node("bind", "$n", node("number", 0, n, WHO)), node("draw", WHO, node("ref", "$n")))


@rule("note", "you can't have more than {n:number} cards in your hand in this way")
def hand_limit(n: int) -> Block:
    return (node("$hand_limit", n),)


@rule("act", "choose(s) {n:count} card(s) [in|from] {h:owner} hand {x:blindly}")
def picks_blindly(n: int, h: str, x: bool) -> Block:
    return (node("$found", node("$random", node("hand", h), n)),)
