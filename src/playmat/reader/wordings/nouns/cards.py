"""Cards outside play and attached cards: what kind, whence, and how many."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, of_kind

# --- kinds of cards -----------------------------------------------------------------------------
phrase("card_filter", ANY, "card(s)")
phrase("card_filter", node("basic_energy"), "basic Energy card(s)", "basic Energy")
phrase("card_filter", node("special_energy"), "Special Energy card(s)", "Special Energy")
phrase("card_filter", node("$trainer"), "Trainer card(s)")
phrase("card_filter", node("item"), "Item card(s)")
phrase("card_filter", node("supporter"), "Supporter card(s)")
phrase("card_filter", node("stadium_card"), "Stadium card(s)")
phrase("card_filter", node("tool"), "Pokémon Tool card(s)", "Pokémon Tool(s)")
phrase("card_filter", node("evolution"), "Evolution card(s)")
phrase("card_filter", node("pokemon"), "Pokémon [card(s)]?", "Pokémon")
phrase("energy_kind", node("energy"), "Energy [card(s)]?")
same("card_filter", "{energy_kind}")


@rule("energy_kind", "{t:type} Energy [card(s)]?")
def typed_energy(t: str) -> Node:
    return node("fits_both", node("energy"), node("provides", t))


@rule("energy_kind", "basic {t:type} Energy [card(s)]?")
def basic_typed_energy(t: str) -> Node:
    return node("fits_both", node("basic_energy"), node("provides", t))


@rule("card_filter", "{words:pokemon_words} Pokémon [card(s)]?")
def pokemon_cards(words: Node) -> Node:
    return (
        words
        if words.word in ("basic", "stage1", "stage2", "evolved")
        else node("fits_both", node("pokemon"), words)
    )


@spare_rule("card_filter", "{a:card_kind_listed} and {b:card_kind_listed}", cost=1)
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
@rule("card_place", "[from|in] {who:owner} hand")
@rule("cards", "{who:owner} hand", "all the cards in {who:owner} hand")
def in_hand(who: str) -> Node:
    return node("hand", who)


@spare_rule("card_place", "[from|in] {who:owner} Lost Zone")
def in_lost_zone(who: str) -> Node:
    return node("lost", who)


@rule("card_place", "[from|in] {who:owner} discard pile")
def in_discards(who: str) -> Node:
    return node("discards", who)


phrase("card_place", node("discards", "me"), "[from|in] the discard pile")
spare_phrase("card_place", node("discards", "both"), "[from|in] both players' discard piles")
phrase("card_place", node("$attached", node("event_mon")), "discarded from the Knocked Out Pokémon")


@rule(
    "card_place",
    "attached to {to:pokemon}",
    "from {to:pokemon}",
    "on {to:pokemon}",
    "attached to {to:target}",
)
def attached_to(to: Arg) -> Node:
    return node("$attached", to)


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {at:card_place}",
    "{q:quantity} of the {kind:card_filter} {at:card_place}",
)
def picked_cards(q: Node, kind: Node, at: Node) -> Node:
    return node("$pick", of_kind(at, kind), *q.args, "$who")


@rule(
    "cards",
    "all [of]? [the]? {kind:card_filter} {at:card_place}",
    "each {kind:card_filter} {at:card_place}",
)
def all_cards(kind: Node, at: Node) -> Arg:
    return of_kind(at, kind)


@rule(
    "cards",
    "the top card [of|in] {who:owner} deck",
    "the top {n:number} cards [of|in] {who:owner} deck",
)
def top_cards(who: str, n: int = 1) -> Node:
    return node("top", who, n)


phrase(
    "cards",
    node("$that", "cards"),
    "that card",
    "those cards",
    "the card(s) you chose",
    "that Energy card",
    "that Energy",
)
phrase("cards", node("$it"), "it", "them", "both of them")
phrase("cards", node("$others", "cards"), "the other card(s)", "the rest of the cards", "the rest")
phrase("cards", node("stadium"), "[the|any|that]? Stadium card in play")
phrase("cards", node("$that", "cards"), "that Pokémon", cost=3)
phrase("cards", node("$others", "cards"), "the others", "the remaining cards")
spare_phrase("cards", node("$others", "cards"), "the other", "the other [1|one]", cost=1)


@spare_rule("card_place", "that [was|were] attached to {to:pokemon}", cost=1)
@spare_rule("card_place", "[attached to|from] {to:pokemons}", cost=2)
def attached_to_any(to: Arg) -> Node:
    return node("$attached", to)


@rule(
    "cards",
    "a number of {kind:card_filter} up to {n:amount} {at:card_place}",
    "a number of {kind:card_filter} {at:card_place} up to {n:amount}",
)
def counted_cards(kind: Node, at: Node, n: Arg) -> Node:
    return node("$pick", of_kind(at, kind), 0, n, "$who")


@spare_rule(
    "cards",
    "a number of {kind:card_filter} equal to {n:amount} {at:card_place}",
    "a number of {kind:card_filter} {at:card_place} equal to {n:amount}",
    cost=1,
)
def as_many_cards(kind: Node, at: Node, n: Arg) -> Node:
    return node("$pick", of_kind(at, kind), n, n, "$who")


@spare_rule(
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
