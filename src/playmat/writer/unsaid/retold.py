"""Texts told plainly by pairs of templates, and read by them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from playmat.writer import lexer
from playmat.writer.unsaid.itself import AFTER_HEADING, AGAIN
from playmat.writer.unsaid.names_first import unnamed
from playmat.writer.unsaid.sentences import SENTENCES
from playmat.writer.unsaid.ways import Way

WAYS: Final = (*SENTENCES, *AFTER_HEADING)
"""In the order in which a text is told; it is read the other way round."""


def retold(text: str, ways: Sequence[Way] = WAYS) -> str:
    """Return *text* told plainly, by every pair that leads back."""
    bare = told = text.replace(lexer.LOOSE, "")
    for way in ways:
        new = way.told_in(told)
        if new != told and as_written(new, ways) == bare:
            told = new
    return told + lexer.LOOSE * (lexer.LOOSE in text)


def as_written(text: str, ways: Sequence[Way] = WAYS) -> str:
    """Return a text that was retold as it was written."""
    for way in reversed(ways):
        text = way.read_in(text)
    return text


def as_it(text: str) -> str:
    """Return *text* with "it" for this Pokémon, which may be taken for another."""
    told = retold(text, AGAIN)
    return text if told == text else lexer.LOOSE + told


def before_retold(text: str) -> Iterator[str]:
    """Yield *text* as it may have been written before it was retold, the likeliest first."""
    told = unnamed(text)
    ways = (as_written(as_written(told, AGAIN)), as_written(told), told, text)
    yield from dict.fromkeys(ways)
