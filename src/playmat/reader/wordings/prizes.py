"""Prizes: chosen face down, laid or turned face up, and cards added to them."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, node
from playmat.reader.grammar import phrase, rule

WHO = "$who"
FOUND = node("$that", "cards")
MOST = 6
"""No player ever has more Prizes at the beginning."""


def face_down(who: str) -> Node:
    """Return the Prizes of a player that lie face down."""
    return node("where", node("prizes", who), node("face_down"))


@rule("cards", "{q:quantity} of {who:owner} {x:hidden} Prize cards without looking")
def some_unseen(q: Node, who: str, x: Node) -> Node:
    """Read some face-down Prizes of a player, chosen unseen."""
    return node("$pick", face_down(who), *q.args, WHO)


@rule("cards", "as many of {who:owner} {x:hidden} Prize cards as you like")
def as_many_as_liked(who: str, x: Node) -> Node:
    """Read as many face-down Prizes as a player likes."""
    return node("$pick", face_down(who), 0, MOST, WHO)


@rule("cards", "{q:quantity} {x:hidden} Prize card(s) ( yours or your opponent's )")
def of_either_player(q: Node, x: Node) -> Node:
    """Read face-down Prizes of either player."""
    both = node("join", node("prizes", "me"), node("prizes", "foe"))
    return node("$pick", node("where", both, node("face_down")), *q.args, WHO)


@rule("act", "put(s) {what:cards} face up")
def turns_up(what: Arg) -> Block | None:
    """Read Prizes turned face up."""
    spoken = what in (FOUND, node("$it"))
    return (node("turn_up", what),) if spoken else None


@rule("act", "put(s) {what:cards} as a Prize card face up")
def laid_open(what: Arg) -> Block:
    """Read a card put among the Prizes for both players to see."""
    return (node("move", what, "prizes"), node("turn_up", FOUND))


@rule("act", "add(s) {what:cards} to {h:owner} Prize cards")
def added(what: Arg, h: str) -> Block:
    """Read cards added to the Prizes of a player."""
    return (node("move", what, "prizes"),)


phrase("thing", node("count", FOUND), "Prize card(s) you chose")
phrase(
    "cond",
    node("not", node("any_of", face_down("me"))),
    "all of your Prize cards are face up",
)
phrase(
    "reminder",
    True,
    "[these|those] cards remain [face]? up for {x:restofgame}",
    "that [Prize]? card remains [face]? up for {x:restofgame}",
)
phrase("restofgame", True, "the rest of the game")


@rule("cond", "that Prize card is {fit:cardis}")
def prize_is(fit: Node) -> Node:
    """Read what kind of card a Prize is."""
    return node("is", FOUND, fit)
