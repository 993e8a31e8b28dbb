"""Cards outside play and attached cards: kind, place and number."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, POKEMON_ALONE, narrowed_kind, of_kind

# --- kinds of cards -----------------------------------------------------------------------------
row("card_filter", "$any()", "card(s)")
row("card_filter", "basic_energy()", "basic Energy card(s)", "basic Energy")
row("card_filter", "special_energy()", "Special Energy card(s)", "Special Energy")
row("card_filter", "$trainer()", "Trainer card(s)")
row("card_filter", "supporter()", "Supporter card(s)")
row("card_filter", "tool()", "Pokémon Tool card(s)", "Pokémon Tool(s)")
row("card_filter", "pokemon()", "Pokémon [card(s)]?", "Pokémon")
same("card_filter", "{energy_kind}")


LOOSE = {"supporter", "stadium_card", "item", *POKEMON_ALONE}
"""Kinds of cards that are never attached to a Pokémon."""


# --- places -------------------------------------------------------------------------------------
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
for _cost, *_held in (
    (0, "[attached to|from|on] [{to:pokemon}|{to:target}]"),
    (0, "[attached to|from|from among] {to:pokemons}"),
    (-1, "attached to any of {to:pokemons}"),
):
    row("card_place", "$attached(?to)", *_held, cost=_cost)


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {at:card_place}",
    "{q:quantity} of the {kind:card_filter} {at:card_place}",
    "{q:quantity} {kind:card_filter} {at:card_place} [{out:cards_left_out}|{out:card_that}]",
    "{q:quantity} {kind:card_filter} {by:unlike} {at:card_place}",
    "{q:quantity} {kind:card_filter} {at:card_place} {by:unlike}",
    "{q:quantity} {by:unlike} of {kind:card_filter} {at:card_place}",
    "all [of]? [the]? {kind:card_filter} {at:card_place} [{out:cards_left_out}|{out:card_that}]",
)
def picked_cards(
    kind: Node, at: Node, q: Node | None = None, out: Node = ANY, by: str = ""
) -> Arg | None:
    if at.word == "$attached" and LOOSE & {part.word for part in nodes_in(kind)}:
        return None
    if out != ANY and at.word == "$attached":
        return None
    of = of_kind(at, kind if out == ANY else narrowed_kind(kind, out))
    if q is None:
        return of
    return node("$unlike", of, by, *q.args, "$who") if by else node("$pick", of, *q.args, "$who")


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
