"""Prizes: taken, chosen face down, turned face up, added to, and how many a Knock Out brings."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import NOBODY, on
from playmat.reader.nodes import acted

WHO = "$who"
FOUND = node("$that", "cards")
MOST = 60
"""No player has more cards; texts may add Prizes to those of the beginning."""


def face_down(who: str) -> Node:
    """Return the Prizes of a player that lie face down."""
    return node("where", node("prizes", who), node("face_down"))


@rule("cards", "{q:quantity} of {who:owner} {x:face_down} Prize cards without looking")
def some_unseen(q: Node, who: str, x: Node) -> Node:
    return node("$pick", face_down(who), *q.args, WHO)


@rule("cards", "as many of {who:owner} {x:face_down} Prize cards as you like")
def as_many_as_liked(who: str, x: Node) -> Node:
    return node("$pick", face_down(who), 0, MOST, WHO)


@rule("cards", "{q:quantity} {x:face_down} Prize card(s) ( yours or your opponent's )")
def of_either_player(q: Node, x: Node) -> Node:
    both = node("join", node("prizes", "me"), node("prizes", "foe"))
    return node("$pick", node("where", both, node("face_down")), *q.args, WHO)


@rule("act", "put(s) {what:cards} face up")
def turns_up(what: Arg) -> Block | None:
    spoken = what in (FOUND, node("$it"))
    return (node("turn_up", what),) if spoken else None


@rule("act", "put(s) {what:cards} as a Prize card face up")
def laid_open(what: Arg) -> Block:
    return (node("move", what, "prizes"), node("turn_up", FOUND))


@spare_rule("act", "add(s) {what:cards} to {h:owner} Prize cards face down")
@rule("act", "add(s) {what:cards} to {h:owner} Prize cards")
def added(what: Arg, h: str) -> Block:
    return (node("move", what, "prizes"),)


phrase("counted", node("count", FOUND), "Prize card(s) you chose")
phrase(
    "condition", node("not", node("any_of", face_down("me"))), "all of your Prize cards are face up"
)
phrase(
    "reminder",
    True,
    "[these|those] cards remain [face]? up for {rest_of_game}",
    "that [Prize]? card remains [face]? up for {rest_of_game}",
    "they [stay|remain] face up for {rest_of_game}",
)
phrase("rest_of_game", True, "the rest of the game")


@rule("condition", "that Prize card is {fit:a_card_kind}")
def prize_is(fit: Node) -> Node:
    return node("is", FOUND, fit)


@rule(
    "act", "choose(s) {n:count} of {h:owner} own Prizes and put(s) it into {x:owner} hand", cost=-1
)
def takes_own(n: int, h: str, x: str) -> Block | None:
    return (node("take_prize", "$who", n),) if h == x else None


@rule("act", "take(s) {n:count} Prize card(s)")
def takes_prizes(n: int) -> Block:
    return (node("take_prize", "$who", n),)


phrase(
    "act",
    (node("may", "foe", acted((node("take_prize", "$who", 1),), "foe")),),
    "ask your opponent to take a Prize card",
    cost=-2,
)


# --- for a Knock Out ----------------------------------------------------------------------------
NO_PRIZES = -9
phrase(
    "takes_no_prize",
    True,
    "your opponent can't take any Prize cards for it",
    "your opponent doesn't take any Prize cards",
    "your opponent can't take a Prize card",
)


@rule(
    "modifier",
    "[if|when] {who:pokemon} is Knocked Out [by {y:knocked_out_by}]? , {x:takes_no_prize}",
)
def no_prizes(who: Node, x: bool, y: Node | None = None) -> Node:
    by = {} if y is None else {"from": "foe"}
    return on(who, node("mod", "prizes_for", who, "add", NO_PRIZES, **by))


@rule("effect", "{do:acts} , and {x:takes_no_prize}")
def saved_from_prizes(do: Block, x: bool) -> Block | None:
    gone = [said.args[0] for said in do if said.word == "return_mon"]
    out = (node("nullify"), *(node("mark_fallen", of) for of in gone))
    return (*out, *acted(do, "me", "me")) if gone else None


@rule("clause", "if {who:pokemon} is {s:pokemon_state} and is Knocked Out , {x:takes_no_prize}")
def no_prizes_while(who: Node, s: Node, x: bool) -> Node:
    return node("$static", node("is", who, s), (no_prizes(who, x),))


@rule(
    "modifier",
    "if your opponent's Pokémon [is|are] Knocked Out by damage from an attack of {who:pokemon} , "
    "take {n:number} more Prize card",
)
def more_prizes(who: Node, n: int) -> Node:
    foes = node("all", "foe")
    return on(foes, node("mod", "prizes_for", foes, "add", n, **{"from": who}))


@spare_rule(
    "modifier",
    "[if|when] {whom:bearer} [is|are] Knocked Out by damage from {y:blows} , take {n:more_prizes}",
    cost=1,
)
def more_prizes_for(whom: Arg, y: Node, n: int) -> Node:
    return on(NOBODY, node("mod", "prizes_for", whom, "add", n, **{"from": y.args[0]}))


@spare_rule(
    "blows",
    "an attack [from|of|used by] {who:bearer}",
    "[an attack|attacks] used by {who:bearer}",
    "{who:bearer} 's attacks",
)
def blows(who: Arg) -> Node:
    return node("$whose", who)


@spare_rule(
    "act",
    "switch(es) {n:count} card(s) from your hand with {m:count} of your [{x:face_down}]? Prize "
    "cards",
)
def swaps_with_prizes(n: int, m: int, x: Node | None = None) -> Block | None:
    mine = node("$pick", node("hand", WHO), n, n, WHO)
    theirs = node("$pick", face_down("me") if x else node("prizes", "me"), n, n, WHO)
    return (node("swap_cards", mine, theirs),) if n == m else None


phrase("own_prize", node("prizes", "me"), "1 of [your|the] [Prizes|Prize cards]")
phrase("own_prize", face_down("me"), "1 of [your|the] face-down [Prizes|Prize cards]")
phrase("deck_top", True, "the top card of your deck")
phrase("unseen", True, "without looking at [{deck_top}|it]")


@rule(
    "act",
    "switch {own:own_prize} with {x:deck_top} [{y:unseen}]?",
    "choose {own:own_prize} and switch(es) it with {x:deck_top} [{y:unseen}]?",
)
def swaps_prize(own: Node, x: bool, y: bool = True) -> Block:
    return (node("swap_cards", node("$pick", own, 1, 1, WHO), node("top", "me", 1)),)


spare_phrase(
    "act",
    (node("if", node("any_of", FOUND), (node("move", node("this_card"), "prizes"),)),),
    "put(s) [~|this card|this ~] in its place [as a face-down Prize card|face down]?",
    "put(s) [~|this card|this ~] face down in its place",
)


@spare_rule("cards", "{q:quantity} Prize card(s)", cost=1)
def own_prizes(q: Node) -> Node:
    return node("$pick", node("prizes", "me"), *q.args, WHO)


spare_phrase(
    "counted",
    node("count", node("$result")),
    "Prize card(s) [that]? you [put into your hand|took|moved] [in this way|this way]",
)
spare_phrase(
    "trainer_note",
    (),
    "if you [don't|didn't] reveal [a|an] {card_filter} , put [~|this card] [in|into] [the|your] "
    "discard pile",
)


@spare_rule("outcome", "if {who:pokemon} is Knocked Out {span:span} , take {n:more_prizes}")
@spare_rule("outcome", "{span:span} , if {who:pokemon} is Knocked Out , take {n:more_prizes}")
def more_prizes_later(who: Node, span: str, n: int) -> Block:
    return (node("lasting", span, who, (node("mod", "prizes_for", "all_both", "add", n),)),)
