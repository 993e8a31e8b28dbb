"""Words that select Pokémon in play, cards and attacks."""

from __future__ import annotations

from typing import Final

POKEMON: Final[dict[str, tuple[str, str]]] = {
    "self": ("", "The Pokémon whose text this is; of a copied attack, its user."),
    "host": ("", "The Pokémon this card is attached to."),
    "attacker": ("", "The Pokémon making the attack now under way."),
    "defender": ("", "The Pokémon the attack is made against."),
    "nobody": ("", "No Pokémon."),
    "active": ("player:player", "That player's Active Pokémon."),
    "bench_of": ("player:player", "That player's Benched Pokémon."),
    "all": ("player:player", "All that player's Pokémon in play."),
    "event_mon": ("", "The Pokémon to which it happens."),
    "event_other": ("", "The other Pokémon concerned."),
    "host_of": ("cards:cards", "The Pokémon these cards are attached to or part of."),
    "bearer": ("", "The Pokémon a lasting effect lies on."),
    "weakest": ("of:mons", "Those of them with the fewest HP left."),
}
"""Selectors of Pokémon in play."""

CARDS: Final[dict[str, tuple[str, str]]] = {
    "hand": ("player:player", "A hand."),
    "deck": ("player:player", "A deck."),
    "discards": ("player:player", "A discard pile."),
    "lost": ("player:player", "A Lost Zone."),
    "prizes": ("player:player", "The Prizes."),
    "top": ("player:player count:num", "The top cards of a deck."),
    "bottom": ("player:player count:num", "The bottom cards of a deck."),
    "stadium": ("", "The Stadium in play."),
    "beside": ("player:player", "A Supporter lying beside the Active."),
    "this_card": ("", "This card."),
    "event_card": ("", "The card to which it happens."),
    "attached": ("to:mons", "Every card attached."),
    "energy_on": ("to:mons", "Energy cards attached."),
    "gear_on": ("to:mons", "Trainer cards attached."),
    "stack": ("of:mons", "The Pokémon cards a Pokémon is made of."),
    "under": ("of:mons", "The Pokémon cards below the top one."),
    "top_of": ("of:mons", "The top Pokémon card."),
    "whole": ("of:mons", "All cards of a Pokémon, attached ones too."),
    "set_aside_cards": ("player:player", "Cards put out of all zones."),
    "top_until": (
        "player:player filter:filter",
        "The top cards of a deck down to the first that fits.",
    ),
    "fallen": (
        "player:player",
        "The top cards of Pokémon lost to attack damage in the turn before.",
    ),
    "attached_this_turn": ("to:mons", "Energy cards attached from hand this turn."),
    "spent": (
        "player:player",
        "Cards that player's attack discarded from the Pokémon using it this turn.",
    ),
}
"""Selectors of cards."""

ATTACKS: Final[dict[str, tuple[str, str]]] = {
    "attacks_of": ("of:any", "The attacks of Pokémon or Pokémon cards."),
    "last_attack": ("of:mons", "The attack it used last turn."),
    "attack_under_way": ("", "The attack under way."),
}
"""Selectors of attacks."""

SELECTIONS: Final[dict[str, tuple[str, str]]] = {
    "join": ("left:any right:any", "Those and those."),
    "less": ("left:any right:any", "Those but not those."),
    "where": ("of:any filter:filter", "Those that fit."),
    "ref": ("var:var", "What was remembered."),
}
"""Selectors of whatever their arguments select."""
