"""Prizes: who takes how many, and from where."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card
from tests.rules.cards_combat import duel, every_book, mon

PRIZE = ["prize 1"]


def ex(name: str, kinds: tuple[str, ...]) -> Card:
    """A Pokémon with a rule line for two Prizes."""
    return mon(name, 60, "C", kinds=kinds, text='rule("prizes", 2)', id="t-two")


@pytest.mark.rule("PRIZE-01")
@every_book
def test_the_chosen_prize_goes_into_the_hand(rules: str) -> None:
    table = duel(rules, "Basher", "Small | Dummy", prizes="Dummy, Huge, Basher")

    table.attack("Slam", answers=["prize 2"])

    assert table.you.hand == ["t-huge"]
    assert table.you.prizes == ["t-dummy", "t-basher"]


@pytest.mark.rule("PRIZE-02")
@pytest.mark.scenario("S-132")
@every_book
def test_a_pokemon_lost_to_its_own_recoil_gives_a_prize(rules: str) -> None:
    table = duel(rules, "Basher | Dummy", "Dummy")

    table.attack("Recoil", answers=PRIZE)

    assert (table.you.prizes_left, table.foe.prizes_left) == (6, 5)


@pytest.mark.rule("PRIZE-02")
@every_book
def test_a_pokemon_lost_between_turns_gives_a_prize(rules: str) -> None:
    table = duel(rules, "Dummy dmg50 poisoned | Dummy", "Dummy")

    table.end_turn(answers=PRIZE)

    assert table.foe.prizes_left == 5


@pytest.mark.rule("PRIZE-03")
@pytest.mark.scenario("S-131")
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("Big ex", ("basic", "ex")),
        ("Big-EX", ("basic", "EX")),
        ("M Big-EX", ("mega", "EX", "mega")),
        ("Primal Big-EX", ("mega", "EX", "primal")),
    ],
)
@every_book
def test_an_ex_of_any_kind_is_worth_two_prizes(
    rules: str, name: str, kinds: tuple[str, ...]
) -> None:
    table = duel(rules, "Basher", "t-two | Dummy", ex(name, kinds))

    table.attack("Smash", answers=["prize 1", "prize 2"])

    assert table.you.prizes_left == 4


@pytest.mark.rule("PRIZE-03")
@pytest.mark.parametrize(("text", "left"), [("", 6), ('rule("prizes", 1)', 5)])
@every_book
def test_a_trainer_in_play_is_worth_what_its_text_says(rules: str, text: str, left: int) -> None:
    line = text or 'rule("prizes", 0)'
    doll = Card("t-doll", "Doll", "trainer", ("doll",), hp=10, text=line)
    table = duel(rules, "Basher", "t-doll | Dummy", doll)

    table.attack("Tap", answers=[] if left == 6 else PRIZE)

    assert table.you.prizes_left == left
    assert table.foe.active.name == "Dummy"


@pytest.mark.rule("PRIZE-04", "OUTCOME-7", "PRIZE-06")
@pytest.mark.scenario("S-131")
@every_book
def test_a_player_with_fewer_prizes_takes_what_is_left_and_wins(rules: str) -> None:
    table = duel(rules, "Basher", "Big ex | Dummy", prizes=1)

    table.attack("Smash")

    assert (table.winner, table.end) == ("you", "prizes")
    assert table.you.prizes_left == 0


@pytest.mark.rule("PRIZE-05")
@every_book
def test_nobody_sees_a_prize_before_it_is_taken_and_the_foe_not_even_then(rules: str) -> None:
    table = duel(rules, "Basher", "Small | Dummy")
    side = table.state.sides[0]
    assert list(side.prizes_seen) == [0, 0]

    table.attack("Slam", answers=PRIZE)

    (taken,) = table.events("prize")
    assert taken.seen == 1
    assert list(table.state.sides[0].prizes_seen) == [0, 0]
