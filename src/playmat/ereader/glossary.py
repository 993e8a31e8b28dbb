"""The dictionary of a card: the terms on it, each explained in a line of our own. [ER-6]"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from playmat.cards.card import Card
from playmat.cards.in_lines import face_lines


@cache
def glossary() -> dict[str, dict[str, dict[str, str]]]:
    """Explanations of terms and tags, in display order."""
    return tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))


@cache
def known_rule(rule: str) -> str:
    """*rule* if the catalogue has it, or an empty string."""
    from playmat.rules.catalogue import rules

    return rule if rule in rules() else ""


def dictionary(card: Card) -> list[dict[str, str]]:
    """The terms that the texts of a card use, in the order of the glossary."""
    said = " ".join(texts(card)).casefold()
    given = {"Weakness": card.weaknesses, "Resistance": card.resistances}
    found = [
        _term(term, entry)
        for term, entry in glossary()["terms"].items()
        if re.search(entry["pattern"], said) or given.get(term)
    ]
    tags = glossary()["tags"]
    return found + [_term(tags[tag]["term"], tags[tag]) for tag in card.kinds[1:] if tag in tags]


def all_terms() -> list[dict[str, str]]:
    """All terms, each with the pattern that finds it in a text."""
    terms = glossary()["terms"].items()
    return [{**_term(term, entry), "pattern": entry["pattern"]} for term, entry in terms]


def texts(card: Card) -> list[str]:
    faces = [(power.program, "power") for power in card.powers]
    faces += [(attack.program, "attack") for attack in card.attacks]
    faces += [(card.text, card.text_kind)]
    return [line for program, kind in faces for line in face_lines(program, kind, programs=False)]


def _term(term: str, entry: dict[str, str]) -> dict[str, str]:
    return {"term": term, "text": entry["text"], "rule": known_rule(entry.get("rule", ""))}
