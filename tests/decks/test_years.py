"""Decks default to the rulebook of their years."""

from __future__ import annotations

import pytest

from playmat.decks.by_name import deck_named
from playmat.decks.years import book_of_date, book_of_years


@pytest.mark.parametrize(
    ("decks", "book"),
    [
        (("base1-overgrowth",), "ecard"),
        (("base1-overgrowth", "ex4-team-magma"), "ex"),
        (("hgss1-growth-clash", "dp1-royal-frost"), "legends"),
        (("xy-a",), "xy"),
    ],
)
def test_the_newest_card_of_all_decks_names_the_book(decks: tuple[str, ...], book: str) -> None:
    given = [deck_named(name) for name in decks]

    found = book_of_years(*given)

    assert found == book


def test_a_card_later_than_every_book_is_played_by_the_last() -> None:
    assert book_of_date("2031-01-01") == "xy"


def test_no_deck_at_all_names_the_first_book() -> None:
    assert book_of_years() == "ecard"
