"""Every data file of the source is listed for installation."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.contract.repository import ROOT, SOURCE

LEFT_OUT = {"cards/samples/README.md"}
"""Only for readers of the source."""


def listed() -> set[Path]:
    """The files matched by the patterns in pyproject.toml."""
    setup = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    return {
        path
        for package, patterns in setup["package-data"].items()
        for pattern in patterns
        for path in (SOURCE.parent / package.replace(".", "/")).glob(pattern)
        if path.is_file()
    }


def test_every_data_file_is_installed() -> None:
    there = {
        path
        for path in SOURCE.rglob("*")
        if path.is_file() and path.suffix != ".py" and "__pycache__" not in path.parts
    }

    left_out = {path.relative_to(SOURCE).as_posix() for path in there - listed()}

    assert len(there) > 150
    assert left_out == LEFT_OUT
