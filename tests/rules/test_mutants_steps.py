"""Every ordered step of a book shows in play: attacks, damage and the end of a turn."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card, Power
from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import OLD, blow, books, duel, every_book, matches, mon, trainer

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

AIM = Power("Aim", "ability", "static { mod(damage_dealt, self, add, 10, stage=before) }")
SHELL = Power("Shell", "ability", "static { mod(damage_taken, self, add, -20) }")
SHOOTER = mon("Shooter", 60, "F", blow("Shoot", 30), powers=(AIM,))
WALL = mon("Wall", 200, "C", weak=matches("Fx2"), resist=matches("F-30"), powers=(SHELL,))
DOUBLER = trainer("Doubler", "tool", "static { mod(damage_dealt, host, times, 2) }")
HALVER = trainer("Halver", "tool", "static { mod(damage_taken, host, half) }")

WATCHER = trainer(
    "Watcher",
    "supporter",
    "play { lasting(end_of_turn) { handler(on(discarded) { draw(me, 1) }) } }",
)
BLASTER = Card("t-blaster", "Blaster", "trainer", ("machine",), attacks=(blow("Blast", 10),))


def course(table: Duel) -> list[str]:
    """Return what happened, a coin by the rule that asked for it."""
    return [event.rule if event.what == "coin" else event.what for event in table.log]


def attack_in_full(rules: str) -> list[str]:
    """Return the course of an attack in which every step does something."""
    table = duel(rules, "Whole +G confused", "Toddler | Dummy, Dummy", WHOLE, TODDLER)
    table.attack("Everything", flips="HHH", answers=["prize 1", "bench 1"])
    return course(table)


RESOLVED = ["heal", "damage", "draw", "knock_out", "move", "prize", "promote"]
AFTERWARDS = ["move", "turn", "draw"]


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


@pytest.mark.rule("DAMAGE-01", "M-55", "M-58")
@pytest.mark.parametrize(
    ("rules", "damage"),
    [
        ("ecard", 30),  # ((30 + 10) x 2 - 30) x 2 = 100, half, - 20
        ("ex", 30),
        ("platinum", 40),  # (30 + 10) x 2 x 2 - 30 = 130, half rounded down to a counter, - 20
        ("legends", 40),
        ("xy", 50),  # 130, - 20 of the older effect, half rounded down
    ],
)
def test_every_step_of_working_out_damage_has_its_place(rules: str, damage: int) -> None:
    table = duel(rules, "Shooter +Doubler", "Wall +Halver", SHOOTER, WALL, DOUBLER, HALVER)

    table.attack("Shoot")

    assert table.foe.active.damage == damage


@pytest.mark.rule("TURN-09")
@every_book
def test_a_turn_ends_with_effects_then_machines_then_the_supporter(rules: str) -> None:
    house = book(rules).replace(machines_discarded=True, supporter_stays=True)
    table = duel(house, "Dummy +Blaster", "Dummy", WATCHER, BLASTER, hand="Watcher")
    table.play("Watcher")
    before = len(table.log)

    table.end_turn()

    assert course(table)[before:] == ["end_turn", "move", "move", "turn", "draw"]
    assert table.you.discard == ["t-blaster", "t-watcher"]
