"""How names and variables are written in our wording, and the small matters of spelling."""

from __future__ import annotations

import re
from typing import Final

OTHERS: Final = "\u2061"
"""Stands before "they" or "their" where Pokémon or cards are meant; taken out in the end."""


def quoted(text: str) -> str:
    """Return a name in quotes."""
    return f"“{text}”"


def is_text(token: str) -> bool:
    """Return whether *token* is a name in quotes."""
    return token[:1] == "“"


def variable(name: str) -> str:
    """Return a variable as a letter, or in brackets if its name is longer."""
    return name.upper() if len(name) == 1 and name != "_" else f"[{name}]"


_ARTICLE: Final = re.compile(r"“[^”]*”|\ba(?= “?(?:[aeioAEIO]|[Uu]n[^aeio]|Unown|LV|SP\b|M ))")


def with_articles(text: str) -> str:
    """Return *text* with "an" where "a" would stand before a vowel; names are left alone."""
    joined = _ARTICLE.sub(lambda m: m[0] if is_text(m[0]) else m[0] + "n", text)
    return joined.replace("an other ", "another ")


def capital(text: str) -> str:
    """Return a sentence with its first letter made large."""
    return text[:1].upper() + text[1:]
