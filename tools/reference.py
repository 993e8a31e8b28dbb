"""Write docs/reference.md from the docstrings of what callers use; run it with `make docs`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import playmat

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "reference.md"
MODULES: Final = (
    *(
        "",
        "game.game",
        "game.table",
        "game.option",
        "game.choice",
        "game.record.log",
        "game.replay.replay",
        "game.series",
    ),
    *(
        "game.scenario.scenario",
        "game.settings",
        "game.commands",
        "game.text.describe",
        "model.views.view",
    ),
    *("model.views.records", "rules", "rules.ruleset", "rules.difference", "cards.card"),
    *("decks.deck", "cards.library", "decks.by_name", "decks.lists.read", "decks.lists.write"),
    *(
        "decks.formats",
        "decks.ready",
        "decks.famous_decks",
        "decks.themes",
        "decks.random_decks",
        "decks.odds",
        "agents.agent",
    ),
    *("agents.registry", "agents.random", "agents.first", "agents.quick", "agents.greedy"),
    *("agents.planner", "agents.master", "agents.tree", "agents.levels", "agents.ratings"),
    *("agents.sitting", "search.worlds", "search.beliefs", "search.changes", "search.learned"),
    *("analysis.engine", "analysis.judge", "analysis.analysis", "analysis.hint"),
    *("puzzles.goal", "puzzles.exact"),
    *("puzzles.puzzle", "puzzles.shelf", "puzzles.judge"),
    *("search.core.weights", "search.core.brake", "sim.job", "sim.run"),
    *("sim.tally", "sim.intervals", "sim.versus"),
    *("sim.ladder.panel", "sim.ladder.bradley_terry", "errors"),
)
HEAD: Final = """\
# Reference

What callers use, a line each, taken from the docstrings; the source has the details.
After `import playmat as pm` these names are there, each told below where it is defined: NAMES.
"""


def page() -> str:
    names = ", ".join(f"`pm.{name}`" for name in sorted(playmat.__all__, key=str.casefold))
    return "\n".join([HEAD.replace("NAMES", names), *(section(name) for name in MODULES)])


def section(name: str) -> str:
    """The section of one module, with its public classes and functions."""
    path = ROOT / "src" / "playmat" / Path(*name.split("."))
    path = path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
    tree = ast.parse(path.read_text("utf-8"))
    title = f"playmat.{name}" if name else "playmat"
    return "\n".join([f"## `{title}`", "", said(tree), "", *entries(tree), ""])


def entries(tree: ast.Module) -> Iterator[str]:
    """Yield a line for each public constant, class and function, with fields and methods."""
    yield from (f"- `{name}`{text}" for name, text in constants(tree))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and public(node.name):
            yield f"- **{node.name}**: {said(node)}"
            yield from (f"  - {line}" for line in parts(node))
        elif isinstance(node, ast.FunctionDef) and public(node.name):
            yield f"- `{signature(node)}`: {said(node)}"


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node, after in pairwise([*tree.body, ast.Pass()]):
        if isinstance(node, ast.AnnAssign) and told(after):
            name = ast.unparse(node.target)
            if public(name):
                yield name, told(after)


def parts(node: ast.ClassDef) -> Iterator[str]:
    for part, after in pairwise([*node.body, ast.Pass()]):
        if isinstance(part, ast.AnnAssign) and public(ast.unparse(part.target)):
            yield f"`{field(part)}`{told(after)}"
        elif isinstance(part, ast.FunctionDef) and part.name == "__init__":
            call = signature(part).replace("__init__", node.name).removesuffix(" -> None")
            yield f"`{call}`" + (f": {said(part)}" if said(part) else "")
        elif isinstance(part, ast.FunctionDef) and public(part.name):
            yield f"`{signature(part)}`: {said(part)}"


def field(node: ast.AnnAssign) -> str:
    usual = f" = {ast.unparse(node.value)}" if isinstance(node.value, ast.Constant) else ""
    return f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}{usual}"


def told(after: ast.stmt) -> str:
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        return f": {' '.join(str(after.value.value).split())}"
    return ""


def public(name: str) -> bool:
    return not name.startswith("_")


def said(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """The first paragraph of a docstring on one line."""
    text = ast.get_docstring(node) or ""
    return " ".join(text.partition("\n\n")[0].split())


def signature(node: ast.FunctionDef) -> str:
    """How a function is called; for a property, its name."""
    if any(ast.unparse(each).endswith("property") for each in node.decorator_list):
        return node.name
    names = ast.unparse(node.args)
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({names.removeprefix('self, ').removeprefix('self')}){result}"


def main() -> int:
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
