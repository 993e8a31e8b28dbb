"""Misprints of the card data, mended before anything is read.

A text is known by a hash, so that nothing else is touched; what is exchanged is a few words.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path


@cache
def misprints() -> dict[str, dict[str, str]]:
    """Return what was meant by what is printed, by the hash of the text."""
    return tomllib.loads(Path(__file__).with_name("misprints.toml").read_text("utf-8"))


def mended(text: str) -> str:
    """Return a clean text without its known misprints."""
    key = hashlib.sha1(text.encode()).hexdigest()[:10]
    for wrong, right in misprints().get(key, {}).items():
        text = text.replace(wrong, right)
    return text
