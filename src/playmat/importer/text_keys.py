"""Hashes of normalized texts, to compare texts without storing them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from hashlib import sha256
from typing import Final

from playmat.cards.names import bare, printed

OWN_NAME: Final = "~"
"""Stands for a card's own name in a normalized text."""

KEY_LENGTH: Final = 16
_LETTER = re.compile(r"\[(.)\]$")


def normalised(text: str, name: str) -> str:
    """*text* in normalized spelling, without the name of the card it is printed on."""
    one_spelling = unicodedata.normalize("NFC", text).replace("’", "'")
    return _name_pattern(name).sub(OWN_NAME, " ".join(one_spelling.split()))


@cache
def _name_pattern(name: str) -> re.Pattern[str]:
    """A pattern for a card's own name, longest spelling first. [DATA-11, NAMING-26]"""
    names = {printed(name), bare(name), _LETTER.sub(r"\1", bare(name))}
    spelt = "|".join(re.escape(one) for one in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{spelt})(?![\w-])")


def text_key(text: str, name: str) -> str:
    """The hash of a text, independent of the name of the card that prints it."""
    return sha256(normalised(text, name).encode()).hexdigest()[:KEY_LENGTH]
