"""Events of any of several Pokémon, and of a Pokémon of which something holds at the time."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import (
    BY_HAND,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
)
from playmat.reader.shapes import lens

ENERGY = node("is", node("event_card"), node("energy"))
ALL = node("all", "both")


# --- whom it happens to -------------------------------------------------------------------------
same("any_pokemon", "[1|one|any|any 1|any one] of {pokemons}", "[a|an|any] {pokemons}")


# --- by whose attack ----------------------------------------------------------------------------
@lens
def by_attack(cause: Node, of: Node) -> Node:
    """Return that something is the cause, an attack of those from whom it must come."""
    whose = of["players"]
    if whose == "anyone":
        return cause
    if whose == "foe":
        return node("and", cause, node("not", node("event_from", node("all", "me"))))
    return node("and", cause, node("event_from", node("all", "me") if whose == "me" else whose))


BY_DAMAGE = "@by_attack(event_cause(attack), ?attacks_of)"
row("attacked_by", BY_DAMAGE, "[damage from]? {attacks_of}")
row("knocked_out_by", BY_DAMAGE, "[the]? damage from {attacks_of}")
row("knocked_out_by", "@by_attack(event_by_attack(), ?attacks_of)", "{attacks_of}")
row("attack_that_damages", BY_DAMAGE, "{attacks_of}")


# --- attacks about to be made -------------------------------------------------------------------
ATTACKS = "[attacks|uses an attack|tries to attack]"

row(
    "before_event",
    "@event(attack_declared, ?of, always(), $said(mons, event_mon()))",
    f"{{of:pokemon}} {ATTACKS}",
    f"{{of:any_pokemon}} {ATTACKS}",
)


# --- moving and evolving ------------------------------------------------------------------------
row(
    "event",
    "@event(evolved, ?any_pokemon, always(), $said(mons, event_mon()))",
    "{any_pokemon} evolves",
)
FROM_HAND = (
    "[from his or her hand onto his or her Bench|onto his or her Bench|from his or her hand]"
)

row(
    "event",
    "@event(benched, @fitted(all(foe), ?pokemon_noun), event_by_hand(), $said(mons, event_mon()))",
    f"your opponent [plays|puts] a {{pokemon_noun}} [card]? {FROM_HAND}",
    "your opponent [plays|puts] a {pokemon_noun} [from his or her hand onto his or her "
    "Bench|onto his or her Bench from his or her hand]",
)


# --- attaching ----------------------------------------------------------------------------------
ATTACHES = "[any|a|that|either] player attaches an Energy [card]? from {x:their_hand} to"


def attaching(of: Arg) -> Node:
    """Return the moment any player attaches Energy to some Pokémon."""
    return event("attached", of, both(BY_HAND, ENERGY), THAT_POKEMON)


@rule("event", f"{ATTACHES} {{kinds:pokemon_kinds}}")
def attaches_to_kinds(kinds: tuple[Node, ...], x: bool) -> Node:
    return attaching(node("where", ALL, conjunction("fits_any", *kinds)))


row(
    "event",
    "@event(evolved, all(both), event_by_hand(), $said(mons, event_mon()))",
    "any player plays [a|any] Pokémon from {their_hand} to evolve [{one_of_their_pokemon}|a "
    "Pokémon] [during his or her turn]?",
    "[any|a] player evolves [1 of his or her|a|any of his or her] Pokémon",
    "any player plays any Pokémon from {their_hand} to evolve {one_of_their_pokemon}",
)


# --- cards --------------------------------------------------------------------------------------
TRAINERS = ("$trainer", "supporter", "item", "stadium_card", "tool")


@rule("event", "{who:who_plays} [a|an] {kind:card_filter} [from [your|his or her] hand]?")
def plays(who: str, kind: Node) -> Node | None:
    known = node("is", node("event_card"), kind)
    return event("played", who, known, THAT_CARD) if kind.word in TRAINERS else None


for _who, _words in (
    ("me", "you play"),
    ("foe", "your opponent plays"),
    ("both", "[a|any|either] player plays"),
):
    phrase("who_plays", _who, _words)


# --- turns --------------------------------------------------------------------------------------
row(
    "turn_event",
    "@event(turn_began, both)",
    "at the [beginning|start] of [each|every] turn",
    "at the [beginning|start] of each player's turn",
    "at the start of each turn",
)
