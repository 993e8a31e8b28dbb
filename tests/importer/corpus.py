"""The whole public card data as programs, made once, where ``PLAYMAT_CARD_DATA`` names it."""

from __future__ import annotations

import os
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from playmat.importer.importer import Compiled, compile_folder
from playmat.reader import Face, Reading, read
from playmat.reader.derivation import overheard, rules_behind
from playmat.reader.grammar import Rule

FOLDER = os.environ.get("PLAYMAT_CARD_DATA", "")
"""The folder of public card data, or nothing."""
JOBS: Final = os.cpu_count() or 1

needs_data = pytest.mark.skipif(not FOLDER, reason="PLAYMAT_CARD_DATA names no card data")


def set_files() -> list[Path]:
    """Return the files of all sets of the data."""
    return sorted(Path(FOLDER).glob("*.json"))


@cache
def compiled() -> Compiled:
    """Return all cards of the data as programs, which takes minutes."""
    return compile_folder(Path(FOLDER), jobs=JOBS)


@cache
def some_compiled() -> Compiled:
    """Return the cards of every fourth set as programs, some of each series."""
    with TemporaryDirectory() as folder:
        for path in set_files()[::4]:
            (Path(folder) / path.name).symlink_to(path.resolve())
        return compile_folder(Path(folder))


@cache
def rules_used() -> set[tuple[str, int]]:
    """Return module and line of every rule by which a sentence of a card that is read was read."""
    with TemporaryDirectory() as notes:
        compile_folder(Path(FOLDER), partial(read_and_note, notes=Path(notes)), jobs=JOBS)
        lines = {line for path in Path(notes).iterdir() for line in path.read_text().splitlines()}
    places = (line.split() for line in lines)
    return {(module, int(number)) for module, number in places}


_NOTED: Final[set[Rule]] = set()


def read_and_note(face: Face, notes: Path) -> Reading:
    """Read a face; its process notes the rules that it meets for the first time."""
    with overheard() as heard:
        reading = read(face)
    if reading.program is not None:
        read_as = [(said.words, said.symbols[0]) for said in heard if said.meanings]
        new = {rule for said in read_as for rule in rules_behind(*said)} - _NOTED
        if new:
            _NOTED.update(new)
            with (notes / str(os.getpid())).open("a") as file:
                file.writelines(f"{rule.module} {rule.line}\n" for rule in new)
    return reading
