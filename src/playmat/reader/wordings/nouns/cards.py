"""Cards outside play and attached cards: what kind, whence, and how many."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import of_kind

# --- kinds of cards -----------------------------------------------------------------------------
row("card_filter", "$any()", "card(s)")
row("card_filter", "basic_energy()", "basic Energy card(s)", "basic Energy")
row("card_filter", "special_energy()", "Special Energy card(s)", "Special Energy")
row("card_filter", "$trainer()", "Trainer card(s)")
row("card_filter", "supporter()", "Supporter card(s)")
row("card_filter", "tool()", "Pokémon Tool card(s)", "Pokémon Tool(s)")
row("card_filter", "pokemon()", "Pokémon [card(s)]?", "Pokémon")
row("energy_kind", "energy()", "Energy [card(s)]?")
same("card_filter", "{energy_kind}")
row("energy_kind", "fits_both(energy(), provides(?type))", "{type} Energy [card(s)]?")
row("energy_kind", "fits_both(basic_energy(), provides(?type))", "basic {type} Energy [card(s)]?")


@rule("card_filter", "{words:pokemon_words} Pokémon [card(s)]?")
def pokemon_cards(words: Node) -> Node:
    return (
        words
        if words.word in ("basic", "stage1", "stage2", "evolved")
        else node("fits_both", node("pokemon"), words)
    )


# --- where they are -----------------------------------------------------------------------------
for _zone, _words in (("hand", "hand"), ("discards", "discard pile"), ("lost", "Lost Zone")):
    row("card_place", f"{_zone}(?player)", f"[from|in] {{player:owner}} {_words}")
row("cards", "hand(?player)", "{player:owner} hand", "all the cards in {player:owner} hand")
row("card_place", "discards(me)", "[from|in] the discard pile")
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


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {at:card_place}",
    "{q:quantity} of the {kind:card_filter} {at:card_place}",
)
def picked_cards(q: Node, kind: Node, at: Node) -> Node:
    return node("$pick", of_kind(at, kind), *q.args, "$who")


row(
    "cards",
    "@of_kind(?card_place, ?card_filter)",
    "all [of]? [the]? {card_filter} {card_place}",
    "each {card_filter} {card_place}",
)
row("cards", "$it()", "it", "them", "both of them")
row("cards", "$this()", "this Pokémon", cost=4)
row("card_place", "$attached(?pokemons)", "attached to any of {pokemons}", cost=-1)


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} [of|with] different types {at:card_place}",
    "{q:quantity} different types of {kind:card_filter} {at:card_place}",
)
def unlike_cards(q: Node, kind: Node, at: Node) -> Node:
    return node("$unlike", of_kind(at, kind), "types", *q.args, "$who")


row(
    "cards",
    "$unlike(@of_kind(?card_place, ?card_filter), names, ?number, ?number, $who)",
    "{number} {card_filter} with different names {card_place}",
    "{number} {card_filter} {card_place} with different names",
)
row(
    "cards",
    "$unlike(@of_kind(?card_place, ?card_filter), names, 0, ?number, $who)",
    "up to {number} {card_filter} with different names {card_place}",
    "up to {number} {card_filter} {card_place} with different names",
)
for _by, _unlike in (("types", "[of|with] different types"), ("names", "with different names")):
    row(
        "act",
        f"[$found($unlike(@of_kind(discards(?player), ?card_filter), {_by}, 0, ?number, $who))]",
        f"search(es) {{player:owner}} discard pile for [up to]? {{number}} {{card_filter}} "
        f"{_unlike}",
    )
