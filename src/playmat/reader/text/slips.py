"""Slips of the pen that are slips in whatever text they stand."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

_PLAIN: Final = re.compile(r"(?:\\b)?([^][\\(){}.*+?|^$]*)([*?]?)")
"""What a pattern begins with as it stands, and whether the last of it may be missing."""


@cache
def slips() -> list[tuple[str, re.Pattern[str], str]]:
    """Return what a slip begins with, its pattern and what was meant, in the order of mending."""
    table = tomllib.loads(Path(__file__).with_name("slips.toml").read_text("utf-8"))
    return [(_beginning(pattern), re.compile(pattern), meant) for pattern, meant in table["slips"]]


def _beginning(pattern: str) -> str:
    plain = _PLAIN.match(pattern)
    assert plain
    return plain[1][:-1] if plain[2] else plain[1]


def unslipped(text: str) -> str:
    """Return a clean text without its slips."""
    for beginning, pattern, meant in slips():
        if beginning in text:  # far quicker than a search that finds nothing
            text = pattern.sub(meant, text)
    return text
