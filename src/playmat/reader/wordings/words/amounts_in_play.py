"""What is counted in play: cards of kinds and names, and what one player has more of."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import plain_name


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
row(
    "counted",
    "count(join(where(gear_on(all(foe)), tool()), where(stadium(), owned_by(foe))))",
    "Pokémon Tool and Stadium card(s) your opponent has in play",
)
row(
    "counted",
    "count(where(?of, fits_any(?left, ?right)))",
    "{left:counted_name} and each {right:counted_name} {of:counted_place}",
)


@rule("counted_name", "{a:name}", "~")
def counted_name(a: str = "$own") -> Node | None:
    return node("named", a) if a == "$own" or plain_name(a) else None


row("counted_place", "all(me)", "you have in play")
row("counted_place", "bench_of(me)", "on your Bench")


@rule("counted", "{a:card_filter} and each {b:card_filter} {at:card_place}")
def two_kinds(a: Node, b: Node, at: Node) -> Node | None:
    if at.word == "$attached" or "$any" in (a.word, b.word):
        return None
    return node("count", node("where", at, node("fits_any", a, b)))


@rule("counted", "{kind:pokemon_noun} you have in play {that:pokemon_that}")
def own_that(kind: Node, that: Node) -> Node:
    fit = that if kind.word == "$any" else node("fits_both", kind, that)
    return node("count", node("where", node("all", "me"), fit))


row(
    "counted",
    "count(@fitted(bench_of(?player), ?pokemon_noun))",
    "Benched {pokemon_noun} {player:player_has} [in play]?",
    "{pokemon_noun} {player:player_has} on [his or her|your] Bench",
)
row(
    "counted",
    "sub(count(all(foe)), count(all(me)))",
    "Pokémon in play your opponent has more than you",
    "Pokémon fewer you have in play",
)
row("counted", "sub(prizes_left(me), prizes_left(foe))", "Prize card more than your opponent")


@rule("counted", "[different]? type(s) of {kind:pokemon_noun} you have in play", cost=1)
@rule("counted", "different types of {kind:pokemon_noun} you have in play")
def kinds_of_types(kind: Node) -> Node:
    of: Arg = node("all", "me")
    return node("types_among", of if kind.word == "$any" else node("where", of, kind))


row(
    "counted",
    "count(where(gear_on(?to), machine()))",
    "Technical Machine card(s) attached to {to:pokemon}",
)
row("counted", "conditions_on(defender())", "of those Special Conditions")
