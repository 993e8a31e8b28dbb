"""Sudden Death, and the draw that no rulebook mentions."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.script import SameHandAgain
from playmat.rules import book
from tests.rules.cards_combat import BOOKS, RECOIL, blow, duel, every_book, mon, trainer
from tests.rules.combat.cards import STOCK, clash

BOTH = ["prize 1", "prize 1"]
SMASH = "Reckless Smash"
LATE_FLIP = ("platinum", "legends")


def opening_answers(rules: str) -> list[str]:
    """Setup choices with one Pokémon each, where the winner of the flip goes first."""
    return [*(["yes"] if rules == "xy" else []), "stop", "stop"]


def sudden(rules: str, **more: object) -> Duel:
    """Play into the first turn of a Sudden Death that you begin."""
    table = clash(rules, (3, 3), (0, 0), **more)
    return table.attack(SMASH, flips="H", answers=[*BOTH, *opening_answers(rules)])


CLASH = blow("Clash", 60, "after { hit(self, 60) }")
CLASHER = mon("Clasher", 60, "C", CLASH)
CLASHER_STOCK = {
    "deck": "20*Dummy",
    "foe_deck": "20*Dummy",
    "prizes": "Dummy",
    "foe_prizes": "Dummy",
}


@pytest.mark.rule("SUDDEN-01", "SUDDEN-02", "SD-1")
@pytest.mark.scenario("S-137")
@every_book
def test_sudden_death_is_a_whole_new_game_for_one_prize(rules: str) -> None:
    table = sudden(rules)
    drawn = 0 if rules == "ex" else 1

    assert (table.sudden, table.turn, table.player) == (1, 1, "you")
    assert (table.you.prizes_left, table.foe.prizes_left) == (1, 1)
    assert (len(table.you.hand), len(table.foe.hand)) == (6 + drawn, 6)
    assert (table.you.active.damage, table.foe.active.damage) == (0, 0)
    assert len(table.events("opening_flip")) == 1


@pytest.mark.rule("SUDDEN-01", "SD-1")
@every_book
def test_the_new_flip_decides_anew_who_goes_first(rules: str) -> None:
    table = clash(rules, (3, 3), (0, 0))

    table.attack(SMASH, flips="T", answers=[*BOTH, *opening_answers(rules)])

    assert (table.first, table.player) == ("foe", "foe")


@pytest.mark.rule("SUDDEN-01")
@pytest.mark.scenario("S-138")
@every_book
def test_the_first_turn_of_sudden_death_has_the_limits_of_the_book(rules: str) -> None:
    table = sudden(rules)

    assert table.can("attack Tap") is (rules != "xy")
    assert len(table.you.hand) == (6 if rules == "ex" else 7)


@pytest.mark.rule("SUDDEN-03", "SD-4")
@pytest.mark.scenario("S-137")
@every_book
def test_the_first_knock_out_of_sudden_death_wins_the_whole_game(rules: str) -> None:
    table = sudden(rules)

    if rules == "xy":
        table.end_turn().attack("Crush")
    else:
        table.attack("Crush")

    assert table.winner == ("foe" if rules == "xy" else "you")
    assert table.sudden == 1
    assert [event.count for event in table.events("sudden_death")] == [1]


@pytest.mark.rule("SUDDEN-03", "SD-2")
@pytest.mark.scenario("S-137", "K-175")
@every_book
def test_a_tied_sudden_death_leads_to_another(rules: str) -> None:
    table = clash(rules, (1, 1), (0, 0), sudden=1)

    table.attack(SMASH, flips="H", answers=opening_answers(rules))

    assert (table.sudden, table.winner) == (2, None)
    assert table.you.prizes_left == 1


@pytest.mark.rule("SUDDEN-04", "DRAW-1")
@pytest.mark.scenario("K-175")
@pytest.mark.parametrize("cap", [1, 20])
@every_book
def test_after_so_many_sudden_deaths_the_match_is_drawn(rules: str, cap: int) -> None:
    table = clash(rules, (1, 1), (0, 0), sudden=cap)
    table.state.match.max_sudden_deaths = cap

    table.attack(SMASH)

    assert table.winner == "draw"
    assert table.rules_of("draw_game") == ["DRAW-1"]


@pytest.mark.rule("SUDDEN-03", "SUDDEN-04")
@pytest.mark.scenario("K-175")
@every_book
def test_without_a_limit_of_the_match_sudden_death_follows_sudden_death(rules: str) -> None:
    table = clash(rules, (1, 1), (0, 0), sudden=500)

    table.attack(SMASH, flips="H", answers=opening_answers(rules))

    assert (table.sudden, table.winner) == (501, None)


@pytest.mark.rule("SUDDEN-04", "DRAW-1")
@every_book
def test_a_table_laid_without_any_basic_ends_where_sudden_death_could_not_begin(rules: str) -> None:
    grown = mon("Grown", 60, "C", CLASH, kinds=("stage1",))
    bare = {"deck": "9*L", "foe_deck": "9*Dummy", "prizes": "L", "foe_prizes": "Dummy"}
    table = duel(rules, "Grown", "Clasher dmg10", grown, CLASHER, **bare)

    table.attack("Clash")

    assert (table.winner, table.end) == ("draw", "tie")
    assert table.rules_of("draw_game") == ["DRAW-1"]


@pytest.mark.rule("SETUP-05", "SUDDEN-01")
@every_book
def test_a_deck_kept_in_order_is_refused_where_it_deals_the_same_bad_hand_for_ever(
    rules: str,
) -> None:
    decks = {"deck": "20*L, Dummy", "foe_deck": "20*L", "prizes": "L", "foe_prizes": "L"}
    table = duel(rules, "Clasher", "Clasher dmg10", CLASHER, shuffles="keep", **decks)

    with pytest.raises(SameHandAgain, match="no Basic"):
        table.attack("Clash", flips="H", answers=["yes"] if rules == "xy" else [])


@pytest.mark.rule("DRAW-1")
@every_book
def test_the_cap_on_turns_is_a_draw_that_is_no_rule_of_the_game(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy")
    table.state.match.max_turns = table.turn

    table.end_turn()

    assert (table.winner, table.end) == ("draw", "limit")
    assert table.rules_of("limit") == ["DRAW-1"]


@pytest.mark.rule("SD-3", "PRIZE-04")
@pytest.mark.scenario("K-174")
@every_book
def test_an_ex_lost_in_sudden_death_is_the_one_prize(rules: str) -> None:
    table = duel(rules, "Basher", "Big ex | Dummy", prizes=1, foe_prizes=1, sudden=1)

    table.attack("Smash")

    assert (table.winner, table.you.prizes_left) == ("you", 0)


@pytest.mark.rule("SD-5", "LZ-1")
@every_book
def test_nothing_of_the_first_game_reaches_sudden_death(rules: str) -> None:
    gym = trainer("Gym", "stadium", "static { mod(max_hp, all(both), add, 20) }")
    program = "lasting(rest_of_game) { mod(damage_dealt, all(both), add, 50) }"
    curse = blow("Curse", 0, f"no_damage; after {{ {program} }}")
    curser = mon("Curser", 60, "P", curse, blow(SMASH, 60, RECOIL))
    zones = {**STOCK, "prizes": "3*Basher", "foe_prizes": "3*Basher", "stadium": "Gym"}
    more = {**zones, "lost": "2*Dummy", "discard": "Dummy", "foe_lost": "Dummy"}
    table = duel(rules, "Curser", "Basher", curser, gym, **more).attack("Curse").end_turn()

    table.attack(SMASH, flips="" if rules in LATE_FLIP else "H", answers=BOTH)

    assert (table.sudden, table.stadium, table.state.lasting) == (1, None, [])
    assert (table.you.lost, table.you.discard, table.foe.lost) == ([], [], [])
    assert len(table.you.deck) + len(table.you.hand) + len(table.you.actives) == 28


@pytest.mark.rule("SUDDEN-02")
@pytest.mark.parametrize("rules", BOOKS)
def test_the_number_of_prizes_in_sudden_death_is_a_switch(rules: str) -> None:
    house = book(rules).replace(sudden_death_prizes=2)
    table = clash(house, (3, 3), (0, 0))

    table.attack(SMASH, flips="H", answers=[*BOTH, *opening_answers(rules)])

    assert (table.you.prizes_left, table.foe.prizes_left) == (2, 2)


@pytest.mark.rule("SUDDEN-04", "DRAW-1")
@every_book
def test_a_tie_in_the_nineteenth_sudden_death_leads_to_the_twentieth(rules: str) -> None:
    table = duel(rules, "Clasher", "Clasher", CLASHER, sudden=19, **CLASHER_STOCK)

    table.attack("Clash", flips="H" if rules in ("ecard", "ex", "xy") else "")

    assert (table.sudden, table.winner) == (20, None)
