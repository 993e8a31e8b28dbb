"""Cards outside play and attached cards: what kind, whence, and how many."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, narrowed_kind, of_kind

# --- kinds of cards -----------------------------------------------------------------------------
row("card_filter", "$any()", "card(s)")
row("card_filter", "basic_energy()", "basic Energy card(s)", "basic Energy")
row("card_filter", "special_energy()", "Special Energy card(s)", "Special Energy")
row("card_filter", "$trainer()", "Trainer card(s)")
row("card_filter", "supporter()", "Supporter card(s)")
row("card_filter", "tool()", "Pokémon Tool card(s)", "Pokémon Tool(s)")
row("card_filter", "pokemon()", "Pokémon [card(s)]?", "Pokémon")
same("card_filter", "{energy_kind}")


@rule("card_filter", "{words:pokemon_words} Pokémon [card(s)]?")
def pokemon_cards(words: Node) -> Node:
    return (
        words
        if words.word in ("basic", "stage1", "stage2", "evolved")
        else node("fits_both", node("pokemon"), words)
    )


LOOSE = {"supporter", "stadium_card"}
"""Kinds of cards that are never attached to a Pokémon."""


# --- where they are -----------------------------------------------------------------------------
for _zone, _words in (
    ("hand(?player)", "{player:owner} hand(s)"),
    ("discards(?player)", "{player:owner} discard pile(s)"),
    ("discards(me)", "the discard pile"),
    ("lost(?player)", "{player:owner} Lost Zone"),
    ("lost(me)", "the Lost Zone"),
    ("join(hand(?player), discards(?player))", "{player:owner} hand or discard pile"),
    ("join(hand(me), discards(me))", "your hand or your discard pile"),
):
    row("card_place", _zone, f"[from|in] {_words}")
row(
    "cards",
    "hand(?player)",
    "{player:owner} hand",
    "{player:owner} hands",
    "all the cards in {player:owner} hand",
)
row(
    "card_place",
    "$attached(?to)",
    "attached to {to:pokemon}",
    "from {to:pokemon}",
    "on {to:pokemon}",
    "attached to {to:target}",
    "[from|on] {to:target}",
    "[attached to|from] {to:pokemons}",
    "from among {to:pokemons}",
)
row("card_place", "$attached(?to)", "attached to any of {to:pokemons}", cost=-1)


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {at:card_place}",
    "{q:quantity} of the {kind:card_filter} {at:card_place}",
    "{q:quantity} {kind:card_filter} {at:card_place} [{out:cards_left_out}|{out:card_that}]",
    "{q:quantity} {kind:card_filter} {by:unlike} {at:card_place}",
    "{q:quantity} {kind:card_filter} {at:card_place} {by:unlike}",
    "{q:quantity} {by:unlike} of {kind:card_filter} {at:card_place}",
)
def picked_cards(q: Node, kind: Node, at: Node, out: Node = ANY, by: str = "") -> Node | None:
    if at.word == "$attached" and LOOSE & {part.word for part in nodes_in(kind)}:
        return None
    if by:
        return node("$unlike", of_kind(at, kind), by, *q.args, "$who")
    if out != ANY:
        if at.word == "$attached":
            return None
        kind = narrowed_kind(kind, out)
    return node("$pick", of_kind(at, kind), *q.args, "$who")


row(
    "cards",
    "@of_kind(?card_place, ?card_filter)",
    "all [of]? [the]? {card_filter} {card_place}",
    "each {card_filter} {card_place}",
)
row("cards", "$it()", "it", "them", "both of them")
row("cards", "$this()", "this Pokémon", cost=4)
for _by, _unlike in (("types", "[of|with]? different types"), ("names", "with different names")):
    phrase("unlike", _by, _unlike)
