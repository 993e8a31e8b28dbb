"""Every text of a record is a face, and its program finds its place on the card."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.importer.faces import faces, placed_faces
from playmat.importer.facts import read_card
from playmat.reader.face import Face
from tests.importer.data import pokemon, trainer


def faces_of(record: dict[str, Any]) -> list[Face]:
    return faces(record, read_card(record), "2004-09-01")


def test_an_attack_brings_what_the_reader_must_know() -> None:
    attack = {"name": "Nap", "cost": ["Fire", "Colorless"], "damage": "20×", "text": "Sleep."}
    record = pokemon(attacks=[attack])

    (face,) = faces_of(record)

    assert face == Face("attack", "Sleep.", "Tester", "Nap", "2004-09-01", ("basic",), damage="20x")


def test_a_face_without_text_is_none() -> None:
    record = pokemon(attacks=[{"name": "Tap", "cost": [], "damage": "10", "text": ""}])

    assert faces_of(record) == []


def test_a_damage_that_a_lost_text_would_explain_is_a_face_without_words() -> None:
    record = pokemon(attacks=[{"name": "Tap", "cost": [], "damage": "10×", "text": ""}])

    (face,) = faces_of(record)

    assert (face.text, face.damage) == ("", "10x")


def test_powers_traits_and_held_items_are_powers_of_their_kinds() -> None:
    record = pokemon(
        abilities=[{"name": "Slip", "type": "Poké-Body", "text": "Slip away."}],
        ancientTrait={"name": "Ω Trial", "text": "Do it twice."},
        rules=["Pip Berry: Feel better."],
        attacks=[],
    )

    found = [(face.kind, face.power, face.name, face.text) for face in faces_of(record)]

    assert found == [
        ("power", "body", "Slip", "Slip away."),
        ("power", "trait", "Ω Trial", "Do it twice."),
        ("power", "held", "Pip Berry", "Feel better."),
    ]


@pytest.mark.parametrize("supertype", ["Trainer", "Energy"])
def test_all_rule_lines_of_a_card_are_one_face(supertype: str) -> None:
    record = trainer(supertype=supertype, subtypes=["Special"], rules=["One.", "Two."])

    (face,) = faces_of(record)

    assert (face.kind, face.text) == (supertype.lower(), "One.\nTwo.")


def test_a_machine_and_a_fossil_have_faces_beside_their_text() -> None:
    attack = {"name": "Beam", "cost": [], "damage": "", "text": "Shine."}
    stone = {"name": "Stone", "type": "Poké-Body", "text": "Endure."}
    record = trainer(hp="40", attacks=[attack], abilities=[stone])

    assert [face.kind for face in faces_of(record)] == ["power", "attack", "trainer"]


def test_a_rule_line_that_is_not_known_is_a_face_beside_those_that_are() -> None:
    known = "Bring as many of this card along as you like."
    record = pokemon(rules=[known, "Do something new."], attacks=[])
    card = read_card(record)

    ((place, face),) = placed_faces(record, card)
    programmed = place.put(card, 'rule("baby")')

    assert (face.kind, face.text) == ("rule", "Do something new.")
    assert programmed.text == 'rule("no_limit"); rule("baby")'


def test_every_program_is_put_where_its_text_stands() -> None:
    plain = {"name": "Tap", "cost": [], "damage": "10", "text": ""}
    told = {"name": "Nap", "cost": [], "damage": "", "text": "Sleep tight."}
    record = pokemon(attacks=[plain, told])
    card = read_card(record)

    ((place, _),) = placed_faces(record, card)
    programmed = place.put(card, "after { draw(me, 1) }")

    assert [attack.program for attack in programmed.attacks] == ["", "after { draw(me, 1) }"]
    assert card.unprogrammed() == ("Nap",)
    assert programmed.unprogrammed() == ()
