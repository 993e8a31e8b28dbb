"""The choice between phrases follows from the table, not from the order of loading files."""

from __future__ import annotations

import subprocess
import sys

import pytest

from playmat.writer.phrase_table import SECTIONS, Line

LOADED = """
import hashlib, importlib, pathlib, random, sys, types

import playmat

root = pathlib.Path(playmat.__file__).parent / "writer"
package = types.ModuleType("playmat.writer")
package.__path__ = [str(root)]
sys.modules["playmat.writer"] = package
files = [
    f"playmat.writer.{folder}.{path.stem}"
    for folder in ("idioms", "phrases")
    for path in sorted((root / folder).glob("*.py"))
]
random.Random(int(sys.argv[1])).shuffle(files)
for file in files:
    importlib.import_module(file)

from playmat.writer import phrasebook
from playmat.writer.phrase_table import LINES

every = {**LINES, **phrasebook._idioms()}
said = {str(key): [(line.texts, line.phrase) for line in row] for key, row in every.items()}
table = sorted(said.items())
print(hashlib.sha256(repr(table).encode()).hexdigest())
"""


def table(seed: int) -> str:
    """A fingerprint of the table with its files loaded in shuffled order."""
    command = [sys.executable, "-c", LOADED, str(seed)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_is_the_same_in_whatever_order_its_files_are_loaded(seed: int) -> None:
    assert table(seed) == table(0)


def test_of_two_idioms_that_of_the_larger_shape_is_tried_first() -> None:
    large = Line("effect", ("draw(me, 1)", "shuffle(me)"), "draw, shuffle", 9, together=True)
    small = Line("effect", ("draw(?p, ?n)", "shuffle(?p)"), "draw, mix", 9, together=True)

    assert sorted([small, large], key=Line.precedence) == [large, small]


def test_of_two_lines_alike_that_of_the_earlier_section_is_tried_first() -> None:
    early, late = (
        Line("effect", ("end_turn()",), "", 9, together=False, rank=rank) for rank in (0, 1)
    )

    assert sorted([late, early], key=Line.precedence) == [early, late]


def test_every_section_is_named_once() -> None:
    assert len(set(SECTIONS)) == len(SECTIONS)
