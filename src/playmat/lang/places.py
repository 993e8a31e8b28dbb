"""Where the arguments of a word are, by the names of its parameters."""

from __future__ import annotations

from typing import Final

from playmat.lang.words import EVENTS, WORDS

PLACES: Final[dict[str, dict[str, int | slice]]] = {
    word.name: {param.name: at for at, param in enumerate(word.params)} for word in WORDS.values()
}
"""The index of each argument of every word, event and mark; a slice where a mark repeats one."""

# Three events share their names with words, whose parameters stay.
for _event in EVENTS:
    PLACES.setdefault(_event, {})["subject"] = 0
