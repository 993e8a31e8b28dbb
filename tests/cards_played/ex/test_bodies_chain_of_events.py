"""Chain of Events: after its partner, this Pokémon uses Cheer On like any attack."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.cards_played.tables import table

DUO = book("ex").replace(actives=2)
PAIR = "Wall dmg20 & ex3-8 +L dmg20 | Keg dmg20"


def pair(you: str = PAIR, foe: str = "Wall & Wall", **more: Any) -> Duel:
    return table(DUO, you, foe, **more)


def pushed(duel: Duel, flips: str = "") -> Duel:
    return duel.attack("Push", by="active 1", at="foe's active 1", flips=flips)


def cheered(duel: Duel, flips: str = "") -> Duel:
    return duel.attack("Cheer On", at="foe's active 1", flips=flips)


def damages(duel: Duel) -> list[int]:
    return [one.damage for one in (*duel.you.actives, *duel.you.bench)]


@pytest.mark.parametrize("card", ["ex3-7", "ex3-8"])
def test_after_its_partner_it_uses_cheer_on_if_its_player_likes(card: str) -> None:
    duel = pushed(pair(PAIR.replace("ex3-8", card)))
    offered = duel.options

    cheered(duel)

    assert [text.split(" at ")[0] for text in offered] == [*["attack Cheer On"] * 2, "end turn"]
    assert damages(duel) == [10, 10, 10]
    assert (duel.player, duel.asked) == ("foe", "main")


def test_cheer_on_needs_its_energy() -> None:
    duel = pushed(pair(PAIR.replace("+L ", "")))

    assert duel.player == "foe"


@pytest.mark.parametrize(("flips", "found"), [("T", [20, 40, 20]), ("H", [10, 0, 10])])
def test_a_confused_pokemon_flips_for_cheer_on(flips: str, found: list[int]) -> None:
    duel = pushed(pair(PAIR.replace("+L dmg20", "+L dmg10 confused")))

    cheered(duel, flips)

    assert damages(duel) == found


def test_cheer_on_that_is_forbidden_is_not_used() -> None:
    duel = pair(foe="base1-59>base1-38 +W +W & Wall", player="foe")

    duel.attack("Amnesia", at="foe's active 2", answers=["Cheer On"])
    pushed(duel)

    assert duel.player == "foe"


def test_nothing_follows_an_attack_that_confusion_stopped() -> None:
    duel = pushed(pair(PAIR.replace("dmg20 &", "dmg20 confused &")), flips="T")

    assert (duel.player, damages(duel)) == ("foe", [50, 20, 20])


def test_one_cheer_on_a_turn_even_if_both_have_the_body() -> None:
    duel = pair("ex3-7 +L +L dmg30 & ex3-8 +L dmg30")

    duel.attack("Special Circuit", by="active 1", at="foe's active 1", answers=["foe's active 1"])
    cheered(duel)

    assert (duel.player, damages(duel)) == ("foe", [20, 20])


def test_no_technical_machine_is_used_in_place_of_cheer_on() -> None:
    duel = pushed(pair(PAIR.replace("ex3-8 +L", "ex3-8 +L +ecard3-134")))

    assert {text.split(" at ")[0] for text in duel.options} == {"attack Cheer On", "end turn"}


def test_a_partner_that_knocks_itself_out_is_gone_before_cheer_on() -> None:
    duel = pair("base1-53 +L +L & ex3-8 +L dmg20 | Keg, Keg")

    duel.attack("Selfdestruct", by="active 1", at="foe's active 1", answers=["prize 1"])
    fallen = duel.you.discard
    duel.answer("bench 1")
    cheered(duel)

    assert "base1-53" in fallen
    assert sorted(damages(duel)) == [0, 0, 10]
