"""Switching and leaving play: Active with Benched, back to hand or deck, Knock Outs."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, side
from playmat.reader.nodes import acted

WHO = "$who"


@rule("act", "switch(es) {one:pokemon} with {other:target}")
def switches_out(one: Node, other: Arg) -> Block | None:
    if isinstance(other, Node) and other.word == "active" and one.word == "self":
        return (node("switch", other.args[0], one), node("$found", other))
    who = side(one)
    return (node("switch", who, other),) if who else None


@rule("act", "switch(es) {other:target} with {one:pokemon}")
def switches_in(one: Node, other: Arg) -> Block | None:
    who = side(one)
    is_pick = isinstance(other, Node) and other.word in ("$pick", "$it", "$that")
    return (node("switch", who, other),) if who and is_pick else None


@spare_rule(
    "act",
    "switch(es) {h:owner} Active {a:pokemon_noun} with {other:target}",
    "switch(es) {h:owner} Active {kind:pokemon_noun} {a:pokemon_that} with {other:target}",
    cost=1,
)
def switches_kind_out(h: str, a: Node, other: Arg, kind: Node = ANY) -> Block | None:
    a = a if kind == ANY else node("fits_both", kind, a)
    if a == ANY:
        return None
    who = WHO if h in ("me", "$their") else h
    return (node("if", node("is", node("active", who), a), (node("switch", who, other),)),)


spare_phrase(
    "note",
    (node("$chooser", "foe"),),
    "your opponent chooses the Benched Pokémon to switch",
    "your opponent chooses the new [Active|Defending] Pokémon",
    "your opponent chooses which Pokémon to switch",
)
spare_phrase(
    "note", (), "you choose the Benched Pokémon to switch", "you choose the new Defending Pokémon"
)
same(
    "pokemon_with_cards",
    "{pokemon} and all cards attached to it",
    "{pokemon} and all of the cards attached to it",
    "{pokemon} and all cards attached to them",
)
same(
    "pokemon_with_cards",
    "{target} and all cards attached to [it|them]",
    "{target} and all of the cards attached to it",
)


@rule(
    "act",
    "return(s) {who:pokemon_with_cards} to {h:owner} hand",
    "put(s) {who:pokemon_with_cards} [back]? [in|into|to] {h:owner} hand",
)
def back_to_hand(who: Arg, h: str) -> Block:
    return (node("return_mon", who, "hand"),)


@rule("act", "shuffle(s) {who:pokemon_with_cards} [back]? into {h:owner} deck")
def back_to_deck(who: Arg, h: str) -> Block:
    return (node("return_mon", who, "deck"), node("shuffle", h))


@spare_rule("act", "put(s) {who:pokemon_with_cards} in the Lost Zone")
def to_lost_zone(who: Arg) -> Block:
    return (node("return_mon", who, "lost"),)


@rule("act", "discard(s) {who:pokemon_with_cards}")
def thrown_away(who: Arg) -> Block:
    return (node("return_mon", who, "discard"),)


@rule("act", "knock(s) out {who:target}")
def knocks_out(who: Arg) -> Block:
    return (node("knock_out", who),)


@rule("outcome", "{who:target} is knocked out", "{who:target} are knocked out")
def is_knocked_out(who: Arg) -> Block:
    return acted((node("knock_out", who),), "me")


OLD = node("$old")
phrase("old_active", True, "[the|your] old Active Pokémon")
phrase("pokemon", OLD, "[the|your] old Active Pokémon", "the Pokémon you moved to [your|the] Bench")


@rule(
    "act", "move(s) as many Energy attached to {x:old_active} to the new Active Pokémon as you like"
)
def moves_over(x: bool) -> Block:
    pick = node("$pick", node("energy_on", OLD), 0, 60, WHO)
    return (node("attach", pick, node("active", "me")),)


# --- in the words of later years ------------------------------------------------------------------
spare_phrase(
    "act",
    (node("switch", "foe", node("$pick", node("bench_of", "foe"), 1, 1, "foe")),),
    "switch(es) out your opponent's Active Pokémon [to the Bench]?",
)
spare_phrase(
    "act",
    (node("switch", WHO, node("$pick", node("bench_of", WHO), 1, 1, WHO)),),
    "switch(es) out [his or her|your] Active Pokémon [to the Bench]?",
)


@spare_rule("act", "switch(es) in {who:target} to the Active Spot")
def switches_up(who: Arg) -> Block | None:
    of = who.args[0] if isinstance(who, Node) and who.word == "$pick" else ()
    whose = next((part.args[0] for part in nodes_in(of) if part.word == "bench_of"), None)
    return (node("switch", whose, who),) if whose in ("me", "foe") else None


@rule("act", "switch(es) [it|that Pokémon] with {other:target}", cost=2)
def switches_it_out(other: Arg) -> Block | None:
    of = other.args[0] if isinstance(other, Node) and other.word == "$pick" else ()
    whose = next((part.args[0] for part in nodes_in(of) if part.word == "bench_of"), None)
    return (node("switch", whose, other),) if whose in ("me", "foe") else None
