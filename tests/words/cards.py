"""Tiny invented cards for testing single words of the language."""

from __future__ import annotations

from typing import Any

from playmat.cards.card import Attack, Card, Power
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset
from tests.rules.cards_combat import blow, matches, mon, trainer

HITTER = mon(
    "Hitter",
    60,
    "L",
    blow("Hit", 20),
    blow("Nap", 0, "no_damage; after { inflict(defender, asleep) }"),
    blow("Crash", 200),
    blow("Gamble", 0, "before { f <- flip }; damage(20 * heads(f))"),
    Attack("Leaf", "G", "10"),
    powers=(Power("Spark", "ability", "power(once) { draw(me, 1) }"),),
    retreat=0,
)
GROWN = mon("Grown", 90, "L", blow("Hit", 40), kinds=("stage1",), of="Hitter")
SAGE = mon("Sage", 120, "L", blow("Hit", 60), kinds=("stage2",), of="Grown")
MEGA = mon("Mega", 150, "L", kinds=("mega", "EX"), of="Hitter", text='rule("ends_turn")')
LEVEL = mon("Hitter LV.X", 100, "L", blow("Zap", 50), kinds=("levelup",), of="Hitter")
TARGET = mon("Target", 100, "W", blow("Splash", 10), retreat=2)
FRAIL = mon("Frail", 100, "W", weak=matches("Lx2"))
TOUGH = mon("Tough", 100, "W", resist=matches("L-20"))
SMALL = mon("Small", 30, "C", blow("Peck", 10))
ANYWAY = "useful(always)"
"""Start of the program of a Trainer card that may be played without effect."""
POTION = trainer("Potion", "item", f"{ANYWAY}; play {{ heal(active(me), 20) }}")
SWAP = trainer("Swap", "item", "play { x <- choose(bench_of(me)); switch(me, x) }")
CRUSHER = trainer("Crusher", "item", f"{ANYWAY}; play {{ discard(energy_on(active(me))) }}")
PROF = trainer("Prof", "supporter", "play { draw(me, 1) }")
GYM = trainer("Gym", "stadium", "")
BAND = trainer("Band", "tool", "static { mod(damage_dealt, host, add, 10) }")
DISC = trainer("Disc", "machine", "")
DOUBLE = Card("t-double", "Double", "energy", ("special_energy",), text='provide("CC")')

CARDS = [
    *(HITTER, GROWN, SAGE, MEGA, LEVEL, TARGET, FRAIL, TOUGH, SMALL),
    *(POTION, SWAP, CRUSHER, PROF, GYM, BAND, DISC, DOUBLE),
]


def judge(program: str) -> Card:
    return mon("Judge", 60, "C", powers=(Power("Verdict", "ability", program),))


def lay(you: str, foe: str, *cards: Card, rules: str | Ruleset = "xy", **more: Any) -> Duel:
    """Set up a position with the cards of this module and others."""
    return scenario(rules, you, foe, cards=[*CARDS, *cards], **more)


def doing(program: str) -> Card:
    """An Item that runs a program, playable even without effect."""
    return trainer("Doing", "item", f"{ANYWAY}; play {{ {program} }}")


def attacking(program: str, damage: int = 0) -> Card:
    return mon("Actor", 60, "L", blow("Act", damage, program))
