"""A Confused Pokémon retreats by a flip. [RETREAT-09]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import PLAIN, against, books, every_book, hit, mon, trainer
from tests.rules.turn.cards import SLEEPER
from tests.rules.turn.cards_judged import BAND, judged

BUG = mon("Bug", 60, "G", hit("Web", "C", 10), retreat=1)
LEAD = trainer("Lead Weight", "tool", "static { mod(retreat_cost, host, add, 1) }")
BALLOON = trainer("Balloon", "tool", "static { mod(retreat_cost, host, add, -2) }")
CARDS = (*PLAIN, BUG, SLEEPER, BAND, LEAD, BALLOON)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@books("ecard")
@pytest.mark.scenario("S-073")
@pytest.mark.rule("RETREAT-09")
def test_a_confused_pokemon_pays_and_stays_on_tails(rules: str) -> None:
    duel = table(rules, "Tauros +R +R +W confused | Spearow")

    duel.retreat(pay=["R", "R"], flips="T")

    assert duel.you.discard == ["R", "R"]
    assert (duel.you.active.name, duel.you.active.energy) == ("Tauros", ["W"])
    assert duel.you.active.conditions == {"confused"}


@books("ecard")
@pytest.mark.scenario("S-073")
@pytest.mark.rule("RETREAT-09")
def test_a_failed_retreat_bars_another_try_and_no_attack(rules: str) -> None:
    duel = table(rules, "Tauros +R +R +W +W +W confused | Spearow")

    duel.retreat(pay=["R", "R"], flips="T")

    assert duel.refused("retreat")
    assert against(duel, "retreat") == "RETREAT-09"
    assert duel.attack("Tackle", flips="H").foe.active.damage == 10


@books("ecard")
@pytest.mark.scenario("S-074")
@pytest.mark.rule("RETREAT-09", "RETREAT-10")
def test_heads_lets_a_confused_pokemon_retreat(rules: str) -> None:
    duel = table(rules, "Tauros +R +R +W confused | Spearow, Rattata")

    duel.choose("retreat", flips="H", answers=["R", "R"])
    asked_last = duel.asked
    duel.answer("bench 2")

    assert asked_last == "retreat_to"
    assert duel.you.active.name == "Rattata"
    assert duel.you.bench[1].conditions == set()


@books("ecard")
@pytest.mark.scenario("S-075")
@pytest.mark.rule("RETREAT-09")
def test_the_ban_after_tails_concerns_that_pokemon_only(rules: str) -> None:
    duel = table(rules, "Rattata +R +R confused | Bug +G", hand="Switch")
    duel.retreat(pay=["R"], flips="T").play("Switch")

    duel.retreat()

    assert duel.you.active.name == "Rattata"
    assert duel.refused("retreat")
    assert against(duel, "retreat") == "RETREAT-09"


@books("ecard")
@pytest.mark.rule("RETREAT-09")
def test_the_ban_ends_with_the_turn(rules: str) -> None:
    duel = table(rules, "Rattata +R +R confused | Bug +G")
    duel.retreat(pay=["R"], flips="T").end_turn()

    duel.end_turn()

    assert duel.can("retreat")


@books("ecard")
@pytest.mark.rule("RETREAT-09")
def test_a_free_retreat_needs_the_flip_as_well(rules: str) -> None:
    duel = table(rules, "Spearow confused | Rattata")

    duel.retreat(flips="T")

    assert duel.you.active.name == "Spearow"


@books("ex", "platinum", "legends", "xy")
@pytest.mark.scenario("S-076")
@pytest.mark.rule("RETREAT-09")
def test_later_books_ask_for_no_flip(rules: str) -> None:
    duel = table(rules, "Rattata +R confused | Spearow")

    duel.retreat()

    assert duel.you.active.name == "Spearow"
    assert duel.events("coin") == []


@every_book
@pytest.mark.rule("RETREAT-09")
@pytest.mark.parametrize("needed", [True, False])
def test_the_flip_is_a_house_rule(rules: str, needed: bool) -> None:
    house = book(rules).replace(confused_retreat_flip=needed)
    duel = table(house, "Rattata +R confused | Spearow")

    duel.retreat(flips="H" if needed else "")

    assert duel.you.active.name == "Spearow"


@books("ex", "platinum", "legends", "xy")
@pytest.mark.rule("RETREAT-09")
def test_a_retreat_that_failed_does_not_use_up_the_one_of_the_turn(rules: str) -> None:
    house = book(rules).replace(confused_retreat_flip=True)
    duel = judged(house, "Rattata +R +R confused | Puncher +R", hand="Switch")

    duel.retreat(flips="T").play("Switch").retreat()

    assert duel.you.active.name == "Rattata"
    assert duel.refused("retreat")
