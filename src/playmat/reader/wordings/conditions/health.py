"""How a Pokémon fares: damage counters, HP, Special Conditions, healing."""

from __future__ import annotations

from playmat.reader.grammar import row

row(
    "condition",
    "not(is(?what, damaged()))",
    "{what:pokemon} has full HP",
    "{what:pokemon} doesn't have any damage counters on it",
)
row(
    "condition",
    "any_of(@where(?pokemon_set, damaged()))",
    "any of {pokemon_set} have any damage counters on them",
)
row(
    "condition",
    "healed_this_turn(?who)",
    "you healed [any damage from]? {who:pokemon} [during]? this turn",
    "{who:pokemon} [was|has been] healed [during]? this turn",
)
row(
    "condition", "is(?what, hp_at_most(?hp))", "{what:pokemon} 's maximum HP is {hp:number} or less"
)
row("condition", "is($it(), damaged())", "it has any")
