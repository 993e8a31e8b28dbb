"""The page of decisions matches the table of decisions."""

from __future__ import annotations

from playmat.rules.decisions import decisions
from tools.decisions_page import PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make docs"


def test_the_page_has_one_row_for_every_decision() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| ") and "| why |" not in line]

    assert len(rows) == sum(len(chapter) for chapter in decisions().values())
