"""Printed cards ask only what can change the game, and do ask where it can."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import table

ATTACKS: list[Any] = [
    pytest.param(
        "xy", "xyp-XY92 +P", "Wall", {"discard": "R, W, W"}, "Energy Hunt", "HHH", id="no EX"
    ),
    pytest.param(
        "xy", "xy11-25 +R | Wall, Keg", "Wall", {"discard": "W"}, "Power Heater", "", id="no Fire"
    ),
    pytest.param("xy", "bw3-46 +P +P | Wall, Keg", "Wall", {}, "Damagriiigus", "", id="no damage"),
    pytest.param("ex", "ex7-47 +P", "Wall", {"discard": "R"}, "Dark Aid", "", id="no Tool"),
    pytest.param("ecard", "ecard2-36 +P", "gym2-89", {}, "Copy", "", id="not paid for"),
    pytest.param("xy", "xy12-71 +P", "Wall", {}, "Conversion 3", "", id="no Weakness"),
    pytest.param("xy", "bw2-11 +G", "Wall", {"deck": "G, P"}, "Helping Hand", "", id="no Bench"),
]
MATTERS: list[Any] = [
    pytest.param(
        "xy", "xyp-XY92 +P | Giant-EX", {"discard": "R, W, W, G"}, "Energy Hunt", "HHT", id="an EX"
    ),
    pytest.param(
        "xy", "xy11-25 +R | Wall, Keg, Mole", {"discard": "R, R"}, "Power Heater", "", id="Fire"
    ),
    pytest.param("xy", "bw3-46 +P +P | Wall dmg10, Keg", {}, "Damagriiigus", "", id="damage"),
    pytest.param("ex", "ex7-47 +P", {"discard": "Band"}, "Dark Aid", "", id="a Tool"),
    pytest.param("xy", "bw2-11 +G | Wall", {"deck": "G, P"}, "Helping Hand", "", id="a Bench"),
]


@pytest.mark.parametrize(("rules", "you", "foe", "more", "attack", "flips"), ATTACKS)
def test_an_attack_asks_nothing_that_cannot_matter(
    rules: str, you: str, foe: str, more: dict[str, Any], attack: str, flips: str
) -> None:
    duel = table(rules, you, foe, **more)

    duel.attack(attack, flips=flips)

    assert (duel.asked, duel.player) == ("main", "foe")


@pytest.mark.parametrize(("rules", "you", "more", "attack", "flips"), MATTERS)
def test_an_attack_asks_what_may_matter(
    rules: str, you: str, more: dict[str, Any], attack: str, flips: str
) -> None:
    duel = table(rules, you, **more)

    duel.attack(attack, flips=flips)

    assert (duel.asked == "main", duel.player) == (False, "you")


TRAINERS: list[Any] = [
    pytest.param("ecard1-141", "HHT", {"discard": "R, W"}, "main", id="all are taken"),
    pytest.param("ecard1-141", "HHT", {"discard": "R, W, G"}, "pick_card", id="one is left"),
    pytest.param("ecard1-137", "", {"deck": "R, W"}, "main", id="all is drawn"),
    pytest.param("ecard1-137", "", {"deck": "R, W, G, L"}, "pick_card", id="some is left"),
    pytest.param("ex6-93", "H", {}, "pick_mon", id="somebody is hurt"),
]


@pytest.mark.parametrize(("card", "flips", "more", "asked"), TRAINERS)
def test_a_trainer_asks_only_what_may_matter(
    card: str, flips: str, more: dict[str, Any], asked: str
) -> None:
    duel = table("ecard", "Wall | Wall dmg10", hand=f"{card}, P, F", **more)

    duel.play(card, flips=flips)

    assert duel.asked == asked


@pytest.mark.parametrize(("foe", "asked"), [("bw4-76", "main"), ("Wall", "pick_mon")])
def test_nobody_is_chosen_to_be_healed_where_nobody_can_be(foe: str, asked: str) -> None:
    duel = table("xy", "Wall dmg20 | Wall dmg10", foe, hand="tk1a-8")

    duel.play("tk1a-8")

    assert duel.asked == asked


def test_a_berry_waits_unasked_for_paralysis_that_stays_anyway() -> None:
    duel = table("ex", "base1-45 +G", "Wall +ex1-84")

    duel.attack("String Shot", flips="H")

    assert (duel.asked, duel.foe.active.conditions) == ("main", set())


@pytest.mark.parametrize(
    ("foe", "asked"),
    [
        ("bw11-6>bw11-7>bw11-8 confused dmg20", "main"),
        ("bw11-6>bw11-7>bw11-8 poisoned", "between_tool"),
    ],
)
def test_the_moment_of_healing_is_asked_only_if_it_matters(foe: str, asked: str) -> None:
    duel = table("ecard", "Wall", f"{foe} | Wall dmg10")

    duel.end_turn()

    assert duel.asked == asked
