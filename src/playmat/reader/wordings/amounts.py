"""Numbers that a text counts: heads, Energy, damage counters, Pokémon, cards, Prizes."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import node, where
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.cardnouns import of_kind

HEADS = node("heads", "$coins")
TAILS = node("tails", "$coins")

phrase("each", HEADS, "heads")
phrase("each", TAILS, "tails")
phrase("total", HEADS, "heads")
phrase("total", TAILS, "tails")


@rule("amount", "{n:number}")
def plain(n: int) -> int:
    """Read a plain number."""
    return n


@rule(
    "amount", "the number of {n:total}", "the total number of {n:total}", "the amount of {n:total}"
)
def number_of(n: Arg) -> Arg:
    """Read a number that is counted."""
    return n


@rule("each", "{kind:thing}")
@rule("total", "{kind:thing}")
def thing(kind: Arg) -> Arg:
    """Read something that can be counted."""
    return kind


@rule("thing", "Energy attached to {on:target}")
def energy_units(on: Arg) -> Node:
    """Read Energy in units."""
    return node("units", on)


@rule("thing", "{t:type} Energy attached to {on:target}")
def typed_units(on: Arg, t: str) -> Node:
    """Read Energy of a type in units."""
    return node("units", on, t)


@rule("thing", "Energy card(s) attached to {on:target}")
def energy_cards(on: Arg) -> Node:
    """Read Energy cards one by one."""
    return node("count", node("energy_on", on))


@rule("thing", "{t:type} Energy card(s) attached to {on:target}")
def typed_energy_cards(on: Arg, t: str) -> Node:
    """Read Energy cards of a type one by one."""
    return node("count", where(node("energy_on", on), node("provides", t)))


@rule("thing", "damage counter(s) on {on:target}")
def counters(on: Arg) -> Node:
    """Read damage counters."""
    return node("counters_on", on)


@rule("thing", "of {of:mons}", "{of:mons}")
def pokemon(of: Arg) -> Node:
    """Read Pokémon one by one."""
    return node("count", of)


@rule("thing", "{kind:cardkind} {at:place}")
def cards_in(kind: Node, at: Node) -> Node | None:
    """Read cards in a zone one by one."""
    return None if at.word == "$attached" else node("count", of_kind(at, kind))


@rule("thing", "Prize card(s) you have taken")
def prizes_taken() -> Node:
    """Read Prizes taken by this player."""
    return node("prizes_gone", "me")


@rule("thing", "Prize card(s) your opponent has taken")
def prizes_lost() -> Node:
    """Read Prizes taken by the opponent."""
    return node("prizes_gone", "foe")


@rule("thing", "Colorless Energy in {of:mon} Retreat Cost", "Colorless in {of:mon} Retreat Cost")
def retreat(of: Node) -> Node:
    """Read a Retreat Cost."""
    return node("retreat_of", of)


def times(factor: int, count: Arg) -> Arg:
    """Return so much for each."""
    return count if factor == 1 else node("mul", factor, count)
