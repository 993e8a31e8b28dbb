"""Mulligans: who redraws, who sees what, and the extra cards for the other player."""

from __future__ import annotations

import pytest

from playmat.errors import PlaymatError
from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_course import ALL, LATE_FLIP, begin, course, started

NONE = "7*L"
ONE = "Pup, 6*L"
LATE_BONUS = ("platinum", "legends", "xy")
BOTH_SEE = 3


def mulligans(duel: Duel) -> list[int]:
    return [int(event.seat) for event in duel.events("mulligan")]


def most_offered(duel: Duel) -> int:
    assert duel.asked == "mulligan_bonus"
    return max(int(option) for option in duel.options)


@pytest.mark.rule("SETUP-05")
@pytest.mark.parametrize("name", ALL)
def test_a_hand_without_a_basic_is_shown_shuffled_in_and_redrawn_until_it_has_one(
    name: str,
) -> None:
    duel = begin(
        name, ["7*R", "7*R", "2*Pup, 5*L"], [ONE], *["0"] * 2 if name in ("ecard", "ex") else []
    )

    shown = duel.events("mulligan")
    happened = course(duel)

    assert [int(event.seat) for event in shown] == [0, 0]
    assert {event.seen for event in shown} == {BOTH_SEE}
    assert [len(event.cards) for event in shown] == [7, 7]
    assert happened.count(("shuffle", 0)) == 3
    assert len(duel.you.hand) + len(duel.you.actives) == 7


@pytest.mark.rule("SETUP-06")
@pytest.mark.parametrize("name", ALL)
def test_when_neither_hand_has_a_basic_both_redraw_and_nobody_gains(name: str) -> None:
    duel = started(name, [NONE, NONE, ONE], [NONE, NONE, ONE])

    assert sorted(mulligans(duel)) == [0, 0, 1, 1]
    assert {event.seen for event in duel.events("mulligan")} == {BOTH_SEE}
    assert duel.events("mulligan_bonus") == []


@pytest.mark.rule("SETUP-06")
@pytest.mark.parametrize("name", ALL)
def test_starting_over_does_not_repeat_the_opening_flip(name: str) -> None:
    duel = started(name, [NONE, ONE], [NONE, ONE])

    assert len(duel.events("opening_flip")) == 1


@pytest.mark.rule("SETUP-07", "SETUP-10")
@pytest.mark.scenario("S-008")
def test_two_cards_are_drawn_at_once_and_a_basic_among_them_may_be_benched() -> None:
    duel = begin("ecard", [NONE, ONE], [ONE], foe_rest="2*Cub")

    duel.answer("2")

    assert duel.asked == "setup_active"
    assert duel.chooser == "foe"
    assert len(duel.foe.hand) == 9
    duel.answer("Pup", "Cub", "Cub")
    assert [mon.name for mon in duel.foe.bench] == ["Cub", "Cub"]


@pytest.mark.rule("SETUP-07")
@pytest.mark.scenario("S-009")
def test_each_mulligan_of_the_old_book_is_answered_on_its_own() -> None:
    duel = begin("ecard", [NONE, NONE, NONE, ONE], ["2*Pup, 5*L"])

    duel.answer("2", "0", "1")

    assert len(duel.foe.hand) + len(duel.foe.actives) == 10
    assert [event.count for event in duel.events("mulligan_bonus")] == [2, 0, 1]


@pytest.mark.rule("SETUP-07")
@pytest.mark.scenario("S-010")
def test_three_cards_for_one_mulligan_are_refused() -> None:
    duel = begin("ecard", [NONE, ONE], [ONE])

    with pytest.raises(PlaymatError):
        duel.answer("3")

    assert most_offered(duel) == 2


@pytest.mark.rule("SETUP-07")
@pytest.mark.scenario("S-011")
def test_the_ex_page_gives_one_card_for_each_mulligan() -> None:
    duel = begin("ex", [NONE, NONE, ONE], ["2*Pup, 5*L"])

    with pytest.raises(PlaymatError):
        duel.answer("2")
    duel.answer("1", "1")

    assert len(duel.foe.hand) + len(duel.foe.actives) == 9


@pytest.mark.rule("SETUP-07", "SETUP-10")
@pytest.mark.scenario("S-012")
@pytest.mark.parametrize("name", LATE_FLIP)
def test_cards_drawn_after_the_prizes_stay_in_hand(name: str) -> None:
    duel = begin(name, [NONE, NONE, ONE], ["2*Pup, 5*L"], foe_rest="6*R, 2*Cub")

    duel.answer("Pup", "2", flips="H")

    assert duel.turn == 1
    assert duel.foe.hand == ["L"] * 5 + ["c-3", "c-3"]
    assert len(duel.foe.deck) == 45
    assert duel.foe.prizes == ["R"] * 6
    assert [mon.name for mon in duel.foe.bench] == ["Pup"]


@pytest.mark.rule("SETUP-06", "SETUP-07")
@pytest.mark.scenario("S-013")
def test_only_mulligans_taken_alone_earn_cards() -> None:
    duel = begin("xy", [NONE] * 5 + [ONE], [NONE, NONE, ONE])

    assert most_offered(duel) == 3
    assert duel.chooser == "foe"
    duel.answer("3")
    assert [(event.seat, event.count) for event in duel.events("mulligan_bonus")] == [(1, 3)]


@pytest.mark.rule("SETUP-06", "SETUP-07")
@pytest.mark.scenario("S-014")
def test_the_same_history_earns_up_to_six_cards_under_the_old_book() -> None:
    duel = begin("ecard", [NONE] * 5 + [ONE], [NONE, NONE, "2*Pup, 5*L"])

    offered = []
    for _ in range(3):
        offered.append(most_offered(duel))
        duel.answer("2")

    assert offered == [2, 2, 2]
    assert len(duel.foe.hand) + len(duel.foe.actives) == 13


@pytest.mark.rule("SETUP-06", "SETUP-07")
@pytest.mark.scenario("S-014")
@pytest.mark.parametrize("name", ["ex", *LATE_FLIP])
def test_the_same_history_earns_up_to_three_cards_under_the_later_books(name: str) -> None:
    at_once = book(name).mulligan_bonus_at_once
    duel = begin(name, [NONE] * 5 + [ONE], [NONE, NONE, "2*Pup, 5*L"])

    offered = []
    for answer in ["1", "1", "1"] if at_once else ["stop", "3"]:
        if duel.asked == "mulligan_bonus":
            offered.append(most_offered(duel))
        duel.answer(answer, flips="H" if answer == "3" else "")

    assert sum(offered) == 3


@pytest.mark.rule("SETUP-07")
@pytest.mark.parametrize("name", ALL)
def test_drawing_for_a_mulligan_is_optional(name: str) -> None:
    duel = begin(name, [NONE, ONE], ["2*Pup, 5*L"])

    if not book(name).mulligan_bonus_at_once:
        duel.answer("stop")
    duel.answer("0", flips="H" if name in LATE_FLIP else "")

    assert len(duel.foe.hand) + len(duel.foe.actives) == 7


@pytest.mark.rule("SETUP-07")
def test_a_house_rule_sets_how_many_cards_a_mulligan_is_worth() -> None:
    rules = book("xy").replace(mulligan_bonus_max=3)

    duel = begin(rules, [NONE, NONE, ONE], [ONE])

    assert most_offered(duel) == 6


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize("name", LATE_BONUS)
def test_no_more_cards_are_drawn_than_the_deck_holds(name: str) -> None:
    duel = begin(name, [NONE] * 4 + [ONE], [ONE], size=14)

    assert len(duel.foe.deck) == 1
    assert most_offered(duel) == 1


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize("name", ["ecard", "ex"])
def test_at_once_no_more_cards_are_drawn_than_the_deck_holds(name: str) -> None:
    rules = book(name).replace(mulligan_bonus_max=4, prizes=1)

    duel = begin(rules, [NONE, ONE], ["2*Pup, 5*L"], size=10)

    assert most_offered(duel) == 3


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize("name", ALL)
def test_cards_drawn_for_a_mulligan_come_from_the_own_deck_and_start_no_other(name: str) -> None:
    at_once = book(name).mulligan_bonus_at_once
    prizes = "" if at_once else "6*R, "
    duel = begin(name, [NONE, ONE], [ONE], foe_rest=f"{prizes}F")

    duel.answer("1", flips="H" if name in LATE_FLIP else "")

    assert "F" in duel.foe.hand
    assert mulligans(duel) == [0]
    assert duel.turn == 1


@pytest.mark.rule("SETUP-10")
@pytest.mark.scenario("S-015")
def test_a_basic_drawn_for_a_mulligan_needs_room_on_the_bench() -> None:
    full = begin("xy", [NONE, ONE], ["6*Pup, L"], *["Pup"] * 5, foe_rest="6*R, Cub")
    roomy = begin("xy", [NONE, ONE], ["6*Pup, L"], *["Pup"] * 4, "stop", foe_rest="6*R, Cub")

    full.answer("1")
    roomy.answer("1")

    assert full.asked == "main"
    assert len(full.foe.bench) == 5
    assert roomy.asked == "bench_bonus"
    assert roomy.chooser == "foe"
    roomy.answer("Cub")
    assert [mon.name for mon in roomy.foe.bench] == ["Pup"] * 4 + ["Cub"]
    assert roomy.events("setup_bench")[-1].seen == 2


@pytest.mark.rule("SETUP-10")
def test_only_what_was_drawn_for_a_mulligan_may_be_benched_then() -> None:
    duel = begin("xy", [NONE, ONE], ["2*Pup, 5*L"], "stop", foe_rest="6*R, Cub")

    duel.answer("1")

    assert duel.options == ["pick Cub (c-3)", "stop"]


@pytest.mark.rule("SETUP-10")
@pytest.mark.scenario("S-016")
def test_the_holder_places_everything_before_the_other_redraws() -> None:
    duel = begin("xy", [NONE, NONE, "2*Pup, 5*L"], ["2*Pup, 5*L"], "Pup", "Pup", "1")

    steps = [
        (event.what, int(event.seat))
        for event in duel.log
        if event.what.startswith(("setup", "prizes", "mulligan", "reveal"))
    ]

    assert steps[:9] == [
        ("setup_active", 1),
        ("setup_bench", 1),
        ("prizes_laid", 1),
        ("mulligan", 0),
        ("mulligan", 0),
        ("setup_active", 0),
        ("setup_bench", 0),
        ("prizes_laid", 0),
        ("mulligan_bonus", 1),
    ]
    assert {what for what, _ in steps[9:]} == {"reveal_mon"}


@pytest.mark.rule("SETUP-05", "SETUP-10", "M-05")
@pytest.mark.parametrize("name", LATE_FLIP)
def test_a_mulligan_is_shown_and_redrawn_at_once_while_the_other_goes_on_placing(name: str) -> None:
    duel = begin(name, [NONE, NONE, "2*Pup, 5*L"], ["2*Pup, 5*L"])

    assert mulligans(duel) == [0, 0]
    assert (duel.chooser, duel.asked) == ("foe", "setup_bench")
    duel.answer("stop")
    assert course(duel).count(("prizes_laid", 1)) == 1
    assert (duel.chooser, duel.asked) == ("you", "setup_bench")


@pytest.mark.rule("SETUP-05", "SETUP-10", "M-05")
def test_a_mulligan_of_the_newest_book_waits_until_the_other_has_placed() -> None:
    duel = begin("xy", [NONE, "2*Pup, 5*L"], ["2*Pup, 5*L"])

    early = mulligans(duel)
    asked = duel.chooser, duel.asked
    duel.answer("stop")

    assert early == []
    assert asked == ("foe", "setup_bench")
    assert mulligans(duel) == [0]


@pytest.mark.rule("SETUP-10", "M-05")
@pytest.mark.parametrize("holder_first", [True, False])
def test_who_places_first_does_not_depend_on_whether_the_mulligan_waits(holder_first: bool) -> None:
    rules = book("platinum").replace(holder_places_first=holder_first)

    duel = begin(rules, [NONE, "2*Pup, 5*L"], ["2*Pup, 5*L"])

    assert mulligans(duel) == [0]
    assert duel.chooser == ("foe" if holder_first else "you")


@pytest.mark.rule("SETUP-10", "M-06")
def test_under_the_ex_page_the_active_is_down_before_the_other_redraws() -> None:
    duel = begin("ex", [NONE, ONE], [ONE], foe_rest="Cub")

    placed = course(duel)
    duel.answer("1")

    assert placed.index(("setup_active", 1)) < placed.index(("mulligan", 0))
    assert duel.foe.active.name == "Pup"
    assert (duel.chooser, duel.options) == ("foe", ["pick Cub (c-3)", "stop"])
    duel.answer("Cub")
    assert [mon.name for mon in duel.foe.bench] == ["Cub"]


@pytest.mark.rule("SETUP-10", "M-06")
def test_under_the_ex_page_nobody_benches_before_both_actives_are_down() -> None:
    duel = begin("ex", ["2*Pup, 5*L"], ["2*Pup, 5*L"], "Pup", "stop")

    happened = [step for step in course(duel) if step[0].startswith("setup")]

    assert happened == [("setup_active", 0), ("setup_active", 1), ("setup_bench", 0)]


@pytest.mark.rule("SETUP-06", "SETUP-10")
def test_under_the_ex_page_a_hand_found_after_a_joint_mulligan_puts_its_active_down_first() -> None:
    duel = begin("ex", [NONE, NONE, ONE], [NONE, ONE], "0")

    happened = [
        step for step in course(duel) if step[0] in ("mulligan", "setup_active", "mulligan_bonus")
    ]

    assert happened[2:] == [
        ("setup_active", 1),
        ("mulligan", 0),
        ("mulligan_bonus", 1),
        ("setup_active", 0),
    ]


@pytest.mark.rule("SETUP-10")
def test_under_the_oldest_book_all_redraw_before_anybody_places() -> None:
    duel = begin("ecard", [NONE, ONE], [ONE], "0")

    happened = course(duel)

    assert happened.index(("mulligan_bonus", 1)) < happened.index(("setup_active", 0))
    assert happened.index(("mulligan_bonus", 1)) < happened.index(("setup_active", 1))
    assert happened.index(("setup_active", 1)) < happened.index(("prizes_laid", 0))
