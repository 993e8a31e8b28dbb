"""What is counted in play: cards of kinds and names, and what one player has more of."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import fitted, plain_name

WHO = "$who"

NUMBER = node("$number")

THAT = node("$that", "mons")

ONE = node("$each_one")


def trainers_of(who: str) -> Node:
    """Return all Trainer cards a player has in play."""
    beside = node(
        "join", node("where", node("stadium"), node("owned_by", who)), node("beside", who)
    )
    return node("join", node("gear_on", node("all", who)), beside)


phrase(
    "counted",
    node(
        "add",
        node("count", trainers_of("foe")),
        node("count", node("where", node("all", "foe"), node("trainer"))),
    ),
    "Trainer card(s) your opponent has in play",
)  # fossils too [CARD-FOS-7]
phrase(
    "counted",
    node(
        "count",
        node(
            "join",
            node("where", node("gear_on", node("all", "foe")), node("tool")),
            node("where", node("stadium"), node("owned_by", "foe")),
        ),
    ),
    "Pokémon Tool and Stadium card(s) your opponent has in play",
)


@rule("counted", "{a:counted_name} and each {b:counted_name} {at:counted_place}")
def two_names(a: Node, b: Node, at: Node) -> Node:
    return node("count", node("where", at, node("fits_any", a, b)))


@rule("counted_name", "{a:name}", "~")
def counted_name(a: str = "$own") -> Node | None:
    return node("named", a) if a == "$own" or plain_name(a) else None


phrase("counted_place", node("all", "me"), "you have in play")
spare_phrase("counted_place", node("bench_of", "me"), "on your Bench")


@rule("counted", "{a:card_filter} and each {b:card_filter} {at:card_place}")
def two_kinds(a: Node, b: Node, at: Node) -> Node | None:
    if at.word == "$attached" or "$any" in (a.word, b.word):
        return None
    return node("count", node("where", at, node("fits_any", a, b)))


@rule("counted", "{kind:pokemon_noun} you have in play {that:pokemon_that}")
def own_that(kind: Node, that: Node) -> Node:
    fit = that if kind.word == "$any" else node("fits_both", kind, that)
    return node("count", node("where", node("all", "me"), fit))


@spare_rule(
    "counted",
    "Benched {kind:pokemon_noun} {who:who_has} [in play]?",
    "{kind:pokemon_noun} {who:who_has} on [his or her|your] Bench",
)
def benched_of_player(kind: Node, who: str) -> Node:
    return node("count", fitted(node("bench_of", who), kind))


phrase(
    "counted",
    node("sub", node("count", node("all", "foe")), node("count", node("all", "me"))),
    "Pokémon in play your opponent has more than you",
)
phrase(
    "counted",
    node("sub", node("count", node("all", "foe")), node("count", node("all", "me"))),
    "Pokémon fewer you have in play",
)
phrase(
    "counted",
    node("sub", node("prizes_left", "me"), node("prizes_left", "foe")),
    "Prize card more than your opponent",
)


@spare_rule("counted", "[different]? type(s) of {kind:pokemon_noun} you have in play", cost=1)
@rule("counted", "different types of {kind:pokemon_noun} you have in play")
def kinds_of_types(kind: Node) -> Node:
    of: Arg = node("all", "me")
    return node("types_among", of if kind.word == "$any" else node("where", of, kind))


@rule("counted", "Technical Machine card(s) attached to {who:pokemon}")
def machines(who: Node) -> Node:
    return node("count", node("where", node("gear_on", who), node("machine")))


phrase("counted", node("conditions_on", node("defender")), "of those Special Conditions")
phrase("counted", node("ref", "$n"), "damage counter(s) you [put|placed] on {pokemon} in this way")
spare_phrase("counted", node("ref", "$n"), "damage counter(s) you [put|placed|moved] in this way")
