"""Hands: discarded, shuffled away, filled up, traded for cards of the deck, compared in size."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.reader.grammar import row, rule

WHO = "$who"
HAND = node("hand", WHO)
FOES_HAND = node("hand", "foe")


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
    "[bind($n, number(0, ?most, $who)), draw($who, ref($n))]",
    "draw(s) a number of cards up to {most:amount}",
    "draw(s) up to {most:count} cards [from your deck]?",
)
row("blindly", "true", "without looking")


row("same_number_of", "true", "the same number of")
row("as_opponent_has", "count(hand(foe))", "as your opponent [has in his or her hand]?")
