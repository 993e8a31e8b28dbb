"""Cards for difficult rulings."""

from __future__ import annotations

from typing import Any

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset
from tests.rules.cards_turn import PLAIN, energy, held, hit, mon, trainer

BAND = trainer("Band", "tool", "static { mod(max_hp, host, add, 10) }")
CHARM = trainer("Charm", "tool", "static { mod(max_hp, host, add, 20) }")
HAND_OVER = trainer(
    "Hand Over",
    "item",
    "play { x <- choose(discards(me)[tool]); attach(x, active(me)) }",
)
RELAY = trainer(
    "Relay",
    "item",
    "useful(always); play { x <- choose(energy_on(bench_of(me))); attach(x, active(me)) }",
)
PASS_GEAR = trainer(
    "Pass Gear", "item", "play { x <- choose(gear_on(active(me))); attach(x, bench_of(me)) }"
)
QUIT = trainer("Quit", "supporter", "play { draw(me, 1); end_turn }")
BOMB = trainer("Bomb", "item", "play { counters(all(both), 6) }")
BOOST = energy("Boost", 'onto(all(me)[evolved]); keep(is(host, evolved)); provide("CCC")')
THORN = mon(
    "Thorn",
    60,
    "C",
    hit("Jab", "", 10),
    powers=held(
        "Thorns", "power", "on(damaged(self), if=event_cause(attack)) { counters(event_other, 1) }"
    ),
)
PUNCHER = mon("Puncher", 90, "C", hit("Punch", "", 30), retreat=1)
SNAG = mon(
    "Snag",
    60,
    "C",
    powers=held("Snag", "body", "on(retreated(foe)) { counters(event_mon, 5) }"),
)
GLUE = mon(
    "Glue", 60, "C", powers=held("Glue", "body", "static { mod(can_retreat, active(foe), forbid) }")
)
VANISHER = mon(
    "Vanisher",
    60,
    "C",
    powers=held("Vanish", "power", "power(once) { return_mon(self, hand) }"),
)
MARTYR = mon(
    "Martyr",
    60,
    "C",
    powers=held("Give All", "power", "power(once) { knock_out(self); draw(me, 1) }"),
)
JUDGED = (
    *PLAIN,
    *(BAND, CHARM, HAND_OVER, RELAY, PASS_GEAR, QUIT, BOMB, BOOST, THORN, PUNCHER, SNAG, GLUE),
    *(VANISHER, MARTYR),
)


def judged(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=JUDGED, **more)
