"""Every step of setting up shows in play, and so does every rule of two-on-two battles."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.rules import Ruleset, book
from tests.rules.cards_combat import blow, books, duel, every_book, matches, mon, start

EARLY_FLIP = ("ecard", "ex", "xy")
MULLIGAN = ["mulligan", "shuffle", "draw"]
REVEALED = ["reveal_mon", "reveal_mon", "turn"]
RESTING = mon("Resting", 60, "C", blow("Rest", 0, "no_damage; after { heal(self, 20) }"))
SELF_WEAK = mon("Selfweak", 200, "F", blow("Poke", 10), weak=matches("Fx2"))


def begun(rules: str, *answers: str) -> Duel:
    """Begin a game in which the foe's first hand holds no Basic."""
    flips = "H" if rules in EARLY_FLIP else ""
    rest = {"foe_hands": ["7*L", "7*Basher"], "rest": "6*L, Dummy"}
    return start(rules, hands=["7*Dummy"], flips=flips, answers=answers, **rest)


def course(table: Duel) -> list[str]:
    """Return what happened before the first card of the first turn."""
    names = [event.what for event in table.log]
    return names[: names.index("turn") + 1]


@pytest.mark.rule("SETUP-10", "M-01", "M-06")
@books("ecard", "ex")
def test_an_old_setup_flips_first_and_ends_mulligans_before_anything_is_placed(rules: str) -> None:
    table = begun(rules, "0", "stop", "stop")

    drawn = ["game", "opening_flip", "goes_first", "shuffle", "shuffle", "draw", "draw"]
    placed = ["setup_active", "setup_active", "prizes_laid", "prizes_laid"]
    assert course(table) == [*drawn, *MULLIGAN, "mulligan_bonus", *placed, *REVEALED]


@pytest.mark.rule("SETUP-10", "M-01", "M-12")
@books("platinum", "legends")
def test_a_later_setup_flips_between_the_bonus_and_the_reveal(rules: str) -> None:
    table = begun(rules, "stop").answer("stop").answer("0", flips="H")

    placed = ["setup_active", "prizes_laid"]
    drawn = ["game", "shuffle", "shuffle", "draw", "draw"]
    flipped = ["mulligan_bonus", "opening_flip", "goes_first"]
    assert course(table) == [*drawn, *placed, *MULLIGAN, *placed, *flipped, *REVEALED]


@pytest.mark.rule("SETUP-10", "M-01", "M-06")
@books("xy")
def test_the_newest_setup_benches_from_the_bonus_before_the_reveal(rules: str) -> None:
    table = begun(rules, "yes", "stop", "stop", "1", "Dummy")

    placed = ["setup_active", "prizes_laid"]
    drawn = ["game", "opening_flip", "goes_first", "shuffle", "shuffle", "draw", "draw"]
    bonus = ["mulligan_bonus", "draw", "setup_bench", "reveal_mon"]
    assert course(table) == [*drawn, *placed, *MULLIGAN, *placed, *bonus, *REVEALED]


@pytest.mark.rule("SETUP-02", "M-02")
@every_book
def test_only_the_newest_flip_leaves_its_winner_a_choice(rules: str) -> None:
    hands = {"hands": ["Dummy, 6*L"], "foe_hands": ["Dummy, 6*L"]}

    table = start(rules, flips="H", **hands)

    assert table.asked == ("first" if rules == "xy" else "main")


@pytest.mark.rule("M-53", "COND-20")
@pytest.mark.parametrize(
    ("rules", "damage"), [("ecard", 40), ("ex", 30), ("platinum", 30), ("legends", 30), ("xy", 30)]
)
def test_only_under_the_oldest_book_confusion_knows_weakness(rules: str, damage: int) -> None:
    table = duel(rules, "Selfweak confused", "Huge", SELF_WEAK)

    table.attack("Poke", flips="T")

    assert table.you.active.damage == damage


def pair(rules: str) -> Ruleset:
    """Return a book for two-on-two battles."""
    return book(rules).replace(actives=2)


@pytest.mark.rule("DUO-10")
@every_book
def test_a_player_with_two_basics_starts_with_two(rules: str) -> None:
    flips = "H" if rules in EARLY_FLIP else ""
    first = ["yes"] if rules == "xy" else []
    hands = {"hands": ["Basher, Dummy, Huge, 4*L"], "foe_hands": ["2*Dummy, 5*L"]}

    table = start(pair(rules), flips=flips, answers=[*first, "Basher"], **hands)

    assert table.asked == "setup_active"
    assert "stop" not in table.options


@pytest.mark.rule("DUO-2", "VARIANT-02")
@pytest.mark.parametrize(("benched", "room"), [(3, True), (4, False)])
@every_book
def test_beside_two_actives_four_are_benched(rules: str, benched: int, room: bool) -> None:
    row = "Dummy & Dummy | " + ", ".join(["Dummy"] * benched)

    assert duel(pair(rules), row, "Dummy", hand="Dummy").can("bench Dummy") is room


@pytest.mark.rule("DUO-12")
@pytest.mark.parametrize(("benched", "room"), [(4, True), (5, False)])
@every_book
def test_behind_one_active_five_are_benched(rules: str, benched: int, room: bool) -> None:
    row = "Dummy | " + ", ".join(["Dummy"] * benched)

    assert duel(pair(rules), row, "Dummy", hand="Dummy").can("bench Dummy") is room


@pytest.mark.rule("DUO-13", "VARIANT-03")
@every_book
def test_a_lone_active_gets_no_partner_in_the_foes_turn(rules: str) -> None:
    table = duel(pair(rules), "Dummy | Dummy", "Dummy")

    table.end_turn()

    assert (table.asked, table.chooser) == ("main", "foe")


@pytest.mark.rule("DUO-14")
@every_book
def test_a_lone_active_may_stay_alone(rules: str) -> None:
    table = duel(pair(rules), "Dummy | Dummy", "Dummy")

    table.end_turn()

    assert len(table.you.actives) == 1


@pytest.mark.rule("DUO-32", "M-63")
@every_book
def test_every_attack_of_two_on_two_names_a_target(rules: str) -> None:
    table = duel(pair(rules), "Resting", "Huge & Dummy", RESTING)

    assert len([text for text in table.options if "Rest" in text]) == 2
