"""A rule is spare if no card is read by it, and only then."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from playmat.reader.derivation import overheard, rules_behind
from playmat.reader.grammar import GRAMMAR, Rule
from tests.importer.corpus import needs_data, rules_used


def rules(spare: bool) -> set[tuple[str, int]]:
    ways = (way for symbol in GRAMMAR.values() for way in symbol.ways)
    return {(way.rule.module, way.rule.line) for way in ways if way.rule.spare is spare}


def modules(found: frozenset[Rule]) -> set[str]:
    return {rule.module.rpartition(".")[2] for rule in found}


def test_the_rules_behind_a_reading_are_those_of_its_words() -> None:
    words = ("Draw", "2", "cards")

    found = rules_behind(words, "statement")

    assert {way.rule for way in GRAMMAR["act"].ways if way.meaning.__name__ == "draws"} & found
    assert "basics" in modules(found)
    assert "heal" not in modules(found)


def test_words_that_are_not_read_have_no_rules_behind_them() -> None:
    assert rules_behind(("Draw", "2", "curtains"), "statement") == frozenset()


def test_what_is_read_is_noted_for_whoever_asks() -> None:
    text = "Your opponent draws 2 cards. Heal 20 damage from this Pokémon."
    with overheard() as heard:
        read(Face("attack", text, "Onix"))

    assert [(said.words[0], *said.symbols) for said in heard] == [
        ("Your", "statement"),
        ("Heal", "statement"),
    ]
    assert all(len(said.meanings) == 1 for said in heard)


@needs_data
@pytest.mark.slow
def test_no_card_is_read_by_a_spare_rule() -> None:
    assert sorted(rules(spare=True) & rules_used()) == [], "call these rule, phrase and same"


@needs_data
@pytest.mark.slow
def test_every_other_rule_reads_a_card() -> None:
    assert sorted(rules(spare=False) - rules_used()) == [], (
        "call these spare_rule, spare_phrase and spare_same"
    )
