"""Explanations of numbers on the table, and what is missing."""

from __future__ import annotations

import pytest

from playmat.game.record.numbers import ABOUT, attack
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.model.state import Mon

NAMES = ("You", "Ann")


def active(duel: Duel) -> Mon:
    return duel.state.sides[0].actives[0]


@pytest.mark.rule("EVOLVE-07")
def test_hit_points_name_the_card_that_raises_them() -> None:
    duel = scenario("xy", "xy1-42 +xy9-99 dmg30", "base1-52")  # Pikachu with Fighting Fury Belt

    told = ABOUT["hp"](duel.state, active(duel), NAMES)

    assert told.text == "Pikachu: 70 of 100 HP"
    assert [step.text for step in told.steps] == [
        "printed on Pikachu: 60 HP",
        "Fighting Fury Belt +40",
        "30 damage on it, 70 left",
    ]
    assert told.steps[1].card == "xy9-99"


@pytest.mark.rule("DAMAGE-11")
def test_damage_is_told_hit_by_hit() -> None:
    duel = scenario("ecard", "base1-58 +L", "base1-52 dmg20").attack("Gnaw")
    foe = duel.state.sides[1].actives[0]

    told = ABOUT["damage"](duel.state, foe, NAMES)

    assert told.text == "30 damage on Machop"
    earlier, hit = (step.text for step in told.steps)
    assert earlier == "20 from before the log begins"
    assert "10" in hit


@pytest.mark.rule("RETREAT-01")
def test_a_retreat_tells_what_is_missing() -> None:
    duel = scenario("ecard", "base1-4 +R | base1-58", "base1-52")  # Charizard

    told = ABOUT["retreat"](duel.state, active(duel), NAMES)

    assert told.text == "Charizard needs 3 Energy to retreat"
    assert told.missing == "2 Energy of any type"


@pytest.mark.rule("DAMAGE-05")
def test_a_weakness_tells_whether_it_counts_now() -> None:
    duel = scenario("ecard", "base1-58", "base1-52")  # Pikachu against Machop

    told = ABOUT["weakness"](duel.state, active(duel), NAMES)

    assert told.text == "Weakness of Pikachu: Fighting ×2"
    assert told.steps[-1].text == "Machop is Fighting: it applies"


@pytest.mark.rule("ENERGY-02")
@pytest.mark.parametrize(
    ("energy", "missing"),
    [
        ("", "4 Fire Energy"),
        (" +R +R +W", "2 Fire Energy"),
        (" +R +R +R +R", ""),
    ],
)
def test_an_attack_tells_the_energy_it_lacks(energy: str, missing: str) -> None:
    duel = scenario("ecard", f"base1-4{energy}", "base1-52")
    m = active(duel)

    assert attack(duel.state, m, m.top.attacks[0]).missing == missing


@pytest.mark.rule("PRIZE-03")
def test_prizes_are_counted_for_a_pokemon_and_for_a_player() -> None:
    duel = scenario("xy", "xy2-12", "base1-52", prizes=2)  # Charizard-EX

    worth = ABOUT["prizes"](duel.state, active(duel), NAMES)

    assert worth.text == "Knocking Out Charizard-EX is worth 2 Prizes"
