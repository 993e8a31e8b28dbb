"""Short commands: the offers each fits, in the order of the screen where they are counted."""

from __future__ import annotations

import pytest

from playmat.game.commands import commanded, picked
from playmat.game.reading import Offer

OFFER = (
    ("attach", "attach Fire Energy (base1-98) to active"),
    ("attach", "attach Fire Energy (base1-98) to bench 1"),
    ("attach", "attach Water Energy (base1-102) to bench 1"),
    ("evolve", "evolve Raichu (base1-14) on active"),
    ("bench", "bench Gastly (base1-50)"),
    ("play", "play Gust of Wind (base1-93)"),
    ("play", "play Gold Berry (neo1-93) on bench 1"),
    ("power", "use Rain Dance of bench 2"),
    ("retreat", "retreat"),
    ("attack", "attack Thunder Jolt"),
    ("end", "end turn"),
)
ATTACKS = ("Gnaw", "Thunder Jolt")


def offer(n: int, kind: str, text: str) -> Offer:
    full = f"{text} with active at foe's active" if kind == "attack" else text
    return Offer(n, kind, text, (text, full), True)


TURN = tuple(offer(n, kind, text) for n, (kind, text) in enumerate(OFFER))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a 2", "attack Thunder Jolt"),
        ("a thun", "attack Thunder Jolt"),
        ("e fire a", "attach Fire Energy (base1-98) to active"),
        ("e fire b1", "attach Fire Energy (base1-98) to bench 1"),
        ("e wat", "attach Water Energy (base1-102) to bench 1"),
        ("v raichu a", "evolve Raichu (base1-14) on active"),
        ("v rai", "evolve Raichu (base1-14) on active"),
        ("p gastly", "bench Gastly (base1-50)"),
        ("p gust", "play Gust of Wind (base1-93)"),
        ("P GOLD B1", "play Gold Berry (neo1-93) on bench 1"),
        ("use b2", "use Rain Dance of bench 2"),
        ("use rain", "use Rain Dance of bench 2"),
        ("r", "retreat"),
        ("end", "end turn"),
    ],
)
def test_a_command_means_one_answer(typed: str, meant: str) -> None:
    found = commanded(typed, TURN, ATTACKS)

    assert [each.text for each in found] == [meant]


@pytest.mark.parametrize(
    ("typed", "many"), [("e fire", 2), ("p g", 3), ("a 1", 0), ("a 3", 0), ("v raichu b3", 0)]
)
def test_a_command_fits_as_many_offers_as_it_leaves_open(typed: str, many: int) -> None:
    found = commanded(typed, TURN, ATTACKS)

    assert len(found) == many


@pytest.mark.parametrize("typed", ["attack thunder jolt", "3", "e", "", "b1", "hello there"])
def test_what_is_no_command_is_left_alone(typed: str) -> None:
    assert commanded(typed, TURN, ATTACKS) == []


def test_several_are_picked_in_the_order_typed_and_counted_as_the_screen_does() -> None:
    found = picked("pick 3 1", TURN)

    assert [each and each.text for each in found] == [
        "attach Fire Energy (base1-98) to active",
        "bench Gastly (base1-50)",
    ]


def test_a_number_that_is_not_on_the_screen_picks_nothing() -> None:
    assert picked("pick 99 0", TURN) == [None, None]


@pytest.mark.parametrize("typed", ["pick bench 1", "pick two", "pick", "pick Gastly"])
def test_an_answer_that_begins_with_pick_is_no_number(typed: str) -> None:
    assert picked(typed, TURN) == []


def test_answers_that_are_numbers_are_picked_by_what_they_say() -> None:
    numbers = [offer(n, "number", text) for n, text in enumerate(("2", "1", "0"))]

    assert picked("pick 2", numbers) == [numbers[0]]


def test_a_place_alone_answers_where_pokemon_are_picked() -> None:
    texts = ("pick bench 1", "pick bench 2", "pick foe's bench 1", "pick active 1")
    known = [offer(n, "mon", text) for n, text in enumerate(texts)]

    assert commanded("b2", known) == [known[1]]
    assert commanded("o1", known) == [known[2]]
    assert commanded("a", known) == [known[3]]
