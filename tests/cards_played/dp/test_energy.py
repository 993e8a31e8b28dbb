"""Special Energy of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

from tests.cards_played.tables import table


def test_cyclone_energy_blows_when_attached_to_the_active() -> None:
    duel = table("platinum", "Wall | Keg", "Wall | Keg", hand="dp7-94").attach(
        "Cyclone Energy", to="active"
    )

    assert duel.foe.active.name == "Keg"


def test_multi_energy_is_colorless_beside_another_special_energy() -> None:
    alone = table("platinum", "pl1-72 +dp2-118")
    doubled = table("platinum", "pl1-72 +dp2-118 +dp2-118")

    assert alone.can("attack Dig Under") or not alone.foe.bench
    assert table("platinum", "dp7-48 +dp2-118").can("attack Overconfident")
    assert not table("platinum", "dp7-48 +dp2-118 +dp2-118").can("attack Overconfident")
    assert not doubled.can("attack Dig Under")
