"""Files, modules and links named on pages exist."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Iterator

import pytest

from tests.contract.repository import ROOT, SOURCE

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
)
ROOMS = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
FOLDERS = {"src", "tests", "docs", "tools"}
FILES = [path.as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:[\w-]+/)*[\w.-]*")
NAME = re.compile(r"[a-z_]+(\.\w+)+")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def spans(text: str) -> Iterator[str]:
    """Yield the texts in backticks outside code blocks."""
    for found in SPAN.finditer(FENCE.sub("", text)):
        yield found[1]


def is_path(span: str) -> bool:
    """Whether a span is a file or folder of the repository or package."""
    first, slash, _ = span.partition("/")
    named = span.endswith(".py") or (slash and first in FOLDERS | ROOMS)
    return bool(named and PATH.fullmatch(span))


def is_there(path: str) -> bool:
    """Whether a path exists relative to the root, the package or, for modules, anywhere."""
    if any((base / f"{path}{end}").exists() for base in (ROOT, SOURCE) for end in ("", ".py")):
        return True
    return path.endswith(".py") and any(file.endswith(f"/{path}") for file in FILES)


def is_name(span: str) -> bool:
    """Whether a span is a module or something in one, by its dotted name."""
    parts = span.removeprefix("playmat.").split(".")
    if not NAME.fullmatch(span) or span.endswith((".md", ".py", ".json", ".toml", ".txt")):
        return False
    return span.startswith("playmat.") or (parts[0] in ROOMS and parts[0] != "game")


def is_defined(name: str) -> bool:
    """Whether a dotted name can be imported, down to a method."""
    parts = name.removeprefix("playmat.").split(".")
    found: object = importlib.import_module("playmat")
    for n, part in enumerate(parts):
        module = ".".join(["playmat", *parts[: n + 1]])
        if hasattr(found, "__path__") and importlib.util.find_spec(module) is not None:
            found = importlib.import_module(module)
        elif hasattr(found, part):
            found = getattr(found, part)
        else:
            return False
    return True


@pytest.mark.parametrize("page", PAGES)
def test_the_files_a_page_names_exist(page: str) -> None:
    named = filter(is_path, spans((ROOT / page).read_text("utf-8")))

    assert sorted(path for path in set(named) if not is_there(path)) == []


@pytest.mark.parametrize("page", PAGES)
def test_the_modules_a_page_names_exist(page: str) -> None:
    named = filter(is_name, spans((ROOT / page).read_text("utf-8")))

    assert sorted(name for name in set(named) if not is_defined(name)) == []


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    path = ROOT / page
    links = LINK.findall(path.read_text("utf-8"))

    assert not [link for link in links if "://" not in link and not (path.parent / link).exists()]


def test_the_index_links_every_page_once() -> None:
    links = LINK.findall((ROOT / "docs" / "index.md").read_text("utf-8"))
    pages = {page.removeprefix("docs/") for page in PAGES if page.startswith("docs/")}

    linked = [link for link in links if link.endswith(".md") and not link.startswith("../")]

    assert sorted(linked) == sorted(pages - {"index.md"})


def test_the_recipes_name_many_files() -> None:
    assert len(list(filter(is_path, spans((ROOT / "CONTRIBUTING.md").read_text("utf-8"))))) > 30


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("src/playmat/engine/", True),
        ("engine/legal.py", True),
        ("lang/words/filters", True),
        ("tokens.py", True),
        ("engine/happen.py", False),
        ("tests/words/test_nothing.py", False),
    ],
)
def test_a_path_is_there_or_not(path: str, there: bool) -> None:
    assert is_path(path)
    assert is_there(path) is there


@pytest.mark.parametrize(
    ("name", "defined"),
    [
        ("playmat.game.choice", True),
        ("engine.vm.apply", True),
        ("engine.turn.MainTake.step", True),
        ("engine.turn.Nothing", False),
        ("playmat.arena.bench", False),
    ],
)
def test_a_name_is_defined_or_not(name: str, defined: bool) -> None:
    assert is_name(name)
    assert is_defined(name) is defined


@pytest.mark.parametrize("span", ["GET /books", "duel.you", "game.options", "make test", "core.md"])
def test_other_spans_are_left_alone(span: str) -> None:
    assert not is_path(span)
    assert not is_name(span)
