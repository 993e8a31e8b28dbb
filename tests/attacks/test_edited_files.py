"""Edited files: results, names, leftovers, and failures at startup."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import playmat as pm
from playmat.cli import main
from playmat.decks.lists.lines import title_in
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from playmat.sim.results_file import BadResults
from playmat.sim.run import simulate
from tests.sim.jobs import job

Lines = list[str]


def edited(line: str, **change: object) -> str:
    return json.dumps({**json.loads(line), **change}, separators=(",", ":")) + "\n"


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    path = tmp_path_factory.mktemp("sim") / "run"
    simulate(job(), out=path, processes=1)
    return path.read_text().splitlines(keepends=True)


HARM: dict[str, Callable[[Lines], Lines]] = {
    "doubled": lambda lines: [*lines[:4], lines[3], *lines[4:]],
    "missing": lambda lines: [*lines[:4], *lines[5:]],
    "moved": lambda lines: [*lines[:3], lines[4], lines[3], *lines[5:]],
    "another seed": lambda lines: [*lines[:3], edited(lines[3], seed=1), *lines[4:]],
    "another winner": lambda lines: [*lines[:3], edited(lines[3], winner="me"), *lines[4:]],
    "no number": lambda lines: [*lines[:3], edited(lines[3], turns="many"), *lines[4:]],
    "half of a row": lambda lines: [*lines[:3], '{"matchup":0}\n', *lines[4:]],
    "nobody's fault": lambda lines: [*lines[:3], edited(lines[3], fault=None), *lines[4:]],
    "another end": lambda lines: [*lines[:3], edited(lines[3], by="magic"), *lines[4:]],
    "another matchup": lambda lines: [*lines[:3], edited(lines[3], matchup=7), *lines[4:]],
}


@pytest.mark.parametrize("harm", HARM)
def test_a_run_goes_on_only_with_the_rows_it_wrote(
    tmp_path: Path, results: Lines, harm: str
) -> None:
    path = tmp_path / "run"
    path.write_text("".join(HARM[harm](results)))
    before = path.read_text()

    with pytest.raises(BadResults, match=r"line|matchup"):
        simulate(job(), out=path, resume=True, processes=1)

    assert path.read_text() == before


@pytest.mark.parametrize("text", ["[1,2,3]", '{"job":', "[" * 100_000 + "\n", "no results\n"])
def test_a_file_of_something_else_is_never_written_over(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine"
    path.write_text(text)

    with pytest.raises(BadResults):
        simulate(job(), out=path, resume=True, processes=1)

    assert path.read_text() == text


def test_a_run_that_was_killed_in_its_first_line_begins_anew(
    tmp_path: Path, results: Lines
) -> None:
    path = tmp_path / "run"
    path.write_text(results[0][:40])

    simulate(job(), out=path, resume=True, processes=1)

    assert path.read_text().splitlines()[1:] == [line.rstrip() for line in results[1:]]


def test_a_whole_file_is_taken_up(tmp_path: Path, results: Lines) -> None:
    path = tmp_path / "run"
    path.write_text("".join(results[:6]))

    simulate(job(), out=path, resume=True, processes=1)

    assert path.read_text().splitlines()[1:] == [line.rstrip() for line in results[1:]]


def test_a_terminal_is_told_nothing_by_a_name() -> None:
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", seed=1)
    evil = game.replay.header["decks"]
    header = {**game.replay.header, "decks": [{**deck, "name": "a\x1b]0;b\x07"} for deck in evil]}

    read = Replay.parse(replace(game.replay, header=header).text())

    assert [deck.name for deck in read.start().decks] == ["a]0;b"] * 2
    assert title_in("Deck: a\x1b[2Jb\n4 Pikachu") in ("a[2Jb", "")


def test_a_replay_that_cannot_be_saved_leaves_nothing_behind(tmp_path: Path) -> None:
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", seed=1)
    (tmp_path / "there").mkdir()

    with pytest.raises(OSError, match="there"):
        game.replay.save(tmp_path / "there")

    assert [path.name for path in tmp_path.iterdir()] == ["there"]


@pytest.mark.parametrize(
    "db",
    [
        "sqlite:////nowhere/at/all/games.sqlite",
        "nonsense",
        "mysql://somewhere/games",
        "sqlite:///{folder}/text.sqlite",
    ],
)
def test_a_start_that_fails_says_so_in_a_line_before_anything_else(tmp_path: Path, db: str) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database " * 100)

    url = db.format(folder=tmp_path)
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--no-open", "--db", url])

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: cannot use the database")
    assert result.stderr.count("\n") == 1
