"""Numbers counted first, of which later words speak."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, nodes_in
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.nodes import acted

NUMBER = node("ref", "$n")
WHO = "$who"


@rule("statement", "count the [total]? number of {n:total} and {do:acts}", cost=-1)
def counts_and(n: Arg, do: Block) -> Block:
    counted = replaced(acted(do, "me"), node("count", node("$result")), node("$number"))
    return (node("bind", "$n", n), node("$count", NUMBER), *cast(Block, counted))


row("act", "@replaced(?act, $number(), ?total)", "count(s) the number of {total} and then {act}")


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
        node("bind", "$n", acted((node("$count", n),), "me")[0].args[0]),
        node("$count", NUMBER),
    )


row(
    "act",
    "[mill(?player, $number())]",
    "discard(s) that many cards from the top of {player:owner} deck",
)


UNDER = "shuffles his or her hand and puts it on the bottom of his or her deck"


@rule("statement", f"each player {UNDER}", cost=-1)
def hands_under_decks() -> Block:
    both = node("add", node("count", node("hand", "me")), node("count", node("hand", "foe")))
    return (node("bind", "$n", both), *_under("me"), *_under("foe"))


def _under(who: str) -> Block:
    hand = node("hand", who)
    return (node("move", node("$random", hand, node("count", hand)), "deck_bottom"),)


@rule("effect", f"your opponent {UNDER}", cost=-1)
def hand_under_deck() -> Block:
    return _under("foe")


phrase("act", _under(WHO), "shuffle(s) your hand and put(s) it on the bottom of your deck", cost=-1)
row(
    "condition",
    "compare(ref($n), >, 0)",
    "either player put any cards on the bottom of his or her deck in this way",
    "any cards were put on the bottom of either player's deck in this way",
)


row(
    "statement",
    "[$count(?total), *?effects]",
    "count the [total]? [amount|number] of {total} , and {effects}",
)


@rule("act", "count(s) {who:owner} Prize cards and shuffle(s) them into {h:owner} deck", cost=-1)
def counts_prizes(who: str, h: str) -> Block | None:
    prizes = node("prizes", who)
    counted = (node("bind", "$n", node("count", prizes)), node("$count", NUMBER))
    away = (node("move", prizes, "deck"), node("shuffle", who))
    return (*counted, *away) if h == who else None
