"""The panel: existing decks, a third of them kept out of training, shelves in turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from playmat.cards.library import Library
from playmat.decks.by_name import deck_named
from playmat.decks.famous_decks import famous_named
from playmat.decks.themes import theme_named
from playmat.errors import UnknownBook
from playmat.rules import BOOKS, book
from playmat.sim.ladder.panel import KEPT_OUT, PARTS, TRAINED, boards, kept_out, pairs, panel

DECKS = {deck: shelf for shelf in panel() for part in PARTS for deck in shelf.decks(part)}


def test_every_book_has_theme_decks_and_famous_decks() -> None:
    assert [(shelf.rules, shelf.kind) for shelf in panel()] == [
        (name, kind) for name in BOOKS for kind in ("theme", "famous")
    ]
    assert all(len(shelf.decks(part)) % 2 == 0 for shelf in panel() for part in PARTS)


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_of_the_panel_is_of_its_kind_and_may_be_played_by_its_book(name: str) -> None:
    shelf = DECKS[name]
    found = theme_named(name) if shelf.kind == "theme" else famous_named(name)

    assert found is not None
    assert (found.slug, found.rules) == (name, shelf.rules)
    deck_named(name, Library.default()).check(book(shelf.rules))


def test_a_third_and_all_famous_decks_of_one_book_are_kept_out_of_training() -> None:
    whole = [shelf for shelf in panel() if not shelf.trained]

    assert [(shelf.rules, shelf.kind) for shelf in whole] == [("legends", "famous")]
    for shelf in panel():
        if shelf.trained:
            assert 3 * len(shelf.kept_out) == len(shelf.kept_out + shelf.trained)
    assert {"sablelock", "lostgar", "steelix"} <= kept_out()  # including those not on the panel
    assert not {deck for shelf in panel() for deck in shelf.trained} & kept_out()


def test_boards_go_round_the_shelves_and_meet_all_decks_soon() -> None:
    round_one = list(islice(boards(), 30))

    assert Counter((board.rules, board.kind) for board in round_one) == Counter(
        {(shelf.rules, shelf.kind): 3 for shelf in panel()}
    )
    assert Counter(board.part for board in round_one) == {TRAINED: 18, KEPT_OUT: 12}
    assert {deck for board in round_one for deck in board.decks} == set(DECKS)
    assert all(DECKS[deck].rules == board.rules for board in round_one for deck in board.decks)


def test_boards_of_some_books_are_of_no_others() -> None:
    assert {board.rules for board in islice(boards(["ex", "xy"]), 12)} == {"ex", "xy"}
    with pytest.raises(UnknownBook):
        next(boards(["ruby"]))


def test_pairs_are_all_there_is_and_every_round_has_all_decks() -> None:
    found = pairs("abcdef")

    assert {frozenset(pair) for pair in found} == set(map(frozenset, combinations("abcdef", 2)))
    assert len(found) == 15
    assert {deck for pair in found[:3] for deck in pair} == set("abcdef")
