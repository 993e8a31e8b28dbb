"""Attempts at a puzzle: solved if the best chance was kept, otherwise with the mistake."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.game.from_position import game_at
from playmat.puzzles import judge
from playmat.puzzles.certify import certified
from playmat.puzzles.goal import SURVIVE, WIN
from playmat.puzzles.judge import Verdict, attempt_of, is_attempt, judged
from playmat.puzzles.puzzle import Puzzle, written
from tests.puzzles.test_exact import LAST, laid


def made(kind: str, you: str, foe: str, **more: str) -> Puzzle:
    """A puzzle made from a position."""
    found = certified(written(laid(you, foe, **more)), kind)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def won() -> Puzzle:
    """A puzzle won by attaching Energy and attacking for 30."""
    foe, more = "base1-52 dmg20 | base1-52", {"hand": "base1-94, base1-90, L", **LAST}
    return made(WIN, "base1-58 +L dmg10 | base1-58", foe, **more)


@pytest.fixture(scope="module")
def odds() -> Puzzle:
    """A puzzle that depends on the first two cards drawn."""
    more = {"hand": "base1-91, base1-94", "deck": "2*L, 3*base1-14", **LAST}
    return made(WIN, "base1-58 +L dmg10 | base1-58", "base1-52 dmg20 | base1-52", **more)


def after(puzzle: Puzzle, *answers: str) -> Verdict:
    """The verdict on some moves."""
    game = game_at(puzzle.position, 1)
    for text in answers:
        game.play(text)
    return judged(puzzle, *attempt_of(game))


def test_a_win_is_certified_with_its_shortest_line(won: Puzzle) -> None:
    assert (won.kind, won.chance) == ("win", "1")
    assert won.line == ("Attach Lightning Energy to Pikachu (Active)", "Attack: Thunder Jolt")
    assert 0 < won.good < won.answers


def test_winning_solves_it(won: Puzzle) -> None:
    found = after(won, "attach Lightning Energy to active", "attack Thunder Jolt")

    assert (found.over, found.solved, found.reached) == (True, True, True)


def test_the_answer_that_gave_the_win_away_is_named(won: Puzzle) -> None:
    found = after(won, "play Potion", "attach Lightning Energy to bench 1", "end turn")

    assert (found.over, found.solved) == (True, False)
    assert found.mistake == "Attach Lightning Energy to Pikachu (Bench 1)"
    assert (found.before, found.after) == ("1", "0")


def test_nothing_is_said_before_the_turn_is_over(won: Puzzle) -> None:
    found = after(won, "play Potion")

    assert not found.over


def test_the_best_chance_kept_is_a_solution_even_without_luck(odds: Puzzle) -> None:
    game = game_at(odds.position.replace("2*L, 3*base1-14", "3*base1-14, 2*L"), 1)
    for text in ("play Bill", "attack Gnaw"):  # two Raichu were on top, so no attack is possible
        game.play(text)

    found = judged(odds, *attempt_of(game))

    assert (odds.kind, odds.chance) == ("odds", "7/10")
    assert (found.solved, found.reached) == (True, False)
    assert "luck" in found.text


def test_not_drawing_first_is_a_mistake(odds: Puzzle) -> None:
    found = after(odds, "attack Gnaw")

    assert (found.solved, found.before, found.after) == (False, "7/10", "0")


def test_whoever_gets_through_has_solved_it(won: Puzzle) -> None:
    st = laid("base1-58 dmg30", "base1-58 +L", hand="base1-94", foe_deck="9*base1-14", deck="9*G")
    puzzle = replace(won, kind=SURVIVE, position=written(st))

    saved = after(puzzle, "play Potion", "2", "end turn")
    lost = after(puzzle, "end turn")

    assert saved.solved
    assert (lost.solved, lost.mistake) == (False, "End turn without attacking")


def test_a_certain_win_that_was_missed_is_not_solved_however_big_it_is_to_judge(
    won: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "BOUND", 1)

    found = after(won, "play Potion", "end turn")

    assert (found.over, found.solved, found.mistake) == (True, False, "")
    assert found.text == "Not solved: you did not win this turn."


def test_a_game_is_an_attempt_only_at_its_own_puzzle(won: Puzzle, odds: Puzzle) -> None:
    position = won.begin(5).position or ""

    assert is_attempt(won, position)
    assert not is_attempt(odds, position)
    assert not is_attempt(won, "")
