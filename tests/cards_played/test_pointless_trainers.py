"""Trainer cards are not offered if a shield, a lock or a copy in play makes them useless."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import table

SAFE = "neo3-27"  # Trainers do not affect it while it is Active
MOVING: list[Any] = [
    pytest.param("base1-95", "{} | Wall, Keg", "Wall", id="switching the own"),
    pytest.param("base1-93", "Wall", "{} | Wall, Keg", id="switching theirs"),
    pytest.param("ecard1-146", "Wall", "{} | Wall, Keg", id="switching theirs by a coin"),
    pytest.param("gym2-126", "{} | Wall, Keg", "Wall", id="switching both, no Bench there"),
    pytest.param("gym2-126", "{} | Wall, Keg", "neo3-22 | Wall", id="switching both"),
    pytest.param("bw8-129", "{} | Wall, Keg", "Wall", id="switching, then Energy"),
    pytest.param("dp1-116", "Wall", "{} | Wall, Keg", id="they say who goes"),
    pytest.param("base1-78", "{}", "Wall", id="picking up"),
    pytest.param("bw1-103", "{}", "Wall", id="picking up by a coin"),
    pytest.param("xy1-115", "{}", "Wall", id="putting back"),
    pytest.param("bw1-94", "{} +W | Wall", "Wall", id="moving Energy"),
    pytest.param("bw1-94", "{} | Wall +W", "Wall", id="moving Energy to it"),
    pytest.param("pl2-92", "{} +W | Wall", "Wall", id="moving any Energy"),
]


@pytest.mark.parametrize(("card", "you", "foe"), MOVING)
def test_no_trainer_is_offered_for_whom_no_trainer_reaches(card: str, you: str, foe: str) -> None:
    shut = table("ecard", you.format(SAFE), foe.format(SAFE), hand=card)
    free = table("ecard", you.format("Wall"), foe.format("Wall"), hand=card)

    assert shut.refused(f"play {card}")
    assert free.can(f"play {card}")


def test_nobody_is_brought_up_for_whom_no_trainer_reaches() -> None:
    shut, free = (table("ecard", f"{who} | Wall", hand="gym1-17, Keg") for who in (SAFE, "Wall"))

    assert shut.refused("play gym1-17")
    assert free.can("play gym1-17")


@pytest.mark.parametrize("card", ["base1-95", "base1-78", "ex3-87"])
def test_no_trainer_is_offered_for_whom_a_lock_holds_fast(card: str) -> None:
    bench = " | Wall" if card == "base1-95" else ""
    duel = table("ecard", f"neo1-31 +W +W +W{bench}", f"Wall{bench}", foe_hand=card)

    duel.attack("Jaw Clamp")

    assert duel.player == "foe"
    assert duel.refused(f"play {card}")


def test_who_is_safe_from_trainers_keeps_its_place_unasked_where_the_other_side_switches() -> None:
    duel = table("ecard", f"{SAFE} | Wall, Keg", "Wall | Keg", hand="gym2-126")

    duel.play("gym2-126")

    assert (duel.asked, duel.you.active.name, duel.foe.active.name) == ("main", "Suicune", "Keg")


def test_energy_that_no_trainer_can_move_is_not_picked() -> None:
    duel = table("ecard", f"{SAFE} +W | Wall +L, Keg, Wall", hand="bw1-94")

    duel.play("bw1-94")

    assert (duel.asked, len(duel.options)) == ("pick_mon", 2)


def test_a_shield_from_the_other_player_alone_lets_a_pokemon_be_switched_out() -> None:
    duel = table("xy", "Wall", "xy5-60 | Wall, Keg", hand="base1-93")

    assert duel.can("play base1-93")


LASTING: list[Any] = [
    pytest.param("gym2-100", "gym2-17", "gym1-35", "R, R, R", id="its text says so"),
    pytest.param("base5-78", "base5-78", "Wall", "", id="powers are off already"),
    pytest.param("gym2-125", "gym2-125", "Wall | Wall", "", id="the Bench is safe already"),
]


@pytest.mark.parametrize(("first", "second", "you", "hand"), LASTING)
def test_what_lasts_already_is_not_offered_again_in_the_same_turn(
    first: str, second: str, you: str, hand: str
) -> None:
    cards = f"{first}, {second}" + (f", {hand}" if hand else "")
    duel = table("ecard", you, hand=cards)

    duel.play(first)

    assert duel.refused(f"play {second}")


@pytest.mark.parametrize("card", ["gym2-19", "gym1-18"])
def test_what_adds_up_is_offered_again(card: str) -> None:
    duel = table("ecard", "Wall", hand=f"{card}, {card}, G, G, G, G")

    duel.play(card, answers=["Grass Energy", "Grass Energy"] if card == "gym1-18" else [])

    assert duel.can(f"play {card}")


def test_what_lasted_in_an_earlier_turn_is_offered_again() -> None:
    duel = table("ecard", "gym1-35", hand="gym2-100, gym2-100, R, R, R", deck="G, G", foe_deck="G")
    duel.play("gym2-100")
    duel.end_turn()
    duel.end_turn()

    assert duel.can("play gym2-100")


def test_a_shield_in_play_does_not_tell_what_a_hand_lacks() -> None:
    duel = table("xy", "xy9-83 +Y | xy12-53", hand="Wall")

    duel.attack("Mighty Wind")

    assert (duel.asked, duel.player) == ("may", "you")
