"""Cards taken from each of several Pokémon, one after another."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule, spare_phrase, spare_rule
from playmat.reader.meanings import of_kind
from playmat.reader.nodes import Block, node

EACH = "[from|attached to] each [of]? {of:pokemon_group}"
"""From whom; read before the wider words for cards attached to somebody."""

OWN_HAND = "[his or her|your|its owner's|your opponent's|their|their owners'] [hand|hands]"
OWN_DECK = "[his or her|your|its owner's|your opponent's|their] deck"


def taken(q: Node, kind: Node) -> Node:
    """Return cards of a kind picked from one of them."""
    held = of_kind(node("$attached", node("$each_one")), kind)
    return node("$pick", held, *q.args, "$who")


def from_each(of: Arg, *done: Node) -> Block:
    """Return what is done with each of several Pokémon."""
    return (node("$each", of, done),)


@rule("act", f"discard(s) {{q:quantity}} {{kind:card_filter}} {EACH}", cost=-2)
def discarded(q: Node, kind: Node, of: Arg) -> Block:
    """Read cards discarded from each of several Pokémon."""
    return from_each(of, node("discard", taken(q, kind)))


@spare_rule(
    "act", f"[return(s)|put(s)] {{q:quantity}} {{kind:card_filter}} {EACH} {{to:back_to}}", cost=-2
)
def put_back(q: Node, kind: Node, of: Arg, to: str) -> Block:
    """Read cards put back from each of several Pokémon."""
    return from_each(of, node("move", taken(q, kind), to))


spare_phrase("back_to", "hand", f"[to|into|in] {OWN_HAND}")
spare_phrase("back_to", "deck_top", f"on top of {OWN_DECK}")
spare_phrase("back_to", "deck_bottom", f"on the bottom of {OWN_DECK}")


@spare_rule("act", f"move(s) {{q:quantity}} {{kind:card_filter}} {EACH} to {{to:pokemon}}", cost=-2)
def moved(q: Node, kind: Node, of: Arg, to: Node) -> Block:
    """Read cards moved from each of several Pokémon to one."""
    return from_each(of, node("attach", taken(q, kind), to))


# What else is done with a card from each is not known: it must not be read as one card of all.
spare_phrase("cards", node("$one_of_each"), f"{{q:quantity}} {{kind:card_filter}} {EACH}", cost=-1)
