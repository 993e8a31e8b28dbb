"""The dictionary of a card: every term refers to a rule of every rulebook."""

from __future__ import annotations

import re

import pytest

from playmat.ereader.glossary import all_terms, glossary, known_rule
from playmat.rules import BOOKS
from playmat.rules.catalogue import rules

ENTRIES = {
    name: entry.get("rule", "")
    for part in ("terms", "tags")
    for name, entry in glossary()[part].items()
}


def test_every_rule_of_the_dictionary_holds_in_every_book() -> None:
    cited = {name: rule for name, rule in ENTRIES.items() if rule}

    assert len(cited) > 25
    assert {n: r for n, r in cited.items() if rules()[r].books != tuple(BOOKS)} == {}


@pytest.mark.parametrize(
    ("term", "rule", "title"),
    [
        ("baby", "CARD-BABY-2", "flip against a Baby"),
        ("ex", "CARD-EX-1", "Two Prizes"),
        ("EX", "CARD-EXX-1", "Two Prizes"),
        ("star", "CARD-STAR-1", "One Pokémon Star"),
        ("ace", "CARD-ACE-1", "One ACE SPEC"),
        ("delta", "CARD-DELTA-1", "δ"),
        ("Supporter", "TRAINER-10", "One Supporter"),
        ("Stadium", "TRAINER-20", "Stadium"),
        ("Pokémon Tool", "TRAINER-30", "Tools"),
        ("Devolve", "EVOLVE-11", "Devolving"),
        ("Lost Zone", "ZONE-06", "Lost Zone"),
        ("Shuffle", "ZONE-02", "deck"),
        ("Confused", "M-53", "Confusion"),
    ],
)
def test_a_term_leads_to_the_rule_about_it(term: str, rule: str, title: str) -> None:
    assert ENTRIES[term] == rule
    assert title in rules()[rule].title


def test_a_rule_that_does_not_exist_is_not_cited() -> None:
    assert known_rule("RETREAT-99") == ""
    assert known_rule("RETREAT-01") == "RETREAT-01"


def test_every_term_is_found_by_its_own_name() -> None:
    lost = [
        each["term"] for each in all_terms() if not re.search(each["pattern"], each["term"].lower())
    ]

    assert lost == []
    assert len(all_terms()) == len(glossary()["terms"])
