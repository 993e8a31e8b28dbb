"""Clean names for display: letters, marks and spaces, up to a maximum length."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
"""Maximum length of a player's name."""


def clean_text(text: str, most: int) -> str:
    """*text* on one line without invisible characters, cut to *most* characters."""
    kept = [c for c in text[: 20 * most] if unicodedata.category(c)[0] in "LMNPS" or c == " "]
    return " ".join("".join(kept).split())[:most].strip()
