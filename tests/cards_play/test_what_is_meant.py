"""Texts that name a cause, a place or a moment, played where another one would do for a glance."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_play.modern import table
from tests.rules.cards_turn import held, hit, mon


@pytest.mark.parametrize(("rules", "card"), [("ecard", "base1-83"), ("xy", "g1-64")])
def test_maintenance_fills_an_empty_deck_and_draws_from_it(rules: str, card: str) -> None:
    duel = table(rules, "Wall", hand=f"{card}, L, R", deck="")

    duel.play("Maintenance")

    assert (len(duel.you.hand), len(duel.you.deck)) == (1, 1)


def test_raid_is_stronger_after_absol_was_played_from_hand() -> None:
    duel = table("platinum", "Wall", hand="dp3-21, D, base1-95")

    duel.bench("Absol").attach("D", to="bench 1").play("Switch").attack("Raid")

    assert duel.foe.active.damage == 40


def test_raid_is_not_stronger_after_absol_came_from_the_deck() -> None:
    duel = table("platinum", "Wall", hand="ecard2-130, D, base1-95", deck="dp3-21, 3*L")
    duel.play("Pokémon Fan Club", answers=["Absol"])

    duel.attach("D", to="bench 1").play("Switch").attack("Raid")

    assert duel.foe.active.damage == 10


def test_dark_tentacle_lets_a_power_evolve_the_defender() -> None:
    duel = table("ex", "neo4-19 +W +W +W", "ex2-20", foe_hand="base1-58")
    duel.attack("Dark Tentacle")

    duel.power("Baby Evolution")

    assert duel.foe.active.name == "Pikachu"


@pytest.mark.parametrize(("tied", "name"), [(True, "Eevee"), (False, "Jolteon")])
def test_dark_tentacle_stops_a_trainer_that_evolves(tied: bool, name: str) -> None:
    duel = table("ex", "neo4-19 +W +W +W", "base2-51", foe_hand="ex2-89", foe_deck="L, base2-4, L")
    if tied:
        duel.attack("Dark Tentacle")
    else:
        duel.end_turn()

    duel.play("Wally's Training", answers=["Jolteon"])

    assert duel.foe.active.name == name


def test_charity_works_with_an_attack_that_effects_on_the_defender_do_not_change() -> None:
    duel = table("ecard", "gym1-90 +W +L", hand="gym1-99")

    duel.play("Charity").attack("Swift", answers=["yes", "1"])

    assert duel.foe.active.damage == 10


def test_energy_reaction_answers_an_ability_that_attaches() -> None:
    """An Ability is no Poké-Power, which alone is left out beside attacks."""
    duel = table("xy", "dp6-45 | xy5-8", hand="G")

    duel.power("Nurture and Heal", answers=["active", "yes"])

    assert duel.foe.active.conditions == {"asleep"}


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize(("ill", "offered"), [("", True), (" poisoned", False)])
def test_teammates_asks_for_a_loss_within_the_turn(ill: str, offered: bool) -> None:
    """The step between turns belongs to neither turn: it comes after the end of one."""
    duel = table("xy", f"base1-58 dmg30{ill} | Wall", hand="xy5-141", player="foe")

    if ill:
        duel.end_turn()
    else:
        duel.attack("Push")
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert duel.can("play Teammates") is offered


@pytest.mark.rule("CARD-FOS-5")
@pytest.mark.parametrize(("fossil", "asked"), [("ex16-86", "promote"), ("base1-58", "may")])
def test_lanturn_gets_no_energy_of_a_fossil_that_does_not_count(fossil: str, asked: str) -> None:
    duel = table("ex", f"{fossil} +L | ex16-15, Wall", "Cannon", player="foe")

    duel.attack("Blast")

    assert duel.asked == asked


def test_call_for_power_moves_energy_of_other_pokemon_only() -> None:
    alone = table("ex", "ex3-90 +W | Wall")
    helped = table("ex", "ex3-90 +W | Wall +L")

    assert not alone.can("use Call for Power")
    helped.power("Call for Power")
    assert helped.you.active.energy == ["W", "L"]


@pytest.mark.parametrize(("kicks", "damage"), [("Yoga Kick, Yoga Kick", 0), ("Blow", 50)])
def test_focus_sash_looks_at_the_hp_before_each_attack(kicks: str, damage: int) -> None:
    pebble = mon("Pebble", 60, "F", hit("Roll", "", 10))
    hammer = mon("Hammer", 60, "F", hit("Blow", "", 60))
    duel = scenario(
        "xy",
        "Hammer" if kicks == "Blow" else "xy5-81 +F +F",
        "Pebble +xy3-91 | Pebble",
        cards=(pebble, hammer),
    )

    for name in kicks.split(", "):
        duel.attack(name)
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert duel.foe.active.damage == damage


def test_strange_spin_asks_once_how_many_cards_the_hands_hold() -> None:
    draws = held("Wince", "body", "on(damaged(self)) { draw(me, 1) }")
    wincer = mon("Wincer", 400, "C", hit("Push", "", 30), powers=draws)
    duel = scenario("platinum", "dp7-13 +P +P", "Wincer", cards=(wincer,), hand="L", foe_hand="L")

    duel.attack("Strange Spin")

    assert len(duel.foe.hand) == 3
    assert (duel.foe.active.damage, duel.foe.active.conditions) == (60, {"confused"})
