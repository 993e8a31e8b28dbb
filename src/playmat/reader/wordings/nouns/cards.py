"""Cards outside play and attached cards: what kind, whence, and how many."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ANY, of_kind
from playmat.reader.nodes import node

# --- kinds of cards -----------------------------------------------------------------------------
phrase("cardkind", ANY, "card(s)")
phrase("cardkind", node("basic_energy"), "basic Energy card(s)", "basic Energy")
phrase("cardkind", node("special_energy"), "Special Energy card(s)", "Special Energy")
phrase("cardkind", node("$trainer"), "Trainer card(s)")
phrase("cardkind", node("item"), "Item card(s)")
phrase("cardkind", node("supporter"), "Supporter card(s)")
phrase("cardkind", node("stadium_card"), "Stadium card(s)")
phrase("cardkind", node("tool"), "Pokémon Tool card(s)", "Pokémon Tool(s)")
phrase("cardkind", node("evolution"), "Evolution card(s)")
phrase("cardkind", node("pokemon"), "Pokémon [card(s)]?", "Pokémon")
phrase("energykind", node("energy"), "Energy [card(s)]?")


@rule("cardkind", "{kind:energykind}")
def energy_cards(kind: Node) -> Node:
    """Read Energy cards."""
    return kind


@rule("energykind", "{t:type} Energy [card(s)]?")
def typed_energy(t: str) -> Node:
    """Read Energy of a type."""
    return node("fits_both", node("energy"), node("provides", t))


@rule("energykind", "basic {t:type} Energy [card(s)]?")
def basic_typed_energy(t: str) -> Node:
    """Read basic Energy of a type."""
    return node("fits_both", node("basic_energy"), node("provides", t))


@rule("cardkind", "{words:monwords} Pokémon [card(s)]?")
def pokemon_cards(words: Node) -> Node:
    """Read Pokémon cards of a kind."""
    return (
        words
        if words.word in ("basic", "stage1", "stage2", "evolved")
        else node("fits_both", node("pokemon"), words)
    )


@rule("cardkind", "{a:cardkind_one} and {b:cardkind_one}", cost=1)
@rule("cardkind", "{a:cardkind_one} or {b:cardkind_one}")
def either_kind(a: Node, b: Node) -> Node | None:
    """Read one kind of card or another."""
    return None if ANY in (a, b) else node("fits_any", a, b)


@rule("cardkind_one", "{kind:energykind}", "{kind:simplekind}")
def one_kind(kind: Node) -> Node:
    """Read one kind of card in an enumeration."""
    return kind


for _word, _kind in (
    ("Pokémon", node("pokemon")),
    ("Basic Pokémon", node("basic")),
    ("Item", node("item")),
    ("Supporter", node("supporter")),
    ("Trainer", node("$trainer")),
    ("Stadium", node("stadium_card")),
    ("Evolution", node("evolution")),
):
    phrase("simplekind", _kind, f"{_word} [card(s)]?")


# --- where they are -----------------------------------------------------------------------------
@rule("place", "[from|in] {who:owner} hand")
def in_hand(who: str) -> Node:
    """Read cards of a hand."""
    return node("hand", who)


@rule("place", "[from|in] {who:owner} Lost Zone")
def in_lost_zone(who: str) -> Node:
    """Read a player's Lost Zone."""
    return node("lost", who)


@rule("place", "[from|in] {who:owner} discard pile")
def in_discards(who: str) -> Node:
    """Read cards of a discard pile."""
    return node("discards", who)


phrase("place", node("discards", "me"), "[from|in] the discard pile")
phrase(
    "place",
    node("$attached", node("event_mon")),
    "discarded from the Knocked Out Pokémon",
)


@rule("place", "attached to {to:mon}", "from {to:mon}", "on {to:mon}")
def attached_to(to: Node) -> Node:
    """Read Energy cards attached to somebody."""
    return node("$attached", to)


@rule("place", "attached to {to:target}")
def attached_to_target(to: Arg) -> Node:
    """Read Energy cards attached to somebody who is picked first."""
    return node("$attached", to)


@rule(
    "cards",
    "{q:quantity} {kind:cardkind} {at:place}",
    "{q:quantity} of the {kind:cardkind} {at:place}",
)
def picked_cards(q: Node, kind: Node, at: Node) -> Node:
    """Read cards that are chosen."""
    return node("$pick", of_kind(at, kind), *q.args, "$who")


@rule("cards", "all [of]? [the]? {kind:cardkind} {at:place}", "each {kind:cardkind} {at:place}")
def all_cards(kind: Node, at: Node) -> Arg:
    """Read all cards of a kind at a place."""
    return of_kind(at, kind)


@rule("cards", "{who:owner} hand", "all the cards in {who:owner} hand")
def whole_hand(who: str) -> Node:
    """Read a whole hand."""
    return node("hand", who)


@rule(
    "cards",
    "the top card [of|in] {who:owner} deck",
    "the top {n:number} cards [of|in] {who:owner} deck",
)
def top_cards(who: str, n: int = 1) -> Node:
    """Read the top of a deck."""
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
