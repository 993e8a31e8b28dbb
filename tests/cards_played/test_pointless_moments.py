"""Coins, powers, orders and guesses that cannot matter are skipped."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table

QUILAVA = "neo1-57>neo1-46 +R +R"
MAGMORTAR = "dp3-56>dp3-31"


@pytest.mark.parametrize(("foe", "coins", "damages"), [("Wall", 0, []), ("Wall | Keg", 2, [20])])
def test_coins_for_a_pokemon_that_is_not_there_are_not_flipped(
    foe: str, coins: int, damages: list[int]
) -> None:
    duel = table("ecard", QUILAVA, foe).attack("Fire Wind", flips="H" * coins)

    assert len(duel.events("coin")) == coins
    assert [one.damage for one in duel.foe.bench] == damages


def test_coins_of_a_pokemon_picked_afterwards_are_flipped() -> None:
    duel = table("platinum", "dp2-82 +G", "Wall").attack("Direct-hit Bomb", flips="H")

    assert duel.foe.active.damage == 10


@pytest.mark.parametrize(("line", "offered"), [("pl2-34", False), ("base2-51>pl2-34", True)])
def test_a_power_that_devolves_its_pokemon_needs_a_card_under_it(line: str, offered: bool) -> None:
    assert table("platinum", f"Wall | {line}").can("use Undevelop of bench 1") is offered


@pytest.mark.parametrize(("damage", "asked"), [(0, True), (10, True), (20, False), (70, False)])
def test_the_order_of_harm_and_healing_is_asked_only_where_it_matters(
    damage: int, asked: bool
) -> None:
    duel = table("platinum", f"{MAGMORTAR} dmg{damage}", hand="pl1-121")

    duel.attach("Rainbow Energy", to="active")

    assert (duel.asked == "trigger_order") is asked


@pytest.mark.parametrize(("prizes", "offered"), [(6, False), (5, True)])
def test_a_bonus_for_each_prize_taken_is_not_played_before_there_is_one(
    prizes: int, offered: bool
) -> None:
    duel = table("xy", "Wall", hand="bw10-101", foe_prizes=prizes)

    assert duel.can("play Iris") is offered


@pytest.mark.rule("M-44")
@pytest.mark.parametrize(("rules", "kinds"), [("platinum", 9), ("legends", 9), ("xy", 11)])
def test_a_guess_names_a_type_that_the_rulebook_has(rules: str, kinds: int) -> None:
    duel = table(rules, "Wall | dp6-82", hand="base1-58")

    duel.power("?")

    assert (duel.chooser, len(duel.options)) == ("foe", kinds)
