"""The files of the repository, for contract tests."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "playmat"


def text_files() -> dict[str, str]:
    """All tracked or new text files by path."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {name: text_of(ROOT / name) for name in sorted(set(listed.split("\0"))) if name}
    return {name: text for name, text in found.items() if text is not None}


def text_of(path: Path) -> str | None:
    """The text of a file, or None if it is missing or not text."""
    try:
        return path.read_text(encoding="utf-8")
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
        return None


@cache
def nodes_of(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a module's syntax tree, cached for many tests."""
    return tuple(ast.walk(ast.parse(source)))


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))
