"""Prepared byte rows equal their numbers, cached or not."""

from __future__ import annotations

import pytest

from playmat.kinds import answers
from playmat.model.views.packed import (
    ANSWERS,
    FEW,
    SPOTS,
    TOKEN,
    Names,
    blank,
    lies,
    names_card,
    pair,
    spot_of,
    word,
)
from playmat.model.views.sight import DECK, DISCARD, ENERGY, GEAR, UNDER, ZONES


def numbers(row: bytes) -> list[int]:
    """The numbers in a row of two bytes each."""
    return memoryview(row).cast("h").tolist()


def three_cards() -> Names:
    cards = [(number, b"\1") for number in (700, 20, 9)]
    return Names(cards, [], [], (b"\0", b""))


@pytest.mark.parametrize(
    ("a", "b"), [(0, 0), (255, 63), (256, 0), (3, 64), (-1, 5), (5, -1), (40000, 2)]
)
def test_a_pair_is_its_two_numbers(a: int, b: int) -> None:
    wanted = word(a) + word(b)

    found = [pair(a, b), pair(a, b)]

    assert found == [wanted, wanted]


@pytest.mark.parametrize("many", [1, 2, FEW - 1, FEW, 60])
@pytest.mark.parametrize(("zone", "holder"), [(DISCARD, 0), (ENERGY, 7), (UNDER, 31)])
def test_cards_that_lie_alike_are_counted_in_one_row(many: int, zone: int, holder: int) -> None:
    names = three_cards()

    found = [numbers(lies(names, 1, zone, 1, holder, many)) for _ in range(2)]

    wanted = [20, zone, 1, holder, many, 0, *[0] * (TOKEN - 6)]
    assert found == [wanted, wanted]


def test_every_spot_has_a_number_of_its_own() -> None:
    alone = [spot_of(zone, owner, 0) for zone in range(len(ZONES)) for owner in range(2)]
    held = [
        spot_of(zone, owner, holder)
        for zone in (ENERGY, GEAR, UNDER)
        for owner in range(2)
        for holder in range(1, 32)
    ]

    found = alone + held

    assert len(set(found)) == len(found)
    assert 0 <= min(found) <= max(found) < SPOTS


def test_cards_of_one_row_do_not_change_those_of_another() -> None:
    names = three_cards()

    found = [numbers(lies(names, n, DECK, owner, 0, 2))[:5] for n in range(3) for owner in range(2)]

    assert found == [[card, DECK, owner, 0, 2] for card in (700, 20, 9) for owner in range(2)]


def test_an_answer_begins_with_its_kind_and_its_card() -> None:
    names = three_cards()

    found = [numbers(names_card(names, answers.PLAY, card)) for card in (-1, 0, 2, 0)]

    assert found == [[answers.PLAY + 1, card] for card in (0, 700, 9, 700)]


def test_there_is_room_for_every_kind_of_answer() -> None:
    assert len(answers.NAMES) <= ANSWERS


@pytest.mark.parametrize("many", [0, 1, 16384, 16385])
def test_blank_memory_is_as_long_as_wanted(many: int) -> None:
    assert blank(many) == bytes(many)
