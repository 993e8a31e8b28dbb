"""Holders of a kind, both sides of a Stadium, and attacks told apart by who makes them."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import ANY, ATTACKED, HOST, fitted, on, source


# --- holders of a kind --------------------------------------------------------------------------
@rule("bearer", "{who:pokemon} {out:pokemon_brackets}")
def holder_but(who: Node, out: Node) -> Arg | None:
    return None if out == ANY else fitted(who, out)


@rule(
    "attacked",
    "the [Active|Defending] {kind:pokemon_kind}",
    "the Active {words:pokemon_words} {kind:pokemon_kind}",
)
def struck_kind(kind: Node, words: Node = ANY) -> Arg | None:
    return None if kind == ANY and words == ANY else fitted(node("active", "foe"), words, kind)


@rule(
    "modifier",
    "{who:bearer} get(s) {n:signed} HP and its attacks do {m:number} more damage to "
    "{whom:attacked} {stage:damage_stage}",
    cost=-2,
)
def stout_and_strong(who: Arg, n: int, m: int, whom: Arg, stage: str) -> Node:
    strong = node("mod", "damage_dealt", who, "add", m, stage=stage, **{"from": whom})
    return on(who, node("mod", "max_hp", who, "add", n), strong)


phrase(
    "all_tools",
    True,
    "[all]? Pokémon Tool(s) [cards]? attached to [each|any|all] Pokémon",
    "[each|all] Pokémon Tool(s) [card(s)]? [in play]?",
    "Pokémon Tool(s) [card(s)]? in play",
)
phrase(
    "modifier",
    on(node("nobody"), node("mod", "tool_works", node("all", "both"), "forbid")),
    "{all_tools} ( both yours and your opponent's ) [has|have] no effect",
    "{all_tools} [has|have] no effect",
)


@rule("attack_cost_of", "[the]? attacks [of|used by] {who:bearer}")
def attacks_cost(who: Arg) -> Node:
    return node("$whose", who)


@spare_rule(
    "retreat_cost_of", "each {kind:pokemon_noun} 's Retreat Cost ( both yours and your opponent's )"
)
def retreats_of(kind: Node) -> Node:
    return node("$whose", fitted(node("all", "both"), kind))


@rule(
    "modifier",
    "each player can't have more than {n:number} Benched Pokémon",
    "no player may have more than {n:number} Pokémon on his or her Bench",
    "each player can't have more than {n:number} Pokémon on his or her Bench",
)
def small_benches(n: int) -> Node:
    return on(node("nobody"), node("mod", "bench_size", "both", "set", n))


phrase(
    "clause",
    (),
    "when [~|this card] comes into play , each player {discards_from_bench} and any cards attached "
    "to them until he or she has {number} Benched Pokémon",
)
phrase("note", (), "you discard your Pokémon first")


@spare_rule("act", "put(s) {who:pokemon_with_cards} back into {h:owner} hand")
def back_again(who: Arg, h: str) -> Block:
    return (node("return_mon", who, "hand"),)


@rule("attacked_by", "an attack from {of:bearer}")
def attack_from(of: Arg) -> Node:
    return node("and", ATTACKED, node("event_from", of))


phrase("pokemon", node("attacker"), "the Attacking {pokemon_kind}")


DAMAGE_APART = "[excluding|except] damage , done to {who:bearer} by {of:bearer}"


@rule("modifier", f"prevent all effects of attacks , {DAMAGE_APART}")
def unmoved(who: Arg, of: Arg) -> Node | None:
    if of == node("attacker"):
        return None
    return on(who, node("prevent", "effects", who, "attack", source(of)))


@rule("modifier", f"prevent all effects , {DAMAGE_APART}")
def untouched(who: Arg, of: Arg) -> Node | None:
    if of == node("attacker"):
        return None
    return on(who, node("prevent", "effects", who, "any", of))


@rule(
    "clause",
    "if {c:condition} , damage done by {of:bearer} is {sign:up_or_down} {n:number}",
    cost=1,
)
def less_hurt(c: Node, of: Arg, sign: int, n: int) -> Node:
    changes = {"stage": "after", "from": source(of), "cause": "any"}
    made = node("mod", "damage_taken", HOST, "add", sign * n, **changes)
    return node("$static", c, (on(HOST, made),))


@rule("note", "or evolves into {kind:pokemon_noun}")
def nor_evolves(kind: Node) -> Block | None:
    return None if kind == ANY else (node("$keep", node("is", HOST, node("fits_not", kind))),)
