"""Imports only point down: the contract in pyproject.toml, checked by import-linter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.repository import ROOT, SOURCE

CONTRACT = "[[tool.importlinter.contracts]]"
LINT = (
    "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
)


def lint(folder: Path, package_parent: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(package_parent), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def package(folder: Path, modules: dict[str, str]) -> None:
    """Write a toy package that is checked by the first contract."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split(CONTRACT)
    (folder / "pyproject.toml").write_text(CONTRACT.join(settings[:2]), encoding="utf-8")
    (folder / "playmat").mkdir()
    for name, text in modules.items():
        (folder / "playmat" / f"{name}.py").write_text(text)


def test_the_package_keeps_its_layers() -> None:
    outcome = lint(ROOT, SOURCE.parent)

    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_an_import_that_points_up_breaks_the_contract(tmp_path: Path) -> None:
    package(tmp_path, {"__init__": "", "game": "", "kinds": "import playmat.game\n"})

    outcome = lint(tmp_path, tmp_path)

    assert outcome.returncode == 1
    assert "playmat.kinds -> playmat.game" in outcome.stdout


def test_an_import_that_points_down_keeps_the_contract(tmp_path: Path) -> None:
    package(tmp_path, {"__init__": "", "game": "import playmat.kinds\n", "kinds": ""})

    outcome = lint(tmp_path, tmp_path)

    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_a_module_without_a_layer_breaks_the_contract(tmp_path: Path) -> None:
    package(tmp_path, {"__init__": "", "kinds": "", "stray": ""})

    outcome = lint(tmp_path, tmp_path)

    assert outcome.returncode == 1
    assert "stray" in outcome.stdout
