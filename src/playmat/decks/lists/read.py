"""Read a deck list in any of the forms that players exchange, all that is wrong told at once."""

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
"""Characters beyond which a text is no deck list."""

SHOWN: Final = 20
SIXTY: Final = 60
"""Different cards that are asked for their years; a deck has no more."""

MOST_CARDS: Final = 20_000


@dataclass(frozen=True, slots=True)
class BadLine:
    """One line that names no card: where it stands, what it is and why it is not understood."""

    line: int
    text: str
    why: str
    near: tuple[Card, ...] = ()
    """Cards that may be meant; each of them, written by its id, makes the line good."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}\n    {self.why}"


class BadList(PlaymatError, ValueError):
    """Refuse a deck list, with every line that cannot be read."""

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
    """A deck that was read, what was chosen for its writer, and what looks wrong."""

    deck: Deck
    notes: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    title: str = ""
    """The name that the list gives itself, if it does."""


def parse_list(text: str, library: Library, name: str = "deck") -> Deck:
    """Return the deck that *text* lists."""
    return read_list(text, library, name).deck


def read_list(
    text: str, library: Library, name: str = "deck", *, format: Format | None = None, pick: str = ""
) -> Reading:
    """Return the deck that *text* lists, in whatever form.

    Where a name alone is given, prints without a difference are one; of prints that differ the
    newest that *format* allows is taken, of the years of the list: the time by which all that it
    names had come out. With *pick* ``newest`` it is the newest of all, with ``years`` of the years.
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
    """Return the first line if it has no count, names no card, and others follow."""
    if len(entries) < 2 or entries[0].what != entries[0].text or len(entries[0].text) > WIDEST:
        return ""
    try:
        _found(entries[0], finder)
    except NoCard:
        return entries[0].text if entries[1].what != entries[1].text else ""
    return ""


def _day_of(entries: Sequence[Entry], finder: Finder) -> str:
    """Return the day by which all that a list names had come out; one name alone tells none."""
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
    """Return the cards of all lines and what was chosen, or refuse all bad lines together."""
    cards: list[Card] = []
    notes: list[str] = []
    bad: list[BadLine] = []
    for entry in entries:
        try:
            found, count = _found(entry, finder)
        except NoCard as reason:
            bad.append(BadLine(entry.line, entry.text[:100], str(reason), reason.near))
            finder.hints = len(bad) < SHOWN  # what is not shown need not be looked for
            continue
        cards += [found.card] * count
        if found.note:
            notes.append(f"line {entry.line}: {found.note}")
    if bad:
        raise BadList(name, bad)
    return tuple(cards), tuple(notes)


def _found(entry: Entry, finder: Finder) -> tuple[Found, int]:
    """Return the card of a line and how many copies there are."""
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
