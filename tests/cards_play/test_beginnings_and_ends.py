"""From when and until when texts hold, and against whom."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP
SWITCH = "base1-95"
FOSSIL = "base3-62"


@pytest.mark.parametrize(("switches", "damage"), [(0, 0), (2, 60)])
def test_stance_ends_for_good_when_lucario_leaves_the_active_spot(
    switches: int, damage: int
) -> None:
    duel = scenario(
        "platinum",
        f"dp6-61 | {CHANSEY}",
        "base1-8 +F +F +F +F",
        hand=f"dp2-122, 2*{SWITCH}",
    )

    duel.level_up("Lucario LV.X", answers=["yes"])
    for _ in range(switches):
        duel.play("Switch")
    duel.end_turn().attack("Seismic Toss")

    assert duel.you.active.damage == damage


def test_fighting_stadium_adds_nothing_to_what_the_attacker_does_to_itself() -> None:
    duel = scenario("xy", "g1-46 +F +F +F +F", "bw9-79", stadium="xy3-90")

    duel.attack("Megaton Fall")

    assert duel.you.active.damage == 60


@pytest.mark.parametrize("fossil", [FOSSIL, f"{FOSSIL}>base3-50"])
def test_scoop_up_returns_a_fossil_as_the_basic_card_that_it_is(fossil: str) -> None:
    duel = scenario("ecard", f"{CHANSEY} | {fossil}", CHANSEY, hand="base1-78")

    duel.play("Scoop Up", answers=["bench 1"])

    assert duel.you.hand == [FOSSIL]


@pytest.mark.parametrize(("answer", "times"), [("Extrasensory", 0), ("Wicked Wind", 1)])
def test_chaos_tower_shields_nobody_while_stadiums_have_no_effect(answer: str, times: int) -> None:
    duel = scenario("xy", "col1-51 +P", "xy11-11 +G +G", hand="xy10-94", foe_hand="3*base1-99")

    duel.play("Chaos Tower", answers=["me"]).end_turn()
    duel.attack(answer).attack("Poison Buildup")

    assert len(duel.events("condition")) == times


def encored(machine: str) -> Duel:
    """Return a game in which the foe's Charmander may use but one attack."""
    duel = scenario("platinum", "dp3-28 +P", f"base1-46 +R{machine}")
    return duel.attack("Encore", answers=["Scratch"])


def test_encore_leaves_no_attack_of_a_technical_machine() -> None:
    plain, armed = encored(""), encored(" +dp6-136")

    assert plain.can("attack Scratch")
    assert armed.can("attack Scratch")
    assert armed.refused("attack Evoluter")


@pytest.mark.parametrize(("turns", "damage"), [(0, 110), (1, 70)])
def test_rainbow_scale_finds_no_weakness_where_a_text_takes_it_away(
    turns: int, damage: int
) -> None:
    duel = scenario("xy", "bw9-79 +M +M +M", "dp2-9 +R +R +G")
    duel = duel.attack("Metal Defender") if turns else duel.end_turn()

    duel.attack("Dragon Fang")

    assert duel.you.active.damage == damage


def test_power_spray_waits_for_the_other_players_turn() -> None:
    duel = scenario(
        "platinum",
        "base1-8 +F +F +F +F | 3*pl3-83",
        f"pl2-7 | {CHANSEY}",
        hand="pl1-117",
        foe_deck="4*base1-99",
    )

    duel.attack("Seismic Toss", answers=["yes"])

    assert (duel.chooser, duel.asked) == ("you", "prize")
    assert duel.you.hand == ["pl1-117"]


def test_psychic_bind_begins_with_the_other_players_turn() -> None:
    duel = scenario(
        "platinum",
        "base1-8 +F +F +F +F",
        f"pl2-7 | {CHANSEY}, dp3-28",
        hand="dp6-34",
        foe_deck="4*base1-99",
    )

    duel.bench("Mesprit", answers=["yes"]).attack("Seismic Toss")

    assert (duel.chooser, duel.asked) == ("foe", "may")


def test_evosoda_evolves_no_pokemon_a_second_time_in_a_turn() -> None:
    line = "base1-46", "base1-24", "base1-4"  # Charmander, Charmeleon, Charizard
    duel = scenario("xy", line[0], CHANSEY, hand="2*g1-62", deck=", ".join(line[1:]))

    duel.play("Evosoda", answers=["Charmeleon"])

    assert duel.you.active.id == line[1]
    assert duel.refused("play Evosoda")
