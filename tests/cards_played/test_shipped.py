"""Shipped cards of several eras, and our own, in play."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario


@pytest.mark.rule("LZ-6")
def test_lost_world_lets_a_player_win_against_six_lost_pokemon() -> None:
    duel = scenario("legends", "pm-12", "pm-12", stadium="you:col1-81", foe_lost="6*pm-12")

    duel.power("Lost World")

    assert (duel.winner, duel.end) == ("you", "text")


def test_regigigas_waits_until_its_foe_has_three_prizes_left() -> None:
    giant = "dp6-15 +W +F +M +G"
    early = scenario("platinum", giant, "pm-12 dmg10", foe_prizes="4*L")
    late = scenario("platinum", giant, "xy1-1 dmg10", foe_prizes="3*L")

    late.attack("Crush Grip")

    assert early.refused("attack Crush Grip")
    assert late.foe.active.hp_left == 180 - 10 - 40


def test_static_spray_answers_a_power_from_the_hand() -> None:
    duel = scenario("platinum", "dp4-60>dp4-15", "pm-12", hand="2*L", foe_hand="pm-128")

    duel.power("Cosmic Power", answers=["yes"])

    assert duel.you.hand == ["L", "L"]
    assert duel.foe.discard == ["pm-128"]


def test_beedrill_slashes_evolved_pokemon_harder() -> None:
    duel = scenario("ex", "base1-69>ex11-46>ex11-1 +G +M +L", "pm-5>pm-6")

    duel.attack("Super Slash")

    assert duel.foe.active.hp_left == 90 - 50 - 30


def test_beedrill_stings_once_and_is_knocked_out() -> None:
    duel = scenario("ex", "base1-69>ex11-46>ex11-1 | pm-12", "pm-5>pm-6")

    duel.power("Final Sting", answers=["prize 1"])

    assert duel.you.active.name == "Zaplet"
    assert duel.foe.active.conditions == {"paralyzed", "poisoned"}
    assert (duel.foe.active.poison, duel.foe.prizes_left) == (20, 5)


def test_ditto_counts_as_the_pokemon_it_faces() -> None:
    duel = scenario("ecard", "base3-3 +W +W | pm-1", "base1-58 | pm-12")

    duel.attack("Thunder Jolt", flips="H")

    ditto = duel.you.active
    assert (ditto.name, ditto.hp, ditto.types, ditto.powers) == ("Pikachu", 40, "L", ["Transform"])
    assert duel.foe.active.damage == 30


@pytest.mark.parametrize("where", ["base3-3 confused | pm-1", "pm-1 | base3-3"])
def test_ditto_is_itself_while_confused_or_benched(where: str) -> None:
    duel = scenario("ecard", where, "base1-58")

    mons = [duel.you.active, *duel.you.bench]

    assert [mon.hp for mon in mons if mon.stack == ["base3-3"]] == [50]


def test_ditto_on_the_bench_is_knocked_out_by_damage_it_bore_as_another() -> None:
    duel = scenario("ecard", "base3-3 dmg60 | pm-1", "base1-46>base1-24>base1-4", hand="pm-113")
    before = duel.you.active.hp_left

    duel.play("Swap Whistle")

    assert before == 120 - 60
    assert (duel.you.active.name, duel.you.bench) == ("Sprigling", [])


@pytest.mark.rule("EN-10")
def test_electrode_becomes_two_energy_of_the_named_type_and_gives_a_prize() -> None:
    duel = scenario("ecard", "base1-67>base1-21 +L | base1-46", "pm-12")

    duel.power("Buzzap", answers=["R", "prize 1"])

    assert duel.you.active.name == "Charmander"
    assert duel.you.active.energy == ["base1-21"]
    assert duel.can("attack Ember")
    assert duel.foe.prizes_left == 5


@pytest.mark.rule("EN-10")
def test_a_holon_pokemon_is_attached_for_an_energy_card_that_returns() -> None:
    duel = scenario("ex", "base1-58 +R | pm-12", "pm-12", hand="ex11-22")

    duel.attach("ex11-22")

    assert (duel.you.hand, duel.you.active.energy) == (["R"], ["ex11-22"])
    assert duel.can("attack Thunder Jolt")


@pytest.mark.rule("TOOL-7")
def test_unown_leaves_the_bench_to_guard_a_pokemon_as_a_tool() -> None:
    duel = scenario("platinum", "base1-58 | dp4-57 +P, pm-1", "pm-15 +P")

    duel.power("GUARD", answers=["Pikachu"]).end_turn().attack("Stare")

    assert [mon.name for mon in duel.you.bench] == ["Sprigling"]
    assert (duel.you.discard, duel.you.active.tools) == (["P"], ["dp4-57"])
    assert (duel.you.active.damage, duel.you.active.conditions) == (10, set())


@pytest.mark.rule("LZ-5")
def test_lost_crisis_sends_what_it_knocks_out_to_the_lost_zone() -> None:
    duel = scenario("legends", "hgss4-100>hgss4-99 +D +D +D +D", "pm-12 +L | pm-1")

    duel.attack("Lost Crisis", answers=["prize 1"])

    assert sorted(duel.foe.lost) == ["L", "pm-12"]
    assert (duel.you.lost, duel.you.prizes_left) == (["D", "D"], 5)


def test_energy_keeper_keeps_basic_energy_from_the_foes_effects() -> None:
    duel = scenario("xy", "base1-58", "xy10-49 +F | base1-58>base1-14 +L", hand="base1-92")

    duel.play("Energy Removal", answers=["F on foe's active"])

    assert duel.foe.active.energy == ["F"]


@pytest.mark.parametrize(("card", "damage"), [("ex1-95", 10), ("base1-96", 0)])
def test_rainbow_energy_from_the_hand_puts_a_counter_on_its_pokemon(card: str, damage: int) -> None:
    duel = scenario("ex", "base1-58", "pm-12", hand=card)

    duel.attach(card)

    assert duel.you.active.damage == damage


def test_a_basic_exchanged_for_another_keeps_what_is_on_it() -> None:
    duel = scenario("ex", "base1-58 +L dmg10 poisoned", "pm-12", hand="ex7-92", deck="base1-46, L")

    duel.play("ex7-92", answers=["Charmander"])

    charmander = duel.you.active
    assert (charmander.name, charmander.damage, charmander.energy) == ("Charmander", 10, ["L"])
    assert charmander.conditions == {"poisoned"}
    assert duel.you.discard == ["base1-58", "ex7-92"]
