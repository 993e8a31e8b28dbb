"""Fix slips that are wrong in any text."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

_GAP: Final = "\x00"
"""Placeholder for a variable part of a pattern."""
_OPEN: Final = (r"\\(?:u\w{4}|.)", r"\[[^]]*\][*?]?", r"\([^()]*\)[*?]?", r".[*?]|[.^$+]")
"""Such parts: escapes, sets, groups from the innermost on, and optional parts."""


@cache
def slips() -> list[tuple[str, re.Pattern[str], str]]:
    """For each slip, in order: words it always contains, its pattern and its correction."""
    table = tomllib.loads(Path(__file__).with_name("slips.toml").read_text("utf-8"))
    return [(certain(pattern), re.compile(pattern), meant) for pattern, meant in table["slips"]]


def certain(pattern: str) -> str:
    """The longest words that every text matching *pattern* contains."""
    for part in _OPEN:
        while (sifted := re.sub(part, _GAP, pattern)) != pattern:
            pattern = sifted
    return "" if "|" in pattern else max(pattern.split(_GAP), key=len)


def unslipped(text: str) -> str:
    """A clean text without its slips."""
    for words, pattern, meant in slips():
        if words in text:  # far faster than a search that fails
            text = pattern.sub(meant, text)
    return text
