"""Reacting powers count as used, coins of the rules as flipped, and handlers for both."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import mon, trainer
from tests.words.cards import lay

ARRIVE = "on(benched(self), if=event_by_hand, may=me) { draw(me, 2) }"
NEWCOMER = mon("Newcomer", 60, "C", powers=(Power("Arrive", "power", ARRIVE),))
BODY = mon("Stolid", 60, "C", powers=(Power("Arrive", "body", ARRIVE),))


def warden(program: str) -> Duel:
    """A game in which the opponent's Warden watches your powers."""
    card = mon("Warden", 60, "C", powers=(Power("Watch", "ability", program),))
    hand = "Newcomer, Stolid"
    return lay("Hitter", "Warden", card, NEWCOMER, BODY, hand=hand, deck="3*L", rules="platinum")


def test_answering_yes_to_a_power_that_reacts_is_a_use_of_it() -> None:
    duel = warden('on(power_used(foe), if=event_power(power)) { marker(self, "seen") }')

    duel.bench("Newcomer", answers=["yes"]).bench("Stolid", answers=["yes"])

    assert duel.foe.active.markers == {"seen": 1}


def test_a_power_that_reacts_may_be_cancelled() -> None:
    duel = warden("instead(power_used(foe), if=event_power(power)) { nullify }")

    duel.bench("Newcomer", answers=["yes"])

    assert duel.you.hand == ["t-stolid"]


def test_a_power_declined_is_not_used() -> None:
    duel = warden('on(power_used(foe)) { marker(self, "seen") }')

    duel.bench("Newcomer", answers=["no"])

    assert duel.foe.active.markers == {}


def test_what_reacts_to_a_power_waits_until_it_has_done_its_work() -> None:
    card = "on(power_used(foe)) { draw(me, count(hand(foe))) }"
    duel = warden(card)

    duel.power("Spark")

    assert len(duel.you.hand) == len(duel.foe.hand) == 3


TAILS = "instead(coins_flipped(foe), if=their_turn) { count_as_tails }"
WIND = mon("Wind", 100, "C", powers=(Power("Ill Wind", "ability", TAILS),))


@pytest.mark.rule("COND-20", "COND-21")
@pytest.mark.parametrize("foe", ["Wind", "Target"])
def test_the_coin_of_a_confused_attacker_is_heard(foe: str) -> None:
    duel = lay("Hitter confused", foe, WIND)

    duel.attack("Hit", flips="H")

    assert duel.foe.active.damage == (0 if foe == "Wind" else 20)


@pytest.mark.rule("RETREAT-09")
@pytest.mark.parametrize("foe", ["Wind", "Target"])
def test_the_coin_of_a_confused_retreat_is_heard(foe: str) -> None:
    duel = lay("Hitter confused | Small", foe, WIND, rules="ecard")

    duel.retreat(flips="H")

    assert duel.you.active.name == ("Hitter" if foe == "Wind" else "Small")


@pytest.mark.parametrize("locked", [True, False])
def test_a_trainer_that_works_from_the_hand_must_be_playable(locked: bool) -> None:
    spray = trainer(
        "Spray", "item", "needs(never); instead(power_used(foe), where=hand, may=me) { nullify }"
    )
    lock = Power("Seal", "ability", "static { forbid_play(foe, trainer) }" if locked else "")
    keeper = mon("Keeper", 60, "C", powers=(lock,))
    duel = lay("Hitter | Keeper", "Target", spray, keeper, foe_hand="Spray")

    duel.power("Spark")

    assert duel.asked == ("main" if locked else "may")
