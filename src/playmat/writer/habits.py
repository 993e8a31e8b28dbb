"""Find habits that make a wording read like its program, apart from names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from playmat.lang.node import Program, nodes_in

NAME: Final = "“Name”"
"""Placeholder for names while looking for habits."""

_ZONE: Final = (
    r"in (?:your|their|that player's|each player's|both players') "
    r"(?:discard pile|hand|deck|Lost Zone)"
)
_TAKING: Final = "put|take|attach|find|show|choose|bench|discard|shuffle|pick|move|exchange|use"

PATTERNS: Final = {
    "letters": r"(?<![.:•\n] )(?<!^)(?<![\w.-])[A-Z](?!\w|[’'.])"
    r"|^[A-Z] (?:is|are|has) |\[[a-z_0-9]+\]",
    "brackets": r"\((?!(?:before|after) Weakness|even |You can|[a-z ]+ (?:choose|discard) )"
    r"(?![A-Z]\))(?!.*\b(?:plus|minus)\b.*\))",
    "guards": r"isn't empty|has room|\bhave any\b|there (?:is|are) (?:any|none)"
    r"|more than 1 Pokémon in play|have Pokémon in play|[Nn]othing more is needed",
    "playable": "[Pp]layable if",
    "if so": r"\b[Ii]f (?:not )?so\b|not so that",
    "minus damage": r"(?<!\w)[-−]\d+ damage|damage [-−]\d+",
    "prepositions": rf"\b(?i:{_TAKING})\b(?:(?!for each)[^.;:])*\b{_ZONE}|\binto hand\b",
    "program words": r"under way|\b[Mm]ark (?!of)|affected Pokémon|leave the loop|again and again"
    r"|stop here|the amount|only named|\w_\w|-\d+ times|now (?:ruled|allowed|plus|exactly)"
    r"|this effect ends|did not come about|any case|no case|special_energy|this very",
    "let equal": r"\b[Ll]et \w+ (?:equal|be)\b|pick a number|\bnote [A-Z]\b",
    "flag lists": r"[^\W\d]/[^\W\d]|\(no (?:Weakness|Resistance|effects|powers)",
    "together with": "together with",
    "find up to 1": r"\bup to 1\b",
    "coin as a cost": r"Cost: (?:they )?(?:coin|flip|\d+ coins|their coin)",
    # Telegrams: fragments that a card would print as a sentence.
    "opponent not named": r"\A(?:(?!opponent|player)(?!all their\b)[\s\S])*?"
    r"\b(?:[Tt]hey|(?<!all )[Tt]heirs?)\b",
    "colon after a condition": r"(?:^|[.;:] |• )(?:If|When|Whenever|While|As long as|Unless)\b"
    r"[^.:\n]*: ",
    "the Defender": r"\b[Tt]he Defender\b",
    "damage with a sign": r"\b[Dd]amage(?: [+−-]\d|: \d)|[+−]\d+ damage",
    "coin before a colon": r"\b[Cc]oins?(?:, (?:both |all )?(?:heads|tails))?: "
    r"|\b(?:Heads|Tails): ",
    "openly": r"\b[Oo]penly\b",
    "it before any noun": r"\A(?:(?!this Pokémon|that Pokémon|attached to)[\s\S])*?"
    r"\b(?:unless|while) (?:it has|Asleep|Burned|Confused|Paralyzed|Poisoned)\b",
    "no subject": r"\b[Ww]hile (?:not )?(?:Active|on the Bench|Asleep)\b"
    r"|\b[Ww]hen (?:damaged|Knocked Out)\b",
    "your top cards": r"\b(?:your|their) (?:top|bottom) (?:\d+ )?cards?\b",
    "its Pokémon": r"\A(?:(?!attached to)[\s\S])*?\b[Ii]ts Pokémon\b",
    "free retreat": r"\bretreats? for free\b",
    "ex before Pokémon": r"(?<![\w-])(?:ex|EX|GX) Pokémon\b",
    "per": r"\b[Pp]er (?!cent)",
    "hyphen for minus": r"(?<![\w-])-\d",
}
"""A pattern for each habit."""

HABITS: Final = tuple(PATTERNS)
_FOUND: Final = {name: re.compile(pattern, re.MULTILINE) for name, pattern in PATTERNS.items()}
_QUOTED: Final = re.compile(r"“(?:[^”\\]|\\.)*”")


def names_in(program: Program) -> set[str]:
    """The names of cards, owners and attacks in a program."""
    return {
        arg
        for node in nodes_in(program)
        for arg in node.args
        if isinstance(arg, str) and not arg.islower() and len(arg) > 1
    }


def without_names(text: str, names: Iterable[str]) -> str:
    """A wording with every name replaced by a placeholder."""
    bare = _QUOTED.sub(NAME, text)
    for name in sorted(names, key=len, reverse=True):
        bare = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", NAME, bare)
    return bare


def habits(text: str, names: Iterable[str] = ()) -> list[str]:
    """The habits found in a wording."""
    bare = without_names(text, names)
    return [name for name, pattern in _FOUND.items() if pattern.search(bare)]


def length(text: str) -> int:
    """The number of words in a wording, not counting signs and bullets."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())
