"""Words that select Pokémon in play, cards and attacks."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

POKEMON: Final[Table] = {
    "self": ("", "The Pokémon whose text this is; of a copied attack, its user.", "one"),
    "host": ("", "The Pokémon this card is attached to.", "one"),
    "attacker": ("", "The Pokémon making the attack now under way.", "one"),
    "defender": ("", "The Pokémon the attack is made against.", "one"),
    "nobody": ("", "No Pokémon."),
    "active": ("player:player", "That player's Active Pokémon.", "one"),
    "bench_of": ("player:player", "That player's Benched Pokémon."),
    "all": ("player:player", "All that player's Pokémon in play."),
    "event_mon": ("", "The Pokémon to which it happens.", "one"),
    "event_other": ("", "The other Pokémon concerned.", "one"),
    "host_of": ("cards:cards", "The Pokémon these cards are attached to or part of.", "one"),
    "bearer": ("", "The Pokémon a lasting effect lies on.", "one"),
    "weakest": ("of:mons", "Those of them with the fewest HP left."),
}

CARDS: Final[Table] = {
    "hand": ("player:player", "A hand."),
    "deck": ("player:player", "A deck.", "hidden"),
    "discards": ("player:player", "A discard pile."),
    "lost": ("player:player", "A Lost Zone."),
    "prizes": ("player:player", "The Prizes.", "hidden"),
    "top": ("player:player count:num", "The top cards of a deck.", "hidden"),
    "bottom": ("player:player count:num", "The bottom cards of a deck.", "hidden"),
    "stadium": ("", "The Stadium in play.", "one"),
    "beside": ("player:player", "A Supporter lying beside the Active.", "one"),
    "this_card": ("", "This card.", "one"),
    "event_card": ("", "The card to which it happens.", "one"),
    "attached": ("to:mons", "Every card attached."),
    "energy_on": ("to:mons", "Energy cards attached."),
    "gear_on": ("to:mons", "Trainer cards attached."),
    "stack": ("of:mons", "The Pokémon cards a Pokémon is made of."),
    "under": ("of:mons", "The Pokémon cards below the top one."),
    "top_of": ("of:mons", "The top Pokémon card.", "one"),
    "whole": ("of:mons", "All cards of a Pokémon, attached ones too."),
    "set_aside_cards": ("player:player", "Cards put out of all zones."),
    "top_until": (
        "player:player filter:filter",
        "The top cards of a deck down to the first that fits.",
        "hidden",
    ),
    "fallen": (
        "player:player",
        "The top cards of Pokémon lost to attack damage in the turn before.",
    ),
    "attached_this_turn": ("to:mons", "Cards attached from hand this turn."),
    "trainers_played": (
        "player:player",
        "Trainer cards that player has played from the hand this turn.",
    ),
    "spent": (
        "player:player",
        "Cards that player's attack discarded from the Pokémon using it this turn.",
    ),
}

ATTACKS: Final[Table] = {
    "attacks_of": ("of:any", "The attacks of Pokémon or Pokémon cards."),
    "last_attack": (
        "of:mons",
        "The attack it used last turn; of a whole side, what was made, by whoever it was.",
        "one",
    ),
    "attack_under_way": ("", "The attack under way."),
}

SELECTIONS: Final[Table] = {
    "join": ("of:any and:any", "Those and those."),
    "less": ("of:any but:any", "Those but not those."),
    "where": ("of:any filter:filter", "Those that fit."),
    "ref": ("var:var", "What was remembered."),
}
"""Selectors of whatever their arguments select."""
