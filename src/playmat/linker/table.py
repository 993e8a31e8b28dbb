"""Every word of the card language with the function that links it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.linker.effects import Write
from playmat.linker.values import ValueWords
from playmat.linker.words.answers import ANSWERS
from playmat.linker.words.choices import CHOICES
from playmat.linker.words.conditions import CONDITIONS
from playmat.linker.words.course import COURSE
from playmat.linker.words.deeds import DEEDS
from playmat.linker.words.filters import FILTERS
from playmat.linker.words.moves import MOVES
from playmat.linker.words.numbers import NUMBERS
from playmat.linker.words.selectors import SELECTORS

VALUES: Final = ValueWords(NUMBERS, CONDITIONS, SELECTORS, FILTERS)
EFFECTS: Final[Mapping[str, Write]] = {**COURSE, **CHOICES, **ANSWERS, **MOVES, **DEEDS}
