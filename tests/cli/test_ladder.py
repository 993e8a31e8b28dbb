"""`playmat ladder`: what it prints, saves, resumes and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from playmat.cli import main

HERE = Path(__file__)


class Clocked:
    """An agent that fails with the clock it was given."""

    def __init__(self, seed: int) -> None:
        pass

    def begin(self, start: Any) -> None:
        self.clock = start.clock

    def choose(self, view: object, choice: object) -> object:
        raise ValueError(f"told {self.clock}")


PLAYERS = f"random,first,{HERE}:Clocked"


def playmat(*words: str) -> Result:
    return CliRunner().invoke(main, ["ladder", *words, "--jobs", "1"])


def test_players_are_rated_in_a_table_with_both_parts_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"

    done = playmat(
        "--players", PLAYERS, "--games", "8", "--books", "legends", "--picture", str(picture)
    )

    assert done.exit_code == 0
    head, _, *rows = [line for line in done.output.splitlines() if line.startswith("|")]
    assert "on held-out decks" in head
    assert {row.split()[1] for row in rows} == {"random", "first", f"{HERE}:Clocked"}
    assert "24 games, 12 of them with held-out decks; 50 ms per decision" in done.output
    assert "ValueError('told 0.05')" in done.output
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_run_that_was_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    words = ("--players", PLAYERS, "--games", "4", "--books", "ecard", "--clock", "20", "--json")
    first = playmat(*words, "--out", str(whole))
    text = whole.read_bytes()
    torn.write_bytes(text[: len(text) * 3 // 4])

    on = playmat(*words, "--out", str(torn), "--resume")

    assert torn.read_bytes() == text
    assert json.loads(on.output)["players"] == json.loads(first.output)["players"]
    assert json.loads(on.output)["provenance"]["job"]["clock"] == 0.02


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "random,greedy"), "one opponent is not enough"),
        (("--players", "random,first,gredy"), "did you mean greedy"),
        (("--books", "ruby"), "no rulebook named 'ruby'"),
        (("--games", "10"), "such as 12"),
        (("--picture", "ladder.png"), "pictures must be .svg"),
        (("--players", ""), "--players is empty"),
        (("--players", " , "), "--players is empty"),
        (("--books", ""), "--books is empty"),
        (("--picture", "no/such/folder/x.svg"), "cannot write no/such/folder/x.svg: No such file"),
    ],
)
def test_what_makes_no_ladder_is_one_message_and_status_2(
    words: tuple[str, ...], said: str
) -> None:
    done = playmat(*words)

    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output


def test_one_player_meets_each_of_the_others_and_nobody_is_rated() -> None:
    done = playmat("--of", "first", "--players", "random,first,quick", "--games", "8")

    assert done.exit_code == 0
    head, _, *rows = [line for line in done.output.splitlines() if line.startswith("|")]
    assert [cell.strip() for cell in head.split("|")][1:4] == ["against", "games", "won"]
    assert [row.split()[1:4:2] for row in rows] == [["random", "8"], ["quick", "8"]]
    assert "rating" not in done.output
    assert "16 games, 0 of them with held-out decks" in done.output


def test_matches_of_one_player_as_json_say_what_was_won_on_which_decks() -> None:
    words = ("--of", "first", "--players", "first,random", "--books", "legends", "--games", "8")

    found = json.loads(playmat(*words, "--json").output)["matches"]["random"]

    assert found["all"]["games"] == 8
    assert "foretold" not in found["all"]
    assert found["all"]["won"] == found["trained"]["won"] + found["kept_out"]["won"]
    assert found["all"]["low"] <= found["all"]["share"] <= found["all"]["high"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--of", "quick", "--players", "first,random"), "and its opponents"),
        (("--of", "first", "--players", "first"), "and its opponents"),
        (("--of", "first", "--picture", "x.svg"), "use only one of them"),
    ],
)
def test_matches_that_cannot_be_are_refused(words: tuple[str, ...], why: str) -> None:
    done = playmat(*words, "--games", "4")

    assert done.exit_code == 2
    assert why in done.output
