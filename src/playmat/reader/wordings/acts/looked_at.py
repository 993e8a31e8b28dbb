"""Cards looked at: whether some kind is among them, where they go, in what order."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import compared

WHO = "$who"
THEM = node("$them", "cards")


@rule(
    "condition",
    "{h:player_has} [any|a|an] {kind:card_filter} there",
    "there are any {kind:card_filter} there",
)
def is_there(kind: Node, h: str = "") -> Node:
    return node("any_of", node("where", node("$looked"), kind))


@rule("condition", "you find {n:how_many} {kind:card_filter} there")
def found_some(n: Node, kind: Node) -> Node:
    of = THEM if kind.word == "$any" else node("where", THEM, kind)
    return compared(node("count", of), n)


row("them_back_on_that_deck", "true", "put(s) them back on top of that player's deck")
row(
    "reordering",
    "true",
    "rearrange(s) them as you like",
    "{them_back_on_that_deck} in any order [you like]?",
    "put(s) them back [on top]? in any order",
)


@rule(
    "act",
    "look(s) at the top {n:number} cards [of|in|on] either player's deck [,]? and {x:reordering}",
    "look(s) at up to {most:number} cards from the top of either player's deck [,]? and "
    "{x:reordering}",
    "look(s) at up to {most:number} cards from the top of {whose:owner} deck",
    cost=-1,
)
def looks_at_top(x: bool = False, n: Arg = 0, most: int = 0, whose: str = "") -> Block | None:
    """Look at the top of a deck and reorder it, possibly with a choice of the deck."""
    if not x:
        return on_top(whose, n, most) if whose in ("me", "foe") else None
    sides = (("Your deck", "me"), ("Your opponent's deck", "foe"))
    back = node("move", node("$order", node("$looked"), WHO), "deck_top")
    options = ((node("label", label), *on_top(whose, n, most), back) for label, whose in sides)
    return (Node("either", (WHO, tuple(options))),)


def on_top(whose: str, n: Arg, most: int) -> Block:
    asked = (node("bind", "$n", node("number", 1, most, WHO)),) if most else ()
    many = node("ref", "$n") if most else n
    return (*asked, node("look", node("top", whose, many), WHO))


@rule(
    "condition",
    "he or she has any {kind:card_filter} [there]?",
    "any of them are {kind:card_filter}",
)
def seen_there(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("any_of", node("where", node("$looked"), kind))


# --- one of several places ------------------------------------------------------------------------


@rule(
    "act",
    "[switch(es)|exchange(s)|trade(s)] {what:cards} with the top card of your deck [without "
    "[showing your opponent|looking at [the top card of your deck|it]]]?",
    "[switch(es)|exchange(s)|trade(s)] {what:cards} with the top {m:number} cards of your deck",
    "[switch(es)|exchange(s)|trade(s)] {hand:number} of the cards in your hand with the top "
    "{m:number} cards of your deck",
    "[switch(es)|exchange(s)|trade(s)] {what:cards} with {other:cards}",
)
def swaps_with_top(what: Arg = "", m: int = 1, hand: int = 0, other: Arg = "") -> Block | None:
    if other:
        picks = [one.args[1:3] for one in (what, other) if is_word(one, "$pick")]
        even = len(picks) == 2 and picks[0] == picks[1] and not _in_play(what, other)
        return (node("swap_cards", what, other),) if even else None
    what = what or node("$pick", node("hand", WHO), hand, hand, WHO)
    most = what["most"] if is_word(what, "$pick") else 1
    return (node("swap_cards", what, node("top", WHO, m)),) if most == m else None


def _in_play(*cards: Arg) -> bool:
    """Whether any of the cards may be attached to a Pokémon."""
    return any(part.word in ("energy_on", "attached", "gear_on") for part in nodes_in(cards))
