"""How sentences and acts are joined: then, if heads, in order to, do the same."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.wordings.statements.who_does_what import comes_about_if

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
row("statement", "[$pay(@acted(?act, me)), *?effects]", "{act} in order to {effects}")
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
    "{a:unlinked_condition} [,]? and if {b:condition}",
)
def both(b: Node, a: Node | None = None) -> Node:
    return node("and", a or node("$did"), b)


row("unlinked_condition", "any_of(bench_of(me))", "you have any Benched Pokémon")
row("unlinked_condition", "not(falls(?who))", "this attack doesn't Knock Out {who:pokemon}")
same("statement", "then {effects}", "then [,]? you {effects}")
same("statement", "then {statement}", cost=1)
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
same("statement", "{effects} , if any", "{effects} , if there [is|are] any")


@rule("statement", "if {c:condition} , {do:effects} , then [,]? {more:statement}", cost=1)
def if_and_then(c: Node, do: Block, more: Block) -> Block | None:
    if any(s.word == "if" for s in more):
        return (node("if", c, do), *more)
    return (node("if", c, (*do, *more)),)


row("plain_statement", "[if(?condition, ?then)]", "if {condition} , {then:effects}")
same("statement", "{plain_statement} , if [any|it has any]")
same("plain_statement", "{effects}")
same("plain_statement", "then , {plain_statement}")


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
    "if [it|that card|that Pokémon] [isn't|was not|wasn't] , {effects}",
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


row("acts", "[*?act, if($did(), ?then)]", "{act} in order to {then:act}", cost=1)
row(
    "acts",
    "[*?act, *?acts]",
    "{act} [and then|then] {acts}",
    "{act} [and|, and|and then|, then|, and then|,] {acts}",
)


row(
    "statement",
    "[may(me, @acted(?acts, me)), if($did(), ?then)]",
    "you may {acts} [,]? and if you do , {then:effects}",
)


# --- unless ---------------------------------------------------------------------------------------
@rule("statement", "unless {c:conditions} , {do:effects}", cost=2)
def unless(c: Node, do: Block) -> Block | None:
    asks = any(n.word in ("$it", "$that") for n in nodes_in(c))
    return None if asks else (node("if", node("not", c), do),)


@rule("statement", "{do:effects} [,]? unless {c:conditions}", cost=2)
def not_if(do: Block, c: Node) -> Block | None:
    """Read what does not happen under a condition; what lasts asks at its own time."""
    if any(n.word in ("lasting", "$react", "$open") for n in nodes_in(do)):
        return None
    asked = comes_about_if(do, node("not", c))
    open_end = asked is None or any(n.word in ("$it", "$that") for n in nodes_in(asked[0].args[0]))
    return None if open_end else asked


row(
    "statement",
    "[may(me, @acted(?act, me)), if(not($did()), ?outcome)]",
    "unless you {act} , {outcome}",
    "{outcome} unless you {act}",
    cost=1,
)
row(
    "statement",
    "[may(foe, @acted(?act, foe)), if(not($did()), ?effects)]",
    "unless your opponent {act} , {effects}",
    cost=1,
)
row(
    "statement",
    "[$in_place(?condition, [*@acted(?other_act, me), *@acted(?acts, me)])]",
    "if {condition:conditions} , {other_act} instead [,]? and then {acts}",
    cost=1,
)
ATTACKED = "after [doing damage|this attack|the attack|your attack]"
same("effects", f"{ATTACKED} [,]? {{effects}}", f"{{effect}} {ATTACKED}", cost=1)

row(
    "effects",
    "[*?effect, if(?condition, @acted(?act, me))]",
    "{effect} [, then|, and then|and then] [you]? {act} if {condition}",
    cost=-1,
)
