"""Cards outside play and attached cards: what kind, whence, and how many."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, of_kind

# --- kinds of cards -----------------------------------------------------------------------------
row("card_filter", "$any()", "card(s)")
row("card_filter", "basic_energy()", "basic Energy card(s)", "basic Energy")
row("card_filter", "special_energy()", "Special Energy card(s)", "Special Energy")
row("card_filter", "$trainer()", "Trainer card(s)")
row("card_filter", "item()", "Item card(s)")
row("card_filter", "supporter()", "Supporter card(s)")
row("card_filter", "stadium_card()", "Stadium card(s)")
row("card_filter", "tool()", "Pokémon Tool card(s)", "Pokémon Tool(s)")
row("card_filter", "evolution()", "Evolution card(s)")
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


@rule("card_filter", "{a:card_kind_listed} and {b:card_kind_listed}", cost=1)
@rule("card_filter", "{a:card_kind_listed} or {b:card_kind_listed}")
def either_kind(a: Node, b: Node) -> Node | None:
    return None if ANY in (a, b) else node("fits_any", a, b)


same("card_kind_listed", "{energy_kind}", "{plain_card_kind}")
for _word, _kind in (
    ("Pokémon", node("pokemon")),
    ("Basic Pokémon", node("basic")),
    ("Item", node("item")),
    ("Supporter", node("supporter")),
    ("Trainer", node("$trainer")),
    ("Stadium", node("stadium_card")),
    ("Evolution", node("evolution")),
):
    phrase("plain_card_kind", _kind, f"{_word} [card(s)]?")


# --- where they are -----------------------------------------------------------------------------
row("card_place", "hand(?player)", "[from|in] {player:owner} hand")
row("cards", "hand(?player)", "{player:owner} hand", "all the cards in {player:owner} hand")
row("card_place", "lost(?player)", "[from|in] {player:owner} Lost Zone")
row("card_place", "discards(?player)", "[from|in] {player:owner} discard pile")
row("card_place", "discards(me)", "[from|in] the discard pile")
row("card_place", "discards(both)", "[from|in] both players' discard piles")
row("card_place", "$attached(event_mon())", "discarded from the Knocked Out Pokémon")
row(
    "card_place",
    "$attached(?to)",
    "attached to {to:pokemon}",
    "from {to:pokemon}",
    "on {to:pokemon}",
    "attached to {to:target}",
    "[from|on] {to:target}",
    "attached to {to:pokemons}",
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
row("cards", "$that(cards)", "that Pokémon", cost=3)
row("cards", "$this()", "this Pokémon", cost=4)
row("cards", "$others(cards)", "the other", "the other [1|one]", cost=1)
row("card_place", "$attached(?pokemon)", "that [was|were] attached to {pokemon}", cost=1)
row("card_place", "$attached(?pokemons)", "[attached to|from] {pokemons}", cost=2)
row(
    "cards",
    "$pick(@of_kind(?card_place, ?card_filter), 0, ?amount, $who)",
    "a number of {card_filter} up to {amount} {card_place}",
    "a number of {card_filter} {card_place} up to {amount}",
)
row(
    "cards",
    "$unlike(@of_kind(?card_place, ?card_filter), types, ?number, ?number, $who)",
    "{number} {card_filter} [of|with] different types {card_place}",
    "{number} different types of {card_filter} {card_place}",
)
row(
    "cards",
    "$unlike(@of_kind(?card_place, ?card_filter), types, 0, ?number, $who)",
    "up to {number} {card_filter} [of|with] different types {card_place}",
)
row(
    "cards",
    "$pick(@of_kind(?card_place, ?card_filter), ?amount, ?amount, $who)",
    "a number of {card_filter} equal to {amount} {card_place}",
    "a number of {card_filter} {card_place} equal to {amount}",
    cost=1,
)


@rule(
    "cards",
    "{q:quantity} {a:card_filter} and {r:quantity} {b:card_filter} {at:card_place}",
    cost=2,
)
def two_picks(q: Node, a: Node, r: Node, b: Node, at: Node) -> Node | None:
    if at.word == "$attached":
        return None
    return node(
        "join",
        node("$pick", of_kind(at, a), *q.args, "$who"),
        node("$pick", of_kind(at, b), *r.args, "$who"),
    )


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
