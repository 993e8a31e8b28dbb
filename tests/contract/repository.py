"""The files of the repository as the contract tests see them."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "playmat"


def text_files() -> dict[str, str]:
    """Return every text file that is tracked or about to be, by its path from the root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {name: text_of(ROOT / name) for name in sorted(set(listed.split("\0"))) if name}
    return {name: text for name, text in found.items() if text is not None}


def text_of(path: Path) -> str | None:
    """Read a file, or return None for one that is gone or is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
        return None


@cache
def nodes_of(source: str) -> tuple[ast.AST, ...]:
    """Return every node of a module's tree, the module first; many tests go through them all."""
    return tuple(ast.walk(ast.parse(source)))


def modules() -> list[Path]:
    """List the package's own modules."""
    return sorted(SOURCE.rglob("*.py"))
