"""The compiled core is exactly what a game runs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import setup
from tests.contract.repository import ROOT, SOURCE, nodes_of

PLAIN = {
    "playmat.cards.card": "printed facts, read once while linking",
    "playmat.errors": "raised, never run",
    "playmat.lang.node": "named for its types alone; questions keep their words for the writer",
    "playmat.lang.words": "names of queries and events, looked up for whoever reads a view",
    "playmat.rules.citations": "a table that only a record is written by",
    "playmat.rules.ruleset": "a book as it is written down; model.book has the numbers of it",
    "playmat.rules.vocabulary": "the words of a book's fields, read once while linking",
}
"""What the core imports uncompiled, with the reason."""


def core() -> set[str]:
    return {module_of(ROOT / name) for name in setup.core_sources()}


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def imports_of(module: str) -> set[str]:
    """The modules of the package that a module imports."""
    source = SOURCE.parent.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")
    found = set()
    for node in nodes_of(source):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("playmat"):
            whole = {f"{node.module}.{each.name}" for each in node.names}
            inner = {name for name in whole if is_module(name)}
            found |= inner or {str(node.module)}
    return found


def is_module(name: str) -> bool:
    return SOURCE.parent.joinpath(*name.split(".")).with_suffix(".py").is_file()


def test_what_the_core_imports_is_compiled_or_plain_for_a_reason() -> None:
    compiled = core()

    imported = {name for module in compiled for name in imports_of(module)}

    assert imported - compiled == set(PLAIN)


def test_every_module_of_the_engine_is_compiled() -> None:
    compiled = core()

    engine = {module_of(path) for path in SOURCE.glob("engine/**/*.py")}

    assert {name for name in engine if not name.endswith("__init__")} <= compiled


@pytest.mark.parametrize("package", ["linker", "lang", "cards", "reader", "server", "game", "sim"])
def test_what_does_not_run_in_a_game_stays_plain(package: str) -> None:
    assert not {name for name in core() if name.startswith(f"playmat.{package}.")}


def test_a_new_module_of_the_model_is_compiled_once_the_engine_imports_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "playmat"
    for folder in ("engine", "model", "kinds"):
        (package / folder).mkdir(parents=True)
    (package / "engine" / "turn.py").write_text("from playmat.model.fresh import new\n")
    (package / "model" / "fresh.py").write_text("from playmat.kinds import zones\n")
    (package / "kinds" / "zones.py").write_text("DECK = 0\n")
    (package / "model" / "unread.py").write_text("")
    monkeypatch.setattr(setup, "PACKAGE", package)

    found = [Path(name).relative_to(package) for name in setup.core_sources()]

    assert found == [Path("engine/turn.py"), Path("kinds/zones.py"), Path("model/fresh.py")]
