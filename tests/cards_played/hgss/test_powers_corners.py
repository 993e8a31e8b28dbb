"""Special cases of the powers of the HeartGold & SoulSilver sets."""

from __future__ import annotations

from tests.cards_played.tables import table

GENGAR = "base1-50>base3-21>hgss4-94"


def test_catastrophe_sends_a_knocked_out_pokemon_to_the_lost_zone() -> None:
    duel = table("legends", f"{GENGAR} +P +P", "base1-58>base1-14 +L dmg70 | Wall")

    duel.attack("Cursed Drop", answers=["foe's active"] * 4 + ["prize 1"])

    assert sorted(duel.foe.lost) == ["base1-14", "base1-58"]
    assert duel.foe.discard == ["L"]


def test_catastrophe_leaves_devolved_cards_alone() -> None:
    duel = table("legends", GENGAR, "base1-58>base1-14", foe_hand="base1-72", player="foe")

    duel.play("base1-72")

    assert "base1-14" in duel.foe.discard
