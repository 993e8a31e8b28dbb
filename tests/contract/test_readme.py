"""What the pages show is true: sessions run as written."""

from __future__ import annotations

import doctest
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from playmat.cards.card import STAGES, TRAINERS
from playmat.cards.check import ENERGIES
from playmat.cards.check_fields import ATTACK, CARD, KINDS_OF_POWER, POWER
from tests.contract.repository import ROOT

SESSIONS = [
    "README.md",
    "docs/tour.md",
    "docs/questions.md",
    "docs/simulation.md",
    "docs/debugging.md",
    "docs/research.md",
]
CONSOLE = ["docs/debugging.md"]
GUIDES = sorted(f"docs/guides/{path.name}" for path in (ROOT / "docs" / "guides").glob("*.md"))
AT_HOME = ["docs/own_cards.md", *GUIDES, "README.md", "CONTRIBUTING.md"]
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


@pytest.mark.parametrize("page", AT_HOME)
def test_a_page_works_from_nothing_as_it_is_written(page: str, tmp_path: Path) -> None:
    tool = tool_named("console")
    text = (ROOT / page).read_text("utf-8")

    today = tool.page_at_home(text, tmp_path)
    session = [sys.executable, "-m", "doctest", "-o", "ELLIPSIS", str(ROOT / page)]
    told = subprocess.run(
        session, cwd=tmp_path, env=tool.environment(tmp_path), capture_output=True, text=True
    )

    assert text.count("$ playmat") > 2
    assert today == text
    assert (told.returncode, told.stdout) == (0, "")


def test_the_page_of_own_cards_names_every_field_and_first_kind() -> None:
    text = (ROOT / "docs" / "own_cards.md").read_text("utf-8")
    words = {*CARD, *ATTACK, *POWER, *STAGES, *TRAINERS, *ENERGIES, *KINDS_OF_POWER}

    assert sorted(word for word in words if f"`{word}`" not in text) == []


def tool_named(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool
