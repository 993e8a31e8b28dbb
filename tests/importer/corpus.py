"""All public card data in ``PLAYMAT_CARD_DATA`` as programs, compiled once."""

from __future__ import annotations

import os
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from playmat.importer.importer import Compiled, compile_folder
from playmat.reader import Face, Reading, read
from playmat.reader.derivation import overheard, rules_behind

FOLDER = os.environ.get("PLAYMAT_CARD_DATA", "")
"""The folder of public card data, or an empty string."""
JOBS: Final = os.cpu_count() or 1

needs_data = pytest.mark.skipif(not FOLDER, reason="PLAYMAT_CARD_DATA names no card data")


def set_files() -> list[Path]:
    return sorted(Path(FOLDER).glob("*.json"))


@cache
def compiled() -> Compiled:
    """All cards of the data as programs; takes minutes."""
    return compile_folder(Path(FOLDER), jobs=JOBS)


@cache
def some_compiled() -> Compiled:
    """The cards of every fourth set as programs."""
    with TemporaryDirectory() as folder:
        for path in set_files()[::4]:
            (Path(folder) / path.name).symlink_to(path.resolve())
        return compile_folder(Path(folder))


@cache
def texts_by_rule() -> dict[tuple[str, int], set[int]]:
    """The texts that each grammar rule reads, by its module and line.

    Includes later sets if they are beside the data.
    """
    folders = [Path(FOLDER), Path(FOLDER).parent / "later"]
    with TemporaryDirectory() as notes, TemporaryDirectory() as no_overrides:
        note = partial(read_and_note, notes=Path(notes))
        for folder in filter(Path.is_dir, folders):
            compile_folder(folder, note, Path(no_overrides), jobs=JOBS)
        lines = {line for path in Path(notes).iterdir() for line in path.read_text().splitlines()}
    found: dict[tuple[str, int], set[int]] = {}
    for module, number, text in (line.split() for line in lines):
        found.setdefault((module, int(number)), set()).add(int(text))
    return found


def read_and_note(face: Face, notes: Path) -> Reading:
    """Read a face and note its text for every rule used in it."""
    with overheard() as heard:
        reading = read(face)
    if reading.program is not None:
        read_as = [(said.words, said.symbols[0]) for said in heard if said.meanings]
        text = int(sha256(repr(read_as).encode()).hexdigest()[:12], 16)
        rules = {rule for said in read_as for rule in rules_behind(*said)}
        with (notes / str(os.getpid())).open("a") as file:
            file.writelines(f"{rule.module} {rule.line} {text}\n" for rule in rules)
    return reading
