"""Slips of the pen that are slips in whatever text they stand."""

from __future__ import annotations

import re
from typing import Final

_SLIPS: Final = (
    (r"[\u3040-\u30ff\u4e00-\u9fff][^A-Za-z]*\u3002\s*(?=[A-Z])", ""),  # said again in English
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
    (r"\bIf (heads|tails) (?!and\b|or\b|then\b|is\b)(?=[a-z])", r"If \1, "),
    (r"(?<=[.)] )if (?=heads\b|tails\b)", "If "),
    (r"\bcoin, [Ii]f (?=heads|tails)", "coin. If "),
    (r"\b[Ff]lip (\d) coins, [Ii]f ", r"Flip \1 coins. If "),
    (r"\bfro (?=[A-Z~])", "from "),
    (r", an put\b", ", and put"),
    (r"\bcard (?:and attached|attach) it to\b", "card and attach it to"),
    (r"\b([Yy])ou opponent\b", r"\1our opponent"),
    (r"\b1 or (?=his or her|your opponent's)", "1 of "),
    (r"\b1 of you opponent\b", "1 of your opponent"),
    (r"\b[Oo]ne of (?=your\b|the\b|his or her\b)", "1 of "),
    (r"\b([Yy])ou (?=deck\b|hand\b|Bench\b|discard pile\b|Prize cards\b)", r"\1our "),
    (r"\bin any way you (?:choose|want|wish)\b", "in any way you like"),
    (r"\btheir (?=(?:next|last) turn\b)", "his or her "),
    (r"\b(on top|on the bottom) of (?:the|that) deck\b", r"\1 of its owner's deck"),
    (r"\battached 1 of\b", "attached to 1 of"),
    (r"\b(the|be|of) \1\b", r"\1"),
    (r"\b(\d+)HP\b", r"\1 HP"),
    (r"\battack does? damages\b", "attack does damage"),
    (r"\battack doe (?=\d)", "attack does "),
    (r"\b(\d+) damages times\b", r"\1 damage times"),
    (r"\btimes then number\b", "times the number"),
    (r"\bplus more (\d)", r"plus \1"),
    (r"\bmore then (?=\d)", "more than "),
    (r"\bequal of\b", "equal to"),
    (r"\bThis attack damage isn't\b", "This attack's damage isn't"),
    (r"\bdamage isn't by\b", "damage isn't affected by"),
    (r"\battacks in reduced\b", "attacks is reduced"),
    (r"\bPoké-Power, Poké-Bodies\b", "Poké-Powers, Poké-Bodies"),
    (r"\bIf don't have\b", "If you don't have"),
    (r"\bhe of she\b", "he or she"),
    (r"\bPokémon has already has\b", "Pokémon that already has"),
    (r"\bBench if full\b", "Bench is full"),
    (r"\bBasic Pokémon \(or Evolution card\)", "Basic Pokémon or Evolution card"),
)
"""What stands there, as a pattern, and what was meant."""


def unslipped(text: str) -> str:
    """Return a clean text without its slips."""
    for pattern, meant in _SLIPS:
        text = re.sub(pattern, meant, text)
    return text
