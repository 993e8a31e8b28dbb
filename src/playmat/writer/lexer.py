"""Spell names and variables in our wording, and adjust articles and capitals."""

from __future__ import annotations

import re
from typing import Final

OTHERS: Final = "\u2061"
"""Marks "they" or "their" that mean Pokémon or cards; removed at the end."""


def quote(text: str) -> str:
    return f"“{text}”"


def is_text(token: str) -> bool:
    return token[:1] == "“"


def variable(name: str) -> str:
    """A variable as a letter, or in brackets if its name is longer."""
    return name.upper() if len(name) == 1 and name != "_" else f"[{name}]"


_ARTICLE: Final = re.compile(r"“[^”]*”|\ba(?= “?(?:[aeioAEIO]|[Uu]n[^aeio]|Unown|LV|SP\b|M ))")


def with_articles(text: str) -> str:
    """*text* with "an" in place of "a" before a vowel, except in names."""
    joined = _ARTICLE.sub(lambda m: m[0] if is_text(m[0]) else m[0] + "n", text)
    return joined.replace("an other ", "another ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
