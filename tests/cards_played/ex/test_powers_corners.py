"""Corners of the Poké-Powers of the EX sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario


@pytest.mark.parametrize(("energy", "fits"), [("ex1-95", False), ("ex13-98", True)])
@pytest.mark.rule("NAMING-3")
def test_delta_supply_takes_no_plain_rainbow_energy(energy: str, fits: bool) -> None:
    duel = scenario("ex", "base1-58 | ex13-7", hand=energy)

    offered = duel.can("use Delta Supply")

    assert offered == fits
