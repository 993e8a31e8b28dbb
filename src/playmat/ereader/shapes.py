"""Body shapes: which of a few outlines a Pokémon is drawn with, by species."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from playmat.cards.card import Card
from playmat.ereader.species import species_of

TABLE = Path(__file__).with_name("shapes.txt")


@cache
def shapes() -> Mapping[str, str]:
    rows = (row.split(maxsplit=1) for row in TABLE.read_text("utf-8").splitlines())
    return {name: shape for shape, family in rows for name in family.split(", ")}


def shape_of(card: Card) -> str:
    """The shape of the first species on a card, or an empty string if there is none."""
    return next((shapes()[name] for name in species_of(card)), "")
