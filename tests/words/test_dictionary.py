"""Every word of the dictionary has a case."""

from __future__ import annotations

from typing import Final

from playmat.lang.words import WORDS
from tests.words import (
    test_clauses,
    test_conditions,
    test_effects,
    test_effects_cards,
    test_effects_damage,
    test_effects_pokemon,
    test_filters,
    test_modifiers,
    test_numbers,
    test_selectors,
)

FILES: Final = (
    test_clauses,
    test_conditions,
    test_effects,
    test_effects_cards,
    test_effects_damage,
    test_effects_pokemon,
    test_filters,
    test_modifiers,
    test_numbers,
    test_selectors,
)
CASES: Final = [case for file in FILES for case in file.CASES]


def test_every_word_has_a_case() -> None:
    assert sorted({case.word for case in CASES}) == sorted(WORDS)
