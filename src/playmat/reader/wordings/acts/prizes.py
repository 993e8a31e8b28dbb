"""Prizes: taken, turned face up, added to, and how many a Knock Out gives."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, fitting, on, source
from playmat.reader.nodes import acted

WHO = "$who"
FOES = node("all", "foe")

for _symbol, _deed, *_said in (
    ("act", "turn_up(?cards)", "[put(s)|turn(s)] {cards} face up"),
    (
        "act",
        "move(?cards, prizes)",
        "put(s) {cards} as a Prize card face down",
        "put(s) {cards} face down as [a|{h:owner}] Prize card(s)",
        "add(s) {cards} to {h:owner} Prize cards [face down]?",
    ),
    (
        "act",
        "open_prizes(?player)",
        "play(s) with {player:owner} Prize cards face up for the rest of the game",
    ),
    (
        "outcome",
        "lasting(?until, ?on, [mod(prizes_for, all_both, add, ?value)])",
        "if {on:pokemon} is Knocked Out {until:span} , take {value:more_prizes}",
        "{until:span} , if {on:pokemon} is Knocked Out , take {value:more_prizes}",
    ),
):
    row(_symbol, f"[{_deed}]", *_said)


# --- for a Knock Out ----------------------------------------------------------------------------
NO_PRIZES = -9


@rule(
    "prizes_given",
    "your opponent [can't|doesn't] take [a|any] Prize card(s) [for it]?",
    "[[your|the] opponent|that player|he or she] takes {n:number} {how:more_or_fewer} Prize "
    "card(s)",
)
def prizes_given(n: int = -NO_PRIZES, how: str = "<") -> int:
    return n if how == ">" else -n


@rule(
    "modifier",
    "[if|when] [{who:pokemon}|{who:any_pokemon}] is Knocked Out [by [the]? damage from "
    "{of:attacks_of}]? , {n:prizes_given}",
    "[if|when] {who:pokemon} is Knocked Out by damage from {of:attacks_of} , [you]? take "
    "{n:number} more Prize card(s)",
    "[if|when] your opponent's {kind:pokemon_noun} [is|are] Knocked Out by damage from "
    "{of:attacks_of} , [you]? take {n:number} more Prize card(s)",
)
def prizes_changed(n: int, who: Arg = FOES, kind: Node = ANY, of: Node | None = None) -> Node:
    who = _active_then(fitting(who, kind))  # type: ignore[arg-type]
    by = {} if of is None else {"from": source(of["players"])}
    return on(who, node("mod", "prizes_for", who, "add", n, **by))


def _active_then(who: Node) -> Node:
    """The Active Pokémon as any that is Active when evaluated."""
    then = node("where", node("all", *who.args), node("is_active"))
    return then if who.word == "active" else who


@rule("effect", "{do:acts} , and {n:prizes_given}")
def saved_from_prizes(do: Block, n: int) -> Block | None:
    gone = [said["target"] for said in do if said.word == "return_mon"]
    out = (node("nullify"), *(node("mark_fallen", of) for of in gone))
    return (*out, *acted(do, "me", "me")) if gone and n == NO_PRIZES else None


row(
    "effect",
    "[lasting(end_of_turn, nobody(), [mod(prizes_for, event_mon(), add, ?prizes_given)])]",
    "{prizes_given}",
)


@rule("clause", "if {who:pokemon} is {s:pokemon_state} and is Knocked Out , {n:prizes_given}")
def prizes_while(who: Node, s: Node, n: int) -> Node:
    return node("$static", node("is", who, s), (prizes_changed(n, who),))
