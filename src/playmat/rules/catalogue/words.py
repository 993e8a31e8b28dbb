"""Where a rule comes from, in words."""

from __future__ import annotations

import re

from playmat.rules.books import BOOKS, LABELS
from playmat.rules.catalogue.rule import CARDS, DECIDED, INHERITS, Family, Rule


def year(book: str) -> int:
    """Return the year of a book, which its title ends with."""
    return int(re.findall(r"\d{4}", BOOKS[book].title)[-1])


def called(book: str) -> str:
    """Return how people call a book in a line: in short, with its year."""
    return f"{LABELS[book].short} {year(book)}"


def origin(rule: Rule, book: str) -> str:
    """Return where a rulebook's word on a rule comes from, as a sentence."""
    told = rule.told[book]
    if told.provenance == DECIDED:
        return f"Our decision; the {year(book)} rulebook does not say."
    if told.provenance == CARDS:
        return f"The cards say so; the {year(book)} rulebook does not."
    if told.provenance == INHERITS:
        source = f"{year(told.source)} rulebook, {quoted(told.heading)}"
        return f"From the {source}; the {year(book)} rulebook does not say."
    return f"The {year(book)} rulebook, {quoted(told.heading)}."


def quoted(headings: str) -> str:
    """Return one or several headings in quotation marks."""
    return " and ".join(f"“{each}”" for each in headings.split(" / "))


def known(family: Family) -> str:
    """Return which books tell of a kind, as a sentence."""
    if not family.books:
        return "Not in any rulebook; the cards explain it."
    if len(family.books) == len(BOOKS):
        return "Covered in all rulebooks."
    return f"Covered in {', '.join(map(called, family.books))}."
