"""Cards looked at: which are there, where they go, and in what order they are put back."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_rule

WHO = "$who"


@rule(
    "condition",
    "{h:player_has} [any|a|an] {kind:card_filter} there",
    "there are any {kind:card_filter} there",
)
def is_there(kind: Node, h: str = "") -> Node:
    return node("any_of", node("where", node("$looked"), kind))


@rule(
    "condition",
    "there [is|are] no {kind:card_filter} there",
    "{h:player_has_not} any {kind:card_filter} there",
)
def is_not_there(kind: Node, h: str = "") -> Node:
    return node("not", is_there(kind))


@rule("counted", "{kind:card_filter} there")
def counted_there(kind: Node) -> Node:
    return node("count", node("where", node("$looked"), kind))


@spare_rule("act", "put(s) {q:quantity} of them [onto|on] {h:owner} Bench")
def bench_some(q: Node, h: str) -> Block:
    return (node("bench", node("$pick", node("$them", "cards"), *q.args, WHO)),)


@rule(
    "act",
    "choose(s) all {a:gear_kind} and {b:gear_kind} cards there and put(s) them into {h:owner} deck",
)
def two_kinds_back(a: Node, b: Node, h: str) -> Block:
    return (node("move", node("where", node("$looked"), node("fits_any", a, b)), "deck"),)


phrase("gear_kind", node("machine"), "Technical Machine")
phrase("gear_kind", node("tool"), "Pokémon Tool")
phrase("act", (node("shuffle", WHO),), "shuffle(s) the deck [afterward]?")


@rule("act", "show(s) {what:cards} to all players")
def shows_all(what: Arg) -> Block:
    return (node("reveal", what),)


@rule("act", "look(s) at a number of cards on top of {h:owner} deck equal to {n:amount}")
def looks_counted(h: str, n: Arg) -> Block:
    return (node("look", node("top", h, n), WHO),)


phrase("them_back_on_that_deck", True, "put(s) them back on top of that player's deck")
phrase(
    "reordering",
    True,
    "rearrange(s) them as you like",
    "{them_back_on_that_deck} in any order [you like]?",
    "put(s) them back [on top]? in any order",
)


@rule("either_deck_top", "the top {n:number} cards [of|in|on] either player's deck")
def either_top(n: int) -> tuple[Block, Arg]:
    return (), n


@rule("either_deck_top", "up to {n:number} cards from the top of either player's deck")
def either_top_up_to(n: int) -> tuple[Block, Arg]:
    return (node("bind", "$n", node("number", 1, n, WHO)),), node("ref", "$n")


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


same("them_back_on_top", "put(s) them back on top of {owner} deck")
phrase(
    "act",
    (node("move", node("$order", node("$looked"), WHO), "deck_top"),),
    "put(s) those cards in any order , and then {them_back_on_top}",
)


@spare_rule("act", "attach(es) any {kind:card_filter} you find there to {who:pokemon}", cost=-2)
def attaches_any_there(kind: Node, who: Node) -> Block:
    found = node("$pick", node("where", node("$looked"), kind), 0, 60, WHO)
    return (node("attach", found, who),)


# --- one of several places ------------------------------------------------------------------------
EITHER_SIDE = (("me", "my"), ("foe", "the other"))


@rule("peeked", "the top {n:number} cards of [any|either] player's deck")
@rule("peeked", "the top card of [any|either] player's deck")
def top_of_either(n: int = 1) -> tuple[Block, ...]:
    return tuple(
        (node("label", f"{said} deck"), node("look", node("top", whose, n), WHO))
        for whose, said in EITHER_SIDE
    )


@rule("peeked", "{q:quantity} of [any|either] player's Prizes")
def prizes_of_either(q: Node) -> tuple[Block, ...]:
    return tuple(
        (
            node("label", f"{said} Prizes"),
            node("look", node("$pick", node("prizes", whose), *q.args, WHO), WHO),
        )
        for whose, said in EITHER_SIDE
    )


@rule("peeked", "{n:count} random card(s) from your opponent's hand")
def hand_of_foe(n: int) -> tuple[Block, ...]:
    seen = node("$random", node("hand", "foe"), n)
    return ((node("label", "the other hand"), node("look", seen, WHO)),)


same("peeked_places", "{peeked}")


@rule("peeked_places", "{a:peeked} [,|or at|or|, or] {b:peeked_places}")
def more_peeked(a: tuple[Block, ...], b: tuple[Block, ...]) -> tuple[Block, ...]:
    return (*a, *b)


@rule("act", "look(s) at [1 of the following :]? {places:peeked_places}")
def peeks(places: tuple[Block, ...]) -> Block | None:
    return (Node("either", (WHO, places)),) if len(places) > 2 else None


phrase("act", (), "put(s) any cards you looked at back in the same order")


@spare_rule(
    "act",
    "put(s) {what:cards} back [on top]? [of {h:owner} deck]? in any order",
    "put(s) {what:cards} on top of {h:owner} deck in any order",
    cost=1,
)
def rest_on_top(what: Arg, h: str = WHO) -> Block | None:
    others = what == node("$others", "cards")
    return (node("move", node("$order", what, WHO), "deck_top"),) if others else None


@spare_rule(
    "act",
    "switch(es) {n:count} card(s) from your hand with the top [{m:number}]? card(s) of your deck",
    "switch(es) {n:count} of the cards in your hand with the top [{m:number}]? card(s) of your "
    "deck",
)
def swaps_with_top(n: int, m: int = 1) -> Block | None:
    mine = node("$pick", node("hand", WHO), n, n, WHO)
    return (node("swap_cards", mine, node("top", WHO, n)),) if n == m else None


SEEN = "look(s) at the top {n:number} cards of your deck"
BACK = "put(s) [them|those cards] back [on top of your deck]? in any order"


@spare_rule(
    "act",
    f"{SEEN} and {BACK} , or [you may]? shuffle your deck",
    f"{SEEN} [, and|and] either shuffle(s) your deck or {BACK}",
    cost=-1,
)
def orders_or_shuffles(n: int) -> Block:
    ordered = node("move", node("$order", node("$looked"), WHO), "deck_top")
    options = (
        (node("label", "Order"), ordered),
        (node("label", "Shuffle"), node("shuffle", WHO)),
    )
    return (node("look", node("top", WHO, n), WHO), Node("either", (WHO, options)))
