"""Devolving, and which Pokémon count as evolved."""

from __future__ import annotations

import pytest

from tests.rules.cards_course import ALL, trainer
from tests.rules.cards_kinds import lay

TOOL = trainer("t-51", "Cape", "tool", "static { mod(max_hp, host, add, 20) }")
CURSE = trainer(
    "t-52",
    "Curse",
    "item",
    "play { lasting(rest_of_game, on=active(foe)) { mod(can_attack, how=forbid) } }",
)
EXTRA = (TOOL, CURSE)


@pytest.mark.rule("EVOLVE-11")
@pytest.mark.scenario("S-050")
@pytest.mark.parametrize("name", ALL)
def test_a_devolved_pokemon_with_too_much_damage_is_knocked_out(name: str) -> None:
    duel = lay(
        name, "Charmander>Charmeleon dmg50 | Bulbasaur", hand="Devolution Spray", foe_prizes=3
    )

    duel.play("Devolution Spray", answers=["prize 1"])

    assert duel.you.active.name == "Bulbasaur"
    assert (duel.you.hand, duel.foe.prizes_left) == (["base1-24"], 2)


@pytest.mark.rule("EVOLVE-11")
@pytest.mark.parametrize("name", ALL)
def test_devolving_removes_the_top_card_and_conditions_and_nothing_else(name: str) -> None:
    duel = lay(
        name,
        "Charmander>Charmeleon>Charizard +R +Cape dmg20 burned asleep",
        hand="Devolution Spray",
        cards=EXTRA,
    )

    duel.play("Devolution Spray")

    assert duel.you.active.stack == ["base1-46", "base1-24"]
    assert (duel.you.active.damage, duel.you.active.energy) == (20, ["R"])
    assert (duel.you.active.tools, duel.you.active.conditions) == (["t-51"], set())
    assert duel.you.hand == ["base1-4"]


@pytest.mark.rule("EVOLVE-11")
@pytest.mark.parametrize("name", ALL)
def test_a_devolved_pokemon_does_not_evolve_again_that_turn(name: str) -> None:
    duel = lay(name, "Charmander>Charmeleon", hand="Devolution Spray")

    duel.play("Devolution Spray")
    refused = duel.refused("evolve Charmeleon")
    duel.end_turn().end_turn()

    assert refused
    assert duel.can("evolve Charmeleon on active")


@pytest.mark.rule("EVOLVE-11")
@pytest.mark.parametrize("name", ALL)
def test_devolving_ends_every_effect_on_the_pokemon(name: str) -> None:
    duel = lay(
        name,
        "Bulbasaur",
        "Charmander>Charmeleon +R",
        hand="Curse",
        foe_hand="Devolution Spray",
        cards=EXTRA,
    )

    duel.play("Curse").end_turn()
    held = duel.refused("attack Scratch") and duel.refused("attack Slash")
    duel.play("Devolution Spray")

    assert held
    assert duel.can("attack Scratch")


@pytest.mark.rule("EVOLVE-11")
@pytest.mark.parametrize("name", ALL)
def test_a_basic_cannot_be_devolved(name: str) -> None:
    duel = lay(
        name, "Charmander", "Charmander | Charmander>Charmeleon", hand="Devolution Spray, Rewind"
    )

    refused = duel.refused("play Devolution Spray")
    duel.play("Rewind")

    assert refused
    assert duel.foe.active.stack == ["base1-46"]
    assert (duel.foe.bench[0].stack, duel.foe.hand) == (["base1-46"], ["base1-24"])


@pytest.mark.rule("EVOLVE-17")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("row", "evolved"),
    [
        ("Charmander", False),
        ("Charmander>Charmeleon", True),
        ("Heatran>Heatran LV.X", False),
        ("Gastly>Haunter>dp7-18>Gengar LV.X", True),
        ("hgss1-111>hgss1-112", False),
        ("Archen", False),
        ("Carbink>Carbink BREAK", True),
        ("Pichu>Pikachu", True),
    ],
)
def test_evolved_is_what_has_another_pokemon_under_it(name: str, row: str, evolved: bool) -> None:
    duel = lay(name, row, hand="Growth Bane, Seed Bane")

    duel.play("Growth Bane")

    assert duel.you.active.damage == (10 if evolved else 0)
    assert duel.play("Seed Bane").you.active.damage == 10
