"""Positions of the arguments of a word, by parameter name."""

from __future__ import annotations

from typing import Final

from playmat.lang.words import EVENTS, WORDS

PLACES: Final[dict[str, dict[str, int | slice]]] = {
    word.name: {param.name: at for at, param in enumerate(word.params)} for word in WORDS.values()
}
"""The index of each parameter of every word, event and mark; a slice if a mark repeats it."""

# Three events share their names with words, whose parameters are kept.
for _event in EVENTS:
    PLACES.setdefault(_event, {})["subject"] = 0
