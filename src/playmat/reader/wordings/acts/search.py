"""Searching decks and discard piles, and what happens to the cards found."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import (
    ANY,
    FORMS,
    energy_named,
    narrowed_kind,
    of_kind,
    plain_name,
)

WHO = "$who"
AT_WILL = node("$q", 0, 60)


def found_in(place: Node, q: Node, kind: Node) -> Block:
    """The statement that picks cards from a zone; a deck may hold none that fit."""
    least, most = q.args
    of: Arg = place if kind == ANY else node("where", place, kind)
    if "deck" not in (place.word, *(part.word for part in nodes_in(place))):
        return (node("$found", node("$pick", of, least, most, WHO)),)
    return (node("$found", node("$search", of, most, least if kind == ANY else 0, WHO)),)


row("sought", "[?quantity, ?card_filter]", "[any]? {quantity} {card_filter}")
row(
    "sought",
    "[$q(0, 60), ?card_filter]",
    "as many {card_filter} as [you like|he or she likes]",
)
row(
    "sought",
    "[$q(1, 1), ?card_filter]",
    "any {card_filter}",
    "{card_filter:pokemon_names}",
)


@rule("sought", "{kind:card_filter}", "the {sort:card_kind} named {kind:pokemon_name}")
def one_named(kind: Node, sort: Node = ANY) -> tuple[Node, Node] | None:
    return (node("$q", 1, 1), kind) if kind.word == "named" else None


row(
    "sought",
    "[$q(0, ?most), ?card_filter]",
    "a number of {card_filter} up to {most:amount}",
    "[a]? {card_filter} for each {most:for_each}",
)


@rule(
    "act",
    "search(es) {h:owner} {z:zone_name} for {what:sought}",
    "search for {what:sought}",
    "choose(s) {what:sought} [from|in] {h:owner} {z:zone_name}",
    "[pick(s)|take(s)] {what:sought} from {h:owner} {z:zone_name}",
)
def searches(what: tuple[Node, Node], h: str = "me", z: str = "deck") -> Block:
    return found_in(node(z, h), *what)


row(
    "act",
    "[$found($all(where(discards(?player), ?filter)))]",
    "search(es) {player:owner} discard pile for all {filter:card_filter}",
)


# --- cards of several kinds ---------------------------------------------------------------------
row(
    "card_filter",
    "fits_any(?left, ?right)",
    "{left:card_kind} or {right:card_kind} card(s)",
)
row(
    "quantity",
    "$q(0, ?number)",
    "up to {number} in any combination of",
    "a combination of up to {number}",
    "up to {number} of any combination of",
    "up to {number} cards in any combination of",
)
row(
    "quantity",
    "$q(?number, ?number)",
    "{number} in any combination of",
    "a combination of {number}",
    "any combination of {number}",
)
row("card_filter", "tag(plasma)", "Team Plasma card(s)")
row("card_filter", "machine()", "Technical Machine card(s)")
same("card_filter", "card(s) {card_that}")


@rule(
    "card_that",
    "that evolves from {who:pokemon}",
    "that evolve from {who:pokemon}",
    "that evolves from it",
)
def that_evolves(who: Node | None = None) -> Node:
    return node("evolves_from", who or node("$it"))


@rule(
    "card_filter",
    "{a:name} [card(s)]?",
    "card(s) named {a:name}",
    "Pokémon named {a:name}",
    cost=2,
)
def named_card(a: str) -> Node | None:
    if a in FORMS:
        return node("form_of", a)
    return node("named", a) if plain_name(a) else None


row("card_filter", "named($own)", "~")


@rule("card_filter", "{a:name} Energy [card(s)]?", cost=2)
@rule("energy_kind", "{a:name} Energy [card(s)]?", cost=2)
def named_energy(a: str) -> Node | None:
    return energy_named(a) if plain_name(a) else None


@rule("act", "search(es) your {a:zone_name} or [your]? {b:zone_name} for {what:sought}")
def searches_either(a: str, b: str, what: tuple[Node, Node]) -> Block:
    return found_in(node("join", node(a, "me"), node(b, "me")), *what)


row("zone_name", "deck", "deck")
row("zone_name", "hand", "hand")
row("zone_name", "discards", "discard pile")
row(
    "trainer_statement",
    "[$searched()]",
    "if you [search|searched] your deck , shuffle [your deck|it] [afterward]?",
)


# --- where it goes ------------------------------------------------------------------------------
@rule(
    "act",
    "put(s) {q:quantity} {kind:card_filter} [onto|on] {h:owner} Bench {at:card_place}",
    "put(s) {q:quantity} {kind:card_filter} {to:goes_to} {at:card_place}",
)
def puts_from(q: Node, kind: Node, at: Node, h: str = "", to: str = "") -> Block | None:
    if at.word not in ("hand", "discards"):
        return None
    cards = node("$pick", of_kind(at, kind), *q.args, WHO)
    return (node("move", cards, to) if to else node("bench", cards),)


row("goes_to", "hand", "[in|into|to] [{owner}|their owners'] hand(s)")
row("goes_to", "deck_top", "on [the]? top of {owner} deck(s)")
row("goes_to", "deck_bottom", "[on|onto|at|to] the bottom of {owner} deck(s)")
row("lost_zone", "lost", "[in|into] the Lost Zone")
same("goes_to", "{lost_zone}")
BACK = "[put(s)|return(s)] {cards} [back]? {goes_to}"
APART = "put(s) {a:cards} {z:goes_to} and {b:cards} {to:goes_to}"
for _deed, *_said in (
    ("move(?cards, ?goes_to)", BACK, "remove(s) {cards} and put(s) [it|them] {goes_to}"),
    ("move($order(?cards, $who), ?goes_to)", f"{BACK} in any order [you like]?"),
    ("move(?a, ?z), move(?b, ?to)", APART),
    ("move(?a, ?z), move($order(?b, $who), ?to)", f"{APART} in any order [you like]?"),
    (
        "move($order(?a, $who), ?z), move($order(?b, $who), ?to)",
        "put(s) {a:cards} {z:goes_to} in any order and {b:cards} {to:goes_to} in any order",
    ),
    (
        "move(?cards, deck_top)",
        "put(s) {cards} back on {h:owner} deck [in any order]?",
        "put(s) {cards} on top of it",
    ),
    (
        "move($order(?cards, $who), deck_top)",
        "put(s) {cards} back in any order",
        "put(s) {cards} on top of it in any order",
    ),
    (
        "move($random(?of, count(?of)), deck_bottom)",
        "shuffle(s) {of:cards} and put(s) [it|them] on the bottom of {h:owner} deck",
    ),
    (
        "evolve(?card, ?onto)",
        "put(s) {card:cards} [onto|on] {onto:pokemon} [to evolve it]?",
        "put(s) {card:cards} [onto|on] {onto:pokemon} ( this counts as evolving [~|that "
        "Pokémon|it|this Pokémon]? )",
    ),
):
    row("act", f"[{_deed}]", *_said)


# --- any number, any card -----------------------------------------------------------------------
@rule(
    "act",
    "search(es) {h:owner} deck for {kind:card_filter} and put(s) as many of them as you like "
    "[onto|on] {b:owner} Bench",
    "search(es) {h:owner} deck for as many {kind:card_filter} as you like and put(s) them "
    "[onto|on] {b:owner} Bench",
    "search(es) {h:owner} deck for [{kind:pokemon_names}|{kind:card_filter}] and put(s) "
    "{q:quantity} of them [onto|on] {b:owner} Bench",
    cost=-2,
)
def benches_found(h: str, kind: Node, b: str, q: Node = AT_WILL) -> Block | None:
    if kind.word == "$any":
        return None
    return (
        node("bench", node("$search", node("where", node("deck", h), kind), q["most"], 0, WHO)),
    )


@rule(
    "act",
    "search(es) {h:owner} {z:zone_name} for [up to]? {n:number} different types of "
    "{kind:card_filter}",
    "search(es) {h:owner} {z:zone_name} for [up to]? {n:number} {kind:card_filter} {by:unlike} "
    "[{that:card_that}]?",
    "search(es) {h:owner} {z:zone_name} for [up to]? {n:number} different {plain:card_filter}",
    "choose(s) [up to]? {n:number} different types of {kind:card_filter} [you find there]?",
)
def unlike_each_other(
    n: int,
    kind: Node = ANY,
    h: str = "",
    z: str = "",
    that: Node = ANY,
    by: str = "types",
    plain: Node = ANY,
) -> Block:
    if plain != ANY:
        kind, by = plain, "types" if plain == node("basic_energy") else "names"
    place = node(z, h) if z else node("$looked")
    of = of_kind(place, kind if that == ANY else narrowed_kind(kind, that))
    if z != "deck":
        return (node("$found", node("$unlike", of, by, 0, n, WHO)),)
    return (node("$found", node("$different", of, by, n, 0, WHO)),)
