"""Special Energy of the HeartGold & SoulSilver sets and Call of Legends."""

from __future__ import annotations

from tests.cards_played.tables import table


def test_rainbow_energy_hurts_when_attached_from_the_hand_and_pays_anything() -> None:
    duel = table("legends", "hgss1-39", hand="hgss1-104").attach("Rainbow Energy")

    assert duel.you.active.damage == 10
    assert duel.can("attack Snowy Present")


def test_rescue_energy_saves_the_pokemon_but_not_its_cards() -> None:
    duel = table("legends", "hgss4-66 +hgss4-90 +R | Wall", "Cannon", player="foe")

    duel.attack("Blast")

    assert duel.you.hand[:1] == ["hgss4-66"]
    assert sorted(duel.you.discard) == ["R", "hgss4-90"]
