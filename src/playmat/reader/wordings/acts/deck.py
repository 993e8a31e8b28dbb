"""Decks: cards drawn from the bottom, revealed one by one, put back on top, shuffled."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import fitting

WHO = "$who"
THERE = "[from those cards|from among them|found there]"


# --- the cards looked at ------------------------------------------------------------------------
row(
    "cards",
    "bottom(?player, ?count)",
    "the bottom {count:number} cards of {player:owner} deck",
    "[the]? {count:number} cards from the bottom of {player:owner} deck",
)
row("cards", "bottom(?player, 1)", "the bottom card of {player:owner} deck")
row("cards", "top($who, ?count)", "the top {count:number} cards of it")
row("cards", "top(?player, $number())", "that many cards from the top of {player:owner} deck")


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


row(
    "cards",
    "$others(cards)",
    "the remaining cards",
    "the other {number} cards",
    "[the]? {number} other cards",
    "the other {number}",
    "the other revealed cards",
    "other {number} cards",
    "the other card(s)",
    "the rest of the cards",
    "the rest",
    "the others",
)
row(
    "condition",
    "any_of(where($looked(), repeated($looked())))",
    "at least 2 of those cards share the same name",
)
row("cards", "$all(where($looked(), repeated($looked())))", "all the ones with that name")


# --- put back -----------------------------------------------------------------------------------
row(
    "act",
    "[move($order($looked(), $who), deck_top)]",
    "rearrange(s) them as you like",
)
row(
    "act",
    "[move(?cards, deck), shuffle(?player)]",
    "shuffle(s) {cards} back into {player:owner} deck",
    "shuffle(s) {cards} into {player:owner} deck afterward",
)
row("act", "[move(?cards, deck), shuffle($who)]", "shuffle(s) {cards} back")
row(
    "act",
    "[move(bottom($who, ?count), hand)]",
    "draw(s) {count:number} cards from the bottom of your deck",
    "draw(s) the bottom {count:number} cards of your deck",
)
row(
    "act",
    "[move(bottom(?player, ?count), hand)]",
    "draw(s) {count} card(s) from the bottom of {player:owner} deck",
)
row(
    "act",
    "[draw($who, 1), move(bottom(?player, 1), hand)]",
    "draw(s) a card from the top and the bottom of {player:owner} deck",
)
row(
    "act",
    "[$until(?owner, ?card_filter)]",
    "reveal(s) cards from [the top of]? {owner} deck until you reveal [a|an] {card_filter}",
)
row("act", "[move(bottom(me, 1), hand)]", "draw a card from the bottom of your deck")
row(
    "act",
    "[draw_until($who, ?count)]",
    "draw(s) cards from your deck until you have {count} cards in your hand",
    "draw(s) cards until you have exactly {count} cards in your hand",
    "draw(s) cards until you have {e:same_number_of} cards [in your hand]? {count:as_opponent_has}",
    "draw(s) cards until {p:subject} [have|has] {count} cards in {h:owner} hand",
)
row("as_many_as", "true", "[the same number of|as many] cards [in your hand]? as")
row(
    "act",
    "[draw_until($who, count(hand(foe)))]",
    "draw(s) cards until you have {as_many_as} your opponent",
    "draw(s) cards until you have {as_many_as} your opponent has in {their_hand}",
)
row(
    "act",
    "[move(?cards, deck_bottom)]",
    "put(s) {cards} at the bottom of {h:owner} deck",
    "put(s) {cards} [on|onto] the bottom of {h:owner} deck",
)
row(
    "act",
    "[]",
    "put(s) them back in the same order",
    "return(s) it to the top of the deck",
    "return(s) it to the top of [your|the] deck",
    "put(s) any cards you looked at back in the same order",
    "use this [power|Ability]",
)
row("act", "[discard($that(cards))]", "discard that card or {it_back_on_top}")
row("act", "[$mill_more(?count)]", "discard(s) {count} more card(s) [in this way|this way]")
row(
    "act",
    "[move($order(?cards, $who), deck_bottom)]",
    "put(s) {cards} back on the bottom of {h:owner} deck in any order",
    "return(s) {cards} to the bottom of {h:owner} deck in any order",
    "put(s) {cards} on the bottom of {h:owner} deck in any order",
)
row(
    "trainer_statement", "[shuffle(me)]", "if none of them do , shuffle all {number} into your deck"
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


row("face_down", "face_down()", "face-down", "face down")


@rule(
    "cards",
    "{q:quantity} of {who:owner} [own]? [Prize cards|Prizes]",
    "{q:quantity} of {who:owner} {x:face_down} [Prize cards|Prizes]",
)
def some_prizes(who: str, q: Node, x: Node | None = None) -> Node:
    return node("$pick", where(node("prizes", who), x), *q.args, WHO)


row(
    "counted",
    "count($done(move))",
    "card(s) you put {goes_to} [in this way]?",
    "card(s) you [shuffled|returned] into your deck [in this way]?",
    "{card_filter} [your opponent|you|he or she] shuffled into {owner} deck",
)
for _place, _zone in {"in play": "all", "on your Bench": "bench_of"}.items():

    @rule(
        "act",
        f"draw(s) cards until you have {{x:as_many_as}} you have {{kind:pokemon_noun}} {_place}",
    )
    def draws_as_many(x: bool, kind: Node, zone: str = _zone) -> Block:
        return (node("draw_until", WHO, node("count", fitting(node(zone, "me"), kind))),)


row("goes_to", "lost", "[in|into] the Lost Zone")
row(
    "goes_to",
    "deck_bottom",
    "on the bottom of your opponent's deck",
    "on the bottom of [his or her|your] deck",
)
row("goes_to", "hand", "into [his or her|your opponent's|your] hand")
row("act", "[move(?cards, ?to)]", "remove(s) {cards} and put(s) [it|them] {to:goes_to}")
SEARCHED = "if [a player|that player] [searches|searched] his or her deck in this way"

row(
    "statement",
    "[shuffle(me)]",
    f"{SEARCHED} , that player shuffle(s) his or her deck",
    "shuffle ~ back into your deck",
)
row("statement", "[set_zone(deck_top)]", "put it on top of your opponent's deck", cost=-1)


row(
    "act",
    "[may($who, [move(?cards, deck_bottom)])]",
    "put(s) {cards} back [either]? on [the]? top or [on]? [the]? bottom of {h:owner} deck",
    "put(s) {cards} back on either [the]? top or [on]? [the]? bottom of {h:owner} deck",
)
