"""What is done once for each of something that is counted."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import times
from playmat.reader.nodes import acted

NUMBER = node("$number")

WHO = "$who"


@rule(
    "statement",
    "for each {n:for_each} , choose {one:aimed_at} and this attack does {k:number} damage to "
    "[that|those] Pokémon",
    "for each {n:for_each} , choose {one:aimed_at} and do {k:number} damage to it",
)
def hits_again_and_again(n: Arg, one: Node, k: int) -> Block:
    return acted((node("repeat", n, (node("hit", one, k),)),), "me")


@rule("aimed_at", "1 of {of:pokemons}", "an {of:pokemons}")
def aimed_at(of: Arg) -> Node:
    return node("$pick", of, 1, 1, WHO)


phrase("pokemon_set", node("all", "foe"), "opponent's Pokémon [in play]?", cost=1)

phrase("reminder", True, "you [may|can] choose the same Pokémon more than once")


@rule(
    "note",
    "you can choose the same Pokémon more than once , but {x:no_more_than} {n:number} damage to "
    "that Pokémon in this way",
)
def once_each(x: bool, n: int) -> Block:
    return (node("$once_each", n),)


phrase("no_more_than", True, "you can't do more than")


@rule("statement", "for each {n:for_each} , {do:done_for_one}")
def done_for_each(n: Arg, do: Block) -> Block:
    return acted(tuple(node(s.word, *(n if a == NUMBER else a for a in s.args)) for s in do), "me")


phrase("done_for_one", (node("flip", NUMBER, "me"),), "flip a coin")

phrase("done_for_one", (node("draw", "me", NUMBER),), "draw a card")


@rule("statement", "for each {n:for_each} , draw {k:number} cards")
def draws_for_each(n: Arg, k: int) -> Block:
    return acted((node("draw", "me", node("mul", k, n)),), "me")


@spare_rule(
    "statement",
    "choose 1 of {of:pokemons} {n:number} times and do {k:number} damage to it each time",
)
def hits_so_often(of: Arg, n: int, k: int) -> Block:
    one = node("$pick", of, 1, 1, WHO)
    return acted((node("repeat", n, (node("hit", one, k),)),), "me")


@spare_rule("statement", "for each {e:for_each} , this attack does {n:number} more damage", cost=1)
def more_for_each(e: Arg, n: int) -> Block:
    return acted((node("add_damage", times(n, e)),), "me")
