"""Pairs of templates: the table's text and the sentence for players."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from playmat.writer.unsaid.holes import HOLES

_HOLE: Final = re.compile(r"\{(\w+)\}")


class Way(NamedTuple):
    """A pair: the table's text and the sentence that replaces it."""

    steps: str
    told: str
    whole: bool = True

    def told_in(self, text: str) -> str:
        """*text* with this replacement made."""
        if _mark(self.steps) not in text:
            return text
        return _pattern(self.steps, self.whole).sub(lambda found: _fill(self.told, found), text)


def words(steps: str, told: str) -> Way:
    """A pair that applies anywhere in a line."""
    return Way(steps, told, False)


@cache
def _mark(template: str) -> str:
    """The longest literal of *template*, for a quick check."""
    return max(_HOLE.split(template)[::2], key=len)


@cache
def _pattern(template: str, whole: bool) -> re.Pattern[str]:
    """The pattern of *template*, with a group for each hole; *whole* lines have no bullets."""
    parts = _HOLE.split(template)
    pattern, met = re.escape(parts[0]), set[str]()
    for name, literal in zip(parts[1::2], parts[2::2], strict=True):
        content = HOLES.get(name) or rf"(?=[A-Z])(?i:{HOLES[_other_case(name)]})"
        pattern += f"(?P={name})" if name in met else f"(?P<{name}>{content})"
        met.add(name)
        pattern += re.escape(literal)
    return re.compile(rf"^{pattern}$(?!\n *•)" if whole else pattern, re.MULTILINE)


def _fill(template: str, found: re.Match[str]) -> str:
    """*template* with its holes filled."""
    every = found.groupdict()
    for name, content in found.groupdict().items():
        every.setdefault(_other_case(name), _other_case(content))
    return _HOLE.sub(lambda hole: every[hole[1]], template)


def _other_case(text: str) -> str:
    """*text* with the case of its first letter swapped."""
    return text[:1].swapcase() + text[1:]
