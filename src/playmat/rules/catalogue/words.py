"""Where a rule comes from, in words."""

from __future__ import annotations

import re

from playmat.rules.books import BOOKS, LABELS
from playmat.rules.catalogue.rule import DECIDED, INHERITS, Told


def year(book: str) -> int:
    """Return the year of a book, which its title ends with."""
    return int(re.findall(r"\d{4}", BOOKS[book].title)[-1])


def called(book: str) -> str:
    """Return how people call a book in a line: in short, with its year."""
    return f"{LABELS[book].short} {year(book)}"


def origin(told: Told, book: str) -> str:
    """Return where a book's word on a rule comes from, as a sentence."""
    if told.provenance == DECIDED:
        return f"Our decision; the book of {year(book)} does not say."
    if told.provenance == INHERITS:
        return f"The book of {year(book)} is silent; {year(told.source)}, “{told.heading}”, holds."
    return f"The book of {year(book)}, “{told.heading}”."
