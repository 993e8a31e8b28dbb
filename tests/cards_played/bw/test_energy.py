"""Special Energy of the Black & White sets."""

from __future__ import annotations

from tests.cards_played.tables import table


def test_blend_energy_pays_its_four_types_only() -> None:
    assert table("xy", "bw7-89 +bw6-118").can("attack Hammerhead")
    assert not table("xy", "bw6-46 +bw6-118").can("attack Replace")
