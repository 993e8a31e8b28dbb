"""How many cards a player has in a zone, and where the others are."""

from __future__ import annotations

import pytest

from playmat.game.record.counts import COUNTS
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

NAMES = ("You", "Ann")


def told(duel: Duel, about: str, seat: int) -> tuple[str, list[str]]:
    found = COUNTS[about](duel.state, seat, NAMES)
    return found.text, [step.text for step in found.steps]


POSITION = (
    "xy; turn 3; you: base1-58 +L; hand: base1-91, R; deck: 9*L; prizes: 2*R; "
    "foe: base1-44; deck: 5*G; prizes: 3*G"
)


@pytest.fixture
def duel() -> Duel:
    return scenario(POSITION)


@pytest.mark.rule("ZONE-02")
def test_a_deck_is_what_the_other_places_leave(duel: Duel) -> None:
    text, steps = told(duel, "deck", 0)

    assert text == "You have 9 cards left in the deck"
    assert steps == ["15 cards in the whole deck", "−2 in hand", "−2 as Prizes", "−2 in play"]


@pytest.mark.rule("ZONE-01")
def test_a_hand_is_what_came_less_what_went(duel: Duel) -> None:
    duel = duel.play("Bill")

    text, steps = told(duel, "hand", 0)

    assert text == "You have 3 cards in hand"
    assert steps == ["1 from before the log begins", "2 drawn"]


@pytest.mark.rule("WIN-01")
def test_prizes_are_counted_for_whoever_takes_them(duel: Duel) -> None:
    assert told(duel, "left", 0) == ("You have 2 Prizes left to take", ["none taken yet"])
    assert told(duel, "left", 1)[0].startswith("Ann has")
