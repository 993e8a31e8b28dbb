"""Pokémon that leave play: returned, shuffled away, discarded."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import MANY, fitting, of_kind

WHO = "$who"
SELF = node("self")
ONE_OWN = node("$pick", node("all", "me"), 1, 1, WHO)
ALL_CHOSEN = node("$that", "mons")


# --- leaving play ---------------------------------------------------------------------------------
row(
    "act",
    "[discard(attached(self())), return_mon(self(), deck), shuffle(?player)]",
    "shuffle(s) ~ into {player:owner} deck",
)


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


row("act", "[knock_out(self())]", "discard ~ and all the cards attached to it", cost=-2)
row("energy_kind", "basic_energy()", "basic Energy [card(s)]?")
row(
    "act",
    "[move($order(whole(?of), $who), ?goes_to)]",
    "put(s) {of:pokemon_with_cards} {goes_to} in any order",
)


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
    cost=-1,
)
def left_alone(who: Arg = ONE_OWN, z: str = "hand") -> Block | None:
    """Return a Pokémon going to a zone, what is attached to it discarded."""
    if who == node("self"):
        return (node("discard", node("attached", who)), node("return_mon", who, z))
    if not is_word(who, "$pick"):
        return None
    that = node("$that", "mons")
    left = (node("discard", node("attached", that)), node("return_mon", that, z))
    return (node("$found", who), *left)


@rule(
    "statement",
    "discard as many of {of:pokemons} as you like",
    "[you may]? discard any number of {of:pokemons}",
)
def discards_at_choice_from_play(of: Arg) -> Block:
    pick = node("$pick", of, 0, MANY, "me")
    return (node("$before", (node("$found", pick),)), node("return_mon", ALL_CHOSEN, "discard"))


@rule("act", "discard(s) {q:quantity} {kind:pokemon_noun} from {h:owner} Bench")
def discards_benched(q: Node, kind: Node, h: str) -> Block:
    of = fitting(node("bench_of", h), kind)
    return (node("return_mon", node("$pick", of, *q.args, WHO), "discard"),)


row(
    "act",
    "[return_mon($pick(@fitting(bench_of(?player), ?pokemon_noun), 1, 1, $who), hand)]",
    "put(s) [a|1] {pokemon_noun} from {player:owner} Bench and all cards attached to it into "
    "{h:owner} hand",
)
