"""Numbers counted first, of which later words speak."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg
from playmat.reader.grammar import rule, spare_phrase, spare_rule
from playmat.reader.nodes import acted

NUMBER = node("ref", "$n")
WHO = "$who"


@rule("statement", "count the [total]? number of {n:total} and {do:acts}", cost=-1)
def counts_and(n: Arg, do: Block) -> Block:
    """Read a number counted before something is done with it."""
    counted = replaced(acted(do, "me"), node("count", node("$result")), node("$number"))
    return (node("bind", "$n", n), node("$count", NUMBER), *cast(Block, counted))


@rule("act", "count(s) the number of {n:total} and then {do:act}")
def counts_and_then(n: Arg, do: Block) -> Block:
    """Read something done as often as something counts, the count said first."""
    return cast(Block, replaced(do, node("$number"), n))


@spare_rule(
    "act",
    "count(s) the cards in {h:owner} hand , shuffle(s) those cards into {d:owner} deck , then "
    "draw(s) that many cards",
    cost=-1,
)
def shuffles_and_draws(h: str, d: str) -> Block | None:
    """Read a hand shuffled away for as many new cards."""
    hand = node("hand", WHO)
    counted = node("bind", "$n", node("count", hand))
    away = (node("move", hand, "deck"), node("shuffle", WHO), node("draw", WHO, NUMBER))
    return (counted, *away) if h == d else None


@rule("act", "count(s) the number of {n:total}", cost=1)
@rule("statement", "count the amount of {n:total}")
def counts_aloud(n: Arg) -> Block:
    """Read a number of which later words speak."""
    return (node("$count", n),)


@rule("statement", "count the [total]? number of {n:total}", cost=-1)
def counts(n: Arg) -> Block:
    """Read a number counted before anything else happens."""
    return (
        node("bind", "$n", acted((node("$count", n),), "me")[0].args[0]),
        node("$count", NUMBER),
    )


@spare_rule("statement", "count the [total]? [amount|number] of {n:total} , and {do:effects}")
def counts_and_does(n: Arg, do: Block) -> Block:
    """Read a number counted and what is done as often, in one sentence."""
    return (node("$count", n), *do)


@rule("act", "discard(s) that many cards from the top of {who:owner} deck")
def mills_as_many(who: str) -> Block:
    """Read as many cards of a deck discarded as were counted."""
    return (node("mill", who, node("$number")),)


@rule(
    "act",
    "take(s) that many cards from the top of {who:owner} deck and [set(s) them aside|put(s) them "
    "face down] as {h:owner} [new]? Prize cards",
)
def lays_new_prizes(who: str, h: str) -> Block | None:
    """Read as many Prizes laid out anew as there were."""
    return (node("move", node("top", who, node("$number")), "prizes"),) if h == who else None


@spare_rule(
    "act", "count(s) {who:owner} Prize cards and shuffle(s) them into {h:owner} deck", cost=-1
)
def counts_prizes(who: str, h: str) -> Block | None:
    """Read Prizes counted and shuffled away, as many as are laid out again."""
    prizes = node("prizes", who)
    counted = (node("bind", "$n", node("count", prizes)), node("$count", NUMBER))
    away = (node("move", prizes, "deck"), node("shuffle", who))
    return (*counted, *away) if h == who else None


@rule("act", "count(s) {who:owner} Prize cards left and draw(s) up to that many cards")
def draws_for_prizes(who: str) -> Block:
    """Read as many cards drawn at will as Prizes are left."""
    many = node("number", 0, node("prizes_left", WHO), WHO)
    return (node("bind", "$n", many), node("draw", WHO, NUMBER))


UNDER = "shuffles his or her hand and puts it on the bottom of his or her deck"


@spare_rule("statement", f"each player {UNDER}", cost=-1)
def hands_under_decks() -> Block:
    """Read both hands put under the decks in a random order; how many cards is counted first."""
    both = node("add", node("count", node("hand", "me")), node("count", node("hand", "foe")))
    return (node("bind", "$n", both), *_under("me"), *_under("foe"))


def _under(who: str) -> Block:
    hand = node("hand", who)
    return (node("move", node("$random", hand, node("count", hand)), "deck_bottom"),)


@spare_rule("effect", f"your opponent {UNDER}", cost=-1)
def hand_under_deck() -> Block:
    """Read the opponent's hand put under the deck in a random order."""
    return _under("foe")


spare_phrase(
    "act", _under(WHO), "shuffle(s) your hand and put(s) it on the bottom of your deck", cost=-1
)
spare_phrase(
    "condition",
    node("compare", NUMBER, ">", 0),
    "either player put any cards on the bottom of his or her deck in this way",
    "any cards were put on the bottom of either player's deck in this way",
)


spare_phrase(
    "condition",
    node("$did"),
    "[that player|your opponent|you] put any cards on the bottom of [his or her|your] deck in "
    "this way",
)
