"""Numbers counted first, of which later words speak."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted

NUMBER = node("ref", "$n")
WHO = "$who"


@rule("statement", "count the [total]? number of {n:total} and {do:acts}", cost=-1)
def counts_and(n: Arg, do: Block) -> Block:
    counted = replaced(acted(do, "me"), node("count", node("$result")), node("$number"))
    return (node("bind", "$n", n), node("$count", NUMBER), *cast(Block, counted))


@rule(
    "act",
    "count(s) the cards in {h:owner} hand , shuffle(s) those cards into {d:owner} deck , then "
    "draw(s) that many cards",
    cost=-1,
)
def shuffles_and_draws(h: str, d: str) -> Block | None:
    hand = node("hand", WHO)
    counted = node("bind", "$n", node("count", hand))
    away = (node("move", hand, "deck"), node("shuffle", WHO), node("draw", WHO, NUMBER))
    return (counted, *away) if h == d else None


@rule("act", "count(s) the number of {total}", cost=1)
def counts_cards(total: Arg) -> Block:
    """Read a count; cards that may be moved before it is used are counted at once."""
    if not any(n.word in ("hand", "deck", "discards") for n in nodes_in(total)):
        return (node("$count", total),)
    return (node("bind", "$n", total), node("$count", NUMBER))


@rule("statement", "count the [total]? number of {n:total}", cost=-1)
def counts(n: Arg) -> Block:
    return (
        node("bind", "$n", acted((node("$count", n),), "me")[0]["n"]),
        node("$count", NUMBER),
    )


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
