"""Short commands: one answer each, a clear refusal where none or several fit."""

from __future__ import annotations

import pytest

from playmat.game.choice import Choice, Option
from playmat.game.commands import BadCommand, answers, place_of

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


def turn() -> Choice:
    options = tuple(Option(n, kind, text) for n, (kind, text) in enumerate(OFFER))
    return Choice(0, "main", "what to do now", options)


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
    found = answers(turn(), typed, ATTACKS)

    assert found is not None
    assert [option.text for option in found] == [meant]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("e fire", "it may mean attach Fire Energy"),
        ("p g", "it may mean bench Gastly"),
        ("a 1", "no answer fits; offered: attack Thunder Jolt"),
        ("a 3", "the Active has 2 attacks"),
        ("e lightning a", "no answer fits"),
        ("v raichu b3", "no answer fits"),
        ("pick 99", "99 is not offered; take 1 to 11"),
        ("pick two", "two is not offered"),
    ],
)
def test_a_command_that_names_none_or_several_is_refused(typed: str, said: str) -> None:
    with pytest.raises(BadCommand, match=said):
        answers(turn(), typed, ATTACKS)


@pytest.mark.parametrize("typed", ["attack thunder jolt", "3", "e", "", "b1", "hello there"])
def test_what_is_no_command_is_left_alone(typed: str) -> None:
    assert answers(turn(), typed, ATTACKS) is None


def test_several_are_picked_in_the_order_typed() -> None:
    found = answers(turn(), "pick 3 1", ATTACKS)

    assert found is not None
    assert [option.packed for option in found] == [2, 0]


def test_a_place_alone_answers_where_pokemon_are_picked() -> None:
    texts = ("pick bench 1", "pick bench 2", "pick foe's bench 1")
    options = tuple(Option(n, "mon", text) for n, text in enumerate(texts))
    choice = Choice(0, "pick_mon", "a Pokémon", options)

    assert answers(choice, "b2") == (options[1],)
    assert answers(choice, "o1") == (options[2],)


@pytest.mark.parametrize(
    ("short", "place"),
    [
        ("a", "active"),
        ("a2", "active 2"),
        ("b8", "bench 8"),
        ("oa", "foe's active"),
        ("o3", "foe's bench 3"),
    ],
)
def test_places_have_short_names(short: str, place: str) -> None:
    assert place_of(short) == place


@pytest.mark.parametrize("text", ["3", "b9", "c1", "", "ob"])
def test_other_words_are_no_places(text: str) -> None:
    assert place_of(text) is None
