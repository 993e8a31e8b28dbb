"""Slips of the pen that are slips in whatever text they stand."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

_GAP: Final = "\x00"
"""Stands for a part of a pattern that may be this or that."""
_OPEN: Final = (r"\\(?:u\w{4}|.)", r"\[[^]]*\][*?]?", r"\([^()]*\)[*?]?", r".[*?]|[.^$+]")
"""Such parts: escapes, sets, groups from the innermost on, and what may be missing."""


@cache
def slips() -> list[tuple[str, re.Pattern[str], str]]:
    """Return words that every such slip contains, its pattern and its correction, in order."""
    table = tomllib.loads(Path(__file__).with_name("slips.toml").read_text("utf-8"))
    return [(certain(pattern), re.compile(pattern), meant) for pattern, meant in table["slips"]]


def certain(pattern: str) -> str:
    """Return the longest words that every text matching *pattern* contains."""
    for part in _OPEN:
        while (sifted := re.sub(part, _GAP, pattern)) != pattern:
            pattern = sifted
    return "" if "|" in pattern else max(pattern.split(_GAP), key=len)


def unslipped(text: str) -> str:
    """Return a clean text without its slips."""
    for words, pattern, meant in slips():
        if words in text:  # far quicker than a search that finds nothing
            text = pattern.sub(meant, text)
    return text
