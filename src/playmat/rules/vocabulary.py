"""The closed vocabularies that ruleset fields are written in."""

from __future__ import annotations

from typing import Final

FLIP_WINNER: Final = "flip_winner"
FLIP_WINNER_CHOOSES: Final = "flip_winner_chooses"

PRINTED: Final = "printed"
MATCHED: Final = "matched"
LATEST: Final = "latest"

BY_TEXT: Final = "text"
BY_BOOK: Final = "book"

ANY_CARD: Final = "all"
OF_ITS_ERA: Final = "era"

OWN_TURN: Final = "own_turn"
ANY_TIME: Final = "any"

TURN_PLAYER_FIRST: Final = "turn_player_first"
NEXT_PLAYER_FIRST: Final = "next_player_first"

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "first_player": (FLIP_WINNER, FLIP_WINNER_CHOOSES),
    "darkness_metal_wording": (PRINTED, MATCHED, LATEST),
    "old_power_condition_rule": (BY_TEXT, BY_BOOK),
    "legal_pool": (ANY_CARD, OF_ITS_ERA),
    "duo_stepup": (OWN_TURN, ANY_TIME),
    "duo_check_order": (TURN_PLAYER_FIRST, NEXT_PLAYER_FIRST),
}
"""What each field of one word may say."""

TYPES: Final = ("G", "R", "W", "L", "P", "F", "D", "M", "Y", "N", "C")
"""Grass, Fire, Water, Lightning, Psychic, Fighting, Darkness, Metal, Fairy, Dragon, Colorless."""

SETUP_STEPS: Final = (
    "flip",
    "draw",
    "mulligan",
    "place",
    "prizes",
    "bonus",
    "bench_bonus",
    "reveal",
)
ATTACK_STEPS: Final = (
    "baby",
    "announce",
    "choices",
    "costs",
    "cancel",
    "confusion",
    "before",
    "damage",
    "effects",
    "knockouts",
)
DAMAGE_STEPS: Final = (
    "base",
    "attacker_base",
    "attacker",
    "weakness",
    "resistance",
    "attacker_cards",
    "defender_cards",
    "defender_effects",
    "defender",
    "place",
)
BETWEEN_STEPS: Final = (
    "tools",
    "poison",
    "burn",
    "sleep",
    "paralysis",
    "sleep_paralysis",
    "char",
    "darkness",
    "other",
    "knockouts",
)
END_OF_TURN_STEPS: Final = ("effects", "machines", "supporter")

LISTS: Final[dict[str, tuple[str, ...]]] = {
    "setup_steps": SETUP_STEPS,
    "attack_steps": ATTACK_STEPS,
    "damage_steps": DAMAGE_STEPS,
    "between_steps": BETWEEN_STEPS,
    "end_of_turn_steps": END_OF_TURN_STEPS,
    "basic_energy_types": TYPES[:9],
}
"""What each field of several words may list."""

REPEATED: Final = ("tools", "knockouts")
"""Steps that may stand more than once in a list."""
