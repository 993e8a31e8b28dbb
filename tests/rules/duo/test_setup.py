"""Two-on-two battles: setup, the Bench, Prizes, the first turn and Sudden Death."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_combat import duel as combat_duel
from tests.rules.cards_combat import every_book
from tests.rules.cards_combat import start as combat_start
from tests.rules.duo.cards import CARDS, PAIR, duel, names, start

EARLY_FLIP = ("ecard", "ex", "xy")


def pair(rules: str) -> Ruleset:
    """A rulebook for two-on-two battles."""
    return book(rules).replace(actives=2)


@pytest.mark.rule("VARIANT-01", "DUO-1", "DUO-10")
@pytest.mark.scenario("K-150")
def test_two_of_three_basics_must_be_active_and_the_third_may_be_benched() -> None:
    table = start("Basher, Dummy, Huge, 4*L")

    table.answer("Basher")

    assert table.asked == "setup_active"
    assert not [text for text in table.options if "stop" in text or "done" in text]

    table.answer("Dummy")

    assert names(table.you.actives) == ["Basher", "Dummy"]
    assert table.asked == "setup_bench"
    assert len(table.options) == 2

    table.answer("Huge")

    assert names(table.you.bench) == ["Huge"]


@pytest.mark.rule("DUO-10")
def test_a_house_rule_lets_a_player_with_two_basics_start_with_one() -> None:
    table = start("Basher, Dummy, 5*L", "Basher", rules=PAIR.replace(duo_forced_start=False))

    table.answer("stop", "stop")

    assert names(table.you.actives) == ["Basher"]
    assert (table.chooser, table.asked) == ("you", "setup_bench")


@pytest.mark.rule("DUO-1", "DUO-11")
@pytest.mark.scenario("K-151")
def test_one_basic_is_enough_and_takes_no_mulligan() -> None:
    table = start("Basher, 6*L")

    assert table.events("mulligan") == []
    assert names(table.you.actives) == ["Basher"]
    assert names(table.foe.actives) == ["Dummy", "Dummy"]


@pytest.mark.rule("DUO-11")
def test_a_hand_without_any_basic_is_drawn_anew() -> None:
    table = start("7*L", rules=PAIR, foe_hands=["2*Dummy, 5*L"])

    assert [event.seat for event in table.events("mulligan")][:1] == [0]


@pytest.mark.rule("VARIANT-02", "DUO-2")
def test_four_are_benched_in_setup_beside_two_actives_and_no_more() -> None:
    table = start("7*Basher")

    table.answer(*["Basher"] * 4)

    assert names(table.you.actives) == ["Basher"] * 2
    assert len(table.you.bench) == 4
    assert table.you.hand.count("t-basher") == 1


@pytest.mark.rule("VARIANT-02", "DUO-2", "DUO-12")
@pytest.mark.scenario("K-152")
@pytest.mark.parametrize(("actives", "offered"), [("Basher & Dummy", False), ("Basher", True)])
def test_a_fifth_is_benched_only_behind_a_lone_active(actives: str, offered: bool) -> None:
    table = duel(f"{actives} | Small, Small, Small, Small", "Huge & Huge", hand="Huge")

    assert table.can("bench Huge") is offered
    assert table.why_not("bench Huge") == (None if offered else "DUO-2")


@pytest.mark.rule("DUO-2", "DUO-12")
@pytest.mark.parametrize(
    ("field", "row", "size", "room"),
    [
        ("duo_bench_pair", "Basher & Dummy | Small, Small, Small, Small", 5, True),
        ("duo_bench_pair", "Basher & Dummy | Small, Small", 2, False),
        ("duo_bench_single", "Basher | Small, Small, Small, Small", 4, False),
        ("duo_bench_single", "Basher | Small, Small, Small, Small, Small", 6, True),
    ],
)
def test_house_rules_set_both_sizes_of_the_bench(
    field: str, row: str, size: int, room: bool
) -> None:
    table = duel(row, "Huge & Huge", PAIR.replace(**{field: size}), hand="Huge")

    assert table.can("bench Huge") is room


@pytest.mark.rule("DUO-38")
def test_six_prizes_are_laid_as_usual() -> None:
    table = start("Basher, 6*L")

    assert (table.you.prizes_left, table.foe.prizes_left) == (6, 6)


@pytest.mark.rule("DUO-39")
def test_who_begins_draws_no_card_and_plays_no_supporter_on_turn_one() -> None:
    table = start("Basher, Prof, 5*L")

    assert (table.turn, table.player, len(table.you.hand)) == (1, "you", 6)
    assert table.why_not("play Prof") == "TRAINER-12"


@pytest.mark.rule("DUO-40")
def test_sudden_death_is_two_on_two_again_for_one_prize() -> None:
    row = ("Basher dmg50", "Small dmg30")
    table = duel(*row, prizes=1, foe_prizes=1, deck="20*Basher", foe_deck="20*Dummy")

    table.attack("Reckless Smash", flips="H", answers=["stop", "stop"])

    assert table.sudden == 1
    assert names(table.you.actives) == ["Basher", "Basher"]
    assert names(table.foe.actives) == ["Dummy", "Dummy"]
    assert (table.you.prizes_left, table.foe.prizes_left) == (1, 1)


@pytest.mark.rule("VARIANT-01")
@every_book
def test_any_book_may_be_played_two_on_two(rules: str) -> None:
    house = book(rules).replace(actives=2)
    table = scenario(house, "Basher & Dummy", "Huge & Small", cards=CARDS)

    table.attack("Punch", by="active 1", at="foe's active 2")

    assert [m.damage for m in table.foe.actives] == [0, 30]


@pytest.mark.rule("VARIANT-01")
@every_book
def test_no_book_is_two_on_two_by_itself(rules: str) -> None:
    assert book(rules).actives == 1


@pytest.mark.rule("DUO-10")
@every_book
def test_a_player_with_two_basics_starts_with_two(rules: str) -> None:
    flips = "H" if rules in EARLY_FLIP else ""
    first = ["yes"] if rules == "xy" else []
    hands = {"hands": ["Basher, Dummy, Huge, 4*L"], "foe_hands": ["2*Dummy, 5*L"]}

    table = combat_start(pair(rules), flips=flips, answers=[*first, "Basher"], **hands)

    assert table.asked == "setup_active"
    assert "stop" not in table.options


@pytest.mark.rule("DUO-2", "VARIANT-02")
@pytest.mark.parametrize(("benched", "room"), [(3, True), (4, False)])
@every_book
def test_beside_two_actives_four_are_benched(rules: str, benched: int, room: bool) -> None:
    row = "Dummy & Dummy | " + ", ".join(["Dummy"] * benched)

    assert combat_duel(pair(rules), row, "Dummy", hand="Dummy").can("bench Dummy") is room


@pytest.mark.rule("DUO-12")
@pytest.mark.parametrize(("benched", "room"), [(4, True), (5, False)])
@every_book
def test_behind_one_active_five_are_benched(rules: str, benched: int, room: bool) -> None:
    row = "Dummy | " + ", ".join(["Dummy"] * benched)

    assert combat_duel(pair(rules), row, "Dummy", hand="Dummy").can("bench Dummy") is room
