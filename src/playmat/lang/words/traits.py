"""Traits of a word: what its effect gives to a variable, and its role."""

from __future__ import annotations

from typing import Final

Table = dict[str, tuple[str, str] | tuple[str, str, str]]
"""Words by name: signature, meaning and role, if any.

A signature ends with ``-> sort`` if an effect gives something other than an amount.
"""

GIVES: Final = {
    "num": "An amount: how much was done, or the number that was picked.",
    "any": "Some of what its first argument selects.",
    "cards": "The cards it found, or did something to.",
    "mons": "The Pokémon that were moved.",
    "coins": "The coins flipped.",
    "type": "The type named.",
    "name": "The name of a card.",
    "nothing": "No result, only whether it happened.",
}
"""What an effect may give to its variable."""

ROLES: Final = {
    "course": "Controls the program and does nothing by itself.",
    "branch": "Does one of its blocks, or none.",
    "loop": "Does its block repeatedly.",
    "later": "Its contents apply at another time.",
    "answer": "The result of coins or of a player's decision.",
    "pick": "Picks some of what its first argument selects, without changing them.",
    "look": "Shows cards once.",
    "show": "Turns cards face up permanently.",
    "arrange": "Only changes the order of cards.",
    "heal": "Removes damage, so only damaged Pokémon are affected.",
    "cure": "Removes Special Conditions, so only Pokémon that have one are affected.",
    "damage": "Changes the damage of the current attack, so it comes first.",
    "cancel": "Cancels the damage of the current attack, so it comes first.",
    "event": "Changes the coming event; only inside `instead`.",
    "coins": "Changes the coins just flipped; only inside `on`, `instead` or `delay`.",
    "hidden": "Cards that neither player sees.",
    "one": "A single Pokémon, card or attack.",
}
"""Roles of words for readers, writers and linkers; most effects have none."""
