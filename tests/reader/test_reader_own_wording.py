"""The reader reads what the writer says as one more way of wording."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.lang.parse import parse
from playmat.reader import Face, read
from playmat.writer import write


def faces(card: Card) -> list[tuple[str, str]]:
    """Return the kinds and programs of the faces of a card."""
    whole = card.supertype if card.supertype != "pokemon" else "rule"
    found = [("attack", attack.program) for attack in card.attacks]
    found += [("power", power.program) for power in card.powers]
    found.append((whole, card.text))
    return [(kind, text) for kind, text in found if text]


@pytest.mark.slow
def test_every_program_of_the_library_is_read_from_its_wording() -> None:
    programs = dict.fromkeys(
        face for card in Library.default().cards(samples=True) for face in faces(card)
    )

    wrong = []
    for kind, text in programs:
        program = parse(text)
        if read(Face(kind, write(program, kind), "Somebody")).program != program:
            wrong.append((kind, text))

    assert len(programs) > 4000
    assert wrong == []


def test_a_line_of_our_own_is_read() -> None:
    face = Face("attack", "Coin, heads: the Defender is Paralyzed.", "Sprigling")

    program = read(face).program

    assert program == parse("after { a <- flip; if heads(a) > 0 { inflict(defender, paralyzed) } }")
