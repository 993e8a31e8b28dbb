"""Cards looked at: whether some kind is among them, where they go, in what order."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import compared

BACK = "put(s) [them|those cards] back [on top of your deck]? in any order"

SEEN = "look(s) at the top {n:number} cards of your deck"


WHO = "$who"
THEM = node("$them", "cards")


@rule(
    "condition",
    "{h:player_has} [any|a|an] {kind:card_filter} there",
    "there are any {kind:card_filter} there",
)
def is_there(kind: Node, h: str = "") -> Node:
    return node("any_of", node("where", node("$looked"), kind))


@rule("condition", "you find {n:how_many} {kind:card_filter} there")
def found_some(n: Node, kind: Node) -> Node:
    of = THEM if kind.word == "$any" else node("where", THEM, kind)
    return compared(node("count", of), n)


row("counted", "count(where($looked(), ?filter))", "{filter:card_filter} there")


row("them_back_on_that_deck", "true", "put(s) them back on top of that player's deck")
row(
    "reordering",
    "true",
    "rearrange(s) them as you like",
    "{them_back_on_that_deck} in any order [you like]?",
    "put(s) them back [on top]? in any order",
)
row("either_deck_top", "[[], ?number]", "the top {number} cards [of|in|on] either player's deck")
row(
    "either_deck_top",
    "[[bind($n, number(1, ?most, $who))], ref($n)]",
    "up to {most:number} cards from the top of either player's deck",
)


@rule("act", "look(s) at {seen:either_deck_top} [,]? and {x:reordering}", cost=-1)
def either_deck(seen: tuple[Block, Arg], x: bool) -> Block:
    asked, many = seen
    options = tuple(
        (
            node("label", label),
            *asked,
            node("look", node("top", whose, many), WHO),
            node("move", node("$order", node("$looked"), WHO), "deck_top"),
        )
        for label, whose in (("Your deck", "me"), ("Your opponent's deck", "foe"))
    )
    return (Node("either", (WHO, options)),)


@rule("act", "look(s) at up to {n:number} cards from the top of your deck")
def looks_at_some(n: int) -> Block:
    many = node("bind", "$n", node("number", 1, n, WHO))
    return (many, node("look", node("top", "me", node("ref", "$n")), WHO))


@rule(
    "condition",
    "he or she has any {kind:card_filter} [there]?",
    "any of them are {kind:card_filter}",
)
def seen_there(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("any_of", node("where", node("$looked"), kind))


# --- one of several places ------------------------------------------------------------------------


@rule(
    "act",
    "switch(es) {n:count} card(s) from your hand with the top [{m:number}]? card(s) of your deck",
    "switch(es) {n:count} of the cards in your hand with the top [{m:number}]? card(s) of your "
    "deck",
)
def swaps_with_top(n: int, m: int = 1) -> Block | None:
    mine = node("$pick", node("hand", WHO), n, n, WHO)
    return (node("swap_cards", mine, node("top", WHO, n)),) if n == m else None


row("act", "[move($others(cards), deck_top)]", "put(s) the other card(s) back [on top]?", cost=-1)


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} and {r:quantity} {other:card_filter} you find there",
    cost=2,
)
def two_kinds_there(q: Node, kind: Node, r: Node, other: Node) -> Node:
    picks = ((kind, q.args[1]), (other, r.args[1]))
    return node(
        "join", *(node("$pick", node("where", LOOKED, of), 0, most, WHO) for of, most in picks)
    )


LOOKED = node("$looked")
