"""Stadiums: what either player may do in a turn, “that player”, and halves that face one player."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, SIDE
from playmat.reader.nodes import acted
from playmat.reader.wordings.clauses.powers import curing

row("that_player", "$player", "that player", "the player", "a player", "he or she", "its owner")
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


@rule(
    "clause",
    "{how:how_often_each} [if {c:condition} ,]? {p:that_player} [may [choose to]?]? {do:acts}",
)
def either_may(how: str, p: str, do: Block, c: Node = ALWAYS) -> Node:
    return node("$power", how, c, acted(curing(c, do), "me", "me"))


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
row("owner", SIDE, "this player's")
row("who_cant", SIDE, "this player can't")


@rule("stadium_half", "{what:modifier}")
def of_half(what: Node) -> Block:
    return what.block("mods")
