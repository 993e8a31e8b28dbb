"""Special Energy of the XY sets."""

from __future__ import annotations

from tests.cards_played.tables import table


def test_flash_energy_clings_to_lightning_only() -> None:
    duel = table("xy", "Wall | xy8-54", "Mole", hand="xy7-83")
    shielded = table("xy", "xy8-54 +xy7-83", "Mole", player="foe").attack("Dig")

    assert duel.refused("attach Flash Energy to active")
    assert duel.can("attach Flash Energy")
    assert shielded.you.active.damage == 100


def test_double_dragon_energy_pays_two_of_any_type_for_dragons() -> None:
    assert table("xy", "xy6-62 +xy6-97 +D").can("attack Shred")
    assert table("xy", "xy7-57 +xy6-97 +xy6-97").can("attack Chaos Wheel")
    assert table("xy", "Wall", hand="xy6-97").refused("attach Double Dragon Energy")


def test_rainbow_energy_hurts_and_pays_anything() -> None:
    duel = table("xy", "xy1-78", hand="xy1-131").attach("Rainbow Energy")

    assert (duel.you.active.damage, duel.can("attack Oblivion Wing")) == (10, True)


def test_burning_energy_comes_back_after_its_pokemon_discards_it() -> None:
    duel = table("xy", "bw1-26 +xy8-151 +R +W")

    duel.attack("Blue Flare")

    assert sorted(duel.you.active.energy) == ["W", "xy8-151"]
    assert duel.you.discard == ["R"]


def test_burning_energy_comes_back_only_once_the_attack_is_over() -> None:
    duel = table("xy", "base1-46 +xy8-151 +R", "Wall")

    duel.attack("Ember", answers=["xy8-151"])

    told = [event.what for event in duel.log]
    assert told.index("damage") < told.index("attach")
    assert sorted(duel.you.active.energy) == ["R", "xy8-151"]


def test_burning_energy_stays_away_where_confusion_stops_the_attack() -> None:
    duel = table("platinum", "base1-46 +xy8-151 +R confused", "Wall")

    duel.attack("Ember", answers=["xy8-151"], flips="T")

    assert duel.you.discard == ["xy8-151"]


def test_herbal_energy_heals_a_grass_pokemon_it_is_attached_to() -> None:
    duel = table("xy", "xy8-15 dmg50 | Wall", hand="xy3-103").attach("Herbal Energy")

    assert duel.you.active.damage == 20
