"""Slips of the pen that are slips in whatever text they stand."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path


@cache
def slips() -> list[tuple[re.Pattern[str], str]]:
    """Return what stands there, as a pattern, and what was meant, in the order of mending."""
    table = tomllib.loads(Path(__file__).with_name("slips.toml").read_text("utf-8"))
    return [(re.compile(pattern), meant) for pattern, meant in table["slips"]]


def unslipped(text: str) -> str:
    """Return a clean text without its slips."""
    for pattern, meant in slips():
        text = pattern.sub(meant, text)
    return text
