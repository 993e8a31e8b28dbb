"""Where a rule comes from, in words."""

from __future__ import annotations

import re

from playmat.rules.books import BOOKS, LABELS
from playmat.rules.catalogue.read import families
from playmat.rules.catalogue.rule import DECIDED, INHERITS, Family, Rule


def year(book: str) -> int:
    """Return the year of a book, which its title ends with."""
    return int(re.findall(r"\d{4}", BOOKS[book].title)[-1])


def called(book: str) -> str:
    """Return how people call a book in a line: in short, with its year."""
    return f"{LABELS[book].short} {year(book)}"


def origin(rule: Rule, book: str) -> str:
    """Return where a book's word on a rule comes from, as a sentence."""
    told = rule.told[book]
    if told.provenance == DECIDED:
        return decided(rule, book)
    if told.provenance == INHERITS:
        return f"The book of {year(book)} is silent; {year(told.source)}, “{told.heading}”, holds."
    return f"The book of {year(book)}, “{told.heading}”."


def decided(rule: Rule, book: str) -> str:
    """Return why we had to decide: the book is silent, or does not know the kind of card."""
    family = families()[rule.family]
    if not family.kind or book in family.books:
        return f"Our decision; the book of {year(book)} does not say."
    return f"The book of {year(book)} does not tell of this kind; the cards and we decide."


def known(family: Family) -> str:
    """Return which books tell of a kind, as a sentence."""
    if not family.books:
        return "No book tells of it; the cards do."
    if len(family.books) == len(BOOKS):
        return "All books tell of it."
    return f"Told of in {', '.join(map(called, family.books))}."
