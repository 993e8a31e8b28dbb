"""A failing agent is reported and replaced, and never ends the game."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playmat.agents.first import FirstAgent
from playmat.agents.greedy import GreedyAgent
from playmat.agents.registry import agent_maker
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.failing import Seats
from playmat.cli.terminal.table import Table
from playmat.game.game import Game
from tests.agents.outside.programs import program
from tests.cli.typed import Drawn, Typed, run


def boom() -> Any:
    raise ValueError("no idea")


def leave() -> Any:
    raise SystemExit(3)


def endless() -> Any:
    return endless()


class Moody:
    """An agent that does whatever the test sets."""

    def __init__(self, do: Callable[[], Any]) -> None:
        self.do = do

    def choose(self, view: object, choice: object) -> Any:
        return self.do()


@pytest.mark.parametrize(
    ("do", "said"),
    [
        (boom, "test_failing.py, line 25 with ValueError: no idea; Greedy takes over."),
        (leave, "with SystemExit: 3; Greedy"),
        (endless, "with RecursionError: "),
        (lambda: "all of them", "with IllegalOption: "),
        (lambda: None, "Moody failed in "),
        (lambda: 10**30, "Moody failed in "),
    ],
)
def test_an_agent_that_fails_is_replaced_and_the_game_goes_on(
    do: Callable[[], Any], said: str
) -> None:
    screen = Typed("yes", "end turn", "log")
    table = Table(Game("xy-a", "xy-b", seed=7), screen, {1: Moody(do)}, WORDS)

    table.run()

    assert "Moody failed in " in screen.text
    assert said in screen.text
    assert "Turn 3: your turn" in screen.text
    assert "Goodbye." in screen.text


def test_a_program_that_fails_is_replaced_under_the_name_it_gave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    screen = Typed("yes", "end turn", "log")
    agent = agent_maker("cmd:" + program(tmp_path, "exits"))(1)

    Table(Game("xy-a", "xy-b", seed=7), screen, {1: agent}, WORDS).run()

    assert "exits/1 failed: it ended with status 3 instead of making a move (its" in screen.text
    assert "; Greedy takes over." in screen.text
    assert "Turn 3: your turn" in screen.text


def test_a_program_that_never_says_hello_is_replaced_before_the_game() -> None:
    screen = Typed("yes")

    Table(Game("xy-a", "xy-b", seed=7), screen, {1: agent_maker("cmd:true")(1)}, WORDS).run()

    said = "true failed: it ended with status 0 before saying hello"
    assert screen.text.index(said) < screen.text.index("The game begins")


def test_a_program_is_told_of_the_game_and_let_go_with_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    keep = f"log = open({str(log)!r}, 'w')\n"
    keep += "asked = (log.write(m['type'] + ' ') and m for m in asked)\n"
    screen = Typed("yes", "end turn", "concede", "yes")
    agent = agent_maker("cmd:" + program(tmp_path, "good", keep))(1)

    Table(Game("xy-a", "xy-b", seed=7), screen, {1: agent}, WORDS).run()

    told = log.read_text("utf-8").split()
    assert (told[0], set(told[1:-2]), told[-2:]) == ("game", {"question"}, ["end", "bye"])
    assert "failed" not in screen.text


def test_an_agent_that_fails_at_the_end_is_let_go_all_the_same() -> None:
    left = []

    class Sore(Moody):
        def end(self, outcome: object) -> None:
            raise ValueError("no fair")

        def leave(self) -> None:
            left.append(self)
            raise SystemExit(1)

    agent = Sore(lambda: 0)
    Table(Game("xy-a", "xy-b", seed=7), Typed("concede", "yes"), {1: agent}, WORDS).run()

    assert left == [agent]


def test_the_failure_stands_on_the_table_that_is_drawn_next() -> None:
    screen = Drawn(80, 45, "yes")
    Table(Game("xy-a", "xy-b", seed=7), screen, {1: Moody(leave)}, WORDS).run()

    assert screen.said[0].startswith("── Turn 1 (you)")
    assert screen.said[1].startswith("Moody failed in ")


def test_one_after_the_other_sits_down_until_nobody_is_left() -> None:
    seats = Seats({1: Moody(boom)})

    names = [(seats.replace(1, ValueError()), type(seats.agents[1])) for _ in range(2)]

    assert names[0] == ("Moody failed with ValueError; Greedy takes over.", GreedyAgent)
    assert names[1] == ("Greedy failed with ValueError; First takes over.", FirstAgent)


@pytest.mark.parametrize(
    ("agents", "names"),
    [
        ({1: GreedyAgent(1)}, ("You", "Greedy")),
        ({0: FirstAgent(1)}, ("First", "You")),
        ({}, ("Player 1", "Player 2")),
    ],
)
def test_players_are_called_after_who_they_are(agents: Any, names: tuple[str, str]) -> None:
    assert Seats(agents).names == names


def test_a_mistake_of_ours_costs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Typed("yes", "retreat", "end turn")
    table = Table(Game("xy-a", "xy-b", seed=7), screen, {1: FirstAgent(7)}, WORDS)
    monkeypatch.setattr(Game, "why_not", lambda *_: 1 / 0)

    table.run()

    assert screen.text.count("Something went wrong") == 3
    assert table.game.step == 0


def test_an_interrupt_while_an_agent_thinks_leaves_and_offers_to_save() -> None:
    def interrupt() -> Any:
        raise KeyboardInterrupt

    screen = Typed("yes", "end turn", "")
    Table(Game("xy-a", "xy-b", seed=7), screen, {1: Moody(interrupt)}, WORDS).run()

    assert "Game not finished." in screen.text
    assert "Save the replay?" in screen.text


def test_the_replay_tells_who_failed_and_who_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    screen = Typed("yes", "end turn", "save game.jsonl", "quit", "")
    Table(Game("xy-a", "xy-b", seed=7), screen, {1: Moody(boom)}, WORDS).run()

    shown = run("replay", "game.jsonl", "--plain").stdout
    told = json.loads(run("replay", "game.jsonl", "--json").stdout)["faults"]

    assert "with ValueError: no idea; Greedy takes over." in shown
    assert "Player 2: Moody failed in " in shown
    assert [(fault["seat"], fault["said"][:12]) for fault in told] == [(1, "Moody failed")]
    assert "Greedy takes over." in run("replay", "verify", "game.jsonl").stdout
