"""Decks: cards drawn from the bottom, revealed one by one, put back on top, shuffled."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import MANY

WHO = "$who"
HAND = node("count", node("hand", "$side"))
THERE = "[from those cards|from among them|found there]"


# --- the cards looked at ------------------------------------------------------------------------
for _end in ("top", "bottom"):
    row("cards", f"{_end}(?player, 1)", f"the {_end} card [of|from|in] {{player:owner}} deck")
    row(
        "cards",
        f"{_end}(?player, ?count)",
        f"the {_end} {{count:number}} cards [of|from|in] {{player:owner}} deck",
        f"[the]? {{count}} card(s) from the {_end} of {{player:owner}} deck",
        f"the {_end} card of {{player:owner}} deck for each {{count:for_each}}",
        f"a number of cards [from the|on] {_end} of {{player:owner}} deck equal to "
        "{count:amount}",
    )


def of_those(kind: Node) -> Arg:
    """Those cards looked at that are of a kind."""
    return node("$looked") if kind.word == "$any" else node("where", node("$looked"), kind)


@rule(
    "cards",
    f"{{q:quantity}} {{kind:card_filter}} {THERE}",
    f"any {{q:quantity}} {{kind:card_filter}} {THERE}",
)
def cards_there(q: Node, kind: Node) -> Node:
    least, most = q.args
    return node("$pick", of_those(kind), least if kind.word == "$any" else 0, most, WHO)


@rule(
    "cards",
    f"as many {{kind:card_filter}} as you like [{THERE}]?",
    f"as many {{kind:card_filter}} [{THERE}|you find there] as you like",
    f"as many of them as you like [{THERE}]?",
)
def as_many_there(kind: Node | None = None) -> Node:
    return node("$pick", of_those(kind or node("$any")), 0, 60, WHO)


row(
    "cards",
    "$others(cards)",
    "the remaining cards",
    "the other {number} cards",
    "[the]? {number} other cards",
    "the other [{number}]?",
    "the other revealed cards",
    "other {number} cards",
    "the other card(s)",
    "the rest of the cards",
    "the rest",
    "the others",
)


# --- put back -----------------------------------------------------------------------------------
for _symbol, _meant, _cost, *_said in (
    ("act", "[move($order($looked(), $who), deck_top)]", 0, "rearrange(s) them as you like"),
    ("act", "[move($others(cards), deck_top)]", -1, "put(s) the other card(s) back [on top]?"),
    ("statement", "[set_zone(deck_top)]", -1, "put it on top of your opponent's deck"),
    (
        "act",
        "[move(?cards, deck), shuffle(?player)]",
        0,
        "shuffle(s) {cards} back into {player:owner} deck",
        "shuffle(s) {cards} into {player:owner} deck afterward",
    ),
    (
        "counted",
        "count($done(move))",
        0,
        "card(s) you put {goes_to} [in this way]?",
        "card(s) you [shuffled|returned] into your deck [in this way]?",
        "{card_filter} [your opponent|you|he or she] shuffled into {owner} deck",
    ),
):
    row(_symbol, _meant, *_said, cost=_cost)


@rule(
    "act",
    "draw(s) {n:count} card(s) from the bottom of {whose:owner} deck",
    "draw(s) the bottom {n:number} cards of {whose:owner} deck",
    "draw(s) {both:count} card(s) from the top and the bottom of {whose:owner} deck",
)
def draws_from_bottom(whose: str, n: Arg = 0, both: Arg = 0) -> Block:
    drawn = (node("draw", WHO, both),) if both else ()
    return (*drawn, node("move", node("bottom", whose, both or n), "hand"))


row(
    "act",
    "[$until(?owner, ?card_filter)]",
    "reveal(s) cards from [the top of]? {owner} deck until you reveal [a|an] {card_filter}",
)
row(
    "act",
    "[draw_until($who, ?count)]",
    "draw(s) cards from your deck until you have {count} cards in your hand",
    "draw(s) cards until you have exactly {count} cards in your hand",
    "draw(s) cards until you have {e:same_number_of} cards [in your hand]? {count:as_opponent_has}",
    "draw(s) [cards]? until {p:subject} [have|has] {count} cards [in {h:owner} hand]?",
)
row("as_many_as", "true", "[the same number of|as many] cards [in your hand]? as")


@rule(
    "act",
    "draw(s) cards until you have {as_many_as} your opponent [has in {their_hand}]?",
    "draw(s) cards until you have {as_many_as} {who:player_has} {what:compared_count}",
    "draw(s) cards until you have {more:number} more card(s) [in your hand]? than your opponent",
)
def draws_as_many(what: Node = HAND, who: str = "foe", more: int = 0, **said: bool) -> Block:
    count = replaced(what, "$side", who)
    return (node("draw_until", WHO, node("add", count, more) if more else count),)


row(
    "act",
    "[]",
    "put(s) [them|the other cards|the rest] back [on top of {owner} deck]? in the same order",
    "return(s) it to the top of [your|the] deck",
    "put(s) any cards you looked at back in the same order",
    "put(s) [it|that card] back",
    "leave(s) [it|that card] there",
    "use this [power|Ability]",
)


# --- Prizes -------------------------------------------------------------------------------------
@rule(
    "cards",
    "[all [of]?]? {who:owner} [{x:face_down}]? [Prize cards|Prizes]",
    "{q:quantity} of {who:owner} [own]? [{x:face_down}]? [Prize cards|Prizes]",
    "{q:quantity} of the [Prize cards|Prizes]",
    "as many of {liked:owner} [{x:face_down}]? [Prize cards|Prizes] as you like",
)
def prizes_of(
    who: str = "me", q: Node | None = None, x: Node | None = None, liked: str = ""
) -> Arg:
    prizes = where(node("prizes", liked or who), x)
    q = node("$q", 0, MANY) if liked else q
    return prizes if q is None else node("$pick", prizes, *q.args, WHO)


row("face_down", "face_down()", "face-down", "face down")


@rule(
    "statement",
    "if [a player|that player] [searches|searched] his or her deck in this way , that player "
    "shuffle(s) his or her deck",
    "if that player searched his or her deck , {x:shuffled_after}",
    "shuffle ~ back into your deck",
)
def searcher_shuffles(x: bool = False) -> Block:
    return (node("shuffle", "$player" if x else "me"),)
