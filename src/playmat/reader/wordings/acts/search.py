"""Searching decks and discard piles, and what happens to the cards that were found."""

from __future__ import annotations

from playmat.lang.make import Block, changed, node, where
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import (
    ANY,
    FORMS,
    MANY,
    energy_named,
    narrowed_kind,
    of_kind,
    plain_name,
)
from playmat.reader.nodes import acted


def _benched(kind: Node, q: Node) -> Block:
    search = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, "me")
    return (node("$found", search), node("bench", node("$that", "cards")))


def _taken(kind: Node, q: Node) -> Block:
    found = _benched(kind, q)[0]
    those = node("$that", "cards")
    return (found, node("reveal", those), node("move", those, "hand"))


WHO = "$who"


def found_in(place: Node, q: Node, kind: Node, hidden: bool) -> Block:
    """Return the statement that picks cards from a zone; a hidden one may hold none that fit."""
    least, most = q.args
    of: Arg = place if kind == ANY else node("where", place, kind)
    if not hidden:
        return (node("$found", node("$pick", of, least, most, WHO)),)
    return (node("$found", node("$search", of, most, least if kind == ANY else 0, WHO)),)


@rule(
    "act",
    "search(es) {h:owner} deck for {q:quantity} {kind:card_filter}",
    "search(es) {h:owner} deck for [any]? {q:quantity} {kind:card_filter}",
    "[pick(s)|choose(s)|take(s)] [any]? {q:quantity} {kind:card_filter} from {h:owner} deck",
)
def searches_deck(h: str, q: Node, kind: Node) -> Block:
    return found_in(node("deck", h), q, kind, hidden=True)


@rule(
    "act",
    "search(es) {h:owner} discard pile for [any]? {q:quantity} {kind:card_filter}",
    "choose(s) {q:quantity} {kind:card_filter} [from|in] {h:owner} discard pile",
)
def searches_discards(h: str, q: Node, kind: Node) -> Block:
    return found_in(node("discards", h), q, kind, hidden=False)


row(
    "act",
    "[$found($search(where(deck(?player), ?filter), 60, 0, $who))]",
    "search(es) {player:owner} deck for as many {filter:card_filter} as [you like|he or she likes]",
)
row(
    "act",
    "[$found($all(where(discards(?player), ?filter)))]",
    "search(es) {player:owner} discard pile for all {filter:card_filter}",
)
row(
    "act",
    "[$found($pick(where(discards(?player), ?filter), 0, 60, $who))]",
    "search(es) {player:owner} discard pile for as many {filter:card_filter} as you like",
)
row(
    "act",
    "[$found($pick(where(discards(?player), named($own)), 1, 1, $who))]",
    "search(es) {player:owner} discard pile for ~",
)


@rule(
    "act",
    "search(es) {h:owner} hand for {q:quantity} {kind:card_filter}",
    "choose(s) {q:quantity} {kind:card_filter} [from|in] {h:owner} hand",
)
def from_hand(h: str, q: Node, kind: Node) -> Block:
    return found_in(node("hand", h), q, kind, hidden=False)


# --- what is found may be of several kinds ------------------------------------------------------
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


row(
    "card_that",
    "fits_both(pokemon(), hp_at_most(?hp))",
    "with {hp:number} HP or less",
    "with {hp:number} or less HP",
    "that has {hp:number} HP or less",
    "that each [has|have] {hp:number} HP or less",
    "with [maximum]? HP of {hp:number} or less",
)


@rule(
    "card_filter",
    "{a:name} [card(s)]?",
    "card(s) named {a:name}",
    "Pokémon named {a:name}",
    "{a:name}",
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


@rule(
    "act",
    "search(es) {h:owner} deck for {q:quantity} {kind:card_filter} and {r:quantity} "
    "{other:card_filter}",
    cost=2,
)
def two_sorts_of_deck(h: str, q: Node, kind: Node, r: Node, other: Node) -> Block | None:
    if ANY in (kind, other):
        return None
    sought = ((q, node("where", node("deck", h), kind)), (r, node("where", node("deck", h), other)))
    return (
        node("$found", node("join", *(node("$search", k, n.args[1], 0, WHO) for n, k in sought))),
    )


@rule(
    "act",
    "search(es) your {a:zone_name} or [your]? {b:zone_name} for {q:quantity} {kind:card_filter}",
)
def searches_either(a: str, b: str, q: Node, kind: Node) -> Block:
    of = node("where", node("join", node(a, "me"), node(b, "me")), kind)
    if "deck" not in (a, b):
        return (node("$found", node("$pick", of, *q.args, WHO)),)
    return (node("$found", node("$search", of, q.args[1], 0, WHO)),)


row("zone_name", "deck", "deck")
row("zone_name", "hand", "hand")
row("zone_name", "discards", "discard pile")
row(
    "trainer_statement",
    "[$searched()]",
    "if you [search|searched] your deck , shuffle [your deck|it] [afterward]?",
)


# --- where it goes ------------------------------------------------------------------------------
row(
    "act",
    "[bench(?cards)]",
    "put(s) {cards} [onto|on|into] {h:owner} Bench",
    "bench(es) {cards}",
    "put(s) {cards} onto {h:owner} Bench",
)


@rule("act", "put(s) {q:quantity} {kind:card_filter} [onto|on] {h:owner} Bench {at:card_place}")
def to_bench_from(q: Node, kind: Node, h: str, at: Node) -> Block | None:
    if at.word not in ("hand", "discards"):
        return None
    return (node("bench", node("$pick", of_kind(at, kind), *q.args, WHO)),)


row(
    "act",
    "[move(?cards, hand), move(?b, ?to)]",
    "put(s) {cards} [into|in] {h:owner} hand and {b:cards} {to:goes_to}",
)
row(
    "act",
    "[move(?cards, deck_top)]",
    "put(s) {cards} on [the]? top of {h:owner} deck",
    "put(s) {cards} back on top of {h:owner} deck",
    "put(s) {cards} on the top of {h:owner} deck",
    "put(s) {cards} back on {h:owner} deck",
    "put(s) {cards} back on {h:owner} deck in any order",
    "put(s) {cards} on top of it",
)
row(
    "act",
    "[move($order(?cards, $who), deck_top)]",
    "put(s) {cards} [back]? on [the]? top of {h:owner} deck in any order [you like]?",
    "put(s) {cards} back in any order",
    "put(s) {cards} on top of it in any order",
)
row(
    "act",
    "[move($random(?of, count(?of)), deck_bottom)]",
    "shuffle(s) {of:cards} and put(s) them on the bottom of {h:owner} deck",
)
row("act", "[move(?cards, lost)]", "put(s) {cards} [in|into] the Lost Zone")
row("act", "[discard(?cards)]", "put(s) {cards} [in|into] {h:owner} discard pile")
row(
    "act",
    "[evolve(?card, ?onto)]",
    "put(s) {card:cards} [onto|on] {onto:pokemon}",
    "put(s) {card:cards} [onto|on] {onto:pokemon} ( this counts as evolving [~|that "
    "Pokémon|it|this "
    "Pokémon]? )",
)


@rule("act", "put(s) {what:cards} on top of {who:pokemon}", cost=1)
def laid_on(what: Arg, who: Node) -> Block | None:
    return None if who == node("$it") else (node("evolve", what, who),)


row(
    "note",
    "[$evolving()]",
    "this counts as evolving [~|that Pokémon|those Pokémon|this Pokémon|it|them]",
    cost=-1,
)
row(
    "cards",
    "top(?player, ?count)",
    "the top {count:number} cards from {player:owner} deck",
    "{count:number} cards from the top of {player:owner} deck",
    "the top {count:number} cards [of|from] {player:owner} deck",
    "[the]? {count:number} cards from the top of {player:owner} deck",
    "the top {count:number} cards [of|in] {player:owner} deck",
)
row(
    "cards",
    "top(?player, 1)",
    "the top card from {player:owner} deck",
    "the top card [of|in] {player:owner} deck",
)
row("statement", "[shuffle($player)]", "if that player searched his or her deck , {shuffled_after}")


# --- as many as one likes, any card -------------------------------------------------------------
@rule(
    "act",
    "search(es) {h:owner} deck for {kind:card_filter} and put(s) as many of them as you like "
    "[onto|on] {b:owner} Bench",
    "search(es) {h:owner} deck for as many {kind:card_filter} as you like and put(s) them "
    "[onto|on] {b:owner} Bench",
    cost=-1,
)
def all_to_bench(h: str, kind: Node, b: str) -> Block:
    found = node("$search", node("where", node("deck", h), kind), 60, 0, "$who")
    return (node("bench", found),)


@rule(
    "act",
    "search(es) {h:owner} deck for {kind:pokemon_names} and put(s) {q:quantity} of them [onto|on] "
    "{b:owner} Bench",
    "search(es) {h:owner} deck for {kind:card_filter} and put(s) {q:quantity} of them [onto|on] "
    "{b:owner} Bench",
    cost=-2,
)
def benches_some(h: str, kind: Node, q: Node, b: str) -> Block | None:
    if kind.word == "$any":
        return None
    return (
        node("bench", node("$search", node("where", node("deck", h), kind), q.args[1], 0, WHO)),
    )


@rule("act", "search(es) {h:owner} deck for {kind:card_filter}")
def searches_one(h: str, kind: Node) -> Block | None:
    if kind.word != "named":
        return None
    return (node("$found", node("$search", node("where", node("deck", h), kind), 1, 0, "$who")),)


row(
    "act",
    "[$found($search(where(deck(me), ?filter), 1, 0, $who))]",
    "search(es) your deck for {filter:named_trainer}",
)
row(
    "act",
    "[$found($search(@of_kind(deck(?player), ?card_filter), ?n, 0, $who))]",
    "search(es) {player:owner} deck for a number of {card_filter} up to {n:amount}",
    "search(es) {player:owner} deck for {card_filter} for each {n:for_each}",
    "search(es) {player:owner} deck for a {card_filter} for each {n:for_each}",
)


@rule(
    "act",
    "search(es) {h:owner} deck for [up to]? {n:number} different types of {kind:card_filter}",
    "search(es) {h:owner} deck for [up to]? {n:number} {kind:card_filter} of different types "
    "[{that:card_that}]?",
)
def different_types(h: str, kind: Node, n: int = MANY, that: Node | None = None) -> Block:
    kind = kind if that is None else narrowed_kind(kind, that)
    return (
        node(
            "$found",
            node("$different", node("where", node("deck", h), kind), "types", n, 0, "$who"),
        ),
    )


@rule(
    "act",
    "search(es) {h:owner} deck for [up to]? {n:number} {kind:card_filter} with different names",
    "search(es) {h:owner} deck for [up to]? {n:number} different {kind:card_filter}",
)
def different_names(h: str, n: int, kind: Node) -> Block:
    of = node("where", node("deck", h), kind)
    return (node("$found", node("$different", of, "names", n, 0, "$who")),)


@rule("act", "search(es) {h:owner} deck for {kind:pokemon_names}")
def searches_by_name(h: str, kind: Node) -> Block | None:
    if kind.word != "fits_any":
        return None
    return (node("$found", node("$search", node("where", node("deck", h), kind), 1, 0, WHO)),)


@rule("act", "search(es) {h:owner} discard pile for {kind:pokemon_names}")
def takes_by_name(h: str, kind: Node) -> Block | None:
    if kind == node("named", "$own"):
        return None  # said below
    return (node("$found", node("$pick", node("where", node("discards", h), kind), 1, 1, WHO)),)


@rule("act", "search(es) {h:owner} deck for any {kind:card_filter}")
def searches_any(h: str, kind: Node) -> Block:
    deck = node("deck", h)
    if kind.word == "$any":
        return (node("$found", node("$search", deck, 1, 1, WHO)),)
    return (node("$found", node("$search", node("where", deck, kind), 1, 0, WHO)),)


row(
    "act",
    "[$found($search(deck(?player), ?number, ?number, $who))]",
    "pick(s) any {number} card(s) from {player:owner} deck",
    "search(es) {player:owner} deck for any {number} card(s)",
)
row(
    "act",
    "[$found($search(deck(me), ?count, ?count, $who))]",
    "choose(s) any {count} card from your deck",
)


@rule("act", "search(es) {h:owner} deck for that many {kind:card_filter}")
def searches_as_many(h: str, kind: Node) -> Block:
    n = node("count", node("$done", "move", "discard"))
    of = node("deck", h) if kind.word == "$any" else where(node("deck", h), kind)
    return (node("$found", node("$search", of, n, n if kind.word == "$any" else 0, WHO)),)


row("card_that", "evolves_from(?of)", "{of:pokemon} evolves into")


@rule("statement", "for each Pokémon you chose [in this way]? , {do:acts}", cost=-1)
def for_each_chosen(do: Block) -> Block:
    those, it = node("$that", "mons"), node("$it")
    named = (those,) if those in nodes_in(do) else (those, it)
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg in named else arg)
    return (node("$each", those, inner),)


@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:card_filter} or {r:quantity} {other:card_filter} "
    ", reveal(s) [it|them] , and put(s) [it|them] into your hand",
)
def one_kind_or_other_taken(q: Node, kind: Node, r: Node, other: Node) -> Block | None:
    if q == r == node("$q", 1, 1):
        return None  # one card of either kind, which is a kind by itself
    ways = tuple(_taken(k, n) for n, k in ((q, kind), (r, other)))
    return (node("look", node("deck", "me")), Node("either", ("me", ways)))
