"""Attacks of the EX sets: the order of discards, and which of two is meant."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import CHANSEY, DIGLETT, HITTER, PIKACHU, ex_table

PAIR = book("ex").replace(actives=2)


@pytest.mark.parametrize(
    ("you", "attack", "answer", "damage"),
    [
        ("ex7-5 +R +R +R", "Dark Fire", "yes", 60),
        ("ex3-97 +R +R +L", "Dragon Burst", "Fire", 80),
    ],
)
def test_energy_is_counted_then_the_damage_is_done_then_it_is_discarded(
    you: str, attack: str, answer: str, damage: int
) -> None:
    duel = ex_table(you, CHANSEY).attack(attack)

    duel.answer(next(option for option in duel.options if answer in option))

    order = [event.what for event in duel.log if event.what in ("damage", "move")]
    assert (duel.foe.active.damage, order[:2]) == (damage, ["damage", "move"])


def test_dragon_dance_helps_the_partner_too() -> None:
    duel = scenario(PAIR, f"ex9-9 +R +R & {HITTER} | {PIKACHU}", f"{CHANSEY} & {CHANSEY}")
    duel.attack("Dragon Dance", by="active 1", at="foe's active 1").end_turn()

    duel.attack("Jab", by="active 2", at="foe's active 2")

    assert duel.foe.actives[1].damage == 100


def test_aqua_reverse_lets_the_opponent_choose_who_leaves() -> None:
    foe = f"{CHANSEY} & {PIKACHU} | ex4-12, {DIGLETT}"
    duel = scenario(PAIR, "ex4-2 +D +W & base1-58", foe)

    duel.attack("Aqua Reverse", at="foe's active 1", answers=["yes"])

    assert (duel.asked, duel.chooser) == ("pick_mon", "foe")


@pytest.mark.parametrize("leaves", ["pick active 1", "pick active 2"])
def test_metal_reversal_hits_whoever_comes_up_for_the_one_the_opponent_sends_away(
    leaves: str,
) -> None:
    duel = scenario(PAIR, "ex5-95 +M +M & base1-58", f"{CHANSEY} & {PIKACHU} | {CHANSEY}")

    duel.attack("Metal Reversal", at="foe's active 1", answers=["yes", leaves])

    hurt = [one.damage for one in duel.foe.actives]
    assert sorted(hurt) == [0, 40]
    assert duel.foe.bench[0].damage == 0
    assert (duel.foe.actives[0].damage == 40) == (leaves == "pick active 1")
