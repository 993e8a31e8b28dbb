"""The command line as a whole: help, mistakes, and imports."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from playmat.cli import HINT, Commands, main, titles
from tests.cli.typed import refused, run

NAMES = ["bench", "card", "deck", "play", "replay", "rules", "scenario"]


def test_without_arguments_it_helps_and_says_how_to_play() -> None:
    result = run()

    assert result.exit_code == 0
    assert HINT in result.stdout
    assert all(name in result.stdout for name in NAMES)


def test_every_command_has_a_line_of_help() -> None:
    assert set(NAMES) <= set(titles())
    assert all(line.endswith(".") and line[0].isupper() for line in titles().values())


@pytest.mark.parametrize("name", sorted(titles()))
def test_every_title_leads_to_a_command(name: str) -> None:
    assert isinstance(main, Commands)

    found = main.get_command(click.Context(main), name)

    assert isinstance(found, click.Command)
    assert run(name, "--help").exit_code == 0


def test_without_click_one_line_says_what_to_install() -> None:
    masked = "import sys; sys.modules['click'] = None; from playmat.__main__ import run; run()"

    done = subprocess.run([sys.executable, "-c", masked], capture_output=True, text=True)

    assert done.returncode == 2
    assert done.stderr == (
        "click is not installed; in your copy of Playmat, run: pip install '.[cli]'\n"
    )


def test_a_module_that_is_no_command_cannot_be_called() -> None:
    assert "render" not in titles()
    assert "No such command" in refused("render")


def test_a_misspelt_command_gets_a_suggestion() -> None:
    assert "No such command 'simm'; did you mean sim?" in refused("simm")
    assert "No such command 'zzz'; see playmat --help" in refused("zzz")


def test_help_imports_no_game() -> None:
    code = (
        "import sys, contextlib, io\n"
        "from playmat.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        "    main(['--help'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name.startswith('playmat.')])\n"
    )

    outcome = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    loaded = "['playmat.version', 'playmat.errors', 'playmat.cli._groups', 'playmat.cli']"
    assert outcome.stdout.strip() == loaded, outcome.stderr


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "playmat", "--version"]

    outcome = subprocess.run(command, capture_output=True, text=True)

    assert outcome.stdout.startswith("playmat, version ")
