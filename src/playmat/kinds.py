"""Closed vocabularies as numbers, with their names beside them.

The core works on plain ints, which compile to machine words; every list of names below gives the
number of a thing by its position.
"""

from __future__ import annotations

from typing import Final

# --- Energy and Pokémon types, as bits
GRASS: Final = 1
FIRE: Final = 2
WATER: Final = 4
LIGHTNING: Final = 8
PSYCHIC: Final = 16
FIGHTING: Final = 32
DARKNESS: Final = 64
METAL: Final = 128
FAIRY: Final = 256
DRAGON: Final = 512
COLORLESS: Final = 1024
ANY_TYPE: Final = 2047
TYPE_NAMES: Final = {
    "G": "Grass",
    "R": "Fire",
    "W": "Water",
    "L": "Lightning",
    "P": "Psychic",
    "F": "Fighting",
    "D": "Darkness",
    "M": "Metal",
    "Y": "Fairy",
    "N": "Dragon",
    "C": "Colorless",
}
TYPE_LETTERS: Final = "GRWLPFDMYNC"
# --- Special Conditions, as bits
ASLEEP: Final = 1
CONFUSED: Final = 2
PARALYZED: Final = 4
POISONED: Final = 8
BURNED: Final = 16
TURNED: Final = 7  # the three that exclude one another (COND-03)
CONDITION_NAMES: Final = ("asleep", "confused", "paralyzed", "poisoned", "burned")
# --- supertypes
POKEMON: Final = 0
TRAINER: Final = 1
ENERGY: Final = 2
# --- printed stages of Pokémon cards
ST_NO_STAGE: Final = 0
ST_BASIC: Final = 1
ST_STAGE1: Final = 2
ST_STAGE2: Final = 3
ST_MEGA: Final = 4
ST_BREAK: Final = 5
ST_LEVELUP: Final = 6
ST_LEGEND: Final = 7
ST_RESTORED: Final = 8
STAGE_NAMES: Final = (
    "",
    "basic",
    "stage1",
    "stage2",
    "mega",
    "break",
    "levelup",
    "legend",
    "restored",
)
# --- kinds of Trainer cards
TR_NO_TRAINER: Final = 0
TR_ITEM: Final = 1
TR_SUPPORTER: Final = 2
TR_STADIUM: Final = 3
TR_TOOL: Final = 4
TR_MACHINE: Final = 5
TR_GEAR: Final = 6
TR_FOSSIL: Final = 7
TR_DOLL: Final = 8
TRAINER_NAMES: Final = (
    "",
    "item",
    "supporter",
    "stadium",
    "tool",
    "machine",
    "gear",
    "fossil",
    "doll",
)
# --- tags, as bits; the order is that of lang.words.TAGS
TAG_EX_LOWER: Final = 1
TAG_EX_UPPER: Final = 2
TAG_MEGA: Final = 4
TAG_BREAK: Final = 8
TAG_LEVELUP: Final = 16
TAG_LEGEND: Final = 32
TAG_RESTORED: Final = 64
TAG_FOSSIL: Final = 128
TAG_DOLL: Final = 256
TAG_BABY: Final = 512
TAG_SP: Final = 1024
TAG_STAR: Final = 2048
TAG_PRIME: Final = 4096
TAG_SHINING: Final = 8192
TAG_DELTA: Final = 16384
TAG_DARK: Final = 32768
TAG_LIGHT: Final = 65536
TAG_OWNER: Final = 131072
TAG_PLASMA: Final = 262144
TAG_ACE: Final = 524288
TAG_FLARE: Final = 1048576
TAG_HOLON: Final = 2097152
TAG_PRIMAL: Final = 4194304
TAG_SHINY: Final = 8388608
TAG_SECRET_MACHINE: Final = 16777216
# --- zones
Z_DECK: Final = 0
Z_HAND: Final = 1
Z_DISCARD: Final = 2
Z_LOST: Final = 3
Z_PRIZES: Final = 4
Z_ACTIVE: Final = 5
Z_BENCH: Final = 6
Z_ATTACHED: Final = 7
Z_STACK: Final = 8
Z_STADIUM: Final = 9
Z_BESIDE: Final = 10
Z_LIMBO: Final = 11
Z_ASIDE: Final = 12
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "discard",
    "lost",
    "prizes",
    "active",
    "bench",
    "attached",
    "stack",
    "stadium",
    "beside",
    "limbo",
    "aside",
)
# --- who is asked
CHANCE: Final = 2
NOBODY: Final = -1
# --- sources of effects
BY_RULE: Final = 0
BY_ATTACK: Final = 1
BY_POWER: Final = 2
BY_TRAINER: Final = 3
BY_ENERGY: Final = 4
BY_STADIUM: Final = 5
BY_TOOL: Final = 6
BY_ABILITY: Final = 7  # asked for only: what comes from an Ability has the cause of a power
CAUSE_NAMES: Final = (
    *("rule", "attack", "power", "trainer", "energy", "stadium", "tool"),
    "ability",
)
# --- kinds of powers
PW_POKE_POWER: Final = 0
PW_POKE_BODY: Final = 1
PW_ABILITY: Final = 2
PW_OLD_POWER: Final = 3
PW_TRAIT: Final = 4
PW_HELD: Final = 5
PW_PRINTED: Final = 6
POWER_NAMES: Final = ("power", "body", "ability", "old_power", "trait", "held", "printed")
# --- kinds of options; an option is kind * O_KIND + a * O_A + b * O_B + c, 16 bits each
O_KIND: Final = 281474976710656
O_A: Final = 4294967296
O_B: Final = 65536
O_FIELD: Final = 65535
O_END: Final = 0
O_BENCH: Final = 1
O_EVOLVE: Final = 2
O_LEVEL_UP: Final = 3
O_ATTACH: Final = 4
O_PLAY: Final = 5
O_POWER: Final = 6
O_STADIUM_POWER: Final = 7
O_RETREAT: Final = 8
O_ATTACK: Final = 9
O_DECLARE: Final = 10
O_STEP_UP: Final = 11
O_LEAVE: Final = 12
O_LEGEND: Final = 13
O_CARD: Final = 14
O_MON: Final = 15
O_NUMBER: Final = 16
O_STOP: Final = 17
O_YES: Final = 18
O_NO: Final = 19
O_HEADS: Final = 20
O_TAILS: Final = 21
O_PRIZE: Final = 22
O_TRIGGER: Final = 23
O_ATTACK_CHOICE: Final = 24
O_TYPE: Final = 25
O_EFFECT: Final = 26
O_CARD_POWER: Final = 27
O_WORD: Final = 28
OPTION_NAMES: Final = (
    "end",
    "bench",
    "evolve",
    "level_up",
    "attach",
    "play",
    "power",
    "stadium_power",
    "retreat",
    "attack",
    "declare",
    "step_up",
    "leave",
    "legend",
    "card",
    "mon",
    "number",
    "stop",
    "yes",
    "no",
    "heads",
    "tails",
    "prize",
    "trigger",
    "attack_choice",
    "type",
    "effect",
    "card_power",
    "word",
)
# --- what is asked
ASK_MAIN: Final = 0
ASK_FIRST: Final = 1
ASK_MULLIGAN_BONUS: Final = 2
ASK_SETUP_ACTIVE: Final = 3
ASK_SETUP_BENCH: Final = 4
ASK_BENCH_BONUS: Final = 5
ASK_PRIZE: Final = 6
ASK_PROMOTE: Final = 7
ASK_RETREAT_PAY: Final = 8
ASK_RETREAT_TO: Final = 9
ASK_PICK_CARD: Final = 10
ASK_PICK_MON: Final = 11
ASK_PICK_ATTACK: Final = 12
ASK_PICK_NUMBER: Final = 13
ASK_PICK_TYPE: Final = 14
ASK_MAY: Final = 15
ASK_EFFECT: Final = 16
ASK_ORDER: Final = 17
ASK_COIN: Final = 18
ASK_RANDOM: Final = 19
ASK_SHUFFLE: Final = 20
ASK_TRIGGER_ORDER: Final = 21
ASK_ATTACK: Final = 22
ASK_BETWEEN_TOOL: Final = 23
ASK_SECOND_ATTACK: Final = 24
ASK_STEP_UP: Final = 25
ASK_DISCARD_DOWN: Final = 26
ASK_SETUP_SECOND: Final = 27
ASK_ENERGY_PAY: Final = 28
ASK_PICK_WORD: Final = 29
ASK_KEEP_HAND: Final = 30
ASK_NAMES: Final = (
    "main",
    "first",
    "mulligan_bonus",
    "setup_active",
    "setup_bench",
    "bench_bonus",
    "prize",
    "promote",
    "retreat_pay",
    "retreat_to",
    "pick_card",
    "pick_mon",
    "pick_attack",
    "pick_number",
    "pick_type",
    "may",
    "effect",
    "order",
    "coin",
    "random",
    "shuffle",
    "trigger_order",
    "attack",
    "between_tool",
    "second_attack",
    "step_up",
    "discard_down",
    "setup_second",
    "energy_pay",
    "pick_word",
    "keep_hand",
)
# --- queries; the order is that of lang.words.QUERIES
Q_MAX_HP: Final = 0
Q_RETREAT_COST: Final = 1
Q_ATTACK_COST: Final = 2
Q_TYPES: Final = 3
Q_WEAKNESS: Final = 4
Q_RESISTANCE: Final = 5
Q_WEAKNESS_APPLIES: Final = 6
Q_RESISTANCE_APPLIES: Final = 7
Q_DAMAGE_DEALT: Final = 8
Q_DAMAGE_TAKEN: Final = 9
Q_DAMAGE_LIMIT: Final = 10
Q_PREVENT_DAMAGE: Final = 11
Q_PREVENT_EFFECTS: Final = 12
Q_CAN_ATTACK: Final = 13
Q_CAN_USE_ATTACK: Final = 14
Q_CAN_RETREAT: Final = 15
Q_CAN_LEAVE_ACTIVE: Final = 16
Q_CAN_EVOLVE: Final = 17
Q_EVOLVE_EARLY: Final = 18
Q_CAN_PLAY: Final = 19
Q_CAN_ATTACH_ENERGY: Final = 20
Q_ENERGY_PER_TURN: Final = 21
Q_CAN_USE_POWER: Final = 22
Q_POWER_WORKS: Final = 23
Q_CONDITION_IMMUNE: Final = 24
Q_POISON_POINTS: Final = 25
Q_BURN_POINTS: Final = 26
Q_SLEEP_COINS: Final = 27
Q_CONFUSION_POINTS: Final = 28
Q_PRIZES_FOR: Final = 29
Q_BENCH_SIZE: Final = 30
Q_TOOLS_ALLOWED: Final = 31
Q_TOOL_WORKS: Final = 32
Q_ATTACKS_PER_TURN: Final = 33
Q_ATTACK_LIST: Final = 34
Q_ENERGY_PROVIDED: Final = 35
Q_HEAL_AMOUNT: Final = 36
Q_CAN_HEAL: Final = 37
Q_COIN_RESULT: Final = 38
Q_HAND_VISIBLE: Final = 39
Q_FIRST_PLAYER: Final = 40
Q_SETUP_ALLOWED: Final = 41
Q_CAN_DISCARD: Final = 42
Q_SUPPORTERS_PER_TURN: Final = 43
Q_STADIUMS_PER_TURN: Final = 44
Q_RETREATS_PER_TURN: Final = 45
Q_IDENTITY: Final = 46
Q_MEGA_ENDS_TURN: Final = 47
Q_CAN_EVOLVE_FROM_HAND: Final = 48
Q_WEAKNESS_FACTOR: Final = 49
Q_RESISTANCE_AMOUNT: Final = 50
Q_BENCH_WEAKNESS: Final = 51
Q_PIERCES: Final = 52
Q_TURN_DRAW: Final = 53
Q_COIN_COUNT: Final = 54
Q_STADIUM_WORKS: Final = 55
Q_ENERGY_WORKS: Final = 56
Q_ATTACK_SYMBOLS: Final = 57
Q_ATTACKS_FORBIDDEN: Final = 58
Q_POWER_WORKS_AWAY: Final = 59
Q_TAGS: Final = 60
Q_CONDITIONS_KEPT: Final = 61
Q_BURN_COIN: Final = 62
Q_PREVENT_TO_PLAYER: Final = 63
Q_CAN_EVOLVE_UNAIDED: Final = 64
Q_CAN_LEVEL_UP: Final = 65
QUERY_COUNT: Final = 66
# --- events; the order is that of lang.words.EVENTS
EV_PLAYED: Final = 0
EV_BENCHED: Final = 1
EV_EVOLVED: Final = 2
EV_LEVELED_UP: Final = 3
EV_ATTACHED: Final = 4
EV_RETREATED: Final = 5
EV_SWITCHED: Final = 6
EV_BECAME_ACTIVE: Final = 7
EV_ATTACK_DECLARED: Final = 8
EV_ATTACK_RESOLVED: Final = 9
EV_POWER_USED: Final = 10
EV_DAMAGED: Final = 11
EV_COUNTERS_PLACED: Final = 12
EV_HEALED: Final = 13
EV_WOULD_BE_KNOCKED_OUT: Final = 14
EV_KNOCKED_OUT: Final = 15
EV_PRIZES_TAKEN: Final = 16
EV_CONDITION_APPLIED: Final = 17
EV_COINS_FLIPPED: Final = 18
EV_DRAWN: Final = 19
EV_DISCARDED: Final = 20
EV_STADIUM_ENTERED: Final = 21
EV_STADIUM_LEFT: Final = 22
EV_TURN_BEGAN: Final = 23
EV_DRAW_STEP_DONE: Final = 24
EV_TURN_ENDED: Final = 25
EV_BETWEEN_TURNS: Final = 26
EV_SETUP: Final = 27
EV_DEVOLVED: Final = 28
EV_MOVED: Final = 29
EV_RETREAT_TRIED: Final = 30
EVENT_COUNT: Final = 31
# --- how a modifier changes an answer; the order is that of lang.words.LISTS['order']
M_ADD: Final = 0
M_SET: Final = 1
M_TIMES: Final = 2
M_AT_MOST: Final = 3
M_AT_LEAST: Final = 4
M_FORBID: Final = 5
M_ALLOW: Final = 6
M_HALF: Final = 7
# --- when a damage modifier counts; the order is that of lang.words.LISTS['stage']
STAGE_ANY: Final = 0
STAGE_BEFORE: Final = 1
STAGE_AFTER: Final = 2
STAGE_BASE: Final = 3
# --- how often something may be used; the order is that of lang.words.LISTS['how']
HOW_ONCE: Final = 0
HOW_ONCE_NAME: Final = 1
HOW_ONCE_PLAYER: Final = 2
HOW_ONCE_GAME: Final = 3
HOW_ONCE_STAY: Final = 4
HOW_FREE: Final = 5
HOW_ONCE_EVENT: Final = 6
HOW_ANY_TIME: Final = 7
HOW_ANY_TIME_NAME: Final = 8
# --- how long something lasts; the order is that of lang.words.LISTS['until']
UNTIL_THIS_ATTACK: Final = 0
UNTIL_END_OF_TURN: Final = 1
UNTIL_FOE_NEXT_TURN: Final = 2
UNTIL_MY_NEXT_TURN: Final = 3
UNTIL_WHILE_ACTIVE: Final = 4
UNTIL_WHILE_IN_PLAY: Final = 5
UNTIL_REST_OF_GAME: Final = 6
UNTIL_NEXT_ATTACK: Final = 7
UNTIL_THROUGH_MY_TURN: Final = 8
UNTIL_WHILE_STADIUM: Final = 9
UNTIL_THROUGH_FOE_TURN: Final = 10
# --- flags of damage, as bits; the order is that of lang.words.LISTS['flag']
FLAG_NO_WEAKNESS: Final = 1
FLAG_NO_RESISTANCE: Final = 2
FLAG_NO_EFFECTS: Final = 4
FLAG_NO_POWERS: Final = 8
FLAG_BENCH_WEAKNESS: Final = 16
# --- how a game ended
END_ON: Final = 0
END_PRIZES: Final = 1
END_NO_POKEMON: Final = 2
END_DECK_OUT: Final = 3
END_TEXT: Final = 4
END_CONCESSION: Final = 5
END_LIMIT: Final = 6
END_TIME: Final = 7
END_TIE: Final = 8
END_NAMES: Final = (
    "on",
    "prizes",
    "no_pokemon",
    "deck_out",
    "text",
    "concession",
    "limit",
    "time",
    "tie",
)
DRAWN: Final = 2  # the winner of a game that nobody won
UNLIMITED: Final = 99
