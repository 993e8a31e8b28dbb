"""`playmat puzzle`: the list, an attempt, the solution, and making new puzzles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat.cli.puzzle import told
from playmat.puzzles.certify import still_holds
from playmat.puzzles.judge import shown
from playmat.puzzles.shelf import read_file, shipped
from tests.cli.typed import refused, run


def test_the_list_is_narrowed_by_book_and_kind() -> None:
    found = json.loads(run("puzzle", "list", "--book", "ex", "--kind", "win", "--json").stdout)

    listed = [row["id"] for row in found["puzzles"]]
    assert listed == [one.id for one in shipped() if (one.book, one.kind) == ("ex", "win")]
    assert listed


def test_the_list_is_narrowed_by_a_level_that_some_puzzle_has() -> None:
    hardest = max(one.level for one in shipped())

    listed = run("puzzle", "list", "--level", str(hardest)).stdout.splitlines()[:-1]

    assert listed == [told(one) for one in shipped() if one.level == hardest]
    assert "no puzzles of level 9" in refused("puzzle", "list", "--level", "9")


@pytest.mark.parametrize("kind", ["win", "odds"])
def test_the_solution_tells_the_chance(kind: str) -> None:
    puzzle = next(one for one in shipped() if one.kind == kind)

    first = run("puzzle", puzzle.id, "--solution").stdout.splitlines()[0]

    assert first == f"{told(puzzle)} Best chance: {shown(puzzle.best)}."


def test_the_solution_is_told_on_demand() -> None:
    puzzle = shipped()[0]

    result = run("puzzle", puzzle.id, "--solution")

    assert result.stdout.splitlines()[1:] == [f"  {step}" for step in puzzle.line]


def test_a_turn_that_only_ends_is_told_what_it_gave_away() -> None:
    puzzle = min((one for one in shipped() if one.kind == "win"), key=lambda one: one.size)

    result = run("puzzle", puzzle.id, "--plain", "--seed", "1", typed="end turn\n")

    assert puzzle.task in result.stdout
    assert "Your deck, shuffled: " in result.stdout
    assert "Not solved: “End turn without attacking” dropped your chance" in result.stdout


def test_a_puzzle_that_is_given_up_is_left_with_a_way_to_its_solution() -> None:
    puzzle = shipped()[0]

    left = run("puzzle", puzzle.id, "--plain", "--seed", "1", typed="concede\nyes\n").stdout

    assert left.endswith(f"playmat puzzle {puzzle.id} --solution\n")
    assert "The turn is not over" not in left


def test_today_has_a_puzzle() -> None:
    result = run("puzzle", "--json")

    assert json.loads(result.stdout)["id"] in {one.id for one in shipped()}


def test_a_puzzle_nobody_made_is_refused() -> None:
    assert "no puzzle named 'xy-000000'" in refused("puzzle", "xy-000000")


def test_puzzles_are_made_to_order(tmp_path: Path) -> None:
    out = tmp_path / "made.jsonl"
    # This seed finds one in a second; if agents or cards change, another may be needed.
    order = ("--count", "1", "--seed", "2", "--bound", "600", "--lines", "0", "--out", str(out))

    result = run("puzzle", "make", "ecard", *order)

    [made] = read_file(out)
    assert result.stdout.splitlines() == [told(made)]
    assert made.book == "ecard"
    assert made.line
    assert still_holds(made)


def test_puzzles_of_a_book_nobody_wrote_are_not_made(tmp_path: Path) -> None:
    out = tmp_path / "made.jsonl"

    assert "nobook" in refused("puzzle", "make", "nobook", "--out", str(out))
    assert not out.exists()


def test_a_book_nobody_wrote_has_no_list_of_puzzles() -> None:
    assert "no rulebook named 'xz'" in refused("puzzle", "list", "--book", "xz")


def test_puzzles_are_not_added_to_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"seed": 1}\n', "utf-8")

    told = refused("puzzle", "make", "xy", "--out", str(file))

    assert "is not a puzzle file" in told
    assert file.read_text("utf-8") == '{"seed": 1}\n'
