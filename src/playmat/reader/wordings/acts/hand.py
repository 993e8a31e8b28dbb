"""Hands: discarded, shuffled away, filled up, traded for cards of the deck, compared in size."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import MINE, OTHERS
from playmat.reader.shapes import lens

WHO = "$who"
HAND = node("hand", WHO)
FOES_HAND = node("hand", "foe")

row("cards", "less(hand(me), $nth(1))", "the rest of your cards", "the other cards in your hand")
row(
    "act",
    "[move(@fitted(?cards, fits_not(named($own))), deck), shuffle(?player)]",
    "shuffle(s) {cards} into {player:owner} deck ( except for ~ )",
)


@rule(
    "act",
    "discard(s) [a number of]? cards [from {x:owner} hand]? until {p:subject} [has|have] [only]? "
    "{n:number} [cards]? [left]? [in {h:owner} hand]?",
    "discard(s) cards until that player has {n:number} cards in {h:owner} hand",
)
def discards_down(n: int, x: str = "", h: str = "", p: str = "") -> Block | None:
    if x == "foe":
        return None
    over = node("sub", node("count", HAND), n)
    more = node("compare", node("count", HAND), ">", n)
    return (node("if", more, (node("discard", node("$pick", HAND, over, over, WHO)),)),)


@rule(
    "act",
    "discard(s) random cards from {whose:owner} hand until [they have|he or she has|your opponent "
    "has] {n:number} cards "
    "[left]? in [his or her|their] hand",
)
def discards_blindly_down(whose: str, n: int) -> Block:
    hand = node("hand", whose)
    over = node("most", 0, node("sub", node("count", hand), n))
    return (node("discard", node("$random", hand, over)),)


row(
    "act",
    "[discard($pick(less(hand(me), this_card()), 0, 60, $who))]",
    "discard(s) as many other cards as you want from your hand",
    "discard(s) any number of other cards from your hand",
)
row(
    "act",
    "[bind($n, number(0, $number(), $who)), draw($who, ref($n))]",
    "draw(s) up to that many cards",
)
row(
    "act",
    "[bind($n, number(0, ?most, $who)), draw($who, ref($n))]",
    "draw(s) a number of cards up to {most:amount}",
    "draw(s) up to {most:number} cards [from your deck]?",
)
row("act", "[draw($who, count($done(move)))]", "draw(s) a new hand of the same number of cards")
row(
    "act",
    "[draw_until($who, add(count(hand(foe)), ?right))]",
    "draw(s) cards until you have {right:number} more card(s) [in your hand]? than your opponent",
)
row(
    "act",
    "[reveal(hand(me)), reveal(hand(foe))]",
    "have both you and your opponent reveal your hands",
)


def _enough(given: Node) -> Block:
    """Return that there must be as many cards to give as are asked for."""
    of, least = given["from"], given["least"]
    hand = node("count", MINE if of == OTHERS else cast(Node, of))
    return (node("$needs", node("compare", hand, ">" if of == OTHERS else ">=", least)),)


row("blindly", "true", "without looking")


@lens
def beyond(n: int) -> Node:
    """Return how many cards the opponent holds beyond some."""
    return node("sub", node("count", FOES_HAND), n)


row("same_number_of", "true", "the same number of")
row("as_opponent_has", "count(hand(foe))", "as your opponent [has in his or her hand]?")
