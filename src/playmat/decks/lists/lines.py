"""Split a deck list into lines that name cards, totals, headings and comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from playmat.cards.spelling import plain

WIDEST: Final = 300
"""Length from which a line cannot be part of a list."""

_COMMENT: Final = re.compile(r"\s+#(?!\d).*|\s+//.*|^//.*|^;.*")
_BULLET: Final = re.compile(r"^(?:[*•·‣+–—-]\s+)+")
_BLOCK: Final = (
    r"(?:pokemon(?: tools?)?|trainers?|energy|energies|items?|supporters?|stadiums?|tools?"
    r"|(?:basic|special) energy|basics?|basic pokemon|evolutions?|stage ?[12]|sideboard)"
)
_HEADER: Final = re.compile(
    rf"(?:\d+ )?{_BLOCK}(?: cards?)?\s*(?:[:=–-]\s*\d*|\(\d+\)|\[\d+\]|\d*)(?: cards?)?:?"
)
_TOTAL: Final = re.compile(
    r"(?:total(?: cards?| number of cards)?|cards)\s*[:=–-]?\s*\(?(\d+)\)?(?: cards)?\.?"
    r"|(\d+) cards(?: in (?:total|all))?\.?"
)
_COUNT_FIRST: Final = re.compile(r"[x×]?(\d+)(?:\s*[x×])?\s+(\S.*)|(\d+)[x×](\S.*)")
_COUNT_LAST: Final = re.compile(r"(\S.*?)\s+[x×]\s?(\d+)")
_NUMBER_LAST: Final = re.compile(r"\D*\s(\d{1,2})")
_FOIL: Final = re.compile(
    r"(?<=[\d)\]])\s+(?:\(?(?:PH|RH|RHF|HOLO|FOIL|REVERSE|REVERSE HOLO|REV HOLO|MIRROR)\)?|\*F\*)$",
    re.IGNORECASE,
)


_TITLE: Final = re.compile(
    r"(?:#|//)?\s*(?:deck(?: ?(?:name|list))?|name|title)\s*[:=]\s*(\S.*)|#\s+(\S.*)", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line that names a card, split into count and card."""

    line: int
    text: str
    count: int
    what: str
    last: int = 0
    """Final number of a line without a count: a number of copies, or a collector number."""


@dataclass(frozen=True, slots=True)
class Total:
    """A line that states the total number of cards."""

    line: int
    cards: int


def lines_of(text: str) -> Iterator[Entry | Total]:
    """Yield the entries and totals of a list, without headings, comments and blank lines."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > WIDEST:
            yield Entry(number, line[:WIDEST], 1, line)
            continue
        said = "" if _TITLE.fullmatch(line.strip()) else _COMMENT.sub("", line).strip()
        if total := _TOTAL.fullmatch(plain(said).strip("#*- ")):
            yield Total(number, int(total[1] or total[2]))
        elif said and not _is_heading(said):
            yield _entry(number, line.strip(), _BULLET.sub("", said))


def title_in(text: str) -> str:
    """The deck name on the first line, or an empty string."""
    first = text.strip("\ufeff \t\r\n").partition("\n")[0].strip()
    found = _TITLE.fullmatch(first) if len(first) <= WIDEST else None
    title = (found[1] or found[2]).strip() if found else ""
    return "".join(sign for sign in title if sign.isprintable())


def _is_heading(said: str) -> bool:
    """Whether a line is a comment, a separator or a heading."""
    if said.startswith(("#", "**", "==", "--", "__")) and not said.startswith("_____'"):
        return True
    return _HEADER.fullmatch(_BULLET.sub("", plain(said))) is not None


def _entry(number: int, text: str, said: str) -> Entry:
    """Split a line into count and card; without a count it means one copy."""
    count, what, last = 1, said, 0
    if first := _COUNT_FIRST.fullmatch(said):
        count, what = int(first[1] or first[3]), first[2] or first[4]
    elif ending := _COUNT_LAST.fullmatch(said):
        count, what = int(ending[2]), ending[1]
    elif ending := _NUMBER_LAST.fullmatch(said):
        last = int(ending[1])
    return Entry(number, text, count, _FOIL.sub("", what.strip()), last)
