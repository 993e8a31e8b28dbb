"""Subjects, agents and causes of events, and what later words may refer to.

``$said(sort, what)`` after the condition of an event is what later words may refer to.
"""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, same
from playmat.reader.meanings import THAT_POKEMON
from playmat.reader.shapes import lens

Subject = tuple[Arg, ...]
"""A Pokémon, and what later words may refer to."""


# --- players ------------------------------------------------------------------------------------
for _who, _words in (
    ("me", "you"),
    ("foe", "your opponent"),
    ("both", "[a|any|either|each|that] player"),
):
    phrase("doer", _who, _words)
FROM_HAND = "from [your|his or her]? hand"


# --- Pokémon ------------------------------------------------------------------------------------
same("any_pokemon", "[1|one|any|any 1|any one] of {pokemons}", "[a|an|any] {pokemons}")
same("any_pokemon", "{pokemons}", cost=1)


@lens
def known(who: Node) -> Subject:
    """One Pokémon; later words may refer to an Active one, which changes after a Knock Out."""
    return (who, THAT_POKEMON) if who.word == "active" else (who,)


row("event_subject", "@known(?pokemon)", "{pokemon}")
row(
    "event_subject",
    "[@replaced(?any_pokemon, $either, both), $said(mons, event_mon())]",
    "{any_pokemon}",
)


def wherever(of: Arg) -> Arg:
    """Pokémon that leave or enter a place, without the place."""
    for place in ("active", "bench_of"):
        for who in ("me", "foe", "both"):
            of = replaced(of, node(place, who), node("all", who))
    return of


# --- whose attack -------------------------------------------------------------------------------
@lens
def by_attack(cause: Node, of: Node) -> Node:
    """Condition that something is the cause, possibly an attack of certain Pokémon."""
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
