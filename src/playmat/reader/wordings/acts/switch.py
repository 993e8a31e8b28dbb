"""Switching and leaving play: Active with Benched, back to hand or deck, Knock Outs."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, side

WHO = "$who"
MINE = node("active", "me")


@rule(
    "act",
    "switch(es) {one:pokemon} with {other:target}",
    "switch(es) 1 of your Active Pokémon {fit:pokemon_that} with {other:target}",
)
def switches_out(other: Arg, one: Node = MINE, fit: Node = ANY) -> Block | None:
    if fit != ANY:
        return (node("$needs", node("is", MINE, fit)), node("switch", "me", other))
    if is_word(other, "active") and one.word == "self":
        return (node("switch", other["player"], one), node("$found", other))
    who = side(one)
    if who is None:
        return None
    own = replaced(other, node("bench_of", "both"), node("bench_of", who))
    return (node("switch", who, own),)


row(
    "statement",
    "[$chooser(foe)]",
    "your opponent [picks|chooses] the Benched Pokémon to switch",
)


@rule("act", "~ {one:pokemon} with {other:target}", "~ {other:target} with {one:pokemon}")
def switches(one: Node, other: Arg) -> Block | None:
    mine = one == node("active", "me") and is_word(other, "$pick")
    return (node("switch", "me", other),) if mine else None


@rule("act", "switch(es) {other:target} with {one:pokemon}")
def switches_in(one: Node, other: Arg) -> Block | None:
    who = side(one)
    is_pick = isinstance(other, Node) and other.word in ("$pick", "$it", "$that")
    return (node("switch", who, other),) if who and is_pick else None


row(
    "note",
    "[$chooser(foe)]",
    "your opponent chooses the Benched Pokémon to switch",
    "your opponent chooses the new [Active|Defending] Pokémon",
    "your opponent chooses which Pokémon to switch",
)
same(
    "pokemon_with_cards",
    "{pokemon} and all cards attached to it",
    "{pokemon} and all of the cards attached to it",
    "{pokemon} and all cards attached to them",
)
same(
    "pokemon_with_cards",
    "{target} [,]? and [all|any] cards attached to [it|them] [,]?",
    "{target} and all of the cards attached to it",
)
for _symbol, _meant, _said in (
    (
        "act",
        "[return_mon(?target, ?goes_to)]",
        "[put(s)|return(s)] {target:pokemon_with_cards} [back]? {goes_to}",
    ),
    (
        "act",
        "[return_mon(?target, deck), shuffle(?player)]",
        "shuffle(s) {target:pokemon_with_cards} [back]? into {player:owner} deck",
    ),
    ("act", "[return_mon(?target, discard)]", "discard(s) {target:pokemon_with_cards}"),
    ("act", "[knock_out(?target)]", "knock(s) out {target}"),
    (
        "outcome",
        "@acted([knock_out(?target)], me)",
        "{target} [is|are|is now|are now|will be] Knocked Out",
    ),
    ("pokemon", "$old()", "[the|your] old Active Pokémon"),
    ("pokemon", "$old()", "the Pokémon you moved [to [your|the] Bench]?"),
    (
        "act",
        "[switch(?player, $pick(bench_of(?player), 1, 1, ?player))]",
        "switch(es) out {player:owner} Active Pokémon [to the Bench]?",
    ),
):
    row(_symbol, _meant, _said)


# --- wordings of later years ----------------------------------------------------------------------
@rule(
    "act",
    "switch(es) in {other:target} to the Active Spot",
    "switch(es) [it|that Pokémon] with {other:target}",
    cost=2,
)
def switches_benched(other: Arg) -> Block | None:
    of = other["from"] if is_word(other, "$pick") else ()
    whose = next((part["player"] for part in nodes_in(of) if part.word == "bench_of"), None)
    return (node("switch", whose, other),) if whose in ("me", "foe") else None
