"""How sentences hang together: then, if heads and if, if tails first, do the same."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, same, spare_rule, spare_same
from playmat.reader.meanings import HEADS, TAILS
from playmat.reader.nodes import acted

SOME_HEADS = node("compare", HEADS, ">", 0)
SOME_TAILS = node("compare", TAILS, ">", 0)


@rule("statement", "if {c:condition} , {do:effects} ; if heads , {other:effects}")
def heads_second(c: Node, do: Block, other: Block) -> Block:
    return (node("if", c, do), node("if", SOME_HEADS, other))


@rule(
    "statement",
    "if {c:condition} , {do:effects} ; otherwise , {other:effects}",
    "if {c:condition} , {do:effects} , otherwise , {other:effects}",
)
def otherwise(c: Node, do: Block, other: Block) -> Block:
    return (node("if", c, do, other),)


@rule(
    "condition",
    "{a:coin_result} , and if {b:condition}",
    "you do and [if]? {b:condition}",
    "{a:unlinked_condition} [,]? and if {b:condition}",
)
def both(b: Node, a: Node | None = None) -> Node:
    return node("and", a or node("$did"), b)


phrase("unlinked_condition", node("any_of", node("bench_of", "me")), "you have any Benched Pokémon")


@rule("unlinked_condition", "this attack doesn't Knock Out {x:pokemon}")
def left_standing(x: Node) -> Node:
    return node("not", node("falls", x))


phrase("coin_result", SOME_HEADS, "1 or both [of them|coins]? are heads", "you get 1 or more heads")
phrase("coin_result", SOME_TAILS, "1 or both [of them|coins]? are tails")


@spare_rule("statement", "you may {a:acts} [,]? and if you do , {b:effects}")
def if_then_done(a: Block, b: Block) -> Block:
    return (node("may", "me", acted(a, "me")), node("if", node("$did"), b))


same("statement", "then {effects}", "then [,]? you {effects}")


@rule(
    "statement",
    "{do:effects} , then [,]? {more:statement}",
    "{do:effects} [,]? and then {more:statement}",
    cost=1,
)
@rule(
    "statement",
    "{do:effects} , if any ; then {more:effects}",
    "{do:effects} , if any ; then {more:effects} , if any",
)
def and_then(do: Block, more: Block) -> Block:
    return (*do, *more)


@rule("statement", "if {c:condition} , {do:effects} , then [,]? {more:statement}", cost=1)
def if_and_then(c: Node, do: Block, more: Block) -> Block | None:
    if any(s.word == "if" for s in more):
        return (node("if", c, do), *more)
    return (node("if", c, (*do, *more)),)


@spare_rule("statement", "if {c:coin_result} then {do:statement}")
@rule("plain_statement", "if {c:condition} , {do:effects}")
def conditionally(c: Node, do: Block) -> Block:
    return (node("if", c, do),)


same("statement", "{plain_statement} , if [any|it has any]")
spare_same("plain_statement", "{effects}")


spare_same("plain_statement", "then , {plain_statement}")


# --- a second coin ------------------------------------------------------------------------------
phrase("act", (node("flip", 1, "$who"),), "flip(s) another coin")


@rule(
    "statement",
    "for each of {of:pokemons} , flip a coin",
    "for each {of:pokemons} , flip a coin",
    cost=-1,
)
def coin_for_each(of: object) -> Block:
    return (node("$coin_each", of),)  # type: ignore[arg-type]


@rule(
    "statement",
    "if not , {do:effects}",
    "if [it|that card] isn't , {do:effects}",
    "otherwise , {do:effects}",
    "if there aren't any , {do:effects}",
)
def else_done(do: Block) -> Block:
    return (node("$otherwise", do),)


# --- what cannot be done ------------------------------------------------------------------------
@rule(
    "statement",
    "if you can't [discard|return|put|move] {n:count} {kind:card_filter} , {do:outcome}",
    "if you can't [discard|return|put|move] {n:count} {kind:card_filter} {x:card_place} , "
    "{do:outcome}",
    "if you can't do so , {do:outcome}",
)
@spare_rule(
    "statement",
    "if you [can't|couldn't|didn't] discard {n:count} {kind:card_filter} [{x:card_place}]? in this "
    "way , {do:outcome}",
)
def if_you_cannot(do: Block, n: int = 1, kind: Node | None = None, x: Node | None = None) -> Block:
    return (node("$cannot", do),)
