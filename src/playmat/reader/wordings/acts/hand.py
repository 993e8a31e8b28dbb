"""Hands: discarded, shuffled away, filled up, traded for cards of the deck, compared in size."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.reader.grammar import row, rule

WHO = "$who"
HAND = node("hand", WHO)
FOES_HAND = node("hand", "foe")


def until(n: str) -> str:
    """A pattern for the number of cards left in the end, read into the slot *n*."""
    has = "[{p:subject}|that player|your opponent] [has|have] [only|exactly]?"
    return f"until {has} {{{n}:number}} [or fewer|or less]? [cards]? [left]? [in {{h:owner}} hand]?"


SOME = "[a number of]? cards"


@rule(
    "act",
    f"discard(s) {SOME} [from [{{x:owner}} hand|it]]? {until('n')}",
    f"either draw(s) or discard(s) cards {until('kept')}",
    f"discard(s) random cards from {{blind:owner}} hand {until('n')}",
    f"discard(s) cards from {{blind:owner}} hand at random {until('n')}",
    f"discard(s) {SOME} {{unseen:blindly}} {until('n')}",
    f"discard(s) cards you find there {until('seen')}",
)
def discards_down(
    n: int = 0,
    x: str = "",
    h: str = "",
    p: str = "",
    blind: str = "",
    unseen: bool = False,
    seen: int = 0,
    kept: int = 0,
) -> Block | None:
    """A hand discarded down to a number of cards, by its player or by the one who sees it."""
    if x == "foe" or (p == "me" and (blind == "foe" or seen)):
        return None
    blind = "foe" if unseen else blind
    hand = node("hand", blind) if blind else FOES_HAND if seen else HAND
    n = seen or kept or n
    over = node("sub", node("count", hand), n)
    if blind:
        return (node("discard", node("$random", hand, node("most", 0, over))),)
    more = node("compare", node("count", hand), ">", n)
    down = node("if", more, (node("discard", node("$pick", hand, over, over, WHO)),))
    return (down, node("draw_until", WHO, kept)) if kept else (down,)


for _symbol, _meant, *_said in (
    (
        "cards",
        "less(hand(me), $that(cards))",
        "the rest of your cards",
        "the other cards in your hand",
    ),
    (
        "act",
        "[bind($n, number(0, ?most, $who)), draw($who, ref($n))]",
        "draw(s) a number of cards up to {most:amount}",
        "draw(s) up to {most:count} cards [from your deck]?",
    ),
    ("blindly", "true", "without looking"),
    ("same_number_of", "true", "the same number of"),
    ("as_opponent_has", "count(hand(foe))", "as your opponent [has in his or her hand]?"),
):
    row(_symbol, _meant, *_said)
