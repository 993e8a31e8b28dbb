"""Words that select Pokémon in play, cards and attacks."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

POKEMON: Final[Table] = {
    "self": ("", "The Pokémon with this text; for a copied attack, its user.", "one"),
    "host": ("", "The Pokémon this card is attached to.", "one"),
    "attacker": ("", "The Pokémon making the current attack.", "one"),
    "defender": ("", "The Pokémon that is attacked.", "one"),
    "nobody": ("", "No Pokémon."),
    "active": ("player:player", "That player's Active Pokémon.", "one"),
    "bench_of": ("player:player", "That player's Benched Pokémon."),
    "all": ("player:player", "All that player's Pokémon in play."),
    "event_mon": ("", "The Pokémon of the event.", "one"),
    "event_other": ("", "The other Pokémon of the event.", "one"),
    "host_of": ("cards:cards", "The Pokémon these cards are attached to or part of.", "one"),
    "bearer": ("", "The Pokémon with the lasting effect.", "one"),
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
    "beside": ("player:player", "A Supporter next to the Active Pokémon.", "one"),
    "this_card": ("", "This card.", "one"),
    "event_card": ("", "The card of the event.", "one"),
    "attached": ("to:mons", "Every card attached."),
    "energy_on": ("to:mons", "Energy cards attached."),
    "gear_on": ("to:mons", "Trainer cards attached."),
    "stack": ("of:mons", "The Pokémon cards that make up a Pokémon."),
    "under": ("of:mons", "The Pokémon cards below the top one."),
    "top_of": ("of:mons", "The top Pokémon card.", "one"),
    "whole": ("of:mons", "All cards of a Pokémon, including attached ones."),
    "set_aside_cards": ("player:player", "Cards set aside, in no zone."),
    "top_until": (
        "player:player filter:filter",
        "The top cards of a deck down to the first that matches.",
        "hidden",
    ),
    "fallen": (
        "player:player",
        "The top cards of Pokémon Knocked Out by attack damage in the last turn.",
    ),
    "attached_this_turn": ("to:mons", "Cards attached from the hand this turn."),
    "trainers_played": (
        "player:player",
        "Trainer cards that player has played from the hand this turn.",
    ),
    "spent": (
        "player:player",
        "Cards that player's attack discarded from its own user this turn.",
    ),
}

ATTACKS: Final[Table] = {
    "attacks_of": ("of:any", "The attacks of Pokémon or Pokémon cards."),
    "last_attack": (
        "of:mons",
        "The attack it used last turn; for a whole side, the attack made by any Pokémon.",
        "one",
    ),
    "attack_under_way": ("", "The current attack."),
}

SELECTIONS: Final[Table] = {
    "join": ("of:any and:any", "Both selections."),
    "less": ("of:any but:any", "The first selection without the second."),
    "where": ("of:any filter:filter", "Those that match the filter."),
    "ref": ("var:var", "The value of a variable."),
}
"""Selectors of whatever their arguments select."""
