"""Interactions of attacks of the XY sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table

LONG = {"deck": "6*G", "foe_deck": "6*G"}


@pytest.mark.parametrize(
    ("foe", "attack"), [("base1-53 +L +L | Wall", "Selfdestruct"), ("Wall", "Push")]
)
def test_watch_and_learn_uses_the_attack_of_whoever_attacked(foe: str, attack: str) -> None:
    duel = table("xy", "xy9-67 +F +F | Wall", foe, player="foe", **LONG)
    duel.attack(attack)
    while duel.player != "you" or duel.asked != "main":
        duel.answer(duel.options[0])

    duel.attack("Watch and Learn")

    assert [event.detail for event in duel.events("copies")] == [attack]


def test_watch_and_learn_does_nothing_after_a_quiet_turn() -> None:
    duel = table("xy", "xy9-67 +F +F | Wall", player="foe", **LONG)

    duel.end_turn().attack("Watch and Learn")

    assert duel.events("copies") == []


@pytest.mark.parametrize(("healed", "damage"), [("base1-82", 30), ("", 60)])
def test_heavy_perfume_worsens_its_own_confusion_alone(healed: str, damage: int) -> None:
    hands = {"hand": "base1-95", "foe_hand": "base1-82"}
    duel = table("xy", "xy8-106 +Y | bw7-61 +P", **hands, **LONG).attack("Heavy Perfume")
    if healed:
        duel.play(healed).end_turn().play("base1-95").attack("Confuse Ray")

    duel.attack("Push", flips="T")

    assert duel.foe.active.damage == damage
