"""Read deck lists in all common formats, reporting all mistakes at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.sets import NEVER
from playmat.decks.deck import Deck
from playmat.decks.lists.find_card import NEWEST, YEARS, Finder, Found, NoCard
from playmat.decks.lists.lines import WIDEST, Entry, Total, lines_of, title_in
from playmat.errors import PlaymatError

if TYPE_CHECKING:
    from playmat.decks.formats import Format

LONGEST: Final = 200_000
"""Length from which a text cannot be a deck list."""

SHOWN: Final = 20
SIXTY: Final = 60
"""How many different cards are checked for their years."""

MOST_CARDS: Final = 20_000


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that does not name a card, with the reason."""

    line: int
    text: str
    why: str
    near: tuple[Card, ...] = ()
    """Suggested cards; the line becomes valid with any of their ids."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}\n    {self.why}"


class BadList(PlaymatError, ValueError):
    """A deck list cannot be read; all bad lines are listed."""

    def __init__(
        self, name: str, lines: Sequence[BadLine] = (), why: str = "", title: str = ""
    ) -> None:
        super().__init__(name, tuple(lines), why)
        self.name = name
        self.lines = tuple(lines)
        self.why = why
        self.title = title

    def __str__(self) -> str:
        if self.why:
            return f"{self.name} is not a deck list: {self.why}"
        count = f"{len(self.lines)} lines" if len(self.lines) > 1 else "a line"
        shown = "".join(f"\n  {line}" for line in self.lines[:SHOWN])
        rest = len(self.lines) - SHOWN
        more = f"\n  and {rest} more" if rest > 0 else ""
        return f"cannot read {count} of {self.name}:{shown}{more}"


@dataclass(frozen=True, slots=True)
class Reading:
    """A deck as read, with notes on the prints chosen and warnings."""

    deck: Deck
    notes: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    title: str = ""
    """The deck name given in the list, if any."""


def parse_list(text: str, library: Library, name: str = "deck") -> Deck:
    """Read a deck list and return the deck."""
    return read_list(text, library, name).deck


def read_list(
    text: str, library: Library, name: str = "deck", *, format: Format | None = None, pick: str = ""
) -> Reading:
    """Read a deck list in any common format.

    Prints that do not differ count as one card. If a name alone means several different cards, the
    newest print that *format* allows is chosen, from before the newest other card on the list. With
    *pick* ``newest`` it is the newest of all prints, with ``years`` the newest of the list's years.
    """
    if pick not in ("", NEWEST, YEARS):
        ways = f"{NEWEST!r}, {YEARS!r} or nothing"
        raise BadList(name, why=f"pick must be {ways}, not {pick!r}")
    _refuse_no_text(text, name)
    lines = list(lines_of(text))
    entries = [line for line in lines if isinstance(line, Entry)]
    finder = Finder(library, format, pick)
    title = title_in(text) or _bare_title(entries, finder)
    if entries and entries[0].text == title:
        entries = entries[1:]
    if not entries:
        raise BadList(name, why="no cards found; write lines like 4 Pikachu BS 58")
    count = sum(entry.count for entry in entries)
    if count > MOST_CARDS:
        raise BadList(name, why=f"{count} cards listed; a deck has 60")
    finder.until = _day_of(entries, finder)
    try:
        cards, notes = _cards(entries, finder, name)
    except BadList as bad:
        raise BadList(name, bad.lines, title=title) from bad
    warnings = [
        f"line {line.line}: the total says {line.cards} cards, but the list has {len(cards)}"
        for line in lines
        if isinstance(line, Total) and line.cards != len(cards)
    ]
    return Reading(Deck(name, cards), notes, tuple(warnings), title)


def _bare_title(entries: Sequence[Entry], finder: Finder) -> str:
    """The first line, if it has no count, names no card and is followed by an entry."""
    if len(entries) < 2 or entries[0].what != entries[0].text or len(entries[0].text) > WIDEST:
        return ""
    try:
        _found(entries[0], finder)
    except NoCard:
        return entries[0].text if entries[1].what != entries[1].text else ""
    return ""


def _day_of(entries: Sequence[Entry], finder: Finder) -> str:
    """The day by which everything on the list had been released; NEVER for a single name."""
    names = list(dict.fromkeys(entry.what for entry in entries if len(entry.what) <= WIDEST))
    finder.hints = False
    days = [day for name in names[:SIXTY] if (day := finder.first_day(name))]
    finder.hints = True
    return max(days) if len(days) > 1 else NEVER


def _refuse_no_text(text: str, name: str) -> None:
    if len(text) > LONGEST:
        raise BadList(name, why=f"{len(text)} characters; the limit is {LONGEST}")
    if any(char < " " and char not in "\t\r\n\f\v\x1c\x1d\x1e" for char in text):
        raise BadList(name, why="not plain text")


def _cards(
    entries: Sequence[Entry], finder: Finder, name: str
) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The cards of all lines with notes, or raise BadList with all bad lines."""
    cards: list[Card] = []
    notes: list[str] = []
    bad: list[BadLine] = []
    for entry in entries:
        try:
            found, count = _found(entry, finder)
        except NoCard as reason:
            bad.append(BadLine(entry.line, entry.text[:100], str(reason), reason.near))
            finder.hints = len(bad) < SHOWN  # no suggestions for lines that are not shown
            continue
        cards += [found.card] * count
        if found.note:
            notes.append(f"line {entry.line}: {found.note}")
    if bad:
        raise BadList(name, bad)
    return tuple(cards), tuple(notes)


def _found(entry: Entry, finder: Finder) -> tuple[Found, int]:
    """The card in a line and its number of copies."""
    if len(entry.what) > WIDEST:
        raise NoCard(f"line too long ({len(entry.what)} characters); put one card on each line")
    if entry.count == 0:
        raise NoCard("the count is 0; remove the line or change the count")
    if not any(char.isalnum() for char in entry.what) or entry.what.isdecimal():
        raise NoCard("a count without a card; write lines like 4 Pikachu BS 58")
    try:
        return finder.find(entry.what), entry.count
    except NoCard:
        if not entry.last:
            raise
    return finder.find(entry.what.rpartition(" ")[0]), entry.last
