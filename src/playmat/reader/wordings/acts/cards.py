"""Acts with cards and coins. ``$who`` is the acting player; verbs take an optional s."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, MANY, each_to, fitted, of_kind

ME = "$who"
HAND = node("hand", ME)
PRIZES = node("prizes", "me")

row(
    "act",
    "[flip(?coins, $who)]",
    "flip(s) {coins:count} coin(s)",
    "flip(s) {coins:count} coin(s) and count(s) the number of heads",
    "flip(s) a coin for each {coins:for_each}",
    "flip(s) a number of coins equal to {coins:amount}",
    "flip(s) {coins:amount} [of]? coins",
)


row("subject", "me", "you")
row("subject", "$who", "he or she", "they")


@rule(
    "act",
    "discard(s) {what:cards} [in any way you like]?",
    "put(s) {what:cards} [in|into] {h:owner} discard pile",
)
def discards(what: Arg, h: str = "") -> Block:
    if is_word(what, "top"):
        return (node("mill", *what.args),)
    picks = what.args if is_word(what, "join") else ()
    if picks and all(is_word(one, "$pick") for one in picks):
        # Separate effects: a joint "if you do" would hold if only one of them was done.
        return tuple(node("discard", one) for one in picks)
    return (node("discard", what),)


@rule(
    "act",
    "attach(es) {what:cards} to {to:target}",
    "attach(es) as many {kind:card_filter} {at:card_place} to {to:pokemon} as you like",
    "attach(es) 1 {kind:card_filter} {at:card_place} to {to:pokemon} for each {e:for_each}",
)
def attaches(
    to: Arg, what: Arg = "", kind: Node = ANY, at: Node = HAND, e: Arg = 0
) -> Block | None:
    if is_word(to, "bench_of"):
        return None
    if is_word(to, "$pick") and to["most"] != 1:
        one = is_word(what, "$pick") and what["most"] == 1
        each = node("$each", node("$that", "mons"), (node("attach", what, node("$each_one")),))
        return (node("$found", to), each) if one else None
    return (node("attach", what or node("$pick", of_kind(at, kind), e, e or MANY, ME), to),)


@rule(
    "act",
    "move(s) {what:cards} to {to:target}",
    "remove(s) {what:cards} and attach(es) [it|them] to {to:target}",
)
def moves_energy(what: Arg, to: Arg) -> Block:
    if is_word(to, "$pick") and to["most"] != 1:
        return (node("$found", what), *each_to(node("$that", "cards"), to["from"]))
    return (node("attach", what, to),)


row(
    "act",
    "[shuffle(?player)]",
    "shuffle(s) {player:owner} deck [afterward]?",
    "shuffle(s) the rest of {player:owner} deck",
)
row("act", "[move(?cards, deck)]", "put(s) {cards} into {h:owner} deck", cost=1)


@rule("act", "shuffle(s) {what:cards} into {h:owner} deck [{out:cards_left_out}]?")
def shuffles_in(what: Arg, h: str, out: Node = ANY) -> Block:
    both = h == "$player" and any("both" in n.args for n in nodes_in(what))
    decks = ("me", "foe") if both else (h,)
    return (node("move", fitted(what, out), "deck"), *(node("shuffle", deck) for deck in decks))


row(
    "act",
    "[reveal(?cards)]",
    "[reveal(s)|show(s)] {cards} [to your opponent|to you|to the other player]?",
    "show(s) {cards} to all players",
    "[show(s)|reveal(s)] {cards} to [the|his or her] opponent",
    "show(s) [the|his or her|your] opponent {cards}",
)


@rule(
    "act",
    "look(s) at {what:cards} [without showing [it|them]? [to]? your opponent]?",
    "look(s) at all of your face down Prize cards!",
    "look(s) through {deck:owner} deck",
)
def looks(what: Arg = PRIZES, deck: str = "") -> Block:
    return (node("look", node("deck", deck) if deck else what, ME),)


@rule("act", "[choose(s)|pick(s)] {whom:target}")
def chooses(whom: Arg) -> Block | None:
    return (node("$found", whom),) if is_word(whom, "$pick") else None


@rule(
    "act",
    "draw(s) {n:count} [more|additional]? card(s) [from the top of your deck]?",
    "draw(s) the top {n:number} cards of your deck",
    "draw(s) a new hand of {n:number} cards",
    "draw(s) and reveal(s) the top card of {shown:owner} deck",
)
def draws(n: Arg = 1, shown: str = "") -> Block:
    drawn = node("draw", ME, n)
    return (drawn, node("reveal", node("$result"))) if shown else (drawn,)
