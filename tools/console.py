"""Run the commands shown on pages and write what they print; run it with `make docs`.

A command stands in a block of console as ``$ playmat ...``, its output below it.  Some pages are
run in a home of their own, where nothing was ever imported: there a block may begin with the name
of a file behind its language, and is that file.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from playmat.cli import main

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = (ROOT / "docs" / "debugging.md",)
AT_HOME: Final = (
    ROOT / "docs" / "own_cards.md",
    *sorted((ROOT / "docs" / "guides").glob("*.md")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
)
BLOCK: Final = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)
FENCE: Final = re.compile(r"^( *)```(\w+)(?: (\S+))?\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)


def page(text: str) -> str:
    """Return a page with what its commands print today."""
    return BLOCK.sub(lambda block: "".join(map(shown, commands(block[0]))), text)


def commands(block: str) -> list[str]:
    """Return the commands of a block, without their output."""
    return [line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ ")]


def shown(command: str) -> str:
    """Return a command with what it prints."""
    name, *words = shlex.split(command)
    if name != "playmat":
        raise SystemExit(f"only playmat is run here, not {command!r}")
    result = CliRunner().invoke(main, words, catch_exceptions=False)
    return f"$ {command}\n{result.output}"


def page_at_home(text: str, home: Path) -> str:
    """Return a page with what its commands print today to somebody whose home is empty."""
    return FENCE.sub(lambda block: _block(block, home), text)


def _block(block: re.Match[str], home: Path) -> str:
    step, language, file, inside = block.groups()
    lines = [line.removeprefix(step) for line in inside.splitlines()]
    if file:
        (home / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    if language != "console":
        return block[0]
    told = [line for command in commands("\n".join(lines)) for line in typed(command, home)]
    return "\n".join(f"{step}{line}".rstrip() for line in ("```console", *told, "```"))


def typed(command: str, home: Path) -> list[str]:
    """Return the lines of a command typed at home: itself, and what it prints."""
    result = subprocess.run(
        ["sh", "-c", command],
        cwd=home,
        env=environment(home),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return [f"$ {command}", *result.stdout.replace(str(home), "~").splitlines()]


def environment(home: Path) -> dict[str, str]:
    """Return what a program finds around it where a home is empty."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PLAYMAT_")}
    found = f"{Path(sys.executable).parent}{os.pathsep}{kept.get('PATH', '')}"
    kept.pop("XDG_DATA_HOME", None)
    return {**kept, "HOME": str(home), "PATH": found, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(page(path.read_text("utf-8")), "utf-8")
    for path in AT_HOME:
        with tempfile.TemporaryDirectory() as empty:
            path.write_text(page_at_home(path.read_text("utf-8"), Path(empty)), "utf-8")
