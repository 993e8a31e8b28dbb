"""The documentation site builds without broken links and lists every page in its navigation."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.repository import ROOT
from tools.site import ABOVE, in_dialect, moved, with_pictures

NAV = re.compile(r"^ +- .+?: (\S+\.md)$", re.MULTILINE)
ANOTHER_HOST = re.compile(r'<(?:script|img|link)[^>]*(?:src|href)="https?://')


def test_the_navigation_lists_every_page_once() -> None:
    named = NAV.findall((ROOT / "mkdocs.yml").read_text("utf-8"))
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]

    assert sorted(named) == sorted([*pages, *ABOVE])


@pytest.mark.skipif(importlib.util.find_spec("material") is None, reason="needs the extra docs")
def test_the_site_builds_without_warnings_and_asks_no_other_host(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]

    done = subprocess.run(
        [*command, "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )

    assert (done.returncode, done.stderr) == (0, "")
    guide = (tmp_path / "guides" / "player.html").read_text("utf-8")
    assert "A player's guide" in guide
    assert 'href="../decks.html#famous-decks"' in guide
    assert '<script src="../iframe-worker.js">' in guide
    assert (tmp_path / "iframe-worker.js").is_file()
    assert (tmp_path / "search" / "search_index.js").is_file()
    assert [path.name for path in tmp_path.rglob("*.html") if asks_another_host(path)] == []


def asks_another_host(path: Path) -> bool:
    """Whether a page loads anything from another host."""
    return ANOTHER_HOST.search(path.read_text("utf-8")) is not None


@pytest.mark.parametrize(
    ("link", "page", "adjusted"),
    [
        ("../CHANGELOG.md", "public.md", "CHANGELOG.md"),
        ("../../CONTRIBUTING.md#add-a-format", "guides/bots.md", "../CONTRIBUTING.md#add-a-format"),
        ("docs/decks.md#samples", "CHANGELOG.md", "decks.md#samples"),
        ("../decks.md", "guides/player.md", "../decks.md"),
        ("https://ray.io", "simulation.md", "https://ray.io"),
    ],
)
def test_links_are_adjusted_to_the_site(link: str, page: str, adjusted: str) -> None:
    assert moved(link, page) == adjusted


def test_only_pictures_that_exist_are_shown() -> None:
    page = "<!-- picture: table-dark A table -->\n"

    assert with_pictures(page, 1, {"table-dark"}) == "![A table](../shots/table-dark.png)\n"
    assert with_pictures(page, 1, set()) == page


def test_pages_are_converted_to_the_markdown_of_the_site() -> None:
    page = (
        "Words:\n- one\n  - below\n\n   ```json a.json\n   {}\n   ```\n\n```text b.txt\n  x\n```\n"
    )

    written = in_dialect(page)

    assert written == "Words:\n\n- one\n    - below\n\n        {}\n\n```text\n  x\n```\n"
