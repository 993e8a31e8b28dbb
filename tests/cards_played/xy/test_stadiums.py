"""Stadiums of the XY sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.game.why import why_not
from tests.cards_played.tables import table


def test_team_magmas_secret_base_hurts_strangers() -> None:
    duel = table("xy", "Wall", hand="Keg, dc1-10", stadium="dc1-32")

    duel.bench("Keg").bench("Team Magma's Baltoy")

    assert [one.damage for one in duel.you.bench] == [20, 0]


@pytest.mark.parametrize(("foe", "damage"), [("Giant-EX", 120), ("Wall", 100)])
def test_fighting_stadium_helps_fighting_against_ex(foe: str, damage: int) -> None:
    duel = table("xy", "Mole", foe, stadium="xy3-90").attack("Dig")

    assert duel.foe.active.damage == damage


def test_dimension_valley_makes_psychic_attacks_cheaper() -> None:
    duel = table("xy", "xy4-43 +P +P", stadium="xy4-93")

    assert duel.can("attack Cursed Drop")
    assert not table("xy", "xy8-62", stadium="xy4-93").can("attack Shatter Shot")
    assert not table("xy", "Wall +G", stadium="xy4-93").can("attack Shove")


def test_sky_field_makes_room_for_eight_until_it_leaves() -> None:
    duel = table("xy", "Wall | " + ", ".join(["Keg"] * 7), hand="Keg, xy4-93", stadium="xy6-89")

    duel.bench("Keg").play("Dimension Valley", answers=["bench 8", "bench 7", "bench 6"])

    assert len(duel.you.bench) == 5


def test_the_owner_of_sky_field_discards_first() -> None:
    crowd = "Wall | Keg, Keg, Keg, Keg, Keg, Keg"
    duel = table("xy", crowd, crowd, hand="xy4-93", stadium="foe:xy6-89")

    assert duel.play("Dimension Valley").chooser == "foe"


@pytest.mark.parametrize(("side", "benches", "damage"), [("me", (3, 4), 100), ("foe", (4, 3), 80)])
def test_parallel_city_crowds_one_player_and_dampens_the_other(
    side: str, benches: tuple[int, int], damage: int
) -> None:
    crowd = "Keg, Keg, Keg, Keg"
    duel = table("xy", f"Flame | {crowd}", f"Wall | {crowd}", hand="xy8-145")

    duel.play("Parallel City", answers=[side, "bench 4"]).attack("Blaze")

    assert (len(duel.you.bench), len(duel.foe.bench)) == benches
    assert duel.foe.active.damage == damage


def test_fighting_stadium_adds_nothing_to_what_the_attacker_does_to_itself() -> None:
    duel = scenario("xy", "g1-46 +F +F +F +F", "bw9-79", stadium="xy3-90")

    duel.attack("Megaton Fall")

    assert duel.you.active.damage == 60


@pytest.mark.parametrize(("answer", "times"), [("Extrasensory", 0), ("Wicked Wind", 1)])
def test_chaos_tower_shields_nobody_while_stadiums_have_no_effect(answer: str, times: int) -> None:
    duel = scenario("xy", "col1-51 +P", "xy11-11 +G +G", hand="xy10-94", foe_hand="3*base1-99")

    duel.play("Chaos Tower", answers=["me"]).end_turn()
    duel.attack(answer).attack("Poison Buildup")

    assert len(duel.events("condition")) == times


def test_chaos_tower_cures_and_guards_by_side() -> None:
    duel = table("xy", "Wall poisoned", "Wall asleep", hand="xy10-94")

    duel.play("Chaos Tower", answers=["me"])

    assert (duel.you.active.conditions, duel.foe.active.conditions) == (set(), set())


def test_scorched_earth_turns_energy_into_cards_once_a_turn() -> None:
    duel = table("xy", "Wall", hand="R, F, W", stadium="xy10-110", deck="5*G")

    duel.power("Scorched Earth", answers=["energy-F"])

    assert sorted(duel.you.hand) == ["G", "G", "R", "W"]
    assert not duel.can("power Scorched Earth")


def test_forest_of_giant_plants_lifts_the_first_turn_ban() -> None:
    duel = table("xy", "xy1-1", stadium="xy7-74", hand="xy1-2", your_turns=1)

    assert duel.can("evolve M Venusaur-EX")


def test_kinesis_is_silent_where_basic_pokemon_have_no_abilities() -> None:
    duel = table("xy", "xy10-25", "Wall | Wall", hand="xy10-26", stadium="xy5-140")

    duel.evolve("M Alakazam-EX")

    assert [duel.foe.active.damage, duel.foe.bench[0].damage] == [0, 0]


@pytest.mark.parametrize(("attack", "can"), [("Wicked Wind", False), ("Extrasensory", True)])
def test_a_stadium_without_effect_is_not_used(attack: str, can: bool) -> None:
    duel = table("xy", "Stream dmg60", "xy11-11 +G +G", stadium="xy5-137", player="foe")

    duel.attack(attack)

    assert duel.can("use Rough Seas of stadium") is can


def test_what_stands_against_a_stadium_is_named() -> None:
    duel = table("xy", "Stream dmg60", "xy11-11 +G +G", stadium="xy5-137", player="foe")
    duel.attack("Wicked Wind")

    why = why_not(duel.state, "use Rough Seas of stadium")

    assert why is not None
    assert "Shiftry" in str(why)


@pytest.mark.parametrize(("damage", "left"), [("dmg50", 20), ("dmg20", 0), ("", 0)])
def test_all_night_party_wakes_the_active_damaged_or_not(damage: str, left: int) -> None:
    duel = table("xy", f"Wall asleep {damage}", stadium="xy9-96")

    duel.power("All-Night Party")

    assert (duel.you.active.damage, duel.you.active.conditions) == (left, set())


def test_all_night_party_does_nothing_for_who_is_awake() -> None:
    duel = table("xy", "Wall dmg50", stadium="xy9-96")

    assert duel.refused("power All-Night Party")
