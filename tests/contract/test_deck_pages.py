"""The pages about decks and formats are correct."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import pytest

from playmat.decks.format_files import KEYS
from playmat.decks.lists.write import STYLES
from playmat.rules import BOOKS
from tests.contract.repository import SOURCE

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["decks.md", "formats.md"])
def test_the_sessions_on_a_page_come_out_as_shown(page: str) -> None:
    outcome = doctest.testfile(
        str(DOCS / page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )

    assert outcome.attempted > 2
    assert outcome.failed == 0


def test_the_format_on_the_page_uses_every_key() -> None:
    page = (DOCS / "formats.md").read_text(encoding="utf-8")

    shown = tomllib.loads(page.partition("```toml\n")[2].partition("```")[0])

    assert set(shown) == set(KEYS)


@pytest.mark.parametrize("page", ["decks.md", "formats.md", "play.md"])
def test_the_pages_name_every_book(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")

    assert [name for name in BOOKS if f"`{name}`" not in text] == []


@pytest.mark.parametrize("page", ["decks.md", "wire.md"])
def test_the_pages_name_every_style_of_lists(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")

    assert [style for style in STYLES if f"`{style}`" not in text] == []


def test_the_browser_offers_every_style_of_lists() -> None:
    script = SOURCE / "server" / "static" / "js" / "pages" / "decks" / "dialogs.js"
    offered = script.read_text(encoding="utf-8").partition("const STYLES = {")[2].partition("}")[0]

    assert [entry.split(":")[0].strip() for entry in offered.split(",")] == list(STYLES)
