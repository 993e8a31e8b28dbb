"""Cards and rules for tests of two-on-two battles."""

from __future__ import annotations

from typing import Any, Final

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_combat import (
    BASHER,
    BIG_EX,
    DUMMY,
    HEXER,
    HUGE,
    NO_ATTACK,
    SCARER,
    SMALL,
    blow,
    matches,
    mon,
    trainer,
)

PAIR: Final = book("ex").replace(actives=2)
ANY_TIME: Final = PAIR.replace(duo_stepup="any")
MANDATORY: Final = PAIR.replace(duo_stepup_mandatory=True)
NO_TARGET: Final = PAIR.replace(duo_target_always=False)

AIMER = mon(
    "Aimer",
    60,
    "L",
    blow("Both", 0, "no_damage; after { hit(active(foe), 30) }"),
    blow("One Of All", 0, "no_damage; after { x <- choose(all(foe)); hit(x, 30) }"),
    blow("Everyone", 0, "no_damage; after { hit(all(foe), 30) }"),
    blow("Venom Slam", 60, "after { inflict(defender, poisoned) }"),
    blow("Baby Bane", 10, 'before { if is(defender, tag("ex")) { add_damage(40) } }'),
    blow("Shove", 10, "after { x <- choose(bench_of(foe), by=foe); switch(foe, x) }"),
    blow("Dash", 10, "after { x <- choose(bench_of(me)); switch(me, x) }"),
    blow("Rest", 0, "no_damage; after { heal(self, 20) }"),
    blow("Bar", 0, NO_ATTACK),
    blow(
        "Glare",
        0,
        "no_damage; after { lasting(foe_next_turn, defender) "
        "{ mod(can_attack, how=forbid, from=self); ends_with(self) } }",
    ),
    blow("Sweep", 60, "damage(0); after { hit(active(foe), 60) }"),
    blow("Mirror", 0, "no_damage; after { a <- choose(attacks_of(defender)); use_attack(a) }"),
)
WEAKLING = mon("Weakling", 100, "C", blow("Poke", 10), weak=matches("Lx2"))
OMEGA = mon(
    "Omega",
    60,
    "L",
    blow("Jab", 20),
    powers=(Power("Barrage", "trait", "static { mod(attacks_per_turn, self, set, 2) }"),),
)
WALKER = mon("Walker", 60, "C", blow("Poke", 10), retreat=0)
LEADER = mon(
    "Leader",
    60,
    "C",
    blow("Poke", 10),
    powers=(
        Power("Front", "body", "static(while=is(self, is_active)) { mod(max_hp, self, add, 20) }"),
    ),
)
MASTER = mon("Master LV.X", 90, "C", blow("Big", 30), kinds=("levelup",), of="Walker")
PICHU = mon(
    "Pichu", 30, "L", kinds=("basic", "baby"), to=("Pikachu",), text='rule("baby")', retreat=0
)
ROPE = trainer("Rope", "item", "play { x <- choose(bench_of(me)); switch(me, x) }")
GUST = trainer("Gust", "item", "play { x <- choose(bench_of(foe)); switch(foe, x) }")
FAN = trainer("Fan", "item", "play { x <- choose(bench_of(foe), by=foe); switch(foe, x) }")
HAND = trainer(
    "Hand",
    "item",
    "needs(prizes_left(me) > prizes_left(foe)); play { y <- choose(active(foe), by=foe); "
    "x <- choose(bench_of(foe), by=foe); switch(foe, x, out=y) }",
)
POKE = trainer("Poke It", "item", "play { x <- choose(active(foe)); inflict(x, asleep) }")
BENCHER = trainer("Bencher", "item", "play { x <- choose(active(me)); switch(me, nobody, out=x) }")
PROF = trainer("Prof", "supporter", "play { draw(me, 1) }")

CARDS = [
    *(BASHER, BIG_EX, DUMMY, HEXER, HUGE, SCARER, SMALL, AIMER, WEAKLING, OMEGA, WALKER, LEADER),
    *(MASTER, PICHU, ROPE, GUST, FAN, HAND, POKE, BENCHER, PROF),
]


def duel(you: str, foe: str, rules: Ruleset = PAIR, **more: Any) -> Duel:
    """Set up a two-on-two battle."""
    return scenario(rules, you, foe, cards=CARDS, **more)


def start(hand: str, *answers: str, rules: Ruleset = PAIR, **more: Any) -> Duel:
    """Start a two-on-two battle with your opening hand; the opponent's has two Dummies."""
    more.setdefault("foe_hands", ["2*Dummy, 5*L"])
    return opening(rules, hands=[hand], cards=CARDS, flips="H", answers=answers, **more)


def names(row: list[Any]) -> list[str]:
    return [m.name for m in row]
