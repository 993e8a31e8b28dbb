"""List what callers use, by name and signature.

docs/interface.txt holds the list as of the last release.  Whatever differs from it now has to be
named in backticks in the newest part of the changelog, which a contract test holds; with --release
the list of today is kept.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import playmat
from tools.reference import MODULES, constants, public, signature

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "docs" / "interface.txt"
CHANGES: Final = ROOT / "CHANGELOG.md"
IN_BACKTICKS: Final = re.compile(r"`\.?([A-Za-z_][\w.]*)(?:\([^`]*)?`")


def interface() -> list[str]:
    """Return every public name: functions and methods with their signatures, constants, `pm.X`."""
    names = (f"playmat: {name}" for name in playmat._HOMES)
    return sorted({*names, *(line for module in MODULES for line in lines_of(module))})


def lines_of(module: str) -> Iterator[str]:
    """Give the lines of one module."""
    path = ROOT / "src" / "playmat" / Path(*module.split("."))
    path = path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
    where = f"playmat.{module}" if module else "playmat"
    tree = ast.parse(path.read_text("utf-8"))
    yield from (f"{where}: {name}" for name, _ in constants(tree))
    for node in tree.body:
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
    spoken = [path.split(".") for path in IN_BACKTICKS.findall(told)]
    changed = set(kept) ^ set(now)
    return sorted(line for line in changed if not any(means(each, line) for each in spoken))


def means(spoken: list[str], line: str) -> bool:
    """Return whether a name means a line: by its last word, and by what stands before if it does.

    So `undo` means every method of that name, `Game.undo` one, and `pm.Game` a class.
    """
    whole = path_of(line)
    words = ["playmat", *spoken[1:]] if spoken[0] == "pm" else spoken
    return whole[-len(words) :] == words


def path_of(line: str) -> list[str]:
    """Return where a line is found; a constructor is named by its class."""
    module, _, rest = line.partition(": ")
    named = rest.partition("(")[0].partition(":")[0].removesuffix(".__init__")
    return [*module.split("."), *named.split(".")]


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
