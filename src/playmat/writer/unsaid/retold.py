"""Rephrase texts by pairs of templates."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.itself import AFTER_HEADING, AGAIN
from playmat.writer.unsaid.sentences import SENTENCES

WAYS: Final = (*SENTENCES, *AFTER_HEADING, *AGAIN)
"""In order of application."""


def retold(text: str) -> str:
    """*text* after all replacements."""
    for way in WAYS:
        text = way.told_in(text)
    return text
