"""`playmat bench` measures, prints for people and machines, and only fails with --check."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from playmat.cli import bench, main

SPEED = {
    "decisions_per_s": 25_000.0,
    "us_per_decision": 40.0,
    "nodes_per_s": 9_000.0,
    "games_per_s": 100.0,
    "decisions_per_game": 250.0,
    "options_per_decision": 6.0,
    "turns_per_game": 40.0,
    "recorded_per_s": 20_000.0,
    "recorded_ratio": 1.25,
}
DOOR = {"deal_ms": 0.02, "bare_us": 3.0, "ratio": 2.5, "recorded_ratio": 3.5}
SPAN = {"games": 10, "decisions": 300, "options": 1500, "ns_per_option": 5.0}


def figures(games: int) -> dict[str, Any]:
    """Measurements of a machine of known speed."""
    late, early = SPAN | {"ns_per_decision": 3000.0}, SPAN | {"ns_per_decision": 2000.0}
    grown = {"early": early, "late": late, "ratio": 1.2, "decision_ratio": 1.5}
    return {
        "compiled": True,
        "versions": {
            "playmat": "0.9.0",
            "python": "3.11.7",
            "implementation": "CPython",
            "machine": "x86_64",
            "system": "Linux",
        },
        "tricks": "cold numbers",
        "load": 0.5,
        "cores": 2,
        "bar": 90_000,
        "games_a_round": games // 10,
        "rounds": 5,
        "books": {"ex": SPEED | {"decisions_per_s": 30_000.0}, "xy": SPEED},
        "doors": {"ex": dict(DOOR), "xy": dict(DOOR)},
        "growth": {"xy": grown},
        "start": {
            "import_ms": 9.0,
            "modules_ms": 5.0,
            "two_decks_ms": 8.0,
            "link_ms": 7.0,
            "library_ms": 6.0,
        },
        "memory": {"games": (games // 10, games), "mb": (20.0, 20.5)},
    }


@pytest.fixture(autouse=True)
def _known_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", figures)


def test_the_figures_are_printed_for_people() -> None:
    done = CliRunner().invoke(main, ["bench", "--games", "100"])

    assert done.exit_code == 0
    assert "xy              25,000    40.00     9,000" in done.output
    assert "1.20x     1.50x" in done.output
    assert "20.0 MB after 10 games, 20.5 MB after 100" in done.output


def test_the_first_line_is_one_to_quote() -> None:
    done = CliRunner().invoke(main, ["bench", "--games", "100"])

    assert done.output.splitlines()[0] == (
        "Playmat 0.9.0 makes 25,000 (xy) to 30,000 (ex) decisions per second "
        "with the compiled core (tricks: cold, numbers) on CPython 3.11.7, Linux x86_64"
    )


@pytest.mark.parametrize(
    ("core", "said"),
    [({"compiled": True}, "with the compiled core (no tricks)"), ({"compiled": False}, "in plain")],
)
def test_the_line_to_quote_says_which_core_it_is(core: dict[str, bool], said: str) -> None:
    assert f" per second {said} " in bench.quotable(figures(100) | core | {"tricks": ""})


def test_the_figures_are_printed_for_machines() -> None:
    done = CliRunner().invoke(main, ["bench", "--json", "--games", "100"])

    assert json.loads(done.output)["books"]["xy"]["decisions_per_s"] == 25_000


def test_a_book_below_a_third_of_the_bar_fails_the_check_by_name() -> None:
    done = CliRunner().invoke(main, ["bench", "--check"])

    assert done.exit_code == 1
    assert "too slow: xy 25,000/s\n" in done.output


def test_a_front_door_that_is_too_slow_fails_the_check_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = figures(100) | {"bar": 1}
    slow["doors"]["xy"] |= {"ratio": 4.5}
    monkeypatch.setattr(bench, "measured", lambda games: slow)

    done = CliRunner().invoke(main, ["bench", "--check"])

    assert done.exit_code == 1
    assert "too slow: xy 4.50 times slower through Game\n" in done.output


def test_a_book_that_recording_slows_down_too_much_fails_the_check_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = figures(100) | {"bar": 1, "books": {"xy": SPEED | {"recorded_ratio": 1.7}}}
    monkeypatch.setattr(bench, "measured", lambda games: slow)

    done = CliRunner().invoke(main, ["bench", "--check"])

    assert done.exit_code == 1
    assert "too slow: xy 1.70 times slower recorded\n" in done.output


def test_a_command_that_does_not_exist_is_refused() -> None:
    done = CliRunner().invoke(main, ["bensh"])

    assert done.exit_code == 2
    assert "No such command" in done.output


def test_every_command_is_found_by_the_name_of_its_file() -> None:
    done = CliRunner().invoke(main, ["--help"])

    assert done.exit_code == 0
    assert "  bench  " in done.output
