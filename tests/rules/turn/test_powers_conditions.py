"""Special Conditions stop powers, bodies or neither. [POWER-05, POWER-06, POW-1]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import against, books, every_book
from tests.rules.turn.cards import CARDS
from tests.rules.turn.cards_judged import judged

CONDITIONS = ("asleep", "confused", "paralyzed", "poisoned", "burned")


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    more.setdefault("deck", "20*R")
    return scenario(rules, you, foe, cards=CARDS, **more)


@books("ecard", "ex")
@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_any_of_the_five_conditions_stops_a_poke_power(rules: str, condition: str) -> None:
    duel = table(rules, f"t-powerful {condition}")

    assert duel.refused("use Gift")
    assert against(duel, "use Gift") == "POWER-05"


@books("platinum", "legends", "xy")
@pytest.mark.scenario("S-080", "K-130")
@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_later_books_leave_it_to_the_text(rules: str, condition: str) -> None:
    assert table(rules, f"t-powerful {condition}").can("use Gift")
    assert table(rules, f"Careful {condition}").refused("use Gift")


@books("ecard", "platinum")
@pytest.mark.scenario("K-130")
@pytest.mark.rule("POW-1")
def test_poison_stops_a_power_by_rule_or_not_at_all(rules: str) -> None:
    duel = table(rules, "t-powerful poisoned")

    assert duel.can("use Gift") is (rules == "platinum")


@every_book
@pytest.mark.rule("POWER-05")
@pytest.mark.parametrize("blocks", [True, False])
def test_whether_conditions_stop_powers_is_a_house_rule(rules: str, blocks: bool) -> None:
    house = book(rules).replace(condition_blocks_power=blocks)

    assert table(house, "t-powerful burned").can("use Gift") is not blocks


@books("xy")
@pytest.mark.scenario("S-080")
@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_no_condition_stops_an_ability(rules: str, condition: str) -> None:
    assert table(rules, f"Able {condition}").can("use Gift")


@every_book
@pytest.mark.scenario("K-131")
@pytest.mark.rule("POWER-06", "POW-1")
@pytest.mark.parametrize("condition", ["asleep", "confused", "paralyzed"])
def test_a_poke_body_works_under_a_condition(rules: str, condition: str) -> None:
    duel = table(rules, f"Hardy {condition}", "Puncher", player="foe")

    duel.attack("Punch", flips="H" if condition == "asleep" else "")

    assert duel.you.active.damage == 20


@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize(
    ("rules", "answered"),
    [("ecard", False), ("ex", False), ("platinum", True), ("legends", True), ("xy", True)],
)
def test_a_condition_stops_a_poke_power_that_answers_by_itself(rules: str, answered: bool) -> None:
    sick = judged(rules, "Thorn paralyzed:1", "Puncher", player="foe").attack("Punch")
    well = judged(rules, "Thorn", "Puncher", player="foe").attack("Punch")

    assert sick.foe.active.damage == (10 if answered else 0)
    assert well.foe.active.damage == 10
