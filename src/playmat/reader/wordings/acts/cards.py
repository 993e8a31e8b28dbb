"""Acts with cards and coins.  ``$who`` is whoever does it; the verb stands with or without s."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import each_to

ME = "$who"


@rule(
    "act",
    "flip(s) {n:count} coin(s)",
    "flip(s) {n:count} coin(s) and count(s) the number of heads",
    "flip(s) a coin for each {n:for_each}",
    "flip(s) a number of coins equal to {n:amount}",
)
def flips(n: Arg) -> Block:
    return (node("flip", n, ME),)


spare_phrase(
    "act",
    (node("flip", node("$number"), ME),),
    "flip(s) that many coins",
    "flip(s) that number of coins",
)


@rule("act", "draw(s) {n:count} card(s)")
def draws(n: int) -> Block:
    return (node("draw", ME, n),)


@rule("act", "draw(s) cards until {p:subject} [have|has] {n:count} cards in {h:owner} hand")
def draws_until(p: str, n: int, h: str) -> Block:
    return (node("draw_until", ME, n),)


@spare_rule(
    "act",
    "draw(s) cards until {p:subject} [have|has] as many cards in {h:owner} hand as {q:subject} "
    "[have|has] {kind:pokemon_noun} in play",
)
def draws_until_like(p: str, h: str, q: str, kind: Node) -> Block | None:
    if p != q:
        return None
    of: Arg = node("all", ME)
    return (node("draw_until", ME, node("count", of if kind.word == "$any" else where(of, kind))),)


phrase("subject", "me", "you")
phrase("subject", "$who", "he or she", "they")


@rule("act", "discard(s) {what:cards}")
def discards(what: Arg) -> Block:
    if isinstance(what, Node) and what.word == "top":
        return (node("mill", *what.args),)
    return (node("discard", what),)


@rule("act", "attach(es) {what:cards} to {to:target}")
def attaches(what: Arg, to: Arg) -> Block | None:
    bench = isinstance(to, Node) and to.word == "bench_of"
    return None if bench else (node("attach", what, to),)


@rule("act", "move(s) {what:cards} to {to:target}")
def moves_energy(what: Arg, to: Arg) -> Block:
    if isinstance(to, Node) and to.word == "$pick" and to.args[2] != 1:
        return (node("$found", what), *each_to(node("$that", "cards"), to.args[0]))
    return (node("attach", what, to),)


@rule("act", "shuffle(s) {h:owner} deck [afterward]?")
def shuffles(h: str) -> Block:
    return (node("shuffle", h),)


@rule("act", "put(s) {what:cards} into {h:owner} deck", cost=1)
def into_deck(what: Arg, h: str) -> Block:
    return (node("move", what, "deck"),)


@rule("act", "shuffle(s) {what:cards} into {h:owner} deck")
def shuffles_in(what: Arg, h: str) -> Block:
    both = h == "$player" and any("both" in n.args for n in nodes_in(what))
    decks = ("me", "foe") if both else (h,)
    return (node("move", what, "deck"), *(node("shuffle", deck) for deck in decks))


@rule(
    "act",
    "put(s) {what:cards} [into|in] {h:owner} hand",
    "return(s) {what:cards} to {h:owner} hand",
)
def to_hand(what: Arg, h: str) -> Block:
    return (node("move", what, "hand"),)


@rule(
    "act",
    "[reveal(s)|show(s)] {what:cards} [to your opponent|to you|to the other player]?",
    "[reveal(s)|show(s)] {what:cards}",
)
def reveals(what: Arg) -> Block:
    return (node("reveal", what),)


phrase(
    "act",
    (node("draw", ME, 1), node("reveal", node("$result"))),
    "draw(s) and reveal(s) the top card of {owner} deck",
)


@rule(
    "act",
    "look(s) at {what:cards}",
    "look(s) at {what:cards} without showing [it|them]? [to]? your opponent",
)
def looks(what: Arg) -> Block:
    return (node("look", what, ME),)


@rule("act", "look(s) through {h:owner} deck")
def looks_through(h: str) -> Block:
    return (node("look", node("deck", h), ME),)


@spare_rule("act", "attach(es) {q:quantity} {kind:card_filter} from {h:owner} deck to {to:target}")
def attaches_from_deck(q: Node, kind: Node, h: str, to: Arg) -> Block | None:
    if isinstance(to, Node) and to.word == "bench_of":
        return None
    found = node("$search", where(node("deck", h), kind), q.args[1], 0, ME)
    return (node("$found", found), node("attach", node("$that", "cards"), to))


@rule("act", "[choose(s)|pick(s)] {whom:target}")
def chooses(whom: Arg) -> Block | None:
    return (node("$found", whom),) if isinstance(whom, Node) and whom.word == "$pick" else None


@rule("act", "draw(s) {n:count} more card(s)")
def draws_more(n: int) -> Block:
    return (node("draw", "$who", n),)


@spare_rule("act", "switch(es) {a:cards} with {b:cards}", cost=3)
def exchanges(a: Arg, b: Arg) -> Block | None:
    return (node("swap_cards", a, b),) if _how_many(a) == _how_many(b) else None


def _how_many(what: Arg) -> Arg:
    """Return how many cards are meant, or none where that is not said."""
    if not isinstance(what, Node) or what.word not in ("$pick", "$random", "top", "bottom"):
        return what
    return what.args[1]
