"""What is done once for each of something that is counted."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import times
from playmat.reader.nodes import acted

NUMBER = node("$number")
PICKED = "[Pokémon you chose|{kind:pokemon_noun} you put onto your Bench] [in this way]?"
WHO = "$who"
FOES = node("all", "foe")

row(
    "statement",
    "@acted([repeat(?times, [hit(?target, ?amount)])], me)",
    "for each {times:for_each} , choose {target:aimed_at} and this attack does {amount:number} "
    "damage to "
    "[that|those] Pokémon",
    "for each {times:for_each} , choose {target:aimed_at} and do {amount:number} damage to it",
    "choose {target:aimed_at} {times:number} times and do {amount:number} damage to it each time",
)


@rule("aimed_at", "1 of {of:pokemons}", "an opponent's Pokémon [in play]?")
def aimed_at(of: Arg = FOES) -> Node:
    return node("$pick", of, 1, 1, WHO)


@rule("statement", "for each {n:for_each} , {do:done_for_one}")
def done_for_each(n: Arg, do: Block) -> Block:
    return acted(cast(Block, replaced(do, NUMBER, n)), "me")


@rule(
    "statement",
    f"for each [of those Pokémon|{PICKED}] , {{do:acts}}",
    f"for each [of those Pokémon|{PICKED}] , you may {{free:acts}}",
    cost=-1,
)
def for_each_chosen(do: Block = (), free: Block = (), kind: Node | None = None) -> Block:
    those, it = node("$that", "mons"), node("$it")
    do = (node("may", "me", free),) if free else do
    named = (those,) if those in nodes_in(do) else (those, it)
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg in named else arg)
    return (node("$each", those, inner),)


@rule("statement", "for each of {of:pokemons} , {do:acts}", cost=-2)
def for_each_in_turn(of: Arg, do: Block) -> Block | None:
    those = node("$that", "mons")
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg == those else arg)
    return (node("$each", of, inner),) if those in nodes_in(do) else None


@rule("done_for_one", "flip {coins:count} coin(s)", "draw {cards:count} card(s)")
def done_for_one(coins: int = 0, cards: int = 0) -> Block:
    if coins:
        return (node("flip", times(coins, NUMBER), "me"),)
    return (node("draw", "me", times(cards, NUMBER)),)
