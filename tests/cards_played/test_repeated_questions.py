"""Players are not asked whether and then how many, if none means no."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import harms, table

PILE = {"foe_discard": "base1-91"}
OPEN: list[Any] = [
    pytest.param("ecard", "base3-12 +R +R", "Wildfire", {}, "pick_card", id="Energy"),
    pytest.param("ex", "ex10-9 +G +G +G", "Bouncy Move", {}, "pick_number", id="a number"),
    pytest.param("platinum", "dp3-6 +P +P +P", "Psychic Cut", {}, "pick_card", id="Prizes"),
    pytest.param("platinum", "dp7-40 +P", "Hoodwink", PILE, "pick_card", id="a pile"),
    pytest.param(
        "ex", "ex6-12 +L +L +L | Wall", "Thunder Reflection", {}, "pick_card", id="and whom"
    ),
    pytest.param(
        "ecard", "ecard3-63 +P +P +P", "Shadow Hand", {"hand": "G"}, "pick_card", id="a whole hand"
    ),
]


@pytest.mark.parametrize(("rules", "you", "attack", "more", "asked"), OPEN)
def test_a_choice_of_none_is_all_that_is_asked(
    rules: str, you: str, attack: str, more: dict[str, str], asked: str
) -> None:
    duel = table(rules, you, **more)

    duel.attack(attack)
    first = duel.asked
    none = duel.fork().answer("0" if asked == "pick_number" else "stop")

    assert (first, none.player) == (asked, "foe")
    assert none.you.discard == []


def test_prizes_that_stay_face_down_add_nothing() -> None:
    duel = table("platinum", "dp3-6 +P +P +P", prizes="2*G")

    duel.attack("Psychic Cut")
    none = duel.fork().answer("stop")
    one = duel.fork().answer("prize 2", "stop")

    assert (harms(none)[1], harms(one)[1]) == ("60", "80")


def test_each_player_draws_what_they_say_at_once() -> None:
    duel = table("ecard", "Wall", hand="gym1-16", deck="5*L", foe_deck="5*R")

    duel.play("Erika")
    asked = duel.asked
    duel.answer("0", "2")

    assert asked == "pick_number"
    assert (duel.you.hand, len(duel.foe.hand)) == ([], 2)


HIDDEN: list[Any] = [
    pytest.param("platinum", "dp6-70 +W", "Aqua Pump", "W", 40, id="what adds damage"),
    pytest.param("ecard", "neo1-78 +G", "Growth", "G", 0, id="what is attached"),
]


@pytest.mark.parametrize(("rules", "you", "attack", "fits", "dealt"), HIDDEN)
def test_a_yes_means_one_at_least_of_what_a_hand_hides(
    rules: str, you: str, attack: str, fits: str, dealt: int
) -> None:
    coins = "H" * (attack == "Growth")
    lacking = table(rules, you, hand="R, R")
    one = table(rules, you, hand=f"{fits}, R")
    two = table(rules, you, hand=f"{fits}, {fits}")

    for duel in (lacking, one, two):
        duel.attack(attack, flips=coins)
    asked = [duel.asked for duel in (lacking, one, two)]
    lacking.answer("yes")
    one.answer("yes")
    two.answer("yes")  # the first of equal ones is picked automatically

    assert asked == ["may", "may", "may"]
    assert [duel.player for duel in (lacking, one, two)] == ["foe", "foe", "you"]
    assert (len(lacking.you.hand), one.you.hand, one.foe.active.damage) == (2, ["R"], dealt)
    assert two.can("stop")
