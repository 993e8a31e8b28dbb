"""Stadiums: what either player may do in a turn, “that player”, and halves that face one player."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import SIDE, fitted
from playmat.reader.nodes import acted

ALL = node("all", SIDE)

row("that_player", "$player", "that player", "the player", "a player", "he or she")
row("owner", "$player", "that player's", "the player's")
row("pokemon", "active($player)", "that player's Active Pokémon")
row(
    "how_often_each",
    "once_player",
    "once during each player's turn ,",
    "once during each of his or her turns ,",
    "once during [each of]? [his or her|their] turn(s) ,",
)
row(
    "how_often_each",
    "free",
    "as often as each player like(s) during his or her turn ,",
    "during each player's turn ,",
)
row(
    "clause",
    "$power(?how_often_each, always(), @acted(?acts, me, me))",
    "{how_often_each} {p:that_player} may {acts}",
    "{how_often_each} {p:that_player} may choose to {acts}",
)


@rule(
    "clause",
    "{how:how_often_each} if {c:condition} , {p:that_player} may {do:acts}",
    "{how:how_often_each} if {c:condition} , {p:that_player} may choose to {do:acts}",
)
def either_may_if(how: str, c: Node, p: str, do: Block) -> Node:
    ill = [part["condition"] for part in nodes_in(c) if part.word == "condition_is"]
    if len(ill) == 1:
        do = cast(Block, replaced(do, "$condition", ill[0]))
    return node("$power", how, c, acted(do, "me", "me"))


row("effect", "@acted(?act, $player, $player)", "{p:that_player} {act}")
row("effects", "@acted(?acts, $player, $player)", "{p:that_player} {acts}")
row("effect", "[may($player, @acted(?acts, $player, $player))]", "{p:that_player} may {acts}")
row("act", "[win($who)]", "choose(s) to win the game", "win(s) [the|this] game")
row("stadium_half", "$faces()", "choose which way this card faces before you play it")
row(
    "stadium_half_note",
    "[]",
    "when this card comes into play , this player {discards_from_bench} until he or she has "
    "{number} Pokémon on the Bench",
    "if those Pokémon are already {status} or {status} , remove those Special Conditions",
)
row(
    "stadium_half",
    "[mod(bench_size, $side, set, ?value)]",
    "this player can't have more than {value:number} Benched Pokémon",
)
row(
    "stadium_half",
    "[immune(@fitted(all($side), ?pokemon_noun), ?status, ?b)]",
    "this player 's {pokemon_noun} can't be {status} or {b:status}",
)
DONE = "any damage done by attacks from this player 's {kind:pokemon_noun}"


@rule("stadium_half", f"{DONE} is {{sign:up_or_down}} {{n:number}} {{stage:damage_stage}}")
def weaker(kind: Node, sign: int, n: int, stage: str) -> Block:
    return (node("mod", "damage_dealt", fitted(ALL, kind), "add", sign * n, stage=stage),)
