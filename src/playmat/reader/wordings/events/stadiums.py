"""What a Stadium reacts to, and what players may do there."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.lang.words import of_role
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import (
    ALWAYS,
    ANY,
    BY_HAND,
    THAT_POKEMON,
    both,
    compared,
    event,
    fitted,
)

_ANYBODYS: Final = of_role("heal", "cure") | {"counters"}

ALL = node("all", "both")

# --- reactions ----------------------------------------------------------------------------------
PUTS = "[a|any|either] player [puts|plays]"
ONTO = (
    "[from his or her hand onto his or her Bench"
    "|onto his or her Bench from his or her hand|from his or her hand]"
)


@rule(
    "event",
    f"{PUTS} a {{kind:pokemon_noun}} {ONTO}",
    f"{PUTS} a {{kind:pokemon_noun}} {{out:pokemon_brackets}} {ONTO}",
    f"{PUTS} a {{kind:pokemon_noun}} {{that:pokemon_that}} {ONTO}",
)
def benches(kind: Node, out: Node = ANY, that: Node = ANY) -> Node | None:
    if kind == ANY:
        return None
    return event("benched", fitted(ALL, kind, that, out), BY_HAND, THAT_POKEMON)


phrase(
    "event",
    event("evolved", ALL, BY_HAND, THAT_POKEMON),
    "any player plays any Pokémon from {their_hand} to evolve {one_of_their_pokemon}",
)


@spare_rule(
    "event",
    "[a|any|either] player plays [a|an] {kind:pokemon_noun} from {x:their_hand} to evolve "
    "{y:one_of_their_pokemon}",
)
def evolves_into(kind: Node, x: bool, y: bool) -> Node:
    return event("evolved", fitted(ALL, kind), BY_HAND, THAT_POKEMON)


phrase(
    "event",
    event("leveled_up", ALL, BY_HAND, THAT_POKEMON),
    "any player plays any Pokémon from {their_hand} to Level-Up {one_of_their_pokemon}",
)


@rule("event", "a {kind:pokemon_noun} evolves", "a {kind:pokemon_noun} {that:pokemon_that} evolves")
def some_evolve(kind: Node, that: Node = ANY) -> Node:
    return event("evolved", fitted(ALL, kind, that), node("always"), THAT_POKEMON)


ATTACHES = "[any|a|that|either] player attaches an Energy [card]? from {x:their_hand} to"
ENERGY = node("is", node("event_card"), node("energy"))


def attaching(of: Arg) -> Node:
    """Return the moment any player attaches Energy to some Pokémon."""
    return event("attached", of, both(BY_HAND, ENERGY), THAT_POKEMON)


@rule(
    "event",
    f"{ATTACHES} 1 of his or her {{kind:pokemon_noun}}",
    f"{ATTACHES} 1 of his or her {{kind:pokemon_noun}} {{out:pokemon_brackets}}",
)
def attaches(kind: Node, x: bool, out: Node = ANY) -> Node:
    return attaching(fitted(ALL, kind, out))


phrase("event", attaching(node("bench_of", "both")), f"{ATTACHES} 1 of his or her Benched Pokémon")


@rule("event", f"{ATTACHES} {{kinds:pokemon_kinds}}")
def attaches_to_kinds(kinds: tuple[Node, ...], x: bool) -> Node:
    return attaching(node("where", ALL, conjunction("fits_any", *kinds)))


@rule(
    "clause",
    "once during each of his or her turns , {w:whenever} {what:event} , {do:effects}",
    "once during each player's turn , {w:whenever} {what:event} , {do:effects}",
)
def once_each_turn(w: bool, what: Node, do: Block) -> tuple[Node, Node]:
    happened, condition, *spoken = what.args
    return node("$on", happened, condition, "nobody", *spoken, do), node("$how", "once_player")


@rule("clause", "{w:whenever} {what:event} {do:effects}", cost=3)
def unmarked(w: bool, what: Node, do: Block) -> Node:
    happened, condition, *spoken = what.args
    return node("$on", happened, condition, "nobody", *spoken, do)


phrase("note", (), "or 1 if it only has 1", "if any")


@rule("effect", "its owner {do:act}")
def owner_does(do: Block) -> Block | None:
    return do if all(said.word in _ANYBODYS for said in do) else None


@rule("act", "remove(s) any Special Conditions from {whom:pokemon}")
def cures(whom: Node) -> Block:
    return (node("cure", whom),)


phrase("clause", (), "prevent all effects of an attack , including damage , {done_by_actives}")
phrase("done_by_actives", True, "done by either player's Active Pokémon")
ENDED = (node("nullify"), node("discard", node("this_card")))
phrase(
    "clause",
    node("$instead", Node("attack_declared", (node("active", "both"),)), ALWAYS, "nobody", ENDED),
    "if an Active Pokémon uses an attack , {attack_is_over} , and discard this card",
)


# --- what players do ----------------------------------------------------------------------------
phrase(
    "condition",
    node("not", node("bench_full", "$player")),
    "that player's Bench isn't full",
    "his or her Bench isn't full",
    "the player's Bench isn't full",
)


@rule(
    "condition",
    "{who:who_has} {n:how_many} {kind:card_filter} in [the|your|his or her|their] Lost Zone",
)
def in_lost_zone(who: str, n: Node, kind: Node) -> Node:
    of = node("lost", who)
    return compared(node("count", of if kind == ANY else node("where", of, kind)), n)


@rule("act", "discard(s) the top Evolution card from {whom:pokemon} , devolving it")
def devolves(whom: Node) -> Block:
    return (node("devolve", whom, "discard"),)


same("pokemon_with_cards", "{target} and any cards attached to it")


@rule(
    "act",
    "[show(s)|reveal(s)] {what:cards} to [the|his or her] opponent",
    "show(s) [the|his or her|your] opponent {what:cards}",
)
def shows(what: Arg) -> Block:
    return (node("reveal", what),)


@rule(
    "act",
    "discard(s) a number of cards until {p:that_player} has {n:number} cards left in his or her "
    "hand",
)
def discards_down(p: str, n: int) -> Block:
    hand = node("hand", "$who")
    over = node("sub", node("count", hand), n)
    return (node("discard", node("$pick", hand, over, over, "$who")),)


@rule("act", "play(s) [a|an] {kind:card_filter} from his or her hand onto his or her Bench")
def plays_onto_bench(kind: Node) -> Block:
    return (node("bench", node("$pick", node("where", node("hand", "$who"), kind), 0, 1, "$who")),)


phrase("pokemon_word", node("tag", "restored"), "Restored")
phrase("pokemon_word", node("tag", "light"), "Light")


@spare_rule(
    "act",
    "discard(s) random cards from {whose:owner} hand until [they have|he or she has|your opponent "
    "has] {n:number} cards "
    "[left]? in [his or her|their] hand",
)
def discards_blindly_down(whose: str, n: int) -> Block:
    hand = node("hand", whose)
    over = node("most", 0, node("sub", node("count", hand), n))
    return (node("discard", node("$random", hand, over)),)
