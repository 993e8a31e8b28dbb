"""The shipped species are generated from card records, by number and name."""

from __future__ import annotations

from pathlib import Path

from playmat.ereader.species import TABLE
from tests.importer.corpus import FOLDER, needs_data
from tools.species import table_of, written


def test_a_species_is_called_by_its_shortest_name_and_cards_of_two_name_none() -> None:
    records: list[dict[str, object]] = [
        {"name": "Brock's Onix", "nationalPokedexNumbers": [95]},
        {"name": "Onix", "nationalPokedexNumbers": [95]},
        {"name": "Onix & Abra LEGEND", "nationalPokedexNumbers": [95, 63]},
        {"name": "Kadabra", "nationalPokedexNumbers": [64]},
        {"name": "Potion"},
    ]

    assert table_of(records) == {64: "Kadabra", 95: "Onix"}


@needs_data
def test_the_table_that_ships_is_the_one_the_card_data_gives() -> None:
    assert written(Path(FOLDER)) == TABLE.read_text("utf-8")
