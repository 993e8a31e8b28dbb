"""Damage counters that lay there before the attack are asked for in one sentence."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

COUNTED = "before { a <- counters_on(defender) }; after { if # { inflict(defender, burned) } }"
EVERY = [
    ("a > 0", "If the Defender already had any damage counters: it is Burned."),
    ("a == 0", "If the Defender had no damage counters yet: it is Burned."),
    ("a >= 3", "If the Defender already had at least 3 damage counters: it is Burned."),
]


@pytest.mark.parametrize(("test", "text"), EVERY)
def test_a_count_and_its_question_are_one_sentence(test: str, text: str) -> None:
    program = parse(COUNTED.replace("#", test))

    said = write(program)

    assert said == text


@pytest.mark.parametrize(("test", "text"), EVERY)
def test_the_sentence_is_read_as_a_count_and_its_question(test: str, text: str) -> None:
    found = read_back(text)

    assert found == parse(COUNTED.replace("#", test))


def test_a_count_that_is_put_to_another_use_keeps_its_own_sentence() -> None:
    program = parse("before { a <- counters_on(defender) }; after { draw(me, a) }")

    said = write(program)

    assert said.startswith("Before damage: count the damage counters on the Defender.\n")
    assert read_back(said) == program
