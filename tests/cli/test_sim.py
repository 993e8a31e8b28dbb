"""The simulation commands: what they print, save and refuse."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from playmat.cli import main
from tests.cli.typed import run


def playmat(*words: str) -> Result:
    return CliRunner().invoke(main, [*words, "--processes", "1"])


def test_two_decks_are_played_and_counted(tmp_path: Path) -> None:
    table = tmp_path / "sim.csv"

    done = playmat("sim", "xy-a", "xy-b", "--agents", "random", "--games", "4", "--csv", str(table))

    assert done.exit_code == 0
    assert "of 4:" in done.output
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert [row["games"] for row in rows] == ["4"]
    assert {"low", "high", "rules", "seed", "playmat"} <= set(rows[0])


def test_the_book_is_that_of_the_decks_and_is_told() -> None:
    words = ("sim", "base1-overgrowth", "base1-zap", "--agents", "random", "--games", "2")

    own, named = playmat(*words), playmat(*words, "--rules", "ex")

    assert "rules: e-Card rulebook (2002)" in own.output
    assert "rules: EX rulebook (2004)" in named.output


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "base1-zap", "base1-overgrowth", "--agents", "random", "--games", "2"),
        ("matrix", "base1-zap", "base1-overgrowth", "--agent", "random", "--games", "2"),
        ("versus", "random", "first", "--deck", "xy-a", "--deck", "xy-b", "--games", "4"),
    ],
)
def test_two_on_two_is_simulated(words: tuple[str, ...]) -> None:
    done = playmat(*words, "--two-on-two")

    assert done.exit_code == 0
    assert "two-on-two" in done.output


def test_two_on_two_is_part_of_the_job() -> None:
    words = ("sim", "base1-zap", "base1-overgrowth", "--agents", "random", "--games", "2")

    one, two = (
        json.loads(playmat(*words, "--json", *more).output)["provenance"]
        for more in ((), ("--two-on-two",))
    )

    assert (one["job"]["actives"], two["job"]["actives"]) == (1, 2)
    assert one["rules"] != two["rules"]


def test_a_field_is_every_list_of_a_folder(tmp_path: Path) -> None:
    for name in ("one", "two"):
        shown = CliRunner().invoke(main, ["deck", "convert", "ex-b", "--to", "ids"])
        (tmp_path / f"{name}.txt").write_text(shown.output, "utf-8")

    done = playmat(
        "sim", "xy-a", "--field", str(tmp_path), "--agents", "random", "--games", "2", "--json"
    )

    found = json.loads(done.output)
    assert [each["b"] for each in found["matchups"]] == ["one", "two"]
    assert found["provenance"]["job"]["games"] == 2


def test_a_matrix_has_a_row_for_each_deck_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "matrix.svg"

    done = playmat(
        *("matrix", "xy-a", "xy-b", "ex-a", "--agent", "random", "--games", "2"),
        *("--picture", str(picture)),
    )

    assert done.exit_code == 0
    assert picture.read_text("utf-8").startswith("<svg")


def test_agents_are_compared_with_seats_and_pilots_swapped() -> None:
    done = playmat(
        "versus", "random", "random", "--deck", "xy-a", "--deck", "xy-b", "--games", "8", "--json"
    )

    found = json.loads(done.output)
    assert found["games"] == 8
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sim", "xy-a"), "give either a second deck"),
        (
            ("sim", "xy-a", "xy-b", "--games", "3"),
            "games must be even (each deal is played twice, seats swapped), not 3",
        ),
        (("sim", "xy-a", "xy-b", "--games", "1" + "0" * 20), "games must be from 2 to"),
        (("sim", "xy-a", "xy-b", "--seed", "9" * 20), "seed must be from 0 to 2**63 - 1"),
        (("sim", "xy-a", "xy-b", "--narrow", "nan"), "nan is not a number"),
        (("sim", "xy-a", "xy-b", "--think", "nan"), "nan is not a number"),
        (("sim", "xy-a", "xy-b", "--agents", "a,b,c"), "must be one or two agents"),
        (("sim", "xy-a", "xy-b", "--agents", "gredy"), "did you mean greedy"),
        (("sim", "xy-a", "no-such-deck"), "no-such-deck"),
        (("sim", "xy-a", "--field", "nowhere"), "no such folder: nowhere"),
        (("sim", "xy-a", "xy-b", "--rules", "xz"), "no rulebook"),
        (("matrix", "xy-a"), "at least two decks"),
        (("matrix", "xy-a", "xy-a"), "the same name"),
        (("matrix", "xy-a", "xy-b", "--picture", "m.png"), "pictures must be .svg"),
        (("versus", "random", "first", "--deck", "xy-a"), "at least two decks"),
        (("versus", "random", "first", "--narrow", "3"), "No such option"),
        (
            ("versus", "random", "first", "--deck", "xy-a", "--deck", "xy-b", "--games", "6"),
            "games must be a multiple of 4 for a pair of decks, such as 8, not 6",
        ),
    ],
)
def test_what_cannot_be_played_is_one_message_and_status_2(
    words: tuple[str, ...], said: str
) -> None:
    done = playmat(*words)

    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output


def test_a_run_goes_on_only_when_asked_to(tmp_path: Path) -> None:
    out = str(tmp_path / "run.jsonl")
    words = ("sim", "xy-a", "xy-b", "--agents", "random", "--games", "4", "--out", out)
    playmat(*words)

    again = playmat(*words)
    on = playmat(*words, "--resume")

    assert again.exit_code == 2
    assert "--resume" in again.output
    assert "0 games in" in on.output


@pytest.mark.parametrize("command", [("sim", "xy-a", "xy-b"), ("ladder",)])
def test_a_run_is_taken_up_only_by_its_file(command: tuple[str, ...]) -> None:
    done = CliRunner().invoke(main, [*command, "--resume", "--games", "4"])

    assert (done.exit_code, "needs --out" in done.stderr) == (2, True)


@pytest.mark.parametrize("option", [("--think", "0"), ("--clock", "-5")])
def test_nobody_is_given_less_than_no_time(option: tuple[str, str]) -> None:
    done = CliRunner().invoke(main, ["ladder", *option])

    assert done.exit_code == 2


BOT = """
import math


class Raises:
    def __init__(self, seed):
        pass

    def choose(self, view, choice):
        return odds(choice)


def odds(choice):
    return math.exp(1e9)


class Interrupts:
    made = 0
    most = 12

    def __init__(self, seed):
        Interrupts.made += 1

    def choose(self, view, choice):
        if type(self).made > self.most:
            raise KeyboardInterrupt
        return choice.options[0]


class InterruptsLater(Interrupts):
    made = 0
    most = 24

    def __init__(self, seed):
        InterruptsLater.made += 1
"""


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    path = tmp_path / "bot.py"
    path.write_text(BOT)
    return path


@pytest.mark.parametrize("words", [("sim", "xy-a", "xy-b", "--agents"), ("versus",)])
def test_a_bot_that_fails_is_named_with_its_file_and_line(
    bot: Path, words: tuple[str, ...]
) -> None:
    both = [f"{bot}:Raises,first"] if words[0] == "sim" else [f"{bot}:Raises", "first"]

    done = run(*words, *both, "--games", "4", "-j", "1", "--verbose")

    at = f"raised OverflowError('math range error') in {bot}, line 14"
    assert done.stdout.count(at) == 4
    assert done.stderr.startswith(f'  File "{bot}", line 10, in choose\n')
    assert done.stderr.strip().endswith("OverflowError: math range error")


def test_an_interrupted_matrix_shows_only_what_was_played(bot: Path) -> None:
    done = run(
        *("matrix", "xy-a", "xy-b", "ecard-a", "--agent", f"{bot}:InterruptsLater"),
        *("--games", "40", "-j", "1", "--any-deck"),
    )

    assert done.exit_code == 1
    assert " of 10: " in done.stderr
    assert " of 0" not in done.stderr


@pytest.mark.parametrize("out", [True, False])
def test_a_run_that_is_interrupted_reports_the_games_so_far(bot: Path, out: bool) -> None:
    path = str(bot.with_name("games.jsonl"))
    kept = ["--out", path] if out else []
    agents = f"{bot}:Interrupts,first"

    done = run("sim", "xy-a", "xy-b", "--agents", agents, "--games", "40", "-j", "1", *kept)

    assert done.exit_code == 1
    assert done.stdout == ""
    assert " of 10: " in done.stderr
    how = f"continue with --resume --out {path}" if out else "nothing was saved without --out"
    assert f"stopped after 10 games; {how}" in done.stderr
