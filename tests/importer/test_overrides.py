"""The shipped overrides: all load, and none is what the reader reads anyway."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat.cards.card import CARD_TEXT
from playmat.cards.faults import read_json
from playmat.cards.handwritten import Override
from playmat.importer.compiler import read_face
from playmat.importer.faces import placed_faces
from playmat.importer.importer import default_reader
from playmat.importer.overrides import SHIPPED_OVERRIDES, load_overrides
from playmat.importer.source import Printed, read_source
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader.face import Face
from tests.importer.corpus import FOLDER, needs_data

MOST = 250
"""Maximum number of handwritten faces; the reader must read all others."""


def overridden() -> Iterator[tuple[Override, Face]]:
    """Yield every override with its face."""
    source = read_source(Path(FOLDER))
    printed: dict[str, tuple[Printed, str]] = {}
    for set_id, cards in source.sets.items():
        printed |= {one.card.id: (one, source.set_of(set_id).date) for one in cards}
    for entry in load_overrides()[0].entries:
        one, era = printed[entry.card]
        for _, face in placed_faces(one.record, one.card, era):
            if (face.kind, face.name or CARD_TEXT) == (entry.kind, entry.face):
                yield entry, face


def test_every_override_loads() -> None:
    overrides, problems = load_overrides()

    assert problems == []
    assert {entry.file for entry in overrides.entries} == {
        path.name for path in SHIPPED_OVERRIDES.glob("*.json")
    }


def test_every_override_is_written_the_one_way() -> None:
    written = [e["program"] for p in SHIPPED_OVERRIDES.glob("*.json") for e in read_json(p)]

    assert [program for program in written if show(parse(program)) != program] == []


def test_no_two_overrides_are_for_one_face() -> None:
    entries = load_overrides()[0].entries

    assert len({(one.card, one.kind, one.face) for one in entries}) == len(entries)


@needs_data
@pytest.mark.slow
def test_few_faces_are_programmed_by_hand() -> None:
    assert 0 < len(list(overridden())) <= MOST


@needs_data
def test_no_override_says_what_the_reader_reads() -> None:
    read = default_reader()

    needless = [
        f"{entry.file}: {entry.card} {entry.face}"
        for entry, face in overridden()
        if read_face(face, read)[0] == entry.program
    ]

    assert needless == []
