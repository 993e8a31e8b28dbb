"""Every rule by id, for explaining what happened."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from playmat.errors import UnknownRule


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: the books that state it and what it is about."""

    id: str
    books: tuple[str, ...]
    summary: str

    def __str__(self) -> str:
        return f"{self.id}: {self.summary} [{' '.join(self.books)}]"


@cache
def rules() -> Mapping[str, Rule]:
    """Return all rules by id, in the order of the notes."""
    text = files(__package__).joinpath("catalogue.toml").read_text("utf-8")
    return {
        name: Rule(name, tuple(entry["books"]), entry["summary"])
        for name, entry in tomllib.loads(text).items()
    }


def rule(id: str) -> Rule:
    """Return the rule called *id*."""
    if id not in rules():
        raise UnknownRule(id, get_close_matches(id, rules(), n=2))
    return rules()[id]
