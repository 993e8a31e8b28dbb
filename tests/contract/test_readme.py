"""What the pages show is true: sessions run as written."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from tests.contract.repository import ROOT

SESSIONS = ["README.md", "docs/tour.md", "docs/simulation.md", "docs/debugging.md"]
CONSOLE = ["docs/debugging.md"]
LINE = re.compile(r"(?<=\.py:)\d+")


@pytest.mark.parametrize("page", SESSIONS)
def test_the_session_on_a_page_runs_as_written(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # sessions save files

    outcome = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")

    assert outcome.attempted > 5
    assert outcome.failed == 0


@pytest.mark.parametrize("page", CONSOLE)
def test_the_commands_on_a_page_print_what_stands_there(page: str) -> None:
    tool = tool_named("console")
    text = (ROOT / page).read_text("utf-8")

    today = tool.page(text)

    assert text.count("$ playmat") > 3
    assert LINE.sub("0", today) == LINE.sub("0", text)  # wordings may move within their files


def tool_named(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool
