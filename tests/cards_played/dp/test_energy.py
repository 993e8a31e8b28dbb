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


def test_call_energy_ends_the_turn_of_its_active_pokemon_whatever_it_finds() -> None:
    found = table("platinum", "Wall +dp5-92", deck="G, pl1-98, pl1-98")
    nothing = table("platinum", "Wall +dp5-92", deck="3*G")

    found.power("Call Energy", answers=["pick Tauros (pl1-98)", "pick Tauros (pl1-98)"])
    nothing.power("Call Energy")

    assert [one.name for one in found.you.bench] == ["Tauros", "Tauros"]
    assert [duel.player for duel in (found, nothing)] == ["foe", "foe"]
    assert len(nothing.events("shuffle")) == 1


def test_call_energy_works_only_on_the_active_and_while_its_text_does() -> None:
    bench = table("platinum", "Wall | Wall +dp5-92", deck="pl1-98")
    quiet = table("platinum", "Wall +dp5-92", "neo4-14", deck="pl1-98")

    assert bench.refused("use Call Energy of bench 1")
    assert quiet.refused("use Call Energy of active")
