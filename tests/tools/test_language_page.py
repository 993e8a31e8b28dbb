"""The page of the language matches the dictionary."""

from __future__ import annotations

import re

import pytest

from playmat.cards.library import Library
from playmat.lang.parse import parse
from playmat.lang.words import GIVES, ROLES, WORDS
from tools.language_page import PAGE, SECTIONS, cards_by_word, page, signature


def test_the_page_is_current() -> None:
    current = page(cards_by_word(Library.default().cards(samples=True)))

    assert PAGE.read_text(encoding="utf-8") == current, "run make docs"


def test_the_page_has_one_row_for_every_word() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| `")]

    for word in WORDS.values():
        assert sum(row.startswith(f"| `{signature(word)}` | {word.doc} |") for row in rows) == 1


def test_the_page_explains_every_trait_that_a_word_has() -> None:
    rows = page().splitlines()

    for name, meaning in (*GIVES.items(), *ROLES.items()):
        assert f"| {name} | {meaning} |" in rows
    assert {word.gives for word in WORDS.values()} == {"", *GIVES}
    assert {word.role for word in WORDS.values()} == {"", *ROLES}


def test_a_row_tells_what_an_effect_gives_and_its_role() -> None:
    (row,) = [line for line in page().splitlines() if line.startswith("| `search(")]

    assert row.endswith("| cards | pick |  |")


def test_every_sort_of_word_has_a_section() -> None:
    assert {word.sort for word in WORDS.values()} == set(SECTIONS)


@pytest.mark.parametrize(
    ("word", "written"),
    [
        ("no_damage", "no_damage"),
        ("flip", "flip(coins: num = 1, by: player = me)"),
        ("cure", "cure(target: mons, *conditions: condition)"),
        ("off_power", 'off_power(of: mons, power: power = any, except: text = "")'),
        ("either", "either(by: player = me) { *do: block }"),
        ("if", "if(condition: cond) { then: block } { else: block = nothing }"),
    ],
)
def test_a_signature_shows_sorts_and_defaults(word: str, written: str) -> None:
    assert signature(WORDS[word]) == written


def test_a_row_names_the_card_that_uses_the_word() -> None:
    (row,) = [
        line for line in page({"stop": "base1-1"}).splitlines() if line.startswith("| `stop`")
    ]

    assert row.endswith("| base1-1 |")


def test_the_example_of_the_page_is_a_program() -> None:
    (example,) = re.findall(r"```\n(.*?)\n```", page(), re.DOTALL)

    assert [clause.word for clause in parse(example)] == ["before", "damage"]
