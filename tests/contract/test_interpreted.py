"""The main suite runs the plain source, so that coverage and line numbers are meaningful."""

from __future__ import annotations

import importlib.util

from tests.contract.repository import SOURCE, modules


def module_name(parts: tuple[str, ...]) -> str:
    return ".".join(("playmat", *parts)).removesuffix(".__init__")


def test_every_module_is_imported_from_its_source() -> None:
    names = {
        path: module_name(path.relative_to(SOURCE).with_suffix("").parts) for path in modules()
    }

    found = {path: importlib.util.find_spec(name) for path, name in names.items()}

    assert found, "no module found"
    assert [path for path, spec in found.items() if spec is None or spec.origin != str(path)] == []
