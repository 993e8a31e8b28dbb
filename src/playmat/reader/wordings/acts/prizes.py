"""Prizes: taken, turned face up, added to, and how many a Knock Out brings."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import on, source
from playmat.reader.nodes import acted

WHO = "$who"
FOES = node("all", "foe")

row("act", "[turn_up(?cards)]", "[put(s)|turn(s)] {cards} face up")
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
row("act", "[look(prizes(me), $who)]", "look at all of your face down Prize cards!")


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
    gone = [said["target"] for said in do if said.word == "return_mon"]
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


row("unseen", "true", "without showing your opponent", "without looking at [{deck_top}|it]")
row("deck_top", "true", "the top card of your deck")
row(
    "outcome",
    "[lasting(?until, ?on, [mod(prizes_for, all_both, add, ?value)])]",
    "if {on:pokemon} is Knocked Out {until:span} , take {value:more_prizes}",
    "{until:span} , if {on:pokemon} is Knocked Out , take {value:more_prizes}",
)
