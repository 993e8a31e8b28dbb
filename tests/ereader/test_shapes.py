"""The body shape a Pokémon is drawn with."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.ereader.shapes import TABLE, shape_of, shapes
from playmat.ereader.species import numbers
from playmat.server.http.pages import STATIC


def test_every_species_has_one_shape() -> None:
    rows = [row.split(maxsplit=1)[1].split(", ") for row in TABLE.read_text("utf-8").splitlines()]

    assert sorted(name for row in rows for name in row) == sorted(numbers())


@pytest.mark.parametrize(
    ("card_id", "shape"),
    [("base1-6", "serpent"), ("base1-12", "beast"), ("base1-1", "sage"), ("base1-98", "")],
)
def test_a_card_has_the_shape_of_its_species(card_id: str, shape: str) -> None:
    assert shape_of(Library.default().card(card_id)) == shape


def test_the_pages_draw_every_shape() -> None:
    drawn = (STATIC / "js" / "card" / "shapes.js").read_text("utf-8")

    assert {shape for shape in shapes().values() if f"\n  {shape}: " not in drawn} == set()
