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

row("act", "[draw($who, 1)]", "draw(s) an additional card")
row("cards", "less(hand(me), $nth(1))", "the rest of your cards", "the other cards in your hand")
row(
    "act",
    "[move(@fitted(?cards, fits_not(named($own))), deck), shuffle(?player)]",
    "shuffle(s) {cards} into {player:owner} deck ( except for ~ )",
)


@rule("act", "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} left")
@rule(
    "act",
    "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} cards [left]?",
    "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] only {n:number} cards in "
    "{h:owner} hand",
)
def discards_down(n: int, p: str, x: str = "", h: str = "") -> Block:
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


@rule(
    "act",
    "discard(s) [a number of]? cards [from {x:owner} hand]? until {p:subject} [has|have] "
    "{n:number} cards [left]? in {h:owner} hand",
    "discard(s) cards until that player has {n:number} cards in {h:owner} hand",
)
def discards_down_to(n: int, h: str, p: str = "", x: str = "") -> Block | None:
    if x == "foe":
        return None
    over = node("sub", node("count", HAND), n)
    more = node("compare", node("count", HAND), ">", n)
    return (node("if", more, (node("discard", node("$pick", HAND, over, over, WHO)),)),)


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
    "draw(s) up to {most:number} cards",
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


@rule("cards_traded", "{q:quantity} of the other cards in your hand")
def given_others(q: Node) -> Node:
    return node("$pick", OTHERS, *q.args, WHO)


@rule("cards_traded", "{q:quantity} of the {kind:card_filter} in your hand")
def given_kind(q: Node, kind: Node) -> Node:
    return node("$pick", node("where", MINE, kind), *q.args, WHO)


def _enough(given: Node) -> Block:
    """Return that there must be as many cards to give as are asked for."""
    of, least = given.args[:2]
    hand = node("count", MINE if of == OTHERS else cast(Node, of))
    return (node("$needs", node("compare", hand, ">" if of == OTHERS else ">=", least)),)


@rule(
    "act", "trade(s) {a:cards_traded} for {q:quantity} [of the]? {kind:card_filter} from your deck"
)
def trades_deck(a: Node, q: Node, kind: Node) -> Block:
    other = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, WHO)
    given, taken = node("$nth", 2), node("$nth", 1)
    one_for_one = a.args[1:3] == (1, 1) and q.args[1] == 1
    moves = (node("move", given, "deck"), node("move", taken, "hand"))
    swap = (node("swap_cards", given, taken),) if one_for_one else moves
    needs = () if one_for_one else _enough(a)
    found = (node("$found", a), node("$found", other))
    return (*needs, *found, node("if", node("any_of", taken), swap))


row("cards", "join($nth(2), $nth(1))", "both cards")
row("blindly", "true", "without looking")
row("at_random", "true", "at random")
row("left_in_hand", "true", "[left]? in his or her hand", "left")


@lens
def beyond(n: int) -> Node:
    """Return how many cards the opponent holds beyond some."""
    return node("sub", node("count", FOES_HAND), n)


row(
    "effect",
    "[discard($random(hand(foe), @beyond(?number)))]",
    "discard a number of cards without looking until your opponent has {number} cards "
    "{x:left_in_hand}",
    "discard cards from your opponent's hand {y:at_random} until he or she has {number} cards "
    "{x:left_in_hand}",
)
row("same_number_of", "true", "the same number of")
row("as_opponent_has", "count(hand(foe))", "as your opponent [has in his or her hand]?")


@rule(
    "act",
    "shuffle(s) cards from {x:owner} hand into {d:owner} deck until {p:subject} [has|have] "
    "{n:number} cards [left]? in {h:owner} hand",
)
def shuffles_down(n: int, x: str, d: str, h: str, p: str = "") -> Block | None:
    if x == "foe" or not x == d == h:
        return None
    over = node("sub", node("count", HAND), n)
    away = (node("move", node("$pick", HAND, over, over, "$who"), "deck"), node("shuffle", "$who"))
    return (node("if", node("compare", node("count", HAND), ">", n), away),)


row(
    "act",
    "[draw($who, count(hand(foe)))]",
    "draw(s) as many cards as [your opponent has|there are] in [his or her|your opponent's] hand",
)


@rule(
    "act",
    "discard(s) [a number of]? cards you find there until your opponent has [exactly]? {n:number} "
    "cards in {h:owner} hand",
)
def discards_down_seen(n: int, h: str) -> Block:
    theirs = node("hand", "foe")
    over = node("sub", node("count", theirs), n)
    more = node("compare", node("count", theirs), ">", n)
    return (node("if", more, (node("discard", node("$pick", theirs, over, over, WHO)),)),)
