"""Texts told plainly by pairs of templates."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.itself import AFTER_HEADING, AGAIN
from playmat.writer.unsaid.sentences import SENTENCES

WAYS: Final = (*SENTENCES, *AFTER_HEADING, *AGAIN)
"""In the order in which a text is told."""


def retold(text: str) -> str:
    """Return *text* told plainly."""
    for way in WAYS:
        text = way.told_in(text)
    return text
