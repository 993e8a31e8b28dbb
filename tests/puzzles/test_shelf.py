"""The shipped puzzles are still certified, of the right kind, and not solved by guessing."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction
from itertools import product

import pytest

from playmat.puzzles.certify import BOUND, still_holds
from playmat.puzzles.exact import ONE, Exact
from playmat.puzzles.goal import KINDS, WIN
from playmat.puzzles.grade import Follow, first_option
from playmat.puzzles.judge import is_attempt
from playmat.puzzles.puzzle import Puzzle, written
from playmat.puzzles.shelf import NoPuzzle, daily, puzzle_named, shipped
from playmat.rules import BOOKS

HUNDRED = 100
SMALL = 300
"""Moves of a fast search."""


def quickest(kind: str) -> list[Puzzle]:
    """The three puzzles of a kind that are fastest to search."""
    return sorted((one for one in shipped() if one.kind == kind), key=lambda one: one.size)[:3]


def first_options(puzzle: Puzzle) -> Fraction:
    """The chance of always taking the first option."""
    exact = Exact(puzzle.goal(puzzle.laid()), 4 * BOUND)
    return Follow(exact, first_option).chance(puzzle.root())


@pytest.mark.parametrize("kind", KINDS)
def test_a_certified_puzzle_stays_certified(kind: str) -> None:
    chosen = quickest(kind)

    found = [still_holds(puzzle) for puzzle in chosen]

    assert chosen
    assert all(found)


def test_always_taking_the_first_option_solves_none_of_the_quick_ones() -> None:
    chosen = [one for one in shipped() if one.size <= SMALL][:12]

    assert chosen
    assert all(first_options(puzzle) < puzzle.best for puzzle in chosen)


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS)
def test_all_puzzles_of_a_book_hold_and_none_is_solved_by_the_first_option(book: str) -> None:
    chosen = [one for one in shipped() if one.book == book]

    fallen = [one.id for one in chosen if not still_holds(one)]
    guessed = [one.id for one in chosen if first_options(one) >= one.best]

    assert chosen
    assert (fallen, guessed) == ([], [])


def test_every_book_has_a_hundred_puzzles_of_all_kinds_and_no_id_comes_twice() -> None:
    found = shipped()
    books, kinds = Counter(one.book for one in found), Counter(one.kind for one in found)

    assert set(books) == set(BOOKS)
    assert min(books.values()) >= HUNDRED
    assert {(one.book, one.kind) for one in found} == set(product(BOOKS, KINDS))
    assert [kinds[kind] for kind in KINDS] == sorted(kinds.values(), reverse=True)
    assert len({one.id for one in found}) == len(found)
    assert all(one.named().id == one.id for one in found)


def test_what_is_told_of_puzzles_fits_their_kinds() -> None:
    found = shipped()

    assert all((one.best == ONE) for one in found if one.kind == WIN)
    assert all(0 < one.best < ONE for one in found if one.kind == "odds")
    assert all(1 <= one.level <= 5 and 0 < one.good < one.answers for one in found)


def test_a_position_is_laid_out_as_it_is_written() -> None:
    chosen = [next(one for one in shipped() if one.book == book) for book in BOOKS]

    found = [written(puzzle.laid()) for puzzle in chosen]

    assert found == [puzzle.position for puzzle in chosen]


def test_each_attempt_has_its_decks_shuffled_anew() -> None:
    puzzle = shipped()[0]

    one, other, again = (puzzle.begin(seed).position for seed in (1, 2, 1))

    assert one == again != other
    assert all(is_attempt(puzzle, each or "") for each in (one, other))


def test_a_day_has_one_puzzle_and_the_next_day_another() -> None:
    day = date(2026, 3, 1)

    found = [daily(day + timedelta(n)).id for n in range(len(shipped()))]

    assert found[0] == daily(day).id
    assert len(set(found)) == len(shipped())


def test_a_puzzle_that_is_not_there_is_refused_with_what_is_near() -> None:
    with pytest.raises(NoPuzzle, match="no puzzle named 'xy-zzzzzz'"):
        puzzle_named("xy-zzzzzz")


def test_a_puzzle_is_named_by_the_two_active_pokemon() -> None:
    puzzle = next(one for one in shipped() if "you: " in one.position)
    st = puzzle.laid()

    named = tuple(str(side.actives[0].top.name) for side in st.sides)

    assert puzzle.facing == named
