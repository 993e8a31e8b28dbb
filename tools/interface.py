"""List what callers use, by name and signature.

docs/interface.txt holds the list as of the last release.  Whatever differs from it now has to be
named in the newest part of the changelog, which a contract test holds; with --release the list of
today is kept.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.reference import MODULES, public, signature

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "docs" / "interface.txt"
CHANGES: Final = ROOT / "CHANGELOG.md"


def interface() -> list[str]:
    """Return every public class, function and method with its signature, sorted."""
    return sorted(line for module in MODULES for line in lines_of(module))


def lines_of(module: str) -> Iterator[str]:
    """Give the lines of one module."""
    path = ROOT / "src" / "playmat" / Path(*module.split("."))
    path = path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
    where = f"playmat.{module}" if module else "playmat"
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and public(node.name):
            yield f"{where}: {signature(node)}"
        elif isinstance(node, ast.ClassDef) and public(node.name):
            yield f"{where}: {node.name}"
            yield from (f"{where}: {node.name}.{each}" for each in parts_of(node))


def parts_of(node: ast.ClassDef) -> Iterator[str]:
    """Give the methods and the plain fields of a class."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and (public(part.name) or part.name == "__init__"):
            yield signature(part)
        elif isinstance(part, ast.AnnAssign) and public(ast.unparse(part.target)):
            yield f"{ast.unparse(part.target)}: {ast.unparse(part.annotation)}"


def untold(kept: list[str], now: list[str], told: str) -> list[str]:
    """Return what came, went or changed without being named in a part of the changelog."""
    changed = set(kept) ^ set(now)
    return sorted(line for line in changed if name_of(line) not in told)


def name_of(line: str) -> str:
    """Return the name that a changelog has to use for a line: a method's own, or the whole."""
    named = line.partition(": ")[2].partition("(")[0].partition(":")[0]
    return named.rpartition(".")[2] if not named.endswith("__init__") else named.partition(".")[0]


def newest(changelog: str) -> str:
    """Return the newest part of a changelog."""
    return changelog.split("\n## ")[1]


def main() -> int:
    """Keep the list of today with --release; else print what the changelog does not tell."""
    if "--release" in sys.argv:
        KEPT.write_text("\n".join(interface()) + "\n", "utf-8")
        return 0
    missing = untold(kept(), interface(), newest(CHANGES.read_text("utf-8")))
    print("\n".join(missing))
    return 1 if missing else 0


def kept() -> list[str]:
    """Return the list as of the last release."""
    return KEPT.read_text("utf-8").splitlines()


if __name__ == "__main__":
    sys.exit(main())
