"""Markers set up by hand work like those placed by an attack."""

from __future__ import annotations

import pickle

import pytest

from playmat.game.record.log import lines
from playmat.game.scenario.scenario import scenario
from playmat.rules import BOOKS

CHANSEY = "base1-3"


@pytest.mark.rule("BETWEEN-04", "COND-25")
@pytest.mark.parametrize("name", BOOKS)
def test_the_owner_of_a_pokemon_with_a_char_marker_flips_after_every_turn(name: str) -> None:
    duel = scenario(name, f"{CHANSEY} marker:char", CHANSEY)

    duel.end_turn(flips="T").end_turn(flips="H").end_turn(flips="T")

    assert duel.you.active.damage == 40
    assert {event.seat for event in duel.events("coin")} == {0}


@pytest.mark.rule("BETWEEN-04")
def test_a_char_marker_still_works_when_its_position_is_printed_and_read_back() -> None:
    burnt = scenario("ecard", f"{CHANSEY} | {CHANSEY} marker:char", CHANSEY).end_turn(flips="T")

    again = scenario(str(burnt)).end_turn(flips="T")

    assert again.you.bench[0].damage == 40


@pytest.mark.rule("COND-25", "EVOLVE-06")
def test_a_char_marker_laid_by_hand_goes_when_its_pokemon_evolves() -> None:
    duel = scenario("ecard", "base1-58 marker:char", CHANSEY, hand="base1-14")

    duel.evolve("base1-14").end_turn()

    assert duel.you.active.damage == 0


@pytest.mark.rule("BETWEEN-04")
def test_a_marker_of_another_name_does_nothing() -> None:
    duel = scenario("ecard", f"{CHANSEY} marker:lightning_rod", CHANSEY)

    duel.end_turn()

    assert duel.you.active.damage == 0


def test_a_table_with_a_working_marker_travels_to_another_process() -> None:
    duel = scenario("ecard", f"{CHANSEY} marker:char", CHANSEY)

    duel.state = pickle.loads(pickle.dumps(duel.state))
    duel.state.events = []
    duel.end_turn(flips="T")

    assert duel.you.active.damage == 20


def test_char_whose_attack_nobody_knows_is_told_in_a_whole_sentence() -> None:
    duel = scenario("ecard", f"{CHANSEY} marker:char", CHANSEY).end_turn(flips="T")

    assert "Chansey gets 2 damage counters from an attack" in [
        each.text for each in lines(duel.state, 0)
    ]
