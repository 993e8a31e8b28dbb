"""Every code block on every page is run: sessions and commands elsewhere, the rest here."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.typed import saved_game
from tests.contract.repository import ROOT
from tests.contract.test_docs import PAGES
from tests.contract.test_readme import AT_HOME, CONSOLE, SESSIONS

FENCE = re.compile(r"^ *```(\w*)(?: \S+)?\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
OF_DECKS = ["docs/decks.md", "docs/formats.md"]
RUN = {"pycon": {*SESSIONS, *AT_HOME, *OF_DECKS}, "console": {*CONSOLE, *AT_HOME}}
"""The pages whose sessions and commands are run elsewhere, by language."""

NO_CODE = {"", "text"}
"""Drawings, lists, and settings of other programs."""

ONLY_READ = {"docs/reader.md": "a rule that the grammar has already"}
SOONER = {"lines=96": "lines=8"}
"""Replacements for numbers that would take too long."""


class Block(NamedTuple):
    page: str
    language: str
    code: str


BLOCKS = [
    Block(page, found[1], textwrap.dedent(found[2]))
    for page in PAGES
    for found in FENCE.finditer((ROOT / page).read_text("utf-8"))
]
PYTHON = [block for block in BLOCKS if block.language == "python"]
DATA = [block for block in BLOCKS if block.language in ("json", "toml")]


def name_of(block: Block) -> str:
    return block.page


@pytest.mark.parametrize("block", PYTHON, ids=name_of)
def test_a_block_of_python_runs(
    block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    saved_game(tmp_path / "game.jsonl")
    code = block.code
    for slow, quick in SOONER.items():
        code = code.replace(slow, quick)

    if block.page in ONLY_READ:
        ast.parse(code)
    else:
        exec(compile(code, block.page, "exec"), {"__name__": "page"})


@pytest.mark.parametrize(
    "block", [b for b in BLOCKS if b.language in ("json", "toml")], ids=name_of
)
def test_a_block_of_data_is_well_formed(block: Block) -> None:
    read = json.loads if block.language == "json" else tomllib.loads

    assert read(block.code)


def test_every_block_is_of_a_language_that_is_run() -> None:
    here = {"python", "json", "toml"} | NO_CODE

    unrun = [b for b in BLOCKS if b.language not in here and b.page not in RUN.get(b.language, ())]

    assert unrun == []
    assert len(PYTHON) > 8
