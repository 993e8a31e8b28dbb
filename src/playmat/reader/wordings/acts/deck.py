"""Decks and Prizes: cards looked at and put back, shown until one is found, turned face up."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import fitting

WHO = "$who"
THERE = "[from those cards|from among them|found there]"


# --- the cards looked at ------------------------------------------------------------------------
@rule(
    "cards",
    "the bottom {n:number} cards of {who:owner} deck",
    "the bottom card of {who:owner} deck",
    "[the]? {n:number} cards from the bottom of {who:owner} deck",
)
def bottom_cards(who: str, n: int = 1) -> Node:
    return node("bottom", who, n)


@rule(
    "cards",
    "[the]? {n:number} cards from the top of {who:owner} deck",
    "the top {n:number} cards from {who:owner} deck",
    "the top {n:number} cards of it",
)
def upper_cards(n: int, who: str = WHO) -> Node:
    return node("top", who, n)


@rule("cards", "that many cards from the top of {who:owner} deck")
def as_many_upper(who: str) -> Node:
    return node("top", who, node("$number"))


def of_those(kind: Node) -> Arg:
    """Return those of the cards looked at that are of a kind."""
    return node("$looked") if kind.word == "$any" else node("where", node("$looked"), kind)


@rule(
    "cards",
    f"{{q:quantity}} {{kind:card_filter}} {THERE}",
    f"any {{q:quantity}} {{kind:card_filter}} {THERE}",
)
def some_there(q: Node, kind: Node) -> Node:
    least, most = q.args
    return node("$pick", of_those(kind), least if kind.word == "$any" else 0, most, WHO)


@rule(
    "cards",
    f"as many {{kind:card_filter}} as you like [{THERE}]?",
    f"as many of them as you like [{THERE}]?",
)
def as_many_there(kind: Node | None = None) -> Node:
    return node("$pick", of_those(kind or node("$any")), 0, 60, WHO)


@rule(
    "cards",
    f"[all|any] {{kind:card_filter}} {THERE}",
    f"all [of]? [the]? {{kind:card_filter}} {THERE}",
)
def all_there(kind: Node) -> Arg:
    return node("$all", of_those(kind))


phrase(
    "cards",
    node("$others", "cards"),
    "the remaining cards",
    "the other {number} cards",
    "[the]? {number} other cards",
    "the other {number}",
    "the other revealed cards",
    "other {number} cards",
)
SAME = node("where", node("$looked"), node("repeated", node("$looked")))
phrase("condition", node("any_of", SAME), "at least 2 of those cards share the same name")
phrase("cards", node("$all", SAME), "all the ones with that name")


# --- put back -----------------------------------------------------------------------------------
phrase(
    "act",
    (node("move", node("$order", node("$looked"), WHO), "deck_top"),),
    "rearrange(s) them as you like",
)
phrase("act", (), "put(s) them back in the same order", "return(s) it to the top of the deck")


@rule(
    "act",
    "shuffle(s) {what:cards} back into {who:owner} deck",
    "shuffle(s) {what:cards} into {who:owner} deck afterward",
    "shuffle(s) {what:cards} back",
)
def shuffles_back(what: Arg, who: str = WHO) -> Block:
    return (node("move", what, "deck"), node("shuffle", who))


@spare_rule("act", "draw(s) {n:number} cards from the top of your deck")
@rule("act", "draw(s) the top {n:number} cards of your deck")
def draws_top(n: int) -> Block:
    return (node("draw", WHO, n),)


@rule("act", "draw(s) {n:number} cards from the bottom of your deck")
@rule("act", "draw(s) the bottom {n:number} cards of your deck")
def draws_bottom(n: int) -> Block:
    return (node("move", node("bottom", WHO, n), "hand"),)


@rule(
    "act",
    "draw(s) cards from your deck until you have {n:count} cards in your hand",
    "draw(s) cards until you have exactly {n:count} cards in your hand",
)
def draws_until(n: int) -> Block:
    return (node("draw_until", WHO, n),)


phrase("as_many_as", True, "[the same number of|as many] cards [in your hand]? as")
EQUAL = node("draw_until", WHO, node("count", node("hand", "foe")))
phrase(
    "act",
    (EQUAL,),
    "draw(s) cards until you have {as_many_as} your opponent",
    "draw(s) cards until you have {as_many_as} your opponent has in {their_hand}",
)


@rule("act", "put(s) {what:cards} at the bottom of {h:owner} deck")
def at_bottom(what: Arg, h: str) -> Block:
    return (node("move", what, "deck_bottom"),)


phrase("act", (), "return(s) it to the top of [your|the] deck")
phrase("act", (node("discard", node("$that", "cards")),), "discard that card or {it_back_on_top}")
phrase(
    "note",
    (),
    "if you don't reveal [a|an] {card_filter} , shuffle all the revealed cards back into your deck",
)


@rule(
    "act",
    "put(s) {what:cards} back on the bottom of {h:owner} deck in any order",
    "return(s) {what:cards} to the bottom of {h:owner} deck in any order",
)
def back_under(what: Arg, h: str) -> Block:
    return (node("move", node("$order", what, WHO), "deck_bottom"),)


phrase(
    "trainer_statement",
    (node("shuffle", "me"),),
    "if none of them do , shuffle all {number} into your deck",
)


# --- Prizes -------------------------------------------------------------------------------------
@rule(
    "cards",
    "{who:owner} [Prize cards|Prizes]",
    "all of {who:owner} [{x:face_down}]? [Prize cards|Prizes]",
    "all {who:owner} [Prize cards|Prizes]",
    "{who:owner} {x:face_down} [Prize cards|Prizes]",
)
def all_prizes(who: str, x: Node | None = None) -> Arg:
    return where(node("prizes", who), x)


phrase("face_down", node("face_down"), "face-down", "face down")


@rule(
    "cards",
    "{q:quantity} of {who:owner} [own]? [Prize cards|Prizes]",
    "{q:quantity} of {who:owner} {x:face_down} [Prize cards|Prizes]",
)
def some_prizes(who: str, q: Node, x: Node | None = None) -> Node:
    return node("$pick", where(node("prizes", who), x), *q.args, WHO)


phrase(
    "counted",
    node("count", node("$done", "move")),
    "card(s) you put {goes_to} [in this way]?",
    "card(s) you [shuffled|returned] into your deck [in this way]?",
)


@spare_rule(
    "act",
    "put(s) {what:cards} back [either]? on [the]? top or [on]? [the]? bottom of {h:owner} deck",
    "put(s) {what:cards} back on either [the]? top or [on]? [the]? bottom of {h:owner} deck",
)
def back_on_either_end(what: Arg, h: str) -> Block:
    return (node("may", WHO, (node("move", what, "deck_bottom"),)),)


for _place, _zone in {"in play": "all", "on your Bench": "bench_of"}.items():

    @spare_rule(
        "act",
        f"draw(s) cards until you have {{x:as_many_as}} you have {{kind:pokemon_noun}} {_place}",
    )
    def draws_as_many(x: bool, kind: Node, zone: str = _zone) -> Block:
        return (node("draw_until", WHO, node("count", fitting(node(zone, "me"), kind))),)
