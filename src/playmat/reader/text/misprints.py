"""Fix misprints of the card data before anything is read.

A text is identified by its hash, so that nothing else changes; only a few words are replaced.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path


@cache
def misprints() -> dict[str, dict[str, str]]:
    """Corrections by the hash of the text."""
    return tomllib.loads(Path(__file__).with_name("misprints.toml").read_text("utf-8"))


def without_misprints(text: str) -> str:
    """A clean text without its known misprints."""
    key = hashlib.sha1(text.encode()).hexdigest()[:10]
    for wrong, right in misprints().get(key, {}).items():
        text = text.replace(wrong, right)
    return text
