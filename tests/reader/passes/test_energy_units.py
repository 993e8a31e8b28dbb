"""Energy counted in units is not asked for in full."""

from __future__ import annotations

from playmat.reader import Face, read


def test_energy_counted_in_units_is_not_asked_for_in_full() -> None:
    text = "Discard 2 Fire Energy attached to this Pokémon. If you do, draw a card."

    found = read(Face("attack", text, "Mossling", "Moss Toss", "2012-05-01", damage="30"))

    assert found.program is None
    assert "in units" in found.stopped
