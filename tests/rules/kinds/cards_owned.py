"""Cards with owners, held items and δ."""

from __future__ import annotations

from tests.rules.cards_course import pokemon, trainer
from tests.rules.cards_stages import broken, leveled

BODY_LOCK = trainer("t-105", "Body Lock", "stadium", "static { off_power(all(both), any) }")
CAPE = trainer("t-106", "Cape", "tool")
ZAPPER = pokemon("t-107", "Zapper", 90, "L", attacks=[("Zap", "C", "40")])
SNATCH = trainer("t-110", "Snatch", "item", "useful(always); play { discard(gear_on(all(both))) }")
BIDOOF_X = leveled("t-111", "Bidoof LV.X", 120, "C")
BIDOOF_BREAK = broken("t-112", "Bidoof BREAK", 120, "C")
HONEY = pokemon(
    "t-113",
    "Honeyed",
    powers=[("Honey", "held", "on(turn_ended(me), if=my_turn) { heal(self, 10) }")],
)
OWNER_BANE = trainer("t-91", "Owner Bane", "item", 'play { counters(all(both)[tag("owner")], 1) }')
DARK_BANE = trainer(
    "t-114", "Dark Bane", "item", 'play { counters(all(both)[name_has("Dark")], 1) }'
)
DELTA_BANE = trainer("t-115", "Delta Bane", "item", 'play { counters(all(both)[tag("delta")], 1) }')
HOLON = pokemon("ex13-70", "Holon's Magnemite", 40, "M", kinds=("basic", "holon"))
DARKRAI = pokemon("dp5-3", "Darkrai", 80, "D")
AQUA = pokemon("ex4-1", "Team Aqua's Cacturne", 80, "GD", kinds=("basic", "owner"))
HAUNTER_BANE = trainer(
    "t-116", "Haunter Bane", "item", 'play { counters(all(both)[named("Haunter")], 1) }'
)
HAUNTER_CALL = trainer(
    "t-117",
    "Haunter Call",
    "item",
    'play { x <- search(deck(me)[named("Haunter")]); move(x, hand) }',
)
AIPOM = pokemon(
    "neo1-26",
    "Aipom",
    40,
    attacks=[("Pilfer", "C", "", "no_damage; after { return_mon(self, deck); shuffle(me) }")],
)
COPIER = pokemon(
    "neo1-16",
    "Togetic",
    60,
    attacks=[("Super Metronome", "C", "", "no_damage; after { use_attack(attacks_of(defender)) }")],
)
NAPPER = pokemon(
    "t-118", "Napper", attacks=[("Nap", "C", "", "no_damage; after { heal(self, 10) }")]
)
NAPPER_X = leveled("t-119", "Napper LV.X", 100, "C")
NAPPER_BREAK = broken("t-120", "Napper BREAK", 100, "C")
OWNED = (
    *(BODY_LOCK, CAPE, ZAPPER, SNATCH, BIDOOF_X, BIDOOF_BREAK, HONEY, OWNER_BANE, DARK_BANE),
    *(DELTA_BANE, HOLON, DARKRAI, AQUA, HAUNTER_BANE, HAUNTER_CALL, AIPOM, COPIER),
    *(NAPPER, NAPPER_X, NAPPER_BREAK),
)
