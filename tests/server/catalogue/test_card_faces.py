"""What is drawn of a card besides its text."""

from __future__ import annotations

import pytest

from playmat.server.catalogue.card_faces import face


@pytest.mark.parametrize(
    ("card_id", "owner", "mark", "shape"),
    [
        ("gym2-2", "Blaine's", "G2", "dragon"),
        ("ex4-2", "Team Aqua's", "MA", "shell"),
        ("base1-12", "", "BS", "beast"),
        ("base1-91", "", "BS", ""),
    ],
)
def test_a_face_tells_owner_set_and_shape(card_id: str, owner: str, mark: str, shape: str) -> None:
    found = face(card_id)

    assert (found["owner"], found["mark"], found["shape"]) == (owner, mark, shape)
