"""Picking options by number or by text."""

from __future__ import annotations

import pytest

from playmat.game.commands import picked
from playmat.game.reading import Offer

OFFER = (
    ("attach", "attach Fire Energy (base1-98) to active"),
    ("bench", "bench Gastly (base1-50)"),
    ("play", "play Gust of Wind (base1-93)"),
    ("attack", "attack Thunder Jolt"),
    ("end", "end turn"),
)


def offer(n: int, kind: str, text: str) -> Offer:
    return Offer(n, kind, text, (), (), (), True)


TURN = tuple(offer(n, kind, text) for n, (kind, text) in enumerate(OFFER))


def test_several_are_picked_in_the_order_typed_and_counted_as_the_screen_does() -> None:
    found = picked("pick 2 1", TURN)

    assert [each and each.text for each in found] == [
        "attach Fire Energy (base1-98) to active",
        "bench Gastly (base1-50)",
    ]


def test_a_number_that_is_not_on_the_screen_picks_nothing() -> None:
    assert picked("pick 99 0", TURN) == [None, None]


@pytest.mark.parametrize("typed", ["pick bench 1", "pick two", "pick", "pick Gastly"])
def test_an_answer_that_begins_with_pick_is_no_number(typed: str) -> None:
    assert picked(typed, TURN) == []


def test_answers_that_are_numbers_are_picked_by_what_they_say() -> None:
    numbers = [offer(n, "number", text) for n, text in enumerate(("2", "1", "0"))]

    assert picked("pick 2", numbers) == [numbers[0]]
