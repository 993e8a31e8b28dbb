"""Faults of Playmat itself are shown with traceback, report and replay."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import playmat.cli as cli
from playmat.cli import EXTRAS, extra_of, main, mistake
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.table import Table, Word
from playmat.game.game import Game
from tests.cli.typed import Typed, refused
from tests.contract.repository import ROOT


class Broken(RuntimeError):
    """An unexpected error."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path))
    return tmp_path


def fail(*args: object, **more: object) -> None:
    raise Broken("a screw is loose")


def test_a_fault_is_told_with_a_report_of_what_was_called(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.cli.rules.apart", fail)
    monkeypatch.setattr(sys, "argv", ["playmat", "rules", "diff", "ex", "xy"])

    result = CliRunner().invoke(main, ["rules", "diff", "ex", "xy"])

    (report,) = (data / "faults").glob("*.txt")
    assert result.exit_code == 70
    assert "Broken: a screw is loose" in result.stderr
    assert f"Please report it with the file {report}" in result.stderr
    assert "playmat rules diff ex xy\n" in report.read_text("utf-8")
    assert "Traceback" in report.read_text("utf-8")


def test_where_no_report_can_be_written_the_screen_has_it(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "faults").write_text("no folder", "utf-8")
    monkeypatch.setattr("playmat.cli.rules.apart", fail)

    result = CliRunner().invoke(main, ["rules", "diff", "ex", "xy"])

    assert "Please report it with everything above" in result.stderr


def test_a_game_that_breaks_off_leaves_its_replay(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.cli.terminal.table.Table.step", fail)

    result = CliRunner().invoke(main, ["play", "--terminal", "--plain", "--seed", "1"])

    (replay,) = (data / "faults").glob("*.jsonl")
    assert f"The replay of the game is in {replay}" in result.stderr
    assert CliRunner().invoke(main, ["replay", "verify", str(replay)]).exit_code == 0


def test_a_word_at_the_table_that_breaks_costs_no_game(data: Path) -> None:
    screen = Typed("break", "quit", "")
    words = {**WORDS, "break": Word("break", "break", fail)}

    Table(Game("xy-a", "xy-b", rules="xy", seed=7), screen, {}, words).run()

    (replay,) = (data / "faults").glob("*.jsonl")
    assert "nothing was changed" in screen.text
    assert f"The replay of the game is in {replay}" in screen.text
    assert "Please report it with the file" in screen.text


def test_a_simulated_game_that_breaks_off_leaves_its_replay(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.sim.worker.play_out", fail)

    result = CliRunner().invoke(main, ["sim", "xy-a", "xy-b", "--games", "2", "-j", "1"])

    assert result.exit_code == 70
    assert "The replay of the game is in" in result.stderr


def test_a_file_that_is_not_there_is_a_mistake_and_no_fault() -> None:
    assert mistake(FileNotFoundError(2, "No such file", "deck.txt")) == "deck.txt: No such file"
    assert mistake(OSError("the network is gone")) == ""


def test_a_package_that_is_not_installed_is_named() -> None:
    missing = ModuleNotFoundError("no", name="fastapi")

    assert (
        mistake(missing)
        == "fastapi is not installed; in your copy of Playmat, run: pip install '.[server]'"
    )
    assert mistake(ModuleNotFoundError("no", name="playmat.cli.nothing")) == ""


def test_every_package_that_an_extra_brings_is_known_by_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    known = {"playmat"}.union(*EXTRAS.values())

    for extra, brings in EXTRAS.items():
        wanted = [re.split(r"[^\w-]", each)[0] for each in project["optional-dependencies"][extra]]
        assert {*wanted} <= known
        assert {extra_of(f"{each}.sub") for each in brings} == {extra}
    assert extra_of("surprise") == "cli,server"


def test_input_that_ends_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends(*args: object) -> None:
        raise EOFError

    monkeypatch.setattr("playmat.cli.rules.apart", ends)

    result = CliRunner().invoke(main, ["rules", "diff", "ex", "xy"])

    assert (result.exit_code, result.stderr.strip()) == (1, "Aborted!")


def test_a_pipe_that_nobody_reads_is_no_fault() -> None:
    assert cli.is_broken_pipe(BrokenPipeError(32, "Broken pipe"))
    assert not cli.is_broken_pipe(OSError(5, "I/O error"))


def test_a_mistake_is_one_line_and_leaves_no_report(data: Path) -> None:
    told = refused("rules", "diff", "ex", "xz")

    assert told.count("\n") == 1
    assert not (data / "faults").exists()


TAKING_FILES = (
    *("analyse FILE", "cards check FILE", "cards import FILE --out NEW", "coin --replay FILE"),
    *("data export FILE --out NEW", "deck check FILE", "deck convert FILE", "deck show FILE"),
    *("deck stats FILE", "deck check haymaker --format FILE", "formats FILE"),
    *("games restore FILE --db sqlite:///NEW", "matrix FILE xy-a", "play --deck FILE"),
    *("play --agent FILE:Player", "puzzle make xy --out FILE", "replay FILE"),
    *("replay verify FILE", "scenario FILE", "sim xy-a FILE", "versus first random --deck FILE"),
)
"""Commands that read a file with any contents."""

CONTENTS = {"noise": bytes(range(256)), "half": b'{"a": [1, ', "other": b'{"a": 1}\n'}


@pytest.mark.parametrize("call", TAKING_FILES)
def test_a_file_that_holds_something_else_is_refused_in_a_few_words(
    call: str, tmp_path: Path
) -> None:
    for name, content in CONTENTS.items():
        file = tmp_path / f"{name}.txt"
        file.write_bytes(content)
        words = call.replace("FILE", str(file)).replace("NEW", str(tmp_path / f"{name}.new"))

        result = CliRunner().invoke(main, words.split())

        assert result.exit_code in (1, 2), (name, result.output)
        assert 1 <= len(result.output.splitlines()) <= 6, (name, result.output)
        assert not list(tmp_path.glob("faults/*")), (name, result.output)
