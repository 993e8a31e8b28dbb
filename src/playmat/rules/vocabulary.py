"""The closed vocabularies that ruleset fields are written in."""

from __future__ import annotations

from typing import Final

FLIP_WINNER: Final = "flip_winner"
FLIP_WINNER_CHOOSES: Final = "flip_winner_chooses"

PRINTED: Final = "printed"
MATCHED: Final = "matched"

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
    "darkness_metal_wording": (PRINTED, MATCHED),
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
    "active",
    "bench",
    "place",
    "prizes",
    "bonus",
    "bench_bonus",
    "reveal",
)
PLACING_STEPS: Final = ("active", "bench", "place", "prizes")
"""Steps of setup in which players put cards down, "place" being Active and Bench in one."""

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

SAID: Final[dict[str, dict[str, str]]] = {
    "first_player": {
        FLIP_WINNER: "the winner of the coin flip goes first",
        FLIP_WINNER_CHOOSES: "the winner of the coin flip chooses who goes first",
    },
    "darkness_metal_wording": {
        PRINTED: "each copy as printed",
        MATCHED: "for Pokémon of the matching type only, and Dark Pokémon where printed",
    },
    "old_power_condition_rule": {BY_TEXT: "their own text", BY_BOOK: "the rulebook's rule"},
    "legal_pool": {ANY_CARD: "any card", OF_ITS_ERA: "cards of the rulebook's era"},
    "duo_stepup": {OWN_TURN: "during your own turn", ANY_TIME: "at any time"},
    "duo_check_order": {
        TURN_PLAYER_FIRST: "those of the player whose turn just ended",
        NEXT_PLAYER_FIRST: "those of the player whose turn is next",
    },
    "setup_steps": {
        "flip": "the opening coin flip",
        "draw": "the opening hands",
        "mulligan": "mulligans",
        "active": "choosing the Active Pokémon",
        "bench": "filling the Bench",
        "place": "placing Pokémon",
        "prizes": "setting out Prizes",
        "bonus": "extra cards",
        "bench_bonus": "benching extra cards",
        "reveal": "revealing Pokémon",
    },
    "attack_steps": {
        "baby": "the coin flip against a Baby",
        "announce": "announcing the attack",
        "choices": "its choices",
        "costs": "its requirements",
        "cancel": "anything that could stop it",
        "confusion": "Confusion",
        "before": "effects before damage",
        "damage": "damage",
        "effects": "other effects",
        "knockouts": "Knock Outs",
    },
    "damage_steps": {
        "base": "the base damage",
        "attacker_base": "changes to the base",
        "attacker": "effects on the attacker",
        "weakness": "Weakness",
        "resistance": "Resistance",
        "attacker_cards": "cards on the attacker",
        "defender_cards": "cards on the defender",
        "defender_effects": "effects on the defender",
        "defender": "everything on the defender",
        "place": "damage counters",
    },
    "between_steps": {
        "tools": "Tools",
        "poison": "Poison",
        "burn": "Burn",
        "sleep": "Sleep",
        "paralysis": "Paralysis",
        "sleep_paralysis": "Sleep and Paralysis",
        "char": "Char counters",
        "darkness": "Darkness Energy",
        "other": "other effects",
        "knockouts": "Knock Outs",
    },
    "end_of_turn_steps": {
        "effects": "effects that end",
        "machines": "Technical Machines",
        "supporter": "the Supporter",
    },
}
"""How people say the words of each field."""
