"""Bounds: at least, at most, more than and exactly so many, and numbers held against them."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule


# --- how many -----------------------------------------------------------------------------------
@rule("how_many", "{n:number} or more", "at least {n:number}")
def at_least(n: int) -> Node:
    return node("$cmp", ">=", n)


@rule("how_many", "{n:number} or [less|fewer]", "no more than {n:number}")
def at_most(n: int) -> Node:
    return node("$cmp", "<=", n)


@rule("how_many", "[fewer|less] than {n:number}")
def below(n: int) -> Node:
    return node("$cmp", "<", n)


@rule("how_many", "more than {n:number}")
def above(n: int) -> Node:
    return node("$cmp", ">", n)


@rule("how_many", "[exactly|only] {n:number}", "[only]? {n:number}", "[a|an] single")
def just(n: int = 1) -> Node:
    return node("$cmp", "==", n)


phrase("how_many", node("$cmp", ">=", 1), "any", "at least [1|one]", "1 or more", "a", "an")
phrase("how_many", node("$cmp", "==", 0), "no")


# --- ranges -------------------------------------------------------------------------------------
@rule("number_range", "{n:count} or [less|fewer]", "up to {n:count}")
def up_to_so_many(n: int) -> Node:
    return node("$range", "<=", n)


@rule("number_range", "less than {n:count}", "fewer than {n:count}")
def less_than_so_many(n: int) -> Node:
    return node("$range", "<", n)


@rule("number_range", "{n:count} or more", "at least {n:count}", "{n:count} of more")
def so_many_or_more(n: int) -> Node:
    return node("$range", ">=", n)


@rule("number_range", "more than {n:count}")
def more_than_so_many(n: int) -> Node:
    return node("$range", ">", n)


@rule("number_range", "exactly {n:count}")
def exactly_so_many(n: int) -> Node:
    return node("$range", "==", n)


phrase("number_range", node("$range", "==", 0), "no")


# --- one of several numbers ---------------------------------------------------------------------
@rule("numbers", "{a:number} or {b:number}", "{a:number} , or {b:number}")
def two_numbers(a: int, b: int) -> tuple[int, ...]:
    return (a, b)


@rule("numbers", "{a:number} , {b:numbers}")
def more_numbers(a: int, b: tuple[int, ...]) -> tuple[int, ...]:
    return (a, *b)
