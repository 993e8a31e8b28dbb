"""Energy counted in units is requested in units while attached."""

from __future__ import annotations

from playmat.lang.show import show
from playmat.reader import Face, read


def test_energy_is_counted_in_units_before_it_goes() -> None:
    text = "Discard 2 Fire Energy attached to this Pokémon. If you do, draw a card."

    found = read(Face("attack", text, "Mossling", "Moss Toss", "2012-05-01", damage="30"))

    assert found.program is not None
    assert "b <- units_in(a, R); discard(a); if b >= 2 { draw(me, 1) }" in show(found.program)
