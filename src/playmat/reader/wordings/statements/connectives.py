"""How sentences and acts are joined: then, if heads, in order to, do the same."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ALWAYS, TAILS
from playmat.reader.nodes import acted
from playmat.reader.wordings.statements.who_does_what import comes_about_if

TAILS_UP = node("compare", TAILS, ">", 0)
ENDS = (node("end_turn"),)

row(
    "statement",
    "[$unless(?condition)]",
    "ignore this effect if {condition}",
    "if {condition} , ignore this effect",
)


@rule(
    "statement",
    "if you [use|used] {x:this_power} , {do:effects}",
    "if you searched your deck in this way , {do:effects}",
    "using {x:this_power} ends your turn",
)
def once_used(do: Block = ENDS, x: bool = True) -> Block:
    return (node("$used", do),)


row("statement", "[$pay(@acted(?act, me)), *?effects]", "{act} in order to {effects}", cost=-1)


@rule(
    "statement",
    "if {c:condition} , {do:effects} [; otherwise|, otherwise|; if tails] , {other:effects}",
    "if {tails:coin_result} , {do:effects} ; if heads , {other:effects}",
)
def one_of_two(do: Block, other: Block, c: Node = TAILS_UP, tails: Node = TAILS_UP) -> Block | None:
    return (node("if", c, do, other),) if tails == TAILS_UP else None


@rule(
    "condition",
    "{a:coin_result} , and if {b:condition}",
    "you do and [if]? {b:condition}",
)
def both(b: Node, a: Node | None = None) -> Node:
    return node("and", a or node("$did"), b)


same("statement", "then {effects}", "then [,]? you {effects}")
row(
    "statement",
    "[*?effects, *?statement]",
    "{effects} [, if any ;|,] then [,]? {statement} [, if any]?",
    "{effects} [,]? and then {statement}",
    cost=1,
)


@rule("statement", "if {c:condition} , {do:effects} [;|, then [,]?] {more:statement}", cost=1)
def if_and_then(c: Node, do: Block, more: Block) -> Block | None:
    if any(s.word == "if" for s in more):
        return (node("if", c, do), *more)
    return (node("if", c, (*do, *more)),)


# --- a second coin ------------------------------------------------------------------------------
row(
    "statement",
    "[$coin_each(?pokemons)]",
    "for each of {pokemons} , flip a coin",
    "for each {pokemons} , flip a coin",
    cost=-1,
)
row(
    "statement",
    "[$otherwise(?effects)]",
    "if [not|you didn't|it didn't|it doesn't] , {effects}",
    "if [it|that card|that Pokémon] [isn't|was not|wasn't] , {effects}",
    "otherwise , {effects}",
    "if there aren't any , {effects}",
)


# --- impossible actions -------------------------------------------------------------------------
row(
    "statement",
    "[$cannot(?effects)]",
    "if you can't [discard|return|put|move] {n:count} {kind:card_filter} , {effects}",
    "if you can't [discard|return|put|move] {n:count} {kind:card_filter} {x:card_place} , "
    "{effects}",
    "if you can't do so , {effects}",
    "if you [can't|couldn't|didn't] discard {n:count} {kind:card_filter} [{x:card_place}]? in this "
    "way , {effects}",
    "if {x:subject} [can't|cannot] , {effects}",
    "if you can't {y:act} [in this way]? , {effects}",
    "if you can't put [a|an] {kind:card_filter} [in|into] the Lost Zone , {effects}",
    "if you can't discard [all [{n:count}]? [of]?]? [cards|it|them|those cards] , {effects}",
)


for _cost, _then, _said in (
    (0, "*?acts", "{act} [and|, and|and then|then|, then|, and then|,] {acts}"),
    (1, "if($did(), ?then)", "{act} in order to {then:act}"),
    (2, "*?outcome", "{act} , and {outcome}"),
):
    row("acts", f"[*?act, {_then}]", _said, cost=_cost)


# --- unless ---------------------------------------------------------------------------------------
@rule(
    "statement",
    "unless {c:conditions} , {do:effects}",
    "unless {c:unless_attack} , {do:effects}",
    "{done:effects} [,]? unless {c:conditions}",
    "unless you {mine:act} , {do:outcome}",
    "{do:outcome} unless you {mine:act}",
    "[unless your opponent|if your opponent doesn't] {theirs:act} , {do:effects}",
    cost=2,
)
def unless(
    c: Node = ALWAYS, do: Block = (), done: Block = (), mine: Block = (), theirs: Block = ()
) -> Block | None:
    """An effect prevented by a condition, or by another action of a player.

    Lasting effects test at their own time.
    """
    if mine or theirs:
        who = "me" if mine else "foe"
        tried = node("may", who, acted(mine or theirs, who))
        return (tried, node("if", node("not", node("$did")), do))
    if any(n.word in ("lasting", "$react", "$open") for n in nodes_in(done)):
        return None
    test = node("not", c)
    asked = comes_about_if(done, test) if done else (node("if", test, do),)
    unclear = asked and any(n.word in ("$it", "$that") for n in nodes_in(asked[0].args[0]))
    return None if unclear else asked
