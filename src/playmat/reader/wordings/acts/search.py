"""Searching: decks and discard piles looked through, and what is done with what was found."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import ANY, FORMS, energy_named, of_kind, plain_name

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


@rule(
    "act", "search(es) {h:owner} deck for as many {kind:card_filter} as [you like|he or she likes]"
)
def searches_at_will(h: str, kind: Node) -> Block:
    return (node("$found", node("$search", node("where", node("deck", h), kind), 60, 0, "$who")),)


@rule("act", "search(es) {h:owner} deck for a Stadium card and play(s) it")
def plays_stadium(h: str) -> Block:
    found = node("$search", node("where", node("deck", h), node("stadium_card")), 1, 0, "$who")
    return (node("$found", found), node("put_stadium", node("$that", "cards")))


@rule("act", "search(es) {h:owner} discard pile for all {kind:card_filter}")
def all_discards(h: str, kind: Node) -> Block:
    return (node("$found", node("$all", node("where", node("discards", h), kind))),)


@rule(
    "act",
    "search(es) {h:owner} hand for {q:quantity} {kind:card_filter}",
    "choose(s) {q:quantity} {kind:card_filter} [from|in] {h:owner} hand",
)
def from_hand(h: str, q: Node, kind: Node) -> Block:
    return found_in(node("hand", h), q, kind, hidden=False)


# --- what is found may be of several kinds ------------------------------------------------------
@rule("card_filter", "{a:card_kind_listed} or {b:card_kind_listed} card(s)")
def either(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


@rule(
    "quantity",
    "up to {n:number} in any combination of",
    "a combination of up to {n:number}",
    "up to {n:number} of any combination of",
    "up to {n:number} cards in any combination of",
)
def combination(n: int) -> Node:
    return node("$q", 0, n)


@rule(
    "quantity",
    "{n:number} in any combination of",
    "a combination of {n:number}",
    "any combination of {n:number}",
)
def whole_combination(n: int) -> Node:
    return node("$q", n, n)


phrase("card_filter", node("tag", "plasma"), "Team Plasma card(s)")
phrase("card_filter", node("machine"), "Technical Machine card(s)")
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
    "card_that",
    "with {n:number} HP or less",
    "with {n:number} or less HP",
    "that has {n:number} HP or less",
)
def with_little_hp(n: int) -> Node:
    return node("fits_both", node("pokemon"), node("hp_at_most", n))


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


phrase("card_filter", node("named", "$own"), "~")


@rule("card_filter", "{a:name} Energy [card(s)]?", cost=2)
@rule("energy_kind", "{a:name} Energy [card(s)]?", cost=2)
def named_energy(a: str) -> Node | None:
    return energy_named(a) if plain_name(a) else None


@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:card_filter} or {r:quantity} {other:card_filter} "
    "[and|, and] put(s) them onto your Bench",
)
def one_kind_or_other(q: Node, kind: Node, r: Node, other: Node) -> Block:
    """Read a deck searched for some of one kind or of another, for the Bench.

    Who searches sees the deck before deciding what to take from it.
    """
    ways = tuple(_benched(k, n) for n, k in ((q, kind), (r, other)))
    return (node("look", node("deck", "me")), Node("either", ("me", ways)))


@spare_rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:card_filter} or {r:quantity} {other:card_filter} "
    ", reveal(s) [it|them] , and put(s) [it|them] into your hand",
)
def one_kind_or_other_taken(q: Node, kind: Node, r: Node, other: Node) -> Block | None:
    if q == r == node("$q", 1, 1):
        return None  # one card of either kind, which is a kind by itself
    ways = tuple(_taken(k, n) for n, k in ((q, kind), (r, other)))
    return (node("look", node("deck", "me")), Node("either", ("me", ways)))


def _taken(kind: Node, q: Node) -> Block:
    found = _benched(kind, q)[0]
    those = node("$that", "cards")
    return (found, node("reveal", those), node("move", those, "hand"))


def _benched(kind: Node, q: Node) -> Block:
    search = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, "me")
    return (node("$found", search), node("bench", node("$that", "cards")))


@rule(
    "act",
    "search(es) your discard pile for {q:quantity} {kind:card_filter} and {r:quantity} "
    "{other:card_filter}",
)
def two_sorts(q: Node, kind: Node, r: Node, other: Node) -> Block:
    pile = node("discards", "me")
    picks = [
        node("$pick", node("where", pile, k), *n.args, WHO) for n, k in ((q, kind), (r, other))
    ]
    return (node("$found", node("join", *picks)),)


@spare_rule(
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


# --- where it goes ------------------------------------------------------------------------------
@rule("act", "put(s) {what:cards} [onto|on|into] {h:owner} Bench", "bench(es) {what:cards}")
def to_bench(what: Arg, h: str = WHO) -> Block:
    return (node("bench", what),)


@rule("act", "put(s) {q:quantity} {kind:card_filter} [onto|on] {h:owner} Bench {at:card_place}")
def to_bench_from(q: Node, kind: Node, h: str, at: Node) -> Block | None:
    if at.word not in ("hand", "discards"):
        return None
    return (node("bench", node("$pick", of_kind(at, kind), *q.args, WHO)),)


@rule("act", "put(s) {a:cards} [into|in] {h:owner} hand and {b:cards} {to:goes_to}")
def parted(a: Arg, h: str, b: Arg, to: str) -> Block:
    return (node("move", a, "hand"), node("move", b, to))


@rule("act", "shuffle(s) the rest of {h:owner} deck")
def shuffles_rest(h: str) -> Block:
    return (node("shuffle", h),)


@rule(
    "act",
    "put(s) {what:cards} on [the]? top of {h:owner} deck",
    "put(s) {what:cards} back on top of {h:owner} deck",
    "put(s) {what:cards} on the top of {h:owner} deck",
)
def to_top(what: Arg, h: str) -> Block:
    return (node("move", what, "deck_top"),)


@rule(
    "act",
    "put(s) {what:cards} [back]? on [the]? top of {h:owner} deck in any order [you like]?",
    "put(s) {what:cards} back in any order",
    "put(s) {what:cards} on top of it in any order",
)
def to_top_in_order(what: Arg, h: str = "") -> Block:
    return (node("move", node("$order", what, WHO), "deck_top"),)


@rule("act", "put(s) {what:cards} [on|onto] the bottom of {h:owner} deck")
def to_bottom(what: Arg, h: str) -> Block:
    return (node("move", what, "deck_bottom"),)


@spare_rule("act", "shuffle(s) {what:cards} and put(s) them on the bottom of {h:owner} deck")
def to_bottom_shuffled(what: Arg, h: str) -> Block:
    return (node("move", node("$random", what, node("count", what)), "deck_bottom"),)


@rule("act", "put(s) {what:cards} on the bottom of {h:owner} deck in any order")
def to_bottom_in_order(what: Arg, h: str) -> Block:
    return (node("move", node("$order", what, WHO), "deck_bottom"),)


@rule("act", "put(s) {what:cards} [in|into] the Lost Zone")
def to_lost(what: Arg) -> Block:
    return (node("move", what, "lost"),)


@rule("act", "put(s) {what:cards} [in|into] {h:owner} discard pile")
def to_discards(what: Arg, h: str) -> Block:
    return (node("discard", what),)


@rule(
    "act",
    "put(s) {what:cards} [onto|on] {who:pokemon}",
    "put(s) {what:cards} [onto|on] {who:pokemon} ( this counts as evolving [~|that Pokémon|it|this "
    "Pokémon]? )",
)
def evolves(what: Arg, who: Node) -> Block:
    return (node("evolve", what, who),)


@rule("act", "put(s) {what:cards} on top of {who:pokemon}", cost=1)
def laid_on(what: Arg, who: Node) -> Block | None:
    return None if who == node("$it") else (node("evolve", what, who),)


phrase(
    "note",
    (node("$evolving"),),
    "this counts as evolving [~|that Pokémon|those Pokémon|this Pokémon|it|them]",
    cost=-1,
)


@rule(
    "cards",
    "the top {n:number} cards from {who:owner} deck",
    "the top card from {who:owner} deck",
    "{n:number} cards from the top of {who:owner} deck",
    "the top {n:number} cards [of|from] {who:owner} deck",
)
def top_from(who: str, n: int = 1) -> Node:
    return node("top", who, n)


phrase(
    "statement",
    (node("shuffle", "$player"),),
    "if that player searched his or her deck , {shuffled_after}",
)


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


@rule("act", "search(es) {h:owner} deck for {kind:card_filter}")
def searches_one(h: str, kind: Node) -> Block | None:
    if kind.word != "named":
        return None
    return (node("$found", node("$search", node("where", node("deck", h), kind), 1, 0, "$who")),)


@rule(
    "act",
    "pick(s) any {n:number} card(s) from {h:owner} deck",
    "search(es) {h:owner} deck for any {n:number} card(s)",
)
def any_card(h: str, n: int) -> Block:
    return (node("$found", node("$search", node("deck", h), n, n, "$who")),)


@rule("act", "search(es) {h:owner} deck for that many {kind:card_filter}")
def searches_as_many(h: str, kind: Node) -> Block:
    n = node("count", node("$done", "move", "discard"))
    of = node("deck", h) if kind.word == "$any" else where(node("deck", h), kind)
    return (node("$found", node("$search", of, n, n if kind.word == "$any" else 0, WHO)),)


@rule("card_that", "{who:pokemon} evolves into")
def evolved_into(who: Node) -> Node:
    return node("evolves_from", who)
