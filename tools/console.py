"""Run the commands shown on a page and write what they print; run it with `make docs`.

A command stands in a block of console as ``$ playmat ...``, its output below it.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from playmat.cli import main

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = (ROOT / "docs" / "debugging.md",)
BLOCK: Final = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)


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


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(page(path.read_text("utf-8")), "utf-8")
