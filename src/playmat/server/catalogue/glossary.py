"""The dictionary of a card: terms that stand on it, each told in a line of our own."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def glossary() -> dict[str, dict[str, dict[str, str]]]:
    """Return what there is to say of terms and of tags, in the order it is told."""
    return tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))


@cache
def known_rule(rule: str) -> str:
    """Return a rule id if the catalogue has it, or nothing."""
    from playmat.rules.catalogue import rules

    return rule if rule in rules() else ""


def dictionary(face: dict[str, Any]) -> list[dict[str, str]]:
    """Return the terms that a face uses, in the order of the glossary."""
    texts = [face["text"], *face["rule_lines"]]
    texts += [part["text"] for part in (*face["attacks"], *face["powers"])]
    said = " ".join(texts).casefold()
    terms = glossary()["terms"]
    found = [
        _told(term, entry)
        for term, entry in terms.items()
        if re.search(entry["pattern"], said) or (term == "Weakness" and face["weak"])
    ]
    if face["resist"] and not any(each["term"] == "Resistance" for each in found):
        found.append(_told("Resistance", terms["Resistance"]))
    tags = glossary()["tags"]
    return found + [_told(tags[tag]["term"], tags[tag]) for tag in face["tags"] if tag in tags]


def _told(term: str, entry: dict[str, str]) -> dict[str, str]:
    return {"term": term, "text": entry["text"], "rule": known_rule(entry.get("rule", ""))}
