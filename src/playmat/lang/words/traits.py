"""Traits of a word: what its effect gives to a variable, and its role."""

from __future__ import annotations

from typing import Final

Table = dict[str, tuple[str, str] | tuple[str, str, str]]
"""Words by name: signature, meaning and role, if any.

A signature ends with ``-> sort`` if an effect gives something other than an amount."""

GIVES: Final = {
    "num": "An amount: how much was done, or the number that was picked.",
    "any": "Some of what its first argument selects.",
    "cards": "The cards it found, or did something to.",
    "mons": "The Pokémon that came to stand where it puts them.",
    "coins": "The coins flipped.",
    "type": "The type named.",
    "name": "The name of a card.",
    "nothing": "No result of its own: whoever did it has done it.",
}
"""What an effect may give to its variable."""

ROLES: Final = {
    "course": "Says how the program goes on, and does nothing by itself.",
    "branch": "Does one of its blocks, or none.",
    "loop": "Does its block for each of several, or again and again.",
    "later": "What it holds is done, or holds, at another time.",
    "answer": "Coins, or what a player answers; neither lies on the table.",
    "pick": "Finds some of what its first argument selects, and does nothing to them.",
    "look": "Lets cards be seen.",
    "show": "Turns cards up, for as long as they lie there.",
    "arrange": "Changes nothing but the order of cards.",
    "heal": "Removes damage, so it does nothing to the undamaged.",
    "cure": "Removes Special Conditions, so it does nothing to those without.",
    "damage": "Changes the damage of the attack under way, so it comes before it.",
    "cancel": "Takes the damage of the attack under way away, so it comes before it.",
    "event": "Changes what is about to happen; stands inside `instead`.",
    "coins": "Changes the coins just flipped; stands inside `on`, `instead` or `delay`.",
    "hidden": "Cards that no player sees.",
    "one": "Spoken of as one Pokémon, card or attack.",
}
"""Roles of words for readers, writers and linkers; most effects have none."""
