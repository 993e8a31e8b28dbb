"""Slips of the pen that are slips in whatever text they stand."""

from __future__ import annotations

import re
from typing import Final

_SLIPS: Final = (
    (r"\bAs along as\b", "As long as"),
    (r"\bEach play can't\b", "Each player can't"),
    (r"\b(\d+) of more\b", r"\1 or more"),
    (r"\band being flipping\b", "and begin flipping"),
    (r"\bflip coin\b", "flip a coin"),
    (r"\bTeam Mamga's\b", "Team Magma's"),
    (r"\bPokémon is play\b", "Pokémon in play"),
    (r"\bthis counts a evolving\b", "this counts as evolving"),
    (r"\bshow it your opponent\b", "show it to your opponent"),
    (r"\bsearch your discard for\b", "search your discard pile for"),
    (r"\bthis Attacking Pokémon\b", "the Attacking Pokémon"),
    (r"\bcan't be used it\b", "can't be used if"),
    (r"\b(can't be used if [\w .'-]+?) if affected\b", r"\1 is affected"),
    (r"\bis damage by an attack\b", "is damaged by an attack"),
    (r"\bor 1 or your\b", "or 1 of your"),
    (r"\bthe your opponent's\b", "your opponent's"),
    (r"\bis Asleep, prevents all\b", "is Asleep, prevent all"),
    (r"\bby resistance\b", "by Resistance"),
    (r"\bAs long (\w+) has\b", r"As long as \1 has"),
    (r"\bPrize Cards\b", "Prize cards"),
    (r"\bSupporter Cards\b", "Supporter cards"),
    (r"\bEnergy Card\b", "Energy card"),
    (r"\bresistance\b", "Resistance"),
    (r"\bweakness and\b", "Weakness and"),
    (r"^If heads,", "Flip a coin. If heads,"),
    (r"\bthe number heads\b", "the number of heads"),
    (r"\bDoes (\d+) (?:or )?more for each\b", r"Does \1 more damage for each"),
    (r"\bdone by attack from\b", "done by attacks from"),
    (r"\bby attack is reduced\b", "by attacks is reduced"),
    (r"\bany damage to this Pokémon by\b", "any damage done to this Pokémon by"),
    (r"(?<=\. )if you do\b", "If you do"),
    (r"\battached to it in your hand\b", "attached to it to your hand"),
    (r"\bPokémon than has\b", "Pokémon that has"),
    (r"\bdamage counters each of\b", "damage counters on each of"),
    (r" \| When a Pokémon-EX has been Knocked Out,.*$", ""),
    (r"\bon the bottom your\b", "on the bottom of your"),
    (r"(?<=\. )The, ", "Then, "),
    (r"\battached to into\b", "attached to it into"),
)
"""What stands there, as a pattern, and what was meant."""


def unslipped(text: str) -> str:
    """Return a clean text without its slips."""
    for pattern, meant in _SLIPS:
        text = re.sub(pattern, meant, text)
    return text
