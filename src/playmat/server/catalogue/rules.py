"""Rules for the browser: what each rulebook says, and comparisons of rulebooks."""

from __future__ import annotations

from typing import Any

from playmat.rules.catalogue import Family, Rule, families
from playmat.rules.catalogue.words import known, origin
from playmat.rules.difference import compared

Plain = dict[str, Any]


def rule_plain(rule: Rule) -> Plain:
    """A rule with its kind of card, if it has one, and what the rulebooks say."""
    family = families()[rule.family]
    kind = f"{family.title}: {family.kind} {known(family)}" if family.kind else ""
    return {"id": rule.id, "title": rule.title, "kind": kind, "says": says(rule)}


def says(rule: Rule) -> list[Plain]:
    """What the rulebooks say about a rule, grouped by agreement, oldest first."""
    groups: dict[tuple[str, str], list[str]] = {}
    for book, told in rule.told.items():
        groups.setdefault((told.text, told.ours), []).append(book)
    return [
        {
            "books": books,
            "text": text,
            "ours": ours,
            "origins": [origin(rule, book) for book in books],
        }
        for (text, ours), books in groups.items()
    ]


def comparison() -> Plain:
    """The points on which the rulebooks differ, and the kinds of cards that some lack."""
    rules = [rule for rule in compared() if len(rule.groups) > 1]
    kinds = [family for family in families().values() if family.kind and family.books]
    return {
        "rules": [rule_plain(rule) for rule in rules],
        "kinds": [kind_plain(each) for each in kinds],
    }


def kind_plain(family: Family) -> Plain:
    return {"title": family.title, "text": family.kind, "books": list(family.books)}
