"""Errors when a package of an extra is missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib

import pytest

from tests.contract.repository import ROOT, SOURCE
from tools.reference import MODULES

ENVS = [
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
    for path in sorted((SOURCE / "envs").rglob("*.py"))
    if path.stem != "__init__"
]
PUBLIC = [f"playmat.{module}".rstrip(".") for module in MODULES]
PLAIN = {"option_index", "index_match", "opponents", "tables", "shaping", "layout"}
"""The environment modules that need no other package."""

HIDE = "import sys; sys.modules[{package!r}] = None; import {module}"
BARE = """
import importlib, json, sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in {"playmat", "mypy_extensions"} | sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Bare())
found = {}
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
        found[name] = ""
    except Exception as error:
        found[name] = f"{type(error).__name__}: {error}"
print(json.dumps(found))
"""


def ran(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


def brought_by(extra: str) -> str:
    """The packages of an extra, including those of extras it names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    listed = " ".join(project["optional-dependencies"][extra])
    return re.sub(r"playmat\[(\w+)\]", lambda named: brought_by(named[1]), listed)


@pytest.fixture(scope="module")
def bare() -> dict[str, str]:
    """The result of importing each module where only the library is installed."""
    found: dict[str, str] = json.loads(ran("-c", BARE, *PUBLIC, *ENVS).stdout)
    return found


def test_every_public_module_is_imported_where_no_extra_is_installed(bare: dict[str, str]) -> None:
    assert {name: bare[name] for name in PUBLIC if bare[name]} == {}


def test_every_module_of_environments_names_the_extra_that_brings_what_it_misses(
    bare: dict[str, str],
) -> None:
    said = {name: bare[name] for name in ENVS if name.rpartition(".")[2] not in PLAIN}

    for text in said.values():
        found = re.fullmatch(
            r"MissingExtra: (\w+) is not installed; in your copy of Playmat, run: "
            r"pip install '\.\[(\w+)\]'",
            text,
        )
        assert found, said
        assert found[1] in brought_by(found[2])


def test_agents_that_answer_with_places_need_no_package(bare: dict[str, str]) -> None:
    plain = [name for name in ENVS if name.rpartition(".")[2] in {"option_index", "index_match"}]

    assert [bare[name] for name in plain] == ["", ""]


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("gymnasium", "playmat.envs.vector", "research"),
        ("pettingzoo", "playmat.envs.pettingzoo", "research"),
        ("pyarrow", "playmat.envs.dataset", "data"),
        ("pyspiel", "playmat.envs.openspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_what_to_install(
    package: str, module: str, extra: str
) -> None:
    told = ran("-c", HIDE.format(package=package, module=module))

    assert told.returncode == 1
    assert (
        f"{package} is not installed; in your copy of Playmat, run: pip install '.[{extra}]'"
        in told.stderr
    )
