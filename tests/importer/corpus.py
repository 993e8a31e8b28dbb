"""The whole public card data as programs, made once, where ``PLAYMAT_CARD_DATA`` names it."""

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
def texts_by_rule() -> dict[tuple[str, int], set[int]]:
    """Return the texts that each rule of the grammar reads, by its module and line.

    Later sets count too where they lie beside the data.
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
    """Read a face; its process notes its text with every rule that is behind a sentence of it."""
    with overheard() as heard:
        reading = read(face)
    if reading.program is not None:
        read_as = [(said.words, said.symbols[0]) for said in heard if said.meanings]
        text = int(sha256(repr(read_as).encode()).hexdigest()[:12], 16)
        rules = {rule for said in read_as for rule in rules_behind(*said)}
        with (notes / str(os.getpid())).open("a") as file:
            file.writelines(f"{rule.module} {rule.line} {text}\n" for rule in rules)
    return reading
