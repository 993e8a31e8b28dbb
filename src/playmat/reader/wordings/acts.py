"""Acts: what a player does.  ``$who`` is whoever does it; the verb stands with or without s."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, node
from playmat.reader.grammar import rule

ME = "$who"


@rule("act", "flip(s) {n:count} coin(s)", "flip(s) {n:count} coin(s) and count(s) the number of heads")
def flips(n: int) -> Block:
    """Read coins."""
    return (node("flip", n, ME),)


@rule("act", "flip(s) a coin until [you|he or she|they] get(s) tails", "flip(s) a coin until it comes up tails")
def flips_until_tails() -> Block:
    """Read coins until tails."""
    return (node("flip_until_tails", ME),)


@rule("act", "flip(s) a coin for each {n:each}", "flip(s) a number of coins equal to {n:amount}")
def flips_each(n: Arg) -> Block:
    """Read as many coins as something counts."""
    return (node("flip", n, ME),)


@rule("act", "draw(s) {n:count} card(s)")
def draws(n: int) -> Block:
    """Read cards drawn."""
    return (node("draw", ME, n),)


@rule("act", "draw(s) cards until {p:subject} [have|has] {n:count} cards in {h:owner} hand")
def draws_until(p: str, n: int, h: str) -> Block:
    """Read cards drawn up to a size of hand."""
    return (node("draw_until", ME, n),)


@rule("subject", "you")
def you() -> str:
    """Read the player."""
    return "me"


@rule("subject", "he or she", "they")
def same_one() -> str:
    """Read whoever does it."""
    return "$who"


@rule("act", "discard(s) {what:cards}")
def discards(what: Arg) -> Block:
    """Read cards discarded."""
    return (node("discard", what),)


@rule("act", "attach(es) {what:cards} to {to:target}")
def attaches(what: Arg, to: Arg) -> Block:
    """Read cards attached to somebody."""
    return (node("attach", what, to),)


@rule("act", "move(s) {what:cards} to {to:target}")
def moves_energy(what: Arg, to: Arg) -> Block:
    """Read attached cards moved to somebody else."""
    return (node("attach", what, to),)


@rule("act", "shuffle(s) {h:owner} deck [afterward]?")
def shuffles(h: str) -> Block:
    """Read a deck shuffled."""
    return (node("shuffle", h),)


@rule("act", "shuffle(s) {what:cards} into {h:owner} deck")
def shuffles_in(what: Arg, h: str) -> Block:
    """Read cards shuffled into a deck."""
    return (node("move", what, "deck"), node("shuffle", h))


@rule("act", "put(s) {what:cards} [into|in] {h:owner} hand", "return(s) {what:cards} to {h:owner} hand")
def to_hand(what: Arg, h: str) -> Block:
    """Read cards taken into a hand."""
    return (node("move", what, "hand"),)


@rule("act", "[reveal(s)|show(s)] {what:cards} [to your opponent]?", "[reveal(s)|show(s)] {what:cards}")
def reveals(what: Arg) -> Block:
    """Read cards shown."""
    return (node("reveal", what),)


@rule("act", "look(s) at {what:cards}")
def looks(what: Arg) -> Block:
    """Read cards looked at."""
    return (node("look", what, ME),)


@rule("act", "search(es) {h:owner} deck for {q:quantity} {kind:cardkind}")
def searches(h: str, q: Node, kind: Node) -> Block:
    """Read a deck searched; what is found is spoken of next."""
    deck = node("deck", h)
    plain = kind == node("$any")
    least, most = q.args
    found = deck if plain else node("where", deck, kind)
    return (node("$found", node("$search", found, most, least if plain else 0, ME)),)


@rule("act", "switch(es) {one:mon} with {other:target}")
def switches(one: Node, other: Arg) -> Block | None:
    """Read a switch of Active and Benched."""
    if one == node("self"):
        return (node("switch", "me", other),)
    if one in (node("defender"), node("active", "foe")):
        return (node("switch", "foe", other),)
    if one.word == "active":
        return (node("switch", one.args[0], other),)
    return None


@rule("act", "choose(s) {whom:target}")
def chooses(whom: Arg) -> Block | None:
    """Read a choice that later words speak of."""
    return (node("$found", whom),) if isinstance(whom, Node) and whom.word == "$pick" else None


@rule("act", "heal(s) {n:number} damage from {whom:target}")
def heals(n: int, whom: Arg) -> Block:
    """Read damage healed."""
    return (node("heal", whom, n),)


@rule("act", "remove(s) {n:count} damage counter(s) from {whom:target}")
def removes(n: int, whom: Arg) -> Block:
    """Read damage counters removed."""
    return (node("remove_counters", whom, n),)


@rule("act", "put(s) {n:count} damage counter(s) on {whom:target}")
def puts_counters(n: int, whom: Arg) -> Block:
    """Read damage counters put."""
    return (node("counters", whom, n),)
