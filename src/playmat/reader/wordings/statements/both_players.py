"""What both players do, together or one after the other."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.nodes import acted


@rule("effect", "each player may {do:acts}")
def each_may(do: Block) -> Block:
    sides = ((who, replaced(acted(do, who, who), "$player", who)) for who in ("me", "foe"))
    return tuple(node("may", who, block) for who, block in sides)


phrase(
    "statement",
    (node("$same"),),
    "you may do the same",
    "you do the same",
    "[either way ,]? you may do the same",
)

phrase("statement", (node("$likewise"),), "[if you do ,]? your opponent does the same")

phrase(
    "players_who_searched",
    True,
    "each player who searched [[his or her|their] deck]? [in this way|this way]?",
)
spare_phrase(
    "statement",
    (node("$shuffles"),),
    "[then ,]? {players_who_searched} shuffles [his or her|their] deck",
    cost=-1,
)

phrase(
    "statement",
    (node("$same"), node("$shuffles")),
    "[either way ,]? you may do the same , and then {players_who_searched} shuffles his or her "
    "deck",
)


@rule(
    "statement",
    "you and your opponent remove {n:count} damage counter(s) from each of your Pokémon "
    "{that:pokemon_that}",
)
def both_heal(n: int, that: Node) -> Block:
    return (node("remove_counters", node("where", node("all", "both"), that), n),)


@rule("effect", "everyone {a:act}", "everyone {a:act} and {b:act}")
def everyone(a: Block, b: Block = ()) -> Block:
    return (*acted((*a, *b), "me", "me"), *acted((*a, *b), "foe"))


@rule(
    "statement",
    "you and your opponent {s:show_hands} , then shuffle all [the]? {kind:card_filter} "
    "{x:to_decks}",
)
def both_show(kind: Node, s: bool, x: bool) -> Block:
    hands = [node("hand", who) for who in ("me", "foe")]
    shown_both = tuple(node("reveal", hand) for hand in hands)
    moved = [
        (node("move", node("where", hand, kind), "deck"), node("shuffle", hand.args[0]))
        for hand in hands
    ]
    return (*shown_both, *moved[0], *moved[1])


@spare_rule("effect", "[both]? you and your opponent [each]? {do:acts}", cost=1)
def you_and_opponent(do: Block) -> Block | None:
    sides = any(side in said.args for said in nodes_in(do) for side in ("me", "foe"))
    return None if sides else has_each_player(do)


@spare_rule("acts", "have [each player|both players] {do:acts}", cost=-1)
def has_each_player(do: Block) -> Block:
    return (*acted(do, "me", "me"), *acted(do, "foe"))


@rule("use_or_do", "you may choose either player", cost=-1)
def chooses_player() -> Block:
    return (node("$either_player"),)
