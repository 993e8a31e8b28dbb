"""Texts told apart without being kept: one spelling, the own name left out, and a hash of that."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from hashlib import sha256
from typing import Final

from playmat.cards.names import bare, printed

OWN_NAME: Final = "~"
"""What stands for a card's own name in a normalised text."""

KEY_LENGTH: Final = 16
_LETTER = re.compile(r"\[(.)\]$")


def normalised(text: str, name: str) -> str:
    """Return *text* in one spelling, *name* being the card it is printed on."""
    one_spelling = unicodedata.normalize("NFC", text).replace("’", "'")
    return _own(name).sub(OWN_NAME, " ".join(one_spelling.split()))


@cache
def _own(name: str) -> re.Pattern[str]:
    """Return what finds a card's own name, the longest spelling first. [DATA-11, NAMING-26]"""
    names = {printed(name), bare(name), _LETTER.sub(r"\1", bare(name))}
    spelt = "|".join(re.escape(one) for one in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{spelt})(?![\w-])")


def text_key(text: str, name: str) -> str:
    """Return the hash that names a text, whatever card of whatever name prints it."""
    return sha256(normalised(text, name).encode()).hexdigest()[:KEY_LENGTH]
