"""Restore lists of options whose bullets a source of card data may have lost."""

from __future__ import annotations

import re
from typing import Final

_HEAD: Final = re.compile(r"\b[Cc]hoose 1(?: or both| or more| of the following)?:\s*")
_MARK: Final = re.compile(r"(?m)^\s*[-*●·]\s+")
_ITEM: Final = re.compile(r"(?<=[.)])\s+(?=[A-Z])(?!Then\b|If\b)|\n+")
_OF_CARDS: Final = re.compile(
    r"You (?:may|can) (?:play|attach) (?:only|any|as)\b|This card stays\b|Attach a Pokémon Tool\b"
)
"""Beginnings of lines that every card of a kind has, which are not options."""


def with_dots(text: str) -> str:
    """*text* with a bullet before each option."""
    head = _HEAD.search(text)
    if head is None or "•" in text or text[head.end() :][:1].islower():
        return text  # otherwise the options are in the same sentence
    marked = _MARK.sub("• ", text)
    if marked != text:
        return marked
    lines = text[head.end() :].split("\n")
    # If options are on separate lines, each line is one; otherwise each sentence is.
    own = [line for line in lines if not _OF_CARDS.match(line)]
    items = own if len(own) > 1 else [item for line in own for item in _ITEM.split(line)]
    if len(items) < 2:
        return text
    rest = [line for line in lines if _OF_CARDS.match(line)]
    told = " ".join(f"• {item}" for item in items if item.strip())
    return "\n".join([text[: head.end()].rstrip() + " " + told, *rest])
