"""Corners of the Pokémon Powers of the Neo sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table


@pytest.mark.parametrize(("switcher", "seat"), [("base1-93", "foe"), ("base1-95", "you")])
def test_no_trainer_card_moves_a_legendary_body(switcher: str, seat: str) -> None:
    hands = {"hand": "base1-95", "foe_hand": "base1-93"}
    duel = table("ecard", "neo3-17 | Wall", "Keg | Wall", player=seat, **hands)

    if duel.can(f"play {switcher}"):
        duel.play(switcher)

    assert duel.you.active.id == "neo3-17"
