from __future__ import annotations

import pytest

from playmat.cards.library import SHIPPED, Library
from playmat.decks.defaults import default_decks
from playmat.decks.ready import PLAYABLE
from playmat.decks.themes import theme_named
from playmat.errors import UnknownBook
from playmat.rules import BOOKS

LIBRARY = Library([SHIPPED])


@pytest.mark.parametrize("name", BOOKS)
def test_the_decks_of_a_book_are_playable_theme_decks_of_its_years(name: str) -> None:
    one, other = map(theme_named, default_decks(name))

    assert one is not None
    assert other is not None
    assert one != other
    assert {one.rules, other.rules} == {name}
    assert one.state(LIBRARY, BOOKS[name]).word == PLAYABLE
    assert other.state(LIBRARY, BOOKS[name]).word == PLAYABLE


def test_the_decks_of_no_book_are_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownBook, match="xy"):
        default_decks("xz")
