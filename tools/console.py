"""Run the commands shown on pages and insert their output; run it with `make docs`.

Commands appear in console blocks as ``$ playmat ...``, followed by their output. Some pages run in
a separate home folder without imported cards. There a block may have a file name after its
language, and is written to that file.
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
    return BLOCK.sub(lambda block: "".join(map(shown, commands(block[0]))), text)


def commands(block: str) -> list[str]:
    return [line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ ")]


def shown(command: str) -> str:
    name, *words = shlex.split(command)
    if name != "playmat":
        raise SystemExit(f"only playmat is run here, not {command!r}")
    result = CliRunner().invoke(main, words, catch_exceptions=False)
    return f"$ {command}\n{result.output}"


def page_at_home(text: str, home: Path) -> str:
    """The page with the output of its commands in an empty home folder."""
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
    """A command and its output lines, run in *home*."""
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
    """The environment for an empty home folder."""
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
