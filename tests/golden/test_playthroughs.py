"""One whole game per table as text, which makes changes to the rules visible."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.golden.playthrough import told
from tests.properties.play import TABLES

FOLDER = Path(__file__).parent
WRITE = os.environ.get("PLAYMAT_WRITE_GOLDEN") == "1"
# Games of 27 to 51 turns, won by Prizes, by the last Pokémon or by an empty deck.
SEEDS = {
    "ecard": 41,
    "ex": 74,
    "platinum": 94,
    "legends": 93,
    "xy": 4,
    "ex-duo": 80,
    "xy-duo": 291,
}


@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_played_as_it_is_written_down(table: str) -> None:
    path = FOLDER / f"{table}-1.txt"

    played = told(table, SEEDS[table])

    if WRITE:
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_kept_game_is_played() -> None:
    kept = {path.name for path in FOLDER.glob("*.txt")}

    assert kept == {f"{table}-1.txt" for table in TABLES}
