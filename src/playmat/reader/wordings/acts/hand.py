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


HAVE = "{p:subject} [has|have] [only|exactly]?"


@rule(
    "act",
    f"discard(s) [a number of]? cards [from {{x:owner}} hand]? until {HAVE} {{n:number}} [cards]? "
    "[left]? [in {h:owner} hand]?",
    "discard(s) cards until that player has {n:number} cards in {h:owner} hand",
    "discard(s) random cards from {blind:owner} hand until [they have|he or she has|your opponent "
    "has] {n:number} cards [left]? in [his or her|their] hand",
    "discard(s) cards you find there until [he or she has|your opponent has] [exactly]? "
    "{seen:number} cards [left]? in {h:owner} hand",
)
def discards_down(
    n: int = 0, x: str = "", h: str = "", p: str = "", blind: str = "", seen: int = 0
) -> Block | None:
    """Read a hand discarded down to a number of cards, by its player or by whoever sees it."""
    if x == "foe":
        return None
    hand = node("hand", blind) if blind else FOES_HAND if seen else HAND
    n = seen or n
    over = node("sub", node("count", hand), n)
    if blind:
        return (node("discard", node("$random", hand, node("most", 0, over))),)
    more = node("compare", node("count", hand), ">", n)
    return (node("if", more, (node("discard", node("$pick", hand, over, over, WHO)),)),)


row(
    "act",
    "[discard($pick(less(hand(me), this_card()), 0, 60, $who))]",
    "discard(s) as many other cards as you want from your hand",
    "discard(s) any number of other cards from your hand",
)
row(
    "act",
    "[bind($n, number(0, ?most, $who)), draw($who, ref($n))]",
    "draw(s) a number of cards up to {most:amount}",
    "draw(s) up to {most:count} cards [from your deck]?",
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
