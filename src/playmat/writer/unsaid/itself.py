"""A Pokémon that a sentence has just named is called "it" when it comes up again."""

from __future__ import annotations

import re
from typing import Final

from playmat.writer import lexer

_ME: Final = "this Pokémon"
_PART: Final = r"[^.;:\n]*?"
_COUNTED: Final = (
    rf"(\b(?:[Tt]his Pokémon (?:takes|retreats|has) {_PART}"
    rf"|[Hh]eal \d+ from {_ME} |[Tt]ake \d+ damage counters? off {_ME} )per {_PART}) on "
)
_ASKED: Final = rf"([Ww]hen {_ME} {_PART}, (?:if|unless)) "
_STATE: Final = r"(?= (?:has|is|was|came|leveled)\b)"
_TOLD: Final = tuple(
    re.compile(rf"{said}{_ME}\b{_STATE if said == _ASKED else ''}") for said in (_COUNTED, _ASKED)
)
_READ: Final = tuple(
    re.compile(rf"{said}it\b{_STATE + '(?! is (?:their|your) turn)' if said == _ASKED else ''}")
    for said in (_COUNTED, _ASKED)
)


def as_it(text: str) -> str:
    """Return *text* with "it" for this Pokémon where the sentence has spoken of it alone."""
    bare = told = text.replace(lexer.LOOSE, "")
    for pattern, word in zip(_TOLD, (r"\1 on it", r"\1 it"), strict=True):
        told = pattern.sub(word, told)
    return lexer.LOOSE + told if told != bare == as_itself(told) else text


def as_itself(text: str) -> str:
    """Return *text* with this Pokémon named again."""
    for pattern, word in zip(_READ, (rf"\1 on {_ME}", rf"\1 {_ME}"), strict=True):
        text = pattern.sub(word, text)
    return text
