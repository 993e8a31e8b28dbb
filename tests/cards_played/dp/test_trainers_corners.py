"""Special cases of Trainer cards of the Diamond & Pearl and HeartGold & SoulSilver sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table


def test_dusk_ball_may_find_nothing() -> None:
    duel = table("platinum", "Wall", hand="dp2-110", deck="2*R, base1-58")

    duel.play("dp2-110", answers=["stop"])

    assert duel.you.hand == []


def test_team_galactics_wager_is_played_for_the_cards_drawn() -> None:
    duel = table("platinum", "Wall", hand="dp2-115", foe_hand="")

    assert duel.can("play dp2-115")


@pytest.mark.rule("TRAINER-03")
def test_night_pokemon_center_needs_damage_or_energy() -> None:
    duel = table("platinum", "Wall", hand="dp1-108")

    assert duel.why_not("play dp1-108") == "TRAINER-03"


@pytest.mark.parametrize("card", ["hgss3-73", "neo4-98"])
def test_energy_given_for_a_search_is_its_price(card: str) -> None:
    duel = table("platinum", "Wall", hand=card, deck="2*R")

    assert duel.refused(f"play {card}")
