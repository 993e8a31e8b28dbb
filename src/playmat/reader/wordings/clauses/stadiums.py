"""Stadiums: what either player may do in the own turn, and who "that player" is."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase
from playmat.reader.nodes import acted

ALWAYS = node("always")
PLAYER = "$player"
"""The player a Stadium speaks of: whose turn it is, or who did what it reacts to."""

phrase("that_player", PLAYER, "that player", "the player", "a player", "he or she")
phrase("owner", PLAYER, "that player's", "the player's")
phrase("player_has", PLAYER, "that player has", "the player has")
phrase("who_has", PLAYER, "that player has", "the player has")
phrase("who_has", "$rival", "that player's opponent has", "the player's opponent has")
spare_phrase("player_has", "$rival", "that player's opponent has", "the player's opponent has")
phrase(
    "condition",
    node("$did"),
    "the player does [so]?",
    "that player does [so]?",
    "he or she does [so]?",
    "you do so",
)
phrase(
    "note", (), "before attacking", "before [his or her|their] attack", "before he or she attacks"
)
phrase("pokemon", node("active", PLAYER), "that player's Active Pokémon")
phrase(
    "how_often_each",
    "once_player",
    "once during each player's turn ,",
    "once during each of his or her turns ,",
    "once during [each of]? [his or her|their] turn(s) ,",
)
phrase(
    "how_often_each",
    "free",
    "as often as each player like(s) during his or her turn ,",
    "during each player's turn ,",
)


@rule(
    "clause",
    "{how:how_often_each} {p:that_player} may {do:acts}",
    "{how:how_often_each} {p:that_player} may choose to {do:acts}",
)
def either_may(how: str, p: str, do: Block) -> Node:
    return node("$power", how, ALWAYS, acted(do, "me", "me"))


@rule(
    "clause",
    "during each player's turn , {p:that_player} may {do:acts} as often as he or she likes",
)
def either_may_often(p: str, do: Block) -> Node:
    return node("$power", "free", ALWAYS, acted(do, "me", "me"))


@rule(
    "clause",
    "{how:how_often_each} if {c:condition} , {p:that_player} may {do:acts}",
    "{how:how_often_each} if {c:condition} , {p:that_player} may choose to {do:acts}",
)
@rule("clause", "{how:how_often_each} if {c:condition} , {p:that_player} {do:acts}")
def either_may_if(how: str, c: Node, p: str, do: Block) -> Node:
    ill = [part.args[0] for part in nodes_in(c) if part.word == "condition_is"]
    if len(ill) == 1:
        do = cast(Block, replaced(do, "$condition", ill[0]))
    return node("$power", how, c, acted(do, "me", "me"))


@rule(
    "clause",
    "each player that has {n:how_many} {kind:pokemon_noun} in play {that:pokemon_that} may "
    "{do:acts} once during his or her turn",
)
def those_who_may(n: Node, kind: Node, that: Node, do: Block) -> Node:
    fit = that if kind.word == "$any" else node("fits_both", kind, that)
    return node(
        "$power",
        "once_player",
        node("any_of", node("where", node("all", "me"), fit)),
        acted(do, "me", "me"),
    )


@rule("effect", "{p:that_player} {do:act}")
@rule("effects", "{p:that_player} {do:acts}")
def player_does(p: str, do: Block) -> Block:
    return acted(do, PLAYER, PLAYER)


@rule("effect", "{p:that_player} may {do:acts}")
def player_may(p: str, do: Block) -> Block:
    return (node("may", PLAYER, acted(do, PLAYER, PLAYER)),)


phrase("act", (node("win", "$who"),), "choose(s) to win the game", "win(s) [the|this] game")


spare_phrase("outcome", (node("end_turn"),), "his or her turn ends")
