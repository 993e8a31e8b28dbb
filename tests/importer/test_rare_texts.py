"""Texts stored as rows: each belongs to its cards, and no grammar rule reads it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playmat.cards.card import Card
from playmat.cards.faults import read_json
from playmat.cards.library import Library
from playmat.importer.compiler import key_of, read_face
from playmat.importer.faces import placed_faces
from playmat.importer.importer import default_reader
from playmat.importer.rare_texts import RARE_TEXTS, rare_texts
from playmat.importer.source import read_source
from playmat.lang.check import check
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader.face import Face
from tests.importer.corpus import FOLDER, needs_data


def rows() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the kind and key of every row with the row."""
    for path in sorted(RARE_TEXTS.glob("*.json")):
        for key, row in read_json(path).items():
            yield path.stem, key, row


def programs_on(card: Card) -> set[str]:
    """The programs of a card's faces; rule lines may precede that of its text."""
    faces = [face.program or "" for face in card.attacks] + [p.program or "" for p in card.powers]
    text = card.text or ""
    return {*faces, text, text.partition("; ")[2]}


def test_every_row_is_a_program_written_the_one_way() -> None:
    for kind, key, row in rows():
        check(parse(row["program"]), kind)

        assert show(parse(row["program"])) == row["program"], key


def test_the_cards_of_every_row_have_its_program() -> None:
    library = Library.default()

    strangers = [
        f"{key}: {card}"
        for _, key, row in rows()
        for card in row["cards"]
        if row["program"] not in programs_on(library.card(card))
    ]

    assert strangers == []


def printed_faces() -> Iterator[tuple[str, Face]]:
    """Yield every face of the card data with the id of its card."""
    source = read_source(Path(FOLDER))
    for set_id, cards in source.sets.items():
        for one in cards:
            for _, face in placed_faces(one.record, one.card, source.set_of(set_id).date):
                yield one.card.id, face


@needs_data
def test_every_row_is_for_a_printed_text_that_no_rule_reads() -> None:
    keys = {(row.kind, row.text) for row in rare_texts()}
    found: dict[tuple[str, str], Face] = {}
    cards: dict[tuple[str, str], set[str]] = {}
    for card, face in printed_faces():
        if (key := (face.kind, key_of(face))) in keys:
            found.setdefault(key, face)
            cards.setdefault(key, set()).add(card)

    read = default_reader()

    assert {(kind, key): set(row["cards"]) for kind, key, row in rows()} == cards
    assert [face.name for face in found.values() if read_face(face, read)[0] is not None] == []
