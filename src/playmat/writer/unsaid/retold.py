"""Lines retold by what other lines of the same text say, each with its way back."""

from __future__ import annotations

import re
from typing import Final

from playmat.writer import lexer

_ILLS: Final = "(Asleep|Burned|Confused|Paralyzed|Poisoned)"
_USED: Final = r"^((?:Once a turn|When)[^:\n]*?)"
_ENERGY: Final = r"((?:\w+ )?Energy)"
_FALLEN: Final = r"^(When (?:its|one of your) [^\n]* (?:of|from) that Pokémon into)"

_WAYS: Final = tuple(
    (re.compile(said, re.MULTILINE), told, re.compile(way_back, re.MULTILINE), meant)
    for said, told, way_back, meant in (
        # What a player may bring about is told as a deed.
        (
            rf"{_USED}, you may: both Active Pokémon are {_ILLS}\.$",
            r"\1, you may make both Active Pokémon \2.",
            rf"{_USED}, you may make both Active Pokémon {_ILLS}\.$",
            r"\1, you may: both Active Pokémon are \2.",
        ),
        (
            rf"{_USED}: both Active Pokémon are {_ILLS}\.$",
            r"\1: make both Active Pokémon \2.",
            rf"{_USED}: make both Active Pokémon {_ILLS}\.$",
            r"\1: both Active Pokémon are \2.",
        ),
        # Energy that is given up for damage is not counted aloud.
        (
            rf"^(Discard [^\n.]*) and count the {_ENERGY} they give\."
            r"\nDamage: (\d+) times that many\.",
            r"\1.\nDamage: \3 per \2 they give.",
            rf"^(Discard [^\n.]*)\.\nDamage: (\d+) per {_ENERGY} they give\.",
            r"\1 and count the \3 they give.\nDamage: \2 times that many.",
        ),
        (
            r"^(Discard all \w+ Energy from [^\n.]*) and count it\."
            r"\nDamage: (\d+) times that many\.",
            r"\1.\nDamage: \2 for each.",
            r"^(Discard all \w+ Energy from [^\n.]*)\.\nDamage: (\d+) for each\.",
            r"\1 and count it.\nDamage: \2 times that many.",
        ),
        # Hands are shown before what is in them counts.
        (
            r"^Damage: ([^\n]*) in both hands\.\nShow your hand\. They show their hand\.",
            r"Both players show their hands. Damage: \1 in them.",
            r"^Both players show their hands\. Damage: ([^\n]*) in them\.",
            r"Damage: \1 in both hands.\nShow your hand. They show their hand.",
        ),
        # Cards of one's own Pokémon come into one's own hand.
        (
            rf"{_FALLEN} its owner's hand",
            r"\1 your hand",
            rf"{_FALLEN} your hand",
            r"\1 its owner's hand",
        ),
        (
            r" hand; discard all cards attached to that Pokémon\.$",
            " hand; all its other cards are discarded.",
            r" hand; all its other cards are discarded\.$",
            " hand; discard all cards attached to that Pokémon.",
        ),
    )
)
"""What is written, as it is told; what is told, as it is read."""

_IN_USE: Final = ", with this card in use as a Tool or Stadium"
_AS_TOLD: Final = {
    "attach it as a Tool to": ", while attached",
    "put it into play as the Stadium": ", while it is the Stadium",
}
"""What a Pokémon becomes, and how that is told on its other lines."""


def retold(text: str) -> str:
    """Return *text* with its lines told by what the others say."""
    bare = text.replace(lexer.LOOSE, "")
    told = bare
    for said, way, _, _ in _WAYS:
        told = said.sub(way, told)
    for becoming, used in _AS_TOLD.items():
        told = told.replace(_IN_USE, used) if becoming in told else told
    if told == bare or as_written(told) != bare:
        return text
    return told + lexer.LOOSE * (lexer.LOOSE in text)


def as_written(text: str) -> str:
    """Return a text that was retold as it was written."""
    for _, _, way_back, meant in _WAYS:
        text = way_back.sub(meant, text)
    for used in _AS_TOLD.values():
        text = re.sub(rf"{used}(?=[:,])", _IN_USE, text)
    return text
