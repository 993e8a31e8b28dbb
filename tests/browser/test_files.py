"""What the pages are made of: plain files, small, and nothing a strict policy forbids."""

from __future__ import annotations

import re
from pathlib import Path

import playmat.server

STATIC = Path(playmat.server.__file__).parent / "static"
FIRST_LOAD = 300 * 1024
IMPORTED = re.compile(r"""(?:from|import) '(\.{1,2}/[\w/.]+\.js)'""")


def modules(first: Path) -> set[Path]:
    """Return a module and all it imports."""
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            text = path.read_text("utf-8")
            waiting += [(path.parent / name).resolve() for name in IMPORTED.findall(text)]
    return found


def test_the_table_preloads_exactly_the_modules_it_imports() -> None:
    page = (STATIC / "table.html").read_text("utf-8")

    preloaded = set(re.findall(r'rel="modulepreload" href="/js/([\w/.]+)"', page))

    needed = {str(path.relative_to(STATIC / "js")) for path in modules(STATIC / "js/table.js")}
    assert preloaded == needed - {"table.js"}


def test_the_first_load_of_the_table_is_small() -> None:
    page = STATIC / "table.html"
    styles = re.findall(r'rel="stylesheet" href="/([\w/.]+)"', page.read_text("utf-8"))
    files = [page, *modules(STATIC / "js/table.js"), *(STATIC / name for name in styles)]

    size = sum(path.stat().st_size for path in files)

    assert size < FIRST_LOAD


def test_no_page_holds_a_script_or_a_style_of_its_own() -> None:
    pages = {path.name: path.read_text("utf-8") for path in STATIC.glob("*.html")}

    inline = re.compile(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", re.IGNORECASE)

    assert pages
    assert [name for name, text in pages.items() if inline.search(text)] == []


def test_markup_is_parsed_in_one_place_only() -> None:
    scripts = [path for path in (STATIC / "js").rglob("*.js") if path.name != "html.js"]

    parsing = re.compile(r"\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write")
    found = [path.name for path in scripts if parsing.search(path.read_text("utf-8"))]

    # The shelf of gradients in art.js holds constants and numbers only.
    assert found == ["art.js"]
