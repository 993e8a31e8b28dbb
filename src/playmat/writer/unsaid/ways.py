"""Texts as the table tells them and as players read them, each pair of templates for both ways."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

_PART: Final = r"(?:“[^”]*”|[^:.“\n])"

_HOLES: Final = {
    "head": rf"(?:Once|When|Whenever|At){_PART}*?(?<!all of this)",
    "deed": rf"{_PART}+",
    "step": r"(?:“[^”]*”|[^:;.“\n])+",
    "test": r"[^:,.“\n]+",
    "off": r"(?:, unless [^:,\n]*)?",
    "unless": r"(?:, unless [^:\n]*)?",
    "ails": r"(?:is|has) [^:\n]*",
    "some": r"an? [^:,.\n]*",
    "one": r"\w+",
    "kind": r"\w+",
    "word": r"\w+",
    "n": r"\d+",
    "m": r"\d+",
    "text": r"“[^”]*”",
    "whose": "your|their",
    "who": "this Pokémon|the Defender",
    "where": "Active|in play",
    "end": "[,:]",
    "rest": rf"{_PART}*",
    "then": rf"{_PART}+",
}
"""What may stand in a hole, by its name; a name that is met again stands for the same."""

_HOLE: Final = re.compile(r"\{(\w+)\}")


class Way(NamedTuple):
    """One pair: a text as the table tells it, and as it is told."""

    steps: str
    told: str
    whole: bool = True

    def told_in(self, text: str) -> str:
        """Return *text* with this told plainly."""
        return self._put(self.steps, self.told, text)

    def read_in(self, text: str) -> str:
        """Return *text* with this as the table tells it."""
        return self._put(self.told, self.steps, text)

    def _put(self, old: str, new: str, text: str) -> str:
        found = _pattern(old, self.whole)
        return found.sub(lambda at: _HOLE.sub(lambda hole: at[hole[1]], new), text)


@cache
def _pattern(template: str, whole: bool) -> re.Pattern[str]:
    """Return a pattern for *template*, whose holes are groups; *whole* lines have no bullets."""
    parts = _HOLE.split(template)
    pattern, met = re.escape(parts[0]), set[str]()
    for name, literal in zip(parts[1::2], parts[2::2], strict=True):
        pattern += f"(?P={name})" if name in met else f"(?P<{name}>{_HOLES[name]})"
        met.add(name)
        pattern += re.escape(literal)
    return re.compile(rf"^{pattern}$(?!\n *•)" if whole else pattern, re.MULTILINE)


def words(steps: str, told: str) -> Way:
    """Return a pair that may stand anywhere in a line."""
    return Way(steps, told, whole=False)
