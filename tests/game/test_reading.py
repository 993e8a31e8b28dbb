"""Reading words: every form of what is offered, the plainest reading first."""

from __future__ import annotations

import pytest

from playmat.game.reading import loosely, offers, place_of, read
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import EX
from tests.game.tables import CARDS


def table(**more: object) -> Duel:
    you = "Pikachu +L +L | Raichu, Pikachu"
    return scenario("xy", you, "Pikachu", cards=CARDS, hand="L, Raichu", **more)  # type: ignore[arg-type]


def texts(duel: Duel, text: str) -> list[str]:
    return [each.text for each in read(text, offers(duel.state))]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("attack Gnaw", "attack Gnaw"),
        ("attack gnaw with active", "attack Gnaw"),
        ("attack Gnaw at foe's active", "attack Gnaw"),
        ("attack Gnaw with active at foe active", "attack Gnaw"),
        ("attack Gnaw with Pikachu", "attack Gnaw"),
        ("attack Gnaw with Pikachu at Pikachu", "attack Gnaw"),
        ("retreat", "retreat"),
        ("retreat active", "retreat"),
        ("retreat Pikachu", "retreat"),
        ("attach L to bench 1", "attach Lightning Energy (energy-L) to bench 1"),
        ("attach energy-L onto Raichu", "attach Lightning Energy (energy-L) to bench 1"),
        ("evolve t-2 on active", "evolve Raichu (t-2) on active"),
        ("power Spark", "use Spark of bench 1"),
        ("use Spark of Raichu", "use Spark of bench 1"),
        ("end", "end turn"),
        ("attack Gnaw with Raichu", ""),
    ],
)
def test_an_option_is_read_in_every_form(written: str, meant: str) -> None:
    assert texts(table(), written) == ([meant] if meant else [])


def test_a_name_that_several_bear_means_them_all() -> None:
    found = texts(table(), "attach L to Pikachu")

    assert found == [
        "attach Lightning Energy (energy-L) to active",
        "attach Lightning Energy (energy-L) to bench 2",
    ]


def test_the_letter_of_an_energy_is_not_the_beginning_of_a_name() -> None:
    duel = table().choose("retreat")

    assert texts(duel, "R") == []
    assert texts(duel, "Raichu") == ["pick bench 1"]


def test_two_actives_are_told_apart() -> None:
    rules = EX.replace(actives=2)
    duel = scenario(rules, "Pikachu & Raichu | Pikachu", "Pikachu & Pikachu", cards=CARDS)

    found = texts(duel, "attack Gnaw with active 1 at foe's active 2")

    assert found == ["attack Gnaw at foe's active 2"]
    assert len(texts(duel, "attack Gnaw")) == 2


def test_words_cut_short_are_read_in_order() -> None:
    known = offers(table().state)

    assert [each.text for each in loosely("att light bench", known)] == [
        "attach Lightning Energy (energy-L) to bench 1",
        "attach Lightning Energy (energy-L) to bench 2",
    ]
    assert loosely("light", known) == []
    assert loosely("bench light", known) == []


def test_words_cut_short_are_read_beside_the_name_of_a_pokemon() -> None:
    known = offers(table().state)

    found = loosely("attach lightning to raichu", known)

    assert [each.text for each in found] == ["attach Lightning Energy (energy-L) to bench 1"]
    assert len(loosely("attach lightning to pikachu", known)) == 2


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
