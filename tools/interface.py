"""List the public interface by name and signature.

docs/interface.txt has the list of the last release. Every change since then must be named in
backticks in the newest part of the changelog, as checked by a contract test. With --release, the
current list is saved.
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
    """All public names: functions and methods with signatures, constants, and `pm.X`."""
    names = (f"playmat: {name}" for name in playmat._HOMES)
    return sorted({*names, *(line for module in MODULES for line in lines_of(module))})


def lines_of(module: str) -> Iterator[str]:
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
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and (public(part.name) or part.name == "__init__"):
            yield signature(part)
        elif isinstance(part, ast.AnnAssign) and public(ast.unparse(part.target)):
            yield f"{ast.unparse(part.target)}: {ast.unparse(part.annotation)}"


def untold(kept: list[str], now: list[str], told: str) -> list[str]:
    """Additions, removals and changes that a part of the changelog does not name."""
    spoken = [path.split(".") for path in IN_BACKTICKS.findall(told)]
    changed = set(kept) ^ set(now)
    return sorted(line for line in changed if not any(means(each, line) for each in spoken))


def means(spoken: list[str], line: str) -> bool:
    """Whether a name in the changelog matches a line, comparing the last parts of its path.

    So `undo` matches every method of that name, `Game.undo` one method, and `pm.Game` a class.
    """
    whole = path_of(line)
    words = ["playmat", *spoken[1:]] if spoken[0] == "pm" else spoken
    return whole[-len(words) :] == words


def path_of(line: str) -> list[str]:
    """The path of a line's name; a constructor is named by its class."""
    module, _, rest = line.partition(": ")
    named = rest.partition("(")[0].partition(":")[0].removesuffix(".__init__")
    return [*module.split("."), *named.split(".")]


def newest(changelog: str) -> str:
    return changelog.split("\n## ")[1]


def main() -> int:
    """Save the current list with --release; otherwise print changes missing from the changelog."""
    if "--release" in sys.argv:
        KEPT.write_text("\n".join(interface()) + "\n", "utf-8")
        return 0
    missing = untold(kept(), interface(), newest(CHANGES.read_text("utf-8")))
    print("\n".join(missing))
    return 1 if missing else 0


def kept() -> list[str]:
    return KEPT.read_text("utf-8").splitlines()


if __name__ == "__main__":
    sys.exit(main())
