"""Cards shared by tests of a turn."""

from __future__ import annotations

from tests.rules.cards_course import pokemon
from tests.rules.cards_turn import PLAIN, held, hit, mon, trainer

DRAW = "power(once) { draw(me, 1) }"
ABLE = mon("Able", 80, "C", hit("Jab", "", 10), powers=held("Gift", "ability", DRAW))
OLD_TEXT = (
    "power(once, off=is(self, condition_is(asleep) or condition_is(confused) "
    "or condition_is(paralyzed))) { draw(me, 1) }"
)
ANTIQUE = mon("Antique", 80, "C", hit("Jab", "", 10), powers=held("Gift", "old_power", OLD_TEXT))
CLAUSED = "power(once, off=is(self, afflicted)) { draw(me, 1) }"
CAREFUL = mon("Careful", 80, "C", hit("Jab", "", 10), powers=held("Gift", "power", CLAUSED))
CURE = trainer("Cure", "item", "play { cure(active(me)) }")
GIFTED = mon(
    "Gifted",
    90,
    "C",
    kinds=("stage1",),
    evolves_from="Powerful",
    powers=held("Gift", "power", DRAW),
)
HARDIER = mon("Hardier", 90, "C", hit("Jab", "", 10), kinds=("stage1",), evolves_from="Hardy")
HARDY = mon(
    "Hardy",
    80,
    "C",
    hit("Jab", "", 10),
    powers=held("Thick Skin", "body", "static { mod(damage_taken, self, add, -10, stage=after) }"),
)
ONLY_ACTIVE = mon(
    "Front",
    80,
    "C",
    powers=held("Lead", "power", "power(once, needs=is(self, is_active)) { draw(me, 1) }"),
)
POWERFUL = mon("Powerful", 80, "C", hit("Jab", "", 10), powers=held("Gift", "power", DRAW))
PUNCHER = mon("Puncher", 90, "C", hit("Punch", "", 30), hit("Slam", "", 200))
SCOOP = trainer("Scoop", "item", "play { x <- choose(bench_of(me)); return_mon(x, hand) }")
STOUT = mon(
    "Stout",
    80,
    "C",
    powers=held("Bulk", "ability", "static { mod(max_hp, self, add, 20) }"),
)
TOPPED = mon(
    "Powerful",
    100,
    "C",
    id="t-powerfulx",
    kinds=("levelup",),
    powers=held("Bonus", "power", DRAW),
    text='rule("levels_up", "Powerful")',
)
CARDS = (
    *PLAIN,
    *(POWERFUL, CAREFUL, ABLE, ANTIQUE, HARDY, STOUT, HARDIER, GIFTED, TOPPED),
    *(CURE, SCOOP, PUNCHER, ONLY_ACTIVE),
)
DAZER = pokemon(
    "t-53",
    "Dazer",
    attacks=[
        (
            "Daze",
            "C",
            "",
            "no_damage; after { lasting(foe_next_turn, on=defender)"
            " { mod(can_attack, how=forbid) } }",
        )
    ],
)
SLEEPER = mon(
    "Sleeper",
    70,
    "P",
    hit("Daze", "C", 0, "after { lasting(my_next_turn, on=self) { mod(can_attack, how=forbid) } }"),
    hit("Jab", "C", 10),
    retreat=0,
)
