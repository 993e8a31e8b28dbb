"""Tools of the card reader at the terminal table: battle timer and coin flipper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playmat.agents.first import FirstAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.screen import Screen
from playmat.cli.terminal.table import Table
from playmat.game.clock import Clock
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.record.coins import coins_of
from playmat.game.replay.replay import Replay
from tests.cli.typed import Typed, refused, run, saved_game

POISONED = "ecard; you: base1-58 dmg30 poisoned | base1-44, base1-46; foe: base1-58"
BERRY = "ecard; you: base1-58 +neo1-99 dmg20 poisoned; foe: base1-58"


class Slow(Typed):
    """A screen whose user thinks ten seconds about every line."""

    now = 0.0

    def thought(self, seconds: float | None) -> None:
        self.now += 10


def timed(game: Game, *typed: str, two: bool = False, extra: float = 0) -> tuple[Table, Slow]:
    """A table with a one-minute timer after all typed lines, and its screen."""
    screen = Slow(*typed)
    clock = Clock((60, 60), extra, lambda: screen.now)
    table = Table(game, screen, {} if two else {1: FirstAgent()}, WORDS, clock)
    table.run()
    return table, screen


def dealt() -> Game:
    return Game("xy-a", "xy-b", rules="xy", seed=7)


@pytest.mark.rule("ER-9")
def test_the_line_above_the_prompt_tells_the_time_left() -> None:
    _, screen = timed(dealt(), "yes", "board")

    told = [line for line in screen.said if line.endswith(" left")]
    assert told == ["1:00 left", "0:50 left"]


@pytest.mark.rule("ER-9")
def test_a_timer_that_is_stopped_stands_until_it_is_started() -> None:
    _, screen = timed(dealt(), "timer stop", "board", "timer START", "timer", "timer flies")

    told = [line for line in screen.said if line.startswith("You: 0:")]
    assert told == [f"You: 0:{left}." for left in ("50 left, stopped", "50 left", "40 left")]
    assert "Unclear: " in screen.text


@pytest.mark.rule("ER-9")
def test_whoever_lets_the_time_run_out_loses_and_what_was_typed_comes_too_late() -> None:
    table, screen = timed(dealt(), "yes", *["timer"] * 5, "end turn")

    assert table.game.result is not None
    assert (table.game.winner, table.game.result.rule) == (1, "ER-9")
    assert [each.text for each in table.game.history.answers if each.player == 0] == ["yes"]
    assert "You run out of time" in screen.text


@pytest.mark.rule("ER-9")
@pytest.mark.scenario("K-195")
def test_what_must_be_done_between_turns_takes_no_time() -> None:
    _, screen = timed(game_at(POISONED, seed=1), "end turn", "bench 1", "timer")

    assert [line for line in screen.said if line.endswith(" left")][1:] == ["0:50 left"] * 2
    assert "You: 0:40 left." in screen.text


@pytest.mark.rule("ER-9")
@pytest.mark.scenario("K-196")
def test_what_may_be_left_between_turns_takes_time() -> None:
    _, screen = timed(game_at(BERRY, seed=1), "end turn", "no", "timer")

    assert "You: 0:30 left." in screen.text


@pytest.mark.rule("ER-9")
def test_handing_the_screen_over_takes_nobody_time() -> None:
    position = "xy; you: base1-58; foe: base1-58"

    _, screen = timed(game_at(position, seed=1), "end turn", "", "timer", two=True, extra=5)

    assert screen.said[-4:-2] == ["Player 1: 0:55 left.", "Player 2: 0:50 left."]


@pytest.mark.rule("ER-9")
def test_a_table_without_a_timer_says_how_to_have_one() -> None:
    screen = Typed("timer")

    Table(dealt(), screen, {1: FirstAgent()}, WORDS).run()

    assert "This game has no timer; start one with --timer MINUTES." in screen.text
    assert not any(line.endswith(" left") for line in screen.said)


@pytest.mark.rule("ER-9")
def test_a_timer_is_wished_for_on_the_command_line() -> None:
    wish = ["play", "--terminal", "--plain", "--seed", "3", "--timer", "1.5", "--extra", "4"]

    done = run(*wish, typed="timer\n")

    assert re.search(r"You: 1:\d\d left\.", done.stdout)
    assert "0<x<=600" in refused("play", "--timer", "0")


@pytest.mark.rule("ER-9")
def test_a_bell_breaks_off_a_line_that_is_never_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    def waiting(prompt: str) -> str:
        while True:
            pass

    monkeypatch.setattr("builtins.input", waiting)

    assert Screen(plain=True).ask("> ", 0.0) == ""


@pytest.mark.rule("ER-8")
def test_the_coins_of_the_game_are_counted_and_a_coin_beside_it_apart() -> None:
    position = "xy; you: base1-58 +L +L | base1-44; foe: base1-46"
    typed = ["attack thunder jolt", "coin", "coin flip", "coin FLIP", "coin reset"]
    screen = Typed(*typed)
    table = Table(game_at(position, seed=1), screen, {1: FirstAgent()}, WORDS)

    table.run()

    shown = coins_of(table.game.state)
    assert shown.total > 0
    assert screen.said.count(f"This game: {shown}.") == 4
    beside = [line for line in screen.said if line.startswith("Your own flips: ")]
    assert [line.split("/")[1][0] for line in beside] == [*"0120"]


@pytest.mark.rule("ER-8")
def test_an_attack_whose_name_begins_with_coin_is_no_question_for_the_flipper() -> None:
    screen = Typed("coin hurl")

    Table(game_at("xy; you: base1-58; foe: base1-58", 1), screen, {1: FirstAgent()}, WORDS).run()

    assert "This game: " not in screen.text


@pytest.mark.rule("ER-8")
def test_the_coins_of_a_saved_game_are_counted(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.jsonl")

    done = run("coin", "--replay", str(path))

    assert done.stdout == f"{coins_of(Replay.load(path).verify().state)}\n"
