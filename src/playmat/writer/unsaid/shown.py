"""Guards that ask for nothing but what an effect speaks of."""

from __future__ import annotations

import re
from typing import Final

from playmat.writer import lexer

_SHOWN: Final = (
    (r"(?:one of their|they switch to a) Benched Pokémon", "they have Benched Pokémon"),
    (r"(?:one of your|(?<!they )switch to a) Benched Pokémon", "you have Benched Pokémon"),
    (r"\b(an? [^;:]*?) from your discard pile", r"\1 is in your discard pile"),
    (r"\ban? Energy card from the Defender", "the Defender has Energy"),
    (r"\b(an? \w+ Energy card) from the Defender", r"the Defender has \1 on it"),
)
"""What an effect speaks of, and that it is there."""

_AFTER_IT: Final = re.compile(r"\b(?:it|them)\b")
"""Who was dealt with just now, in what else is done to him."""


def guard(told: str) -> str:
    """Return the headings that ask for what an effect speaks of, in its order, or nothing.

    What is done besides, and not to it, could be done without: then what is asked for decides.
    """
    if not all(_AFTER_IT.search(deed) for deed in told.split("; ")[1:]):
        return ""
    there: list[tuple[int, str]] = []
    for shown, asked in _SHOWN:
        if found := re.search(shown, told):
            there.append((found.start(), found.expand(asked)))
    tests = [f"if {asked}: " for _, asked in sorted(there)]
    return lexer.capital("".join(tests))
