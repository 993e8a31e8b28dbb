"""Cards shared by tests of kinds of cards."""

from __future__ import annotations

from tests.rules.cards_course import pokemon, trainer

DAZE = trainer(
    "t-86",
    "Daze",
    "item",
    "play { lasting(rest_of_game, on=active(me)) { mod(can_attack, how=forbid) } }",
)
DEVOLUTER = trainer(
    "dp6-137",
    "Devoluter",
    "item",
    'play { x <- choose(all(foe)[evolved and not tag("levelup")]); devolve(x, hand) }',
)
HUNTER = trainer(
    "t-61",
    "Hunter",
    "item",
    'play { counters(all(both)[tag("ex")], 1); counters(all(both)[tag("EX")], 2) }',
)
LEGEND_BOX = trainer(
    "t-101",
    "Legend Box",
    "item",
    'play { x <- search(deck(me)[tag("legend")], 2); bench(x); shuffle(me) }',
)
SCOUT = pokemon(
    "t-83",
    "Scout",
    powers=[
        ("Survey", "ability", "power(once) { draw(me, 1) }"),
        ("Old Lore", "power", "power(once) { draw(me, 1) }"),
        ("Thick Coat", "body", "static { mod(damage_taken, self, add, -10) }"),
        ("Twin Grip", "trait", "static { mod(tools_allowed, self, set, 2) }"),
        ("Oran Berry", "held", "static { mod(max_hp, self, add, 30) }"),
    ],
    attacks=[("Dig In", "C", "10", "after { heal(self, 20) }")],
)
