"""Attacks that ask whether a Pokémon was lost to an attack in the turn before."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from tests.cards_play.modern import table

LOST = "bw1-91 +G +G +G +G | base1-58 dmg30"


def test_a_pokemon_lost_to_a_power_is_not_avenged() -> None:
    duel = scenario("xy", LOST, "hgss2-85 | base1-3", player="foe")
    duel.power("Spray Splash", answers=["foe's bench 1"])
    while duel.asked != "main":
        duel.answer(duel.options[0])
    duel.end_turn()

    duel.attack("Revenge")

    assert duel.foe.active.damage == 20


def test_a_pokemon_lost_to_an_attack_is_avenged() -> None:
    duel = table("xy", "base1-58 dmg30 | bw1-91 +G +G +G +G", "Cannon", player="foe")
    duel.attack("Blast")
    while duel.asked != "main":
        duel.answer(duel.options[0])

    duel.attack("Revenge")

    assert duel.foe.active.damage == 90
