"""The pages consist of small plain files without anything a strict policy forbids."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

from playmat.server.http.page_head import HEADS
from playmat.server.http.pages import STATIC, StaticFiles

NAMES = [name.removesuffix(".html") for name in HEADS]
ROOMS = ("lib", "card", "deck", "table", "pages")
"""Layers of the scripts, lowest first."""

FIRST_LOAD = 145 * 1024
"""Bytes of a page with its scripts and styles, packed as they are sent."""

LATER = re.compile(r"""import\('(\.{1,2}/[\w/.]+\.js)'\)""")
"""Scripts that are loaded on demand."""

IMPORTED = re.compile(r"""(?:from|import) '(\.{1,2}/[\w/.]+\.js)'""")


@cache
def modules(first: Path, later: bool = False) -> frozenset[Path]:
    """A module and all its imports, optionally including those loaded on demand."""
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            text = path.read_text("utf-8")
            names = IMPORTED.findall(text) + (LATER.findall(text) if later else [])
            waiting += [(path.parent / name).resolve() for name in names]
    return frozenset(found)


def delivered(name: str) -> str:
    return StaticFiles(STATIC).page(f"{name}.html").body.decode()


@pytest.mark.parametrize("name", NAMES)
def test_a_page_preloads_exactly_what_it_imports_and_stays_small(name: str) -> None:
    page = delivered(name)
    script, *more = re.findall(r'<script type="module" src="/([\w/.]+)">', page)
    styles = re.findall(r'rel="stylesheet" href="/([\w/.]+)"', page)
    needed = modules(STATIC / script)

    preloaded = re.findall(r'rel="modulepreload" href="/([\w/.]+)"', page)

    files = [*needed, *(STATIC / style for style in styles)]
    assert more == []
    assert sorted(STATIC / each for each in [script, *preloaded]) == sorted(needed)
    packed = [gzip.compress(path.read_bytes(), 6) for path in files]
    assert len(gzip.compress(page.encode(), 6)) + sum(map(len, packed)) < FIRST_LOAD


def test_every_script_and_every_style_belongs_to_a_page() -> None:
    pages = "".join(delivered(name) for name in NAMES)
    files = {*(STATIC / "js").rglob("*.js"), *(STATIC / "css").glob("*.css")}

    loaded = {path for path in files if f'"/{path.relative_to(STATIC).as_posix()}"' in pages}
    scripts = {path for path in loaded if path.suffix == ".js"}
    later = {found for path in scripts for found in modules(path, later=True)}

    assert files == loaded | later


def test_scripts_import_downwards_and_never_in_circles() -> None:
    wrong = []
    for path in (STATIC / "js").rglob("*.js"):
        for found in modules(path, later=True) - {path}:
            own, other = path.relative_to(STATIC / "js"), found.relative_to(STATIC / "js")
            up = ROOMS.index(other.parts[0]) > ROOMS.index(own.parts[0])
            page = other.parts[0] == "pages" and other.parts[1] not in (own.parts[1], "shared")
            if up or page or path in modules(found, later=True):
                wrong.append(f"{own} -> {other}")

    assert wrong == []


def test_no_page_holds_a_script_or_a_style_of_its_own() -> None:
    pages = {name: delivered(name) for name in NAMES}

    inline = re.compile(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", re.IGNORECASE)

    assert [name for name, text in pages.items() if inline.search(text)] == []


def test_the_styles_of_the_table_never_ask_what_an_element_holds() -> None:
    names = ("tokens", "base", "card", *HEADS["table.html"].styles)

    asking = [name for name in names if ":has(" in (STATIC / f"css/{name}.css").read_text("utf-8")]

    # Such a rule would restyle the body on every change below it.
    assert asking == []


def test_markup_is_parsed_in_one_place_only() -> None:
    scripts = [path for path in (STATIC / "js").rglob("*.js") if path.name != "html.js"]

    parsing = re.compile(r"\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write")
    found = [path.name for path in scripts if parsing.search(path.read_text("utf-8"))]

    # The gradients in art.js are constants and numbers.
    assert found == ["art.js"]
