"""Which rule stands behind each thing that is written down: the one table of events and rules.

A row is an event, or an event with why it came about; ``text`` is whatever a card's text does.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from playmat.kinds.causes import NAMES
from playmat.rules.catalogue import rules

TEXT: Final = "CARD-TEXT-WINS"

RULES: Final = {
    "attach": "ENERGY-01",
    "attach flare": "CARD-FLA-1",
    "attach gear": "TOOL-6",
    "attach machine": "TRAINER-40",
    "attach text": TEXT,
    "attach tool": "TRAINER-30",
    "attach worn": "TOOL-7",
    "attack": "ATTACK-04",
    "bench": "BENCH-01",
    "bench doll": "BENCH-07",
    "bench fossil": "BENCH-07",
    "bench legend": "CARD-LEG-1",
    "bench text": TEXT,
    "burn": "BETWEEN-02",
    "cancelled": TEXT,
    "coin": TEXT,
    "coin baby": "CARD-BABY-2",
    "coin burn": "BETWEEN-02",
    "coin char": "BETWEEN-04",
    "coin confusion": "COND-21",
    "coin confusion_attack": "COND-20",
    "coin retreat": "RETREAT-09",
    "coin sleep": "BETWEEN-03",
    "concede": "WIN-08",
    "condition": "COND-01",
    "confused": "COND-21",
    "confused attack": "COND-20",
    "copies": "ATTACK-10",
    "counters": "DAMAGE-07",
    "counters burn": "COND-11",
    "counters char": "BETWEEN-04",
    "counters confusion": "COND-21",
    "counters darkness": "BETWEEN-05",
    "counters poison": "COND-12",
    "counters_moved": TEXT,
    "counters_swapped": TEXT,
    "cure": TEXT,
    "cure bench": "COND-02",
    "cure evolve": "COND-02",
    "cure immune": "COND-26",
    "cure paralysis": "COND-14",
    "cure replaced": "COND-03",
    "damage": "DAMAGE-01",
    "damage confusion": "COND-20",
    "devolve": "EVOLVE-11",
    "draw": TEXT,
    "draw bonus": "SETUP-07",
    "draw mulligan": "SETUP-05",
    "draw opening": "SETUP-03",
    "draw short": "ZONE-05",
    "draw turn": "TURN-02",
    "draw_game": "DRAW-1",
    "draw_game tie": "SUDDEN-04",
    "end_turn": "TURN-05",
    "evolve": "EVOLVE-01",
    "evolve baby": "EVOLVE-09",
    "fails": "ATTACK-05",
    "fails baby": "CARD-BABY-2",
    "form_change": TEXT,
    "game": "SETUP-01",
    "goes_first": "SETUP-02",
    "goes_first text": TEXT,
    "heal": TEXT,
    "hp_left": TEXT,
    "knock_out": "KO-01",
    "knock_out anyway": "KO-09",
    "lay_down": TEXT,
    "leave_play": TEXT,
    "leave_play bench": "BENCH-02",
    "leave_play fossil": "CARD-FOS-6",
    "level_up": "CARD-LVX-1",
    "limit": "DRAW-1",
    "lasts": TEXT,
    "look": TEXT,
    "move": "ZONE-03",
    "move bench": "BENCH-02",
    "move devolve": "EVOLVE-11",
    "move fossil": "CARD-FOS-6",
    "move kept": "EN-9",
    "move knock_out": "KO-03",
    "move machine": "TRAINER-40",
    "move played": "TRAINER-01",
    "move retreat": "RETREAT-01",
    "move spent": "TRAINER-11",
    "move stadium": "TRAINER-20",
    "move supporter": "TRAINER-11",
    "move text": TEXT,
    "move tools": "TOOL-1",
    "mulligan": "SETUP-05",
    "mulligan declined": "SETUP-04",
    "mulligan_bonus": "SETUP-07",
    "no_damage": "DAMAGE-01",
    "no_damage confusion": "COND-20",
    "opening_flip": "SETUP-02",
    "play": "TRAINER-01",
    "play doll": "CARD-FOS-3",
    "play flare": "CARD-FLA-1",
    "play fossil": "CARD-FOS-3",
    "play gear": "TOOL-6",
    "play machine": "TRAINER-40",
    "play stadium": "TRAINER-20",
    "play supporter": "TRAINER-10",
    "play tool": "TRAINER-30",
    "poison": "BETWEEN-01",
    "power": "POWER-01",
    "power ability": "POWER-07",
    "power old_power": "POW-2",
    "power power": "POWER-03",
    "power stadium": "STA-4",
    "power tool": "TRAINER-30",
    "power trainer": TEXT,
    "power trait": "CARD-TRAIT",
    "prize": "PRIZE-01",
    "prize more": "PRIZE-03",
    "prize text": TEXT,
    "prizes_laid": "SETUP-09",
    "prizes_owed": "PRIZE-03",
    "prizes_owed none": "CARD-FOS-5",
    "prizes_owed text": TEXT,
    "promote": "KO-06",
    "promote duo": "DUO-16",
    "retreat": "RETREAT-01",
    "retreat tries": "RETREAT-09",
    "retreat_fails": "RETREAT-09",
    "retreat_fails banned": TEXT,
    "retreat_fails fallen": "KO-02",
    "retreated": "RETREAT-07",
    "reveal": TEXT,
    "reveal_mon": "SETUP-11",
    "reveal_mon text": TEXT,
    "search": TEXT,
    "setup_active": "SETUP-09",
    "setup_bench": "SETUP-09",
    "shuffle": "SETUP-01",
    "shuffle mulligan": "SETUP-05",
    "shuffle text": TEXT,
    "stadium": "TRAINER-20",
    "step_down": "DUO-42",
    "step_up": "DUO-3",
    "sudden_death": "SUDDEN-01",
    "switch": TEXT,
    "tell": TEXT,
    "time_out": "ER-9",
    "turn": "TURN-01",
    "turn_ends": "CARD-MEGA-3",
    "turn_goes_on": "CARD-MEGA-5",
    "unaffected": TEXT,
    "wake": "COND-10",
    "win deck_out": "WIN-03",
    "win no_pokemon": "WIN-02",
    "win prizes": "WIN-01",
    "win text": "WIN-07",
    "win ways": "WIN-05",
}
"""The rule of each row; a why without a row of its own is looked up under the event alone."""


ELSEWHERE: Final = {"COND-20": "COND-21"}
"""What is cited for a rule in a game by a book that does not speak of it."""


@cache
def cited(book: str, what: str, why: str) -> str:
    """Return the rule behind an event, one that the book in force speaks of."""
    rule = RULES.get(f"{what} {why}", "") if why != "" else ""
    if rule == "" and why in NAMES:
        rule = RULES.get(f"{what} text", "")
    return known(book, rule if rule != "" else RULES[what])


def known(book: str, rule: str) -> str:
    """Return a rule, or what stands for it in a book that does not speak of it."""
    spoken_of = rule not in ELSEWHERE or book in rules()[rule].books
    return rule if spoken_of else ELSEWHERE[rule]


STEPS: Final = {
    "base": "DAMAGE-01",
    "burn": "COND-11",
    "confusion": "COND-20",
    "own": "DAMAGE-01",
    "poison": "COND-12",
    "resistance": "DAMAGE-06",
    "set": "DAMAGE-02",
    "text": "DAMAGE-01",
    "weakness": "DAMAGE-05",
    "weakness_times": "DAMAGE-05",
    "whole": "DAMAGE-11",
}
"""The rule of each step of a sum that is not just one more change."""


def step_cited(book: str, what: str) -> str:
    """Return the rule behind a step of a sum; changes are counted in their order. [DAMAGE-08]"""
    return known(book, STEPS.get(what, "DAMAGE-08"))
