"""How general the grammar is: how many distinct texts each rule reads."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from playmat.reader import Face, read
from playmat.reader.derivation import overheard, rules_behind
from playmat.reader.grammar import GRAMMAR, Rule
from tests.importer.corpus import needs_data, texts_by_rule

RARE: Final = 0.11
"""Maximum share of rules that read only one or two texts; it may only decrease."""


def all_rules() -> set[tuple[str, int]]:
    ways = (way for symbol in GRAMMAR.values() for way in symbol.ways)
    return {(way.rule.module, way.rule.line) for way in ways}


def modules(found: frozenset[Rule]) -> set[str]:
    return {rule.module.rpartition(".")[2] for rule in found}


def test_the_rules_behind_a_reading_are_those_of_its_words() -> None:
    words = ("Draw", "2", "cards")

    found = rules_behind(words, "statement")

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
def test_hardly_any_rule_is_there_for_one_text_or_two() -> None:
    texts = Counter({rule: len(of) for rule, of in texts_by_rule().items()})

    unread = {rule for rule in all_rules() if not texts[rule]}
    rare = {rule for rule in all_rules() if texts[rule] < 3}

    advice = "make a rule that reads fewer than three texts a row of cards/rare"
    assert not unread, advice
    assert len(rare) / len(all_rules()) <= RARE, advice
