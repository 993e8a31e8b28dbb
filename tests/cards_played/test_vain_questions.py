"""Questions that no answer could make matter are not put: shields, empty decks, empty Benches."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table


@pytest.mark.parametrize(
    ("deck", "foe_deck", "asked"), [("", "G, R", "may"), ("G", "G, R", "effect"), ("G", "", "may")]
)
def test_trick_shovel_offers_no_look_at_an_empty_deck(deck: str, foe_deck: str, asked: str) -> None:
    duel = table("xy", "Wall", hand="xy2-98", deck=deck, foe_deck=foe_deck)

    duel.play("Trick Shovel")

    assert duel.asked == asked
    assert duel.you.hand == []
