"""The order of an attack: costs, choices, flips and cancellation."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Card, Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import OLD, blow, books, duel, every_book, mon

LATE_CONFUSION = ("ecard", "ex", "platinum", "legends")


def flaaffy() -> Card:
    """A Pokémon that must discard all its Lightning Energy to attack."""
    program = (
        "pay { x <- energy_on(self)[provides(L)]; n <- count(x); discard(x) }; "
        "before { f <- flip(n) }; damage(30 * heads(f))"
    )
    return mon("Flaaffy", 70, "L", Attack("Discharge", "LL", "30x", program))


def lunger() -> Card:
    """A Pokémon whose attack needs heads."""
    return mon(
        "Lunger", 60, "C", blow("Lunge", 30, "pay { f <- flip; if tails(f) > 0 { cancel } }")
    )


def chooser() -> Card:
    """A Pokémon whose attack chooses its target."""
    program = "no_damage; choices { x <- choose(all(foe)) }; after { hit(x, 30) }"
    return mon("Chooser", 60, "P", blow("Telekinesis", 0, program))


EVERY_STEP = (
    "choices { counters(self, 1) }; pay { discard(energy_on(self)) }; "
    "before { heal(self, 10) }; after { draw(me, 1) }"
)
CLOSING = Power("Closing", "ability", "on(turn_ended) { mill(me, 1) }")
WHOLE = mon("Whole", 60, "C", blow("Everything", 60, EVERY_STEP), powers=(CLOSING,))
DODGE = Power(
    "Dodge", "ability", "instead(attack_declared) { f <- flip; if tails(f) > 0 { nullify } }"
)
TODDLER = mon(
    "Toddler", 30, "C", kinds=("basic", "baby"), text='rule("baby")', powers=(DODGE,), retreat=0
)


def course_of_turn(table: Duel) -> list[str]:
    """The events of a turn, with coins by the rule behind them."""
    return [event.rule if event.what == "coin" else event.what for event in table.log]


def attack_in_full(rules: str) -> list[str]:
    """The events of an attack in which every step does something."""
    table = duel(rules, "Whole +G confused", "Toddler | Dummy, Dummy", WHOLE, TODDLER)
    table.attack("Everything", flips="HHH", answers=["prize 1", "bench 1"])
    return course_of_turn(table)


RESOLVED = ["heal", "damage", "draw", "knock_out", "move", "prize", "promote"]
AFTERWARDS = ["move", "turn", "draw"]


@pytest.mark.rule("ATTACK-04", "COND-20")
@pytest.mark.scenario("S-083")
@books("ecard")
def test_what_was_discarded_for_an_attack_is_lost_when_confusion_fails_it(rules: str) -> None:
    table = duel(rules, "Flaaffy +L +L +L confused", "Dummy", flaaffy())

    table.attack("Discharge", flips="T")

    assert table.you.active.energy == []
    assert table.you.active.damage == 20
    assert table.foe.active.damage == 0


@pytest.mark.rule("ATTACK-04", "COND-21")
@pytest.mark.scenario("S-084")
@pytest.mark.parametrize(("rules", "left"), [("ex", 0), ("platinum", 0), ("legends", 0), ("xy", 3)])
def test_costs_are_paid_before_the_confusion_flip_but_under_xy(rules: str, left: int) -> None:
    table = duel(rules, "Flaaffy +L +L +L confused", "Dummy", flaaffy())

    table.attack("Discharge", flips="T")

    assert table.you.active.energy == ["L"] * left
    assert table.you.active.damage == 30


@pytest.mark.rule("ATTACK-04", "ATTACK-05")
@pytest.mark.scenario("S-085")
@pytest.mark.parametrize(
    ("flips", "own", "done"), [("T", 0, 0), ("HT", 20, 0), ("HH", 0, 40)], ids=["T", "HT", "HH"]
)
@books("ecard")
def test_a_cancelling_flip_comes_before_confusion(
    rules: str, flips: str, own: int, done: int
) -> None:
    table = duel(rules, "Basher confused", "Smoker", player="foe").attack("Smokescreen")

    table.attack("Slam", flips=flips)

    assert table.you.active.damage == 10 + own
    assert table.foe.active.damage == done


@pytest.mark.rule("ATTACK-04", "ATTACK-05")
@pytest.mark.parametrize(("flips", "own", "done"), [("T", 0, 0), ("HT", 30, 0), ("HH", 0, 40)])
@books("ex", "platinum", "legends")
def test_a_cancelling_flip_comes_before_confusion_in_the_middle_books(
    rules: str, flips: str, own: int, done: int
) -> None:
    table = duel(rules, "Basher confused", "Smoker", player="foe").attack("Smokescreen")

    table.attack("Slam", flips=flips)

    assert table.you.active.damage == 10 + own
    assert table.foe.active.damage == done


@pytest.mark.rule("ATTACK-04")
@pytest.mark.scenario("S-086")
@pytest.mark.parametrize(("flips", "own", "done"), [("T", 30, 0), ("HT", 0, 0), ("HH", 0, 40)])
@books("xy")
def test_confusion_comes_before_a_cancelling_flip(
    rules: str, flips: str, own: int, done: int
) -> None:
    table = duel(rules, "Basher confused", "Smoker", player="foe").attack("Smokescreen")

    table.attack("Slam", flips=flips)

    assert table.you.active.damage == 10 + own
    assert table.foe.active.damage == done


@pytest.mark.rule("ATTACK-04", "ATTACK-05")
@pytest.mark.scenario("S-087")
@pytest.mark.parametrize(
    ("rules", "flips", "own"),
    [
        *[(rules, "HT", 30) for rules in ("ex", "platinum", "legends")],
        *[(rules, "T", 0) for rules in ("ecard", "ex", "platinum", "legends")],
        ("ecard", "HT", 20),
        ("xy", "T", 30),
        ("xy", "HT", 0),
    ],
)
def test_an_attacks_own_flip_stands_before_or_after_confusion(
    rules: str, flips: str, own: int
) -> None:
    table = duel(rules, "Lunger confused", "Dummy", lunger())

    table.attack("Lunge", flips=flips)

    assert table.you.active.damage == own
    assert table.foe.active.damage == 0


@pytest.mark.rule("ATTACK-04", "ATTACK-13")
@pytest.mark.scenario("S-088")
@books(*LATE_CONFUSION)
def test_a_target_is_chosen_before_the_confusion_flip(rules: str) -> None:
    table = duel(rules, "Chooser confused", "Dummy | Huge", chooser())

    table.attack("Telekinesis")

    assert (table.asked, table.chooser) == ("pick_mon", "you")
    assert table.events("coin") == []
    table.answer("foe's bench 1", flips="H")
    assert table.foe.bench[0].damage == 30


@pytest.mark.rule("ATTACK-04")
@pytest.mark.scenario("S-088")
@books("xy")
def test_under_xy_a_target_is_chosen_only_after_heads(rules: str) -> None:
    failed = duel(rules, "Chooser confused", "Dummy | Huge", chooser())
    worked = duel(rules, "Chooser confused", "Dummy | Huge", chooser())

    failed.attack("Telekinesis", flips="T")
    worked.attack("Telekinesis", flips="H")

    assert failed.player == "foe"
    assert (worked.asked, worked.chooser) == ("pick_mon", "you")


@pytest.mark.rule("ATTACK-05")
@every_book
def test_what_was_paid_stays_paid_when_an_attack_is_cancelled(rules: str) -> None:
    table = duel(rules, "Flaaffy +L +L", "Smoker", flaaffy(), player="foe").attack("Smokescreen")

    table.attack("Discharge", flips="T")

    assert table.you.active.energy == []
    assert table.foe.active.damage == 0
    assert table.player == "foe"


@pytest.mark.rule("ATTACK-05", "ATTACK-07")
@every_book
def test_a_cancelled_attack_is_still_followed_by_the_check(rules: str) -> None:
    payer = mon("Martyr", 60, "C", blow("Pact", 30, "pay { counters(self, 6) }"))
    table = duel(rules, "Martyr | Dummy", "Smoker", payer, player="foe").attack("Smokescreen")

    table.attack("Pact", flips="T", answers=["prize 1"])

    assert table.you.active.name == "Dummy"
    assert table.foe.active.damage == 0


@pytest.mark.rule("ATTACK-04", "M-51", "M-54")
@books(*OLD)
def test_an_older_attack_runs_through_every_step_and_checks_confusion_late(rules: str) -> None:
    confusion = "COND-20" if rules == "ecard" else "COND-21"

    happened = attack_in_full(rules)

    begun = ["CARD-BABY-2", "attack", "counters", "move", "CARD-TEXT-WINS", confusion]
    assert happened == begun + RESOLVED + AFTERWARDS


@pytest.mark.rule("ATTACK-04", "M-51", "M-54")
@books("xy")
def test_the_newest_attack_checks_confusion_as_soon_as_it_is_announced(rules: str) -> None:
    happened = attack_in_full(rules)

    begun = ["CARD-BABY-2", "attack", "COND-21", "counters", "move", "CARD-TEXT-WINS"]
    assert happened == begun + RESOLVED + AFTERWARDS
