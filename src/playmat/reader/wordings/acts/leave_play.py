"""Pokémon that leave play or go back a stage, in the older words."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import of_kind

WHO = "$who"
SELF = node("self")


# --- leaving play ---------------------------------------------------------------------------------
@rule("act", "shuffle(s) ~ into {h:owner} deck")
def alone_to_deck(h: str) -> Block:
    return (
        node("discard", node("attached", SELF)),
        node("return_mon", SELF, "deck"),
        node("shuffle", h),
    )


phrase("reminder", True, "discard all [other]? cards attached to ~")


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
    "put(s) that Pokémon and all cards that were attached to it from {h:owner} discard pile into "
    "{x:owner} hand",
)
def whole_from_discards(h: str, x: str) -> Block | None:
    return (node("move", node("whole", node("$that", "mons")), "hand"),) if h == x else None


phrase("energy_kind", node("basic_energy"), "basic Energy card(s)")


@rule("act", "put(s) {who:pokemon_with_cards} on top of {h:owner} deck")
def onto_deck(who: Arg, h: str) -> Block:
    return (node("return_mon", who, "deck_top"),)


@spare_rule("act", "put(s) {who:pokemon_with_cards} on the bottom of {h:owner} deck")
def under_deck(who: Arg, h: str) -> Block:
    return (node("return_mon", who, "deck_bottom"),)


@rule("act", "put(s) {who:pokemon_with_cards} on the bottom of {h:owner} deck in any order")
def ordered_under_deck(who: Arg, h: str) -> Block:
    return (node("move", node("$order", node("whole", who), "$who"), "deck_bottom"),)


@rule(
    "act",
    "return(s) {q:quantity} {of:pokemon_set} and all cards attached to them to {h:owner} hand",
)
def several_back(q: Node, of: Arg, h: str) -> Block:
    return (node("return_mon", node("$pick", of, *q.args, WHO), "hand"),)


# --- evolution ------------------------------------------------------------------------------------
@rule("act", "return(s) the highest Stage Evolution card on {who:pokemon} to its player's hand")
def devolves(who: Node) -> Block:
    return (node("devolve", who, "hand"),)


@rule(
    "statement",
    "{who:pokemon} is no longer {all:conditions_to_end} , or anything else that might be the "
    "result of an attack",
)
def as_if_evolved(who: Node, all: tuple[str, ...]) -> Block:
    return (node("cure", who), node("end_effects", who))


phrase(
    "act",
    (
        node(
            "$found", node("$pick", node("where", node("all", "both"), node("evolved")), 1, 1, WHO)
        ),
    ),
    "choose(s) an evolved Pokémon",
)
phrase("reminder", True, "your own or your opponent's", "yours or your opponent's")


@spare_rule("act", "choose(s) {n:count} Pokémon {that:pokemon_that}")
def chooses_anybody(n: int, that: Node) -> Block:
    return (node("$found", node("$pick", node("where", node("all", "both"), that), n, n, WHO)),)


@spare_rule(
    "act",
    "discard(s) [Benched Pokémon|Pokémon from {h:owner} Bench] until [he or she|you] [has|have] "
    "{n:number} [Benched Pokémon|Pokémon on {k:owner} Bench]?",
    "discard(s) {h:owner} Benched Pokémon until [he or she|you] [has|have] {n:number} "
    "[Benched Pokémon|Pokémon on {k:owner} Bench]?",
)
def thins_bench(n: int, h: str = "", k: str = "") -> Block:
    bench = node("bench_of", "$who")
    over = node("most", 0, node("sub", node("count", bench), n))
    return (node("return_mon", node("$pick", bench, over, over, "$who"), "discard"),)


@spare_rule(
    "act",
    "choose(s) {n:count} [of {k:owner}]? Benched Pokémon and shuffle(s) the others , "
    "[along with|and] all cards attached to [them|those Pokémon] , into {h:owner} deck",
)
def keeps_few(n: int, h: str, k: str = "") -> Block:
    bench, stay = node("bench_of", WHO), node("$that", "mons")
    away = node("return_mon", node("less", bench, stay), "deck")
    return (node("$found", node("$pick", bench, n, n, WHO)), away, node("shuffle", WHO))


@spare_rule(
    "act", "discard(s) all cards attached to {who:pokemon} and put(s) it {z:goes_to}", cost=-2
)
def sheds_and_leaves(who: Node, z: str) -> Block:
    return (node("discard", node("attached", who)), node("return_mon", who, z))


@spare_rule(
    "act",
    "put(s) {who:target} into {h:owner} hand and discard(s) all [attached cards|cards attached to "
    "it]",
)
@spare_rule("act", "put(s) {who:target} into {h:owner} hand", cost=5)
def back_alone(who: Arg, h: str) -> Block | None:
    return left_alone(who, "hand")


@rule("act", "put(s) {who:target} in the Lost Zone")
def lost_alone(who: Arg) -> Block | None:
    return left_alone(who, "lost")


def left_alone(who: Arg, z: str) -> Block | None:
    """Return a Pokémon going to a zone, what is attached to it discarded."""
    if who == node("self"):
        return (node("discard", node("attached", who)), node("return_mon", who, z))
    if not isinstance(who, Node) or who.word != "$pick":
        return None
    that = node("$that", "mons")
    left = (node("discard", node("attached", that)), node("return_mon", that, z))
    return (node("$found", who), *left)
