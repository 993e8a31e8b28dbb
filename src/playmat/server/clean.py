"""Names that anybody can be shown: letters, marks and plain spaces, cut to a length."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
"""Characters that the name of a player has at most."""


def clean_text(text: str, most: int) -> str:
    """Return a text without signs that are not drawn, on one line, cut to a length."""
    kept = [c for c in text[: 20 * most] if unicodedata.category(c)[0] in "LMNPS" or c == " "]
    return " ".join("".join(kept).split())[:most].strip()
