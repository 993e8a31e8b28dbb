"""The fields of a ruleset in words, for house rules."""

from __future__ import annotations

from playmat.kinds import types
from playmat.rules.constants import UNLIMITED
from playmat.rules.difference import Value
from playmat.rules.fields import documented
from playmat.rules.vocabulary import SAID


def value_words(field: str, value: Value) -> str:
    """Return the value of a field in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(_word(field, word) for word in value)
    if isinstance(value, int):
        return "any number" if value == UNLIMITED else str(value)
    return _word(field, value)


def field_words(field: str, value: Value) -> str:
    """Return what a field decides with its value, as a line."""
    return f"{documented()[field].meaning.rstrip('.')}: {value_words(field, value)}."


def _word(field: str, word: str) -> str:
    said = SAID.get(field, {}).get(word) or types.NAMES.get(word, word)
    return str(said).replace("_", " ")
