"""What no book decides, or what books say against themselves, and how we play it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from playmat.rules.books import BOOKS


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of ours: the rules and books it is for, what we decided and why."""

    rules: tuple[str, ...]
    books: tuple[str, ...]
    decision: str
    reason: str


@cache
def decisions() -> dict[str, tuple[Decision, ...]]:
    """Return all decisions by the title of their chapter, in the order of a game."""
    text = files(__package__).joinpath("decisions.toml").read_text("utf-8")
    return {
        chapter["title"]: tuple(decision_of(entry) for entry in chapter["decisions"])
        for chapter in tomllib.loads(text).values()
    }


def decision_of(entry: dict[str, str]) -> Decision:
    """Return one decision as it is written; all stands for every book."""
    books = tuple(BOOKS) if entry["books"] == "all" else tuple(entry["books"].split())
    return Decision(tuple(entry["rules"].split()), books, entry["decision"], entry["reason"])


def decided(rule: str, book: str) -> tuple[Decision, ...]:
    """Return what we have decided on a rule as one book has it."""
    return tuple(
        one
        for chapter in decisions().values()
        for one in chapter
        if rule in one.rules and book in one.books
    )
