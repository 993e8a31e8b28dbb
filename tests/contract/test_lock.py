"""The container's lock files have what is required, in the versions of constraints.txt."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.contract.repository import ROOT

LOCKS = ("requirements.lock", "requirements-build.lock")
AGAIN = "the lock files are out of date: run `make lock`"


def plain(name: str) -> str:
    """A package's name in normalized form."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", name, maxsplit=1)[0]).lower()


def pins(path: Path) -> dict[str, str]:
    """The versions that a file pins."""
    found = re.findall(r"^([\w.-]+)==([^\s;\\]+)", path.read_text(), re.MULTILINE)
    return {plain(name): version for name, version in found}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_names_the_versions_of_the_constraints(name: str) -> None:
    constraints, locked = pins(ROOT / "constraints.txt"), pins(ROOT / name)

    assert locked == {each: constraints.get(each) for each in locked}, AGAIN


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_of_a_lock_file_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text()
    blocks = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]

    assert len(blocks) == len(pins(ROOT / name))
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text


def test_the_lock_files_hold_what_the_container_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["project"]["dependencies"], *extras["cli"]]
    wanted += [*extras["server"], *extras["postgres"]]

    assert {plain(each) for each in wanted} <= pins(ROOT / LOCKS[0]).keys(), AGAIN
    building = {plain(each) for each in project["build-system"]["requires"]}
    assert building <= pins(ROOT / LOCKS[1]).keys(), AGAIN


def test_the_container_installs_nothing_without_a_hash() -> None:
    installs = re.findall(r"pip install [^\n]*", (ROOT / "Containerfile").read_text())

    assert len(installs) == 3
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)
