"""Special cases of the Trainer cards of the e-Card sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table


def test_ancient_ruins_draws_for_an_empty_hand() -> None:
    duel = table("ecard", "Wall", stadium="ecard3-119", deck="2*R")

    duel.choose("use stadium")

    assert duel.you.hand == ["R"]


def test_ancient_ruins_draws_nothing_for_a_hand_with_a_supporter() -> None:
    duel = table("ecard", "Wall", stadium="ecard3-119", hand="ecard1-138", deck="2*R")

    assert duel.refused("use stadium")


@pytest.mark.rule("TRAINER-03")
@pytest.mark.parametrize("card", ["ecard3-126", "neo3-62", "base5-74"])
def test_a_search_of_an_empty_deck_is_not_played(card: str) -> None:
    duel = table("ecard", "Wall", hand=card, deck="", foe_deck="")

    assert duel.why_not(f"play {card}") == "TRAINER-03"
