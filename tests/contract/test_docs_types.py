"""The examples on pages pass the same type checks as the package."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

from mypy import api

from tests.contract.repository import ROOT
from tests.contract.test_docs import PAGES
from tests.contract.test_docs_code import ONLY_READ, PYTHON, RUN


def session(page: str) -> str:
    """The input of a page's session, without lines shown to fail."""
    examples = doctest.DocTestParser().get_examples((ROOT / page).read_text("utf-8"))
    return "".join(example.source for example in examples if example.exc_msg is None)


def programs() -> Iterator[tuple[str, str]]:
    """Yield the code of every page, a session as one program, with a name for each."""
    for page in PAGES:
        if page in RUN["pycon"]:
            yield f"{page} session", session(page)
    for n, block in enumerate(block for block in PYTHON if block.page not in ONLY_READ):
        yield f"{block.page} block {n}", block.code


def test_the_examples_of_all_pages_pass_the_strict_checker(tmp_path: Path) -> None:
    names = {}
    for name, code in programs():
        file = tmp_path / f"{re.sub(r'[^a-z0-9]+', '_', name.lower())}.py"
        file.write_text(code, "utf-8")
        names[str(file)] = name
    options = [
        "--config-file",
        str(ROOT / "pyproject.toml"),
        "--cache-dir",
        str(ROOT / ".mypy_cache"),
    ]

    said, fault, _ = api.run([*options, *names])

    assert fault == ""
    assert "no issues found" in said, said
