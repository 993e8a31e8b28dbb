"""How sentences and acts are joined: then, if heads, in order to, do the same."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule, same

row(
    "statement",
    "[if(?condition, ?then), if(compare(heads($coins), >, 0), ?effects)]",
    "if {condition} , {then:effects} ; if heads , {effects}",
)
row(
    "statement",
    "[$unless(?condition)]",
    "ignore this effect if {condition}",
    "if {condition} , ignore this effect",
)
row("statement", "[$used(?effects)]", "if you [use|used] {x:this_power} , {effects}")
row("statement", "[$used([end_turn()])]", "using {x:this_power} ends your turn")
row(
    "statement",
    "[may(foe, @acted(?act, foe)), if(not($did()), ?then)]",
    "if your opponent doesn't {act} , {then:effects}",
)
row("statement", "[$pay(@acted(?act, me)), *?effects]", "{act} in order to {effects}", cost=-1)
row(
    "statement",
    "[if(?condition, ?then, ?else)]",
    "if {condition} , {then:effects} ; otherwise , {else:effects}",
    "if {condition} , {then:effects} , otherwise , {else:effects}",
    "if {condition} , {then:effects} ; if tails , {else:effects}",
)


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
    "{effects} , then [,]? {statement}",
    "{effects} [,]? and then {statement}",
    cost=1,
)
row(
    "statement",
    "[*?effects, *?more]",
    "{effects} , if any ; then {more:effects}",
    "{effects} , if any ; then {more:effects} , if any",
)


@rule("statement", "if {c:condition} , {do:effects} , then [,]? {more:statement}", cost=1)
def if_and_then(c: Node, do: Block, more: Block) -> Block | None:
    if any(s.word == "if" for s in more):
        return (node("if", c, do), *more)
    return (node("if", c, (*do, *more)),)


# --- a second coin ------------------------------------------------------------------------------
row("act", "[flip(1, $who)]", "flip(s) another coin")
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
    "if not , {effects}",
    "if [it|that card] isn't , {effects}",
    "otherwise , {effects}",
    "if there aren't any , {effects}",
)


# --- what cannot be done ------------------------------------------------------------------------
row(
    "statement",
    "[$cannot(?outcome)]",
    "if you can't [discard|return|put|move] {n:count} {kind:card_filter} , {outcome}",
    "if you can't [discard|return|put|move] {n:count} {kind:card_filter} {x:card_place} , "
    "{outcome}",
    "if you can't do so , {outcome}",
    "if you [can't|couldn't|didn't] discard {n:count} {kind:card_filter} [{x:card_place}]? in this "
    "way , {outcome}",
    "if {x:subject} [can't|cannot] , {outcome}",
    "if you can't {y:act} [in this way]? , {outcome}",
    "if you can't put [a|an] {kind:card_filter} [in|into] the Lost Zone , {outcome}",
    "if you can't discard [cards|them|those cards] , {outcome}",
)


row(
    "acts",
    "[*?act, *?acts]",
    "{act} in order to {acts:act}",
    "{act} [and then|then] {acts}",
    "{act} [and|, and|and then|, then|, and then|,] {acts}",
)


# --- unless ---------------------------------------------------------------------------------------
@rule(
    "statement",
    "unless {c:conditions} , {do:effects}",
    "unless {c:unless_attack} , {do:effects}",
    "{do:effects} unless {c:conditions}",
    cost=2,
)
def unless(c: Node, do: Block) -> Block | None:
    asks = any(n.word in ("$it", "$that") for n in nodes_in(c))
    return None if asks else (node("if", node("not", c), do),)
