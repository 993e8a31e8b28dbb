"""Pokémon that leave play: returned, shuffled away, discarded."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import rule
from playmat.reader.meanings import ANY, fitting, of_kind

WHO = "$who"
SELF = node("self")
ONE_OWN = node("$pick", node("all", "me"), 1, 1, WHO)


# --- leaving play ---------------------------------------------------------------------------------
@rule(
    "act",
    "return(s) [~|this Pokémon] and all {kind:energy_kind} attached to it to {h:owner} hand",
    "put(s) [~|this Pokémon] and all {kind:energy_kind} attached to it into {h:owner} hand",
)
def with_energy(kind: Node, h: str) -> Block:
    energy = of_kind(node("$attached", SELF), kind)
    return (
        node("move", energy, "hand"),
        node("discard", node("attached", SELF)),
        node("return_mon", SELF, "hand"),
    )


@rule(
    "act",
    "put(s) {of:pokemon_with_cards} {z:goes_to} in any order",
    "put(s) {of:target} {z:goes_to} with all cards attached to it in any order",
    "shuffle(s) {mixed:pokemon_with_cards} and put(s) [it|them] {z:goes_to}",
)
def as_one_pile(z: str, of: Arg = "", mixed: Arg = "") -> Block | None:
    """A Pokémon and its cards moved together, ordered by a player or at random."""
    pile = node("whole", of or mixed)
    if is_word(mixed, "$pick") or (mixed and z != "deck_bottom"):
        return None
    order = node("$random", pile, node("count", pile)) if mixed else node("$order", pile, WHO)
    return (node("move", order, z),)


@rule(
    "act",
    "choose(s) {n:count} [of {k:owner}]? Benched Pokémon and shuffle(s) the others , "
    "[along with|and] all cards attached to [them|those Pokémon] , into {h:owner} deck",
)
def keeps_few(n: int, h: str, k: str = "") -> Block:
    bench, stay = node("bench_of", WHO), node("$that", "mons")
    away = node("return_mon", node("less", bench, stay), "deck")
    return (node("$found", node("$pick", bench, n, n, WHO)), away, node("shuffle", WHO))


@rule(
    "act",
    "put(s) {who:target} {z:goes_to} [and discard(s) all [attached cards|cards attached to it]]?",
    cost=5,
)
@rule(
    "act",
    "return(s) {who:pokemon} {z:goes_to}",
    "put(s) {who:target} {z:lost_zone}",
    "discard(s) all cards attached to {who:pokemon} and put(s) it {z:goes_to}",
    "put(s) 1 Pokémon into your hand",
    "shuffle(s) {alone:pokemon} into {h:owner} deck",
    cost=-1,
)
def left_alone(who: Arg = ONE_OWN, z: str = "hand", alone: Arg = "", h: str = "") -> Block | None:
    """A Pokémon moved to a zone, with its attached cards discarded."""
    if alone:
        gone = left_alone(alone, "deck") if alone == SELF else None
        return (*gone, node("shuffle", h)) if gone else None
    if who == SELF:
        return (node("discard", node("attached", who)), node("return_mon", who, z))
    if not is_word(who, "$pick"):
        return None
    that = node("$that", "mons")
    left = (node("discard", node("attached", that)), node("return_mon", that, z))
    return (node("$found", who), *left)


@rule(
    "act",
    "discard(s) {q:quantity} of {of:pokemons} [as you like]?",
    "discard(s) {q:quantity} {kind:pokemon_noun} from {h:owner} Bench",
    "put(s) {q:quantity} {kind:pokemon_noun} from {h:owner} Bench and all cards attached to "
    "[it|them] {z:goes_to}",
)
def leaves_bench(q: Node, kind: Node = ANY, h: str = "", z: str = "discard", of: Arg = "") -> Block:
    of = of or fitting(node("bench_of", h), kind)
    return (node("return_mon", node("$pick", of, *q.args, WHO), z),)
