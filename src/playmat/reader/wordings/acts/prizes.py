"""Prizes: taken, turned face up, added to, and how many a Knock Out brings."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import NOBODY, on, source
from playmat.reader.nodes import acted

WHO = "$who"
FOUND = node("$that", "cards")
MOST = 60
"""No player has more cards; texts may add Prizes to those of the beginning."""
FOES = node("all", "foe")


def face_down(who: str) -> Node:
    """Return the Prizes of a player that lie face down."""
    return node("where", node("prizes", who), node("face_down"))


@rule("cards", "{q:quantity} of {who:owner} {x:face_down} Prize cards without looking")
def some_unseen(q: Node, who: str, x: Node) -> Node:
    return node("$pick", face_down(who), *q.args, WHO)


@rule("cards", "as many of {who:owner} {x:face_down} Prize cards as you like")
def as_many_as_liked(who: str, x: Node) -> Node:
    return node("$pick", face_down(who), 0, MOST, WHO)


@rule("act", "put(s) {what:cards} face up")
def turns_up(what: Arg) -> Block | None:
    spoken = what in (FOUND, node("$it"))
    return (node("turn_up", what),) if spoken else None


row("act", "[turn_up($it())]", "put(s) [them|it] face up")
row(
    "act", "[move(?cards, prizes), turn_up($that(cards))]", "put(s) {cards} as a Prize card face up"
)
row(
    "act",
    "[move(?cards, prizes)]",
    "put(s) {cards} as a Prize card face down",
    "put(s) {cards} face down as [a Prize card|your Prize cards]",
    "put(s) {cards} face down as his or her Prize cards",
    "add(s) {cards} to {h:owner} Prize cards face down",
    "add(s) {cards} to {h:owner} Prize cards",
)
row(
    "act",
    "[open_prizes(?player)]",
    "play(s) with {player:owner} Prize cards face up for the rest of the game",
)
row("act", "[turn_up(prizes(?player))]", "turn(s) all of {player:owner} Prize cards face up")
row("act", "[look(prizes(me), $who)]", "look at all of your face down Prize cards!")
phrase(
    "condition", node("not", node("any_of", face_down("me"))), "all of your Prize cards are face up"
)
row("rest_of_game", "true", "the rest of the game")


# --- for a Knock Out ----------------------------------------------------------------------------
NO_PRIZES = -9

row(
    "takes_no_prize",
    "true",
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


def _active_then(who: Node) -> Node:
    """Return the Active Pokémon as whoever is Active when it is asked for."""
    then = node("where", node("all", *who.args), node("is_active"))
    return then if who.word == "active" else who


@rule(
    "modifier",
    "[if|when] {who:pokemon} is Knocked Out by damage from an attack [from|used by] {of:bearer} , "
    "[your opponent|that player|he or she] takes {n:number} {how:more_or_fewer} Prize card(s)",
    "[if|when] {who:pokemon} is Knocked Out by damage from an opponent's attack , [your "
    "opponent|that player|he or she] takes {n:number} {how:more_or_fewer} Prize card(s)",
    "[if|when] {who:pokemon} is Knocked Out by damage from an attack [from|used by] {of:bearer} , "
    "[you]? take {n:number} more Prize card(s)",
)
def more_prizes_to(who: Node, n: int, of: Arg = FOES, how: str = ">") -> Node:
    who = _active_then(who)
    n = n if how == ">" else -n
    return on(who, node("mod", "prizes_for", who, "add", n, **{"from": source(of)}))


row("own_prize", "prizes(me)", "1 of [your|the] [Prizes|Prize cards]")
phrase("own_prize", face_down("me"), "1 of [your|the] face-down [Prizes|Prize cards]")
row("deck_top", "true", "the top card of your deck")
row(
    "act",
    "[swap_cards($pick(?own_prize, 1, 1, $who), top(me, 1))]",
    "switch {own_prize} with {x:deck_top} [{y:unseen}]?",
    "choose {own_prize} and switch(es) it with {x:deck_top} [{y:unseen}]?",
)
row(
    "act",
    "[if(any_of($that(cards)), [move(this_card(), prizes)])]",
    "put(s) [~|this card|this ~] in its place [as a face-down Prize card|face down]?",
    "put(s) [~|this card|this ~] face down in its place",
)


@rule("cards", "{q:quantity} Prize card(s)", cost=1)
def own_prizes(q: Node) -> Node:
    return node("$pick", node("prizes", "me"), *q.args, WHO)


row(
    "outcome",
    "[lasting(?until, ?on, [mod(prizes_for, all_both, add, ?value)])]",
    "if {on:pokemon} is Knocked Out {until:span} , take {value:more_prizes}",
    "{until:span} , if {on:pokemon} is Knocked Out , take {value:more_prizes}",
)


@rule(
    "modifier",
    "[if|when] {whom:bearer} [is|are] Knocked Out by damage from {y:blows} , take {n:more_prizes}",
    cost=1,
)
def more_prizes_for(whom: Arg, y: Node, n: int) -> Node:
    return on(NOBODY, node("mod", "prizes_for", whom, "add", n, **{"from": y.args[0]}))


row(
    "blows",
    "$whose(?bearer)",
    "an attack [from|of|used by] {bearer}",
    "[an attack|attacks] used by {bearer}",
    "{bearer} 's attacks",
)


@rule(
    "act",
    "switch(es) {n:count} card(s) from your hand with {m:count} of your [{x:face_down}]? Prize "
    "cards",
)
def swaps_with_prizes(n: int, m: int, x: Node | None = None) -> Block | None:
    mine = node("$pick", node("hand", WHO), n, n, WHO)
    theirs = node("$pick", face_down("me") if x else node("prizes", "me"), n, n, WHO)
    return (node("swap_cards", mine, theirs),) if n == m else None


row(
    "trainer_note",
    "[]",
    "if you [don't|didn't] reveal [a|an] {card_filter} , put [~|this card] [in|into] [the|your] "
    "discard pile",
)
