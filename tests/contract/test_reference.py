"""The reference page says what the docstrings say."""

from __future__ import annotations

import importlib.util

from tests.contract.repository import ROOT


def test_the_reference_is_made_from_the_docstrings_of_today() -> None:
    path = ROOT / "tools" / "reference.py"
    spec = importlib.util.spec_from_file_location("reference", path)
    assert spec is not None
    assert spec.loader is not None
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)

    assert (ROOT / "docs" / "reference.md").read_text("utf-8") == reference.page()
