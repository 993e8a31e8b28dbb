"""Shells complete commands, options and names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from playmat.cli import main
from tests.cli.typed import refused, run


def completed(*words: str) -> list[str]:
    """The completions of the last word."""
    shell = ShellComplete(main, {}, "playmat", "_PLAYMAT_COMPLETE")
    found = shell.get_completions(list(words[:-1]), words[-1])
    return [item.value if item.type == "plain" else item.type for item in found]


@pytest.mark.parametrize(
    ("words", "one"),
    [
        (("dec",), "deck"),
        (("deck", "sh"), "show"),
        (("deck", "show", "hay"), "haymaker"),
        (("play", "--deck", "base1-o"), "base1-overgrowth"),
        (("play", "--rules", "ec"), "ecard"),
        (("play", "--agent", "pl"), "planner"),
        (("play", "--ter"), "--terminal"),
        (("rules", "diff", "ex", "x"), "xy"),
        (("rules", "retreat-05"), "RETREAT-05"),
        (("card", "base1-58"), "base1-58"),
        (("card", "ba"), "base1-"),
        (("card", "pika"), "pikachu"),
        (("card", "dark"), "dark-charizard"),
        (("card", "sea"), "search"),
        (("card", "--prog"), "--program"),
        (("card", "status", "base1-9"), "base1-96"),
        (("deck", "check", "haymaker", "--format", "base-f"), "base-fossil"),
        (("deck", "list", "--set", "neo"), "neo1"),
        (("replay", "ga"), "file"),
        (("deck", "show", "my-deck.t"), "file"),
        (("completion", "z"), "zsh"),
    ],
)
def test_what_is_begun_is_completed(words: tuple[str, ...], one: str) -> None:
    assert one in completed(*words)


def test_what_nothing_begins_with_is_not_completed() -> None:
    assert completed("play", "--rules", "q") == []
    assert completed("card", "nosuchset-1") == []


def test_a_library_that_cannot_be_read_keeps_a_shell_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(tmp_path / "nowhere"))

    assert completed("card", "base1-5") == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_calls_the_program(shell: str) -> None:
    script = run("completion", shell).stdout

    assert f"_PLAYMAT_COMPLETE={shell}_complete" in script


def test_an_unknown_shell_is_refused() -> None:
    assert "is not one of" in refused("completion", "csh")


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes_with_the_script(tmp_path: Path) -> None:
    program = tmp_path / "playmat"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m playmat "$@"\n', "utf-8")
    program.chmod(0o755)
    typed = (
        'eval "$(playmat completion bash)"\n'
        "COMP_WORDS=(playmat deck show haym) COMP_CWORD=3\n"
        "_playmat_completion playmat\n"
        'echo "${COMPREPLY[@]}"\n'
    )
    around = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}

    done = subprocess.run(["bash", "-c", typed], env=around, capture_output=True, text=True)

    assert done.stdout.strip() == "haymaker", done.stderr
