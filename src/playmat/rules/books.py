"""The five books, oldest first: each is the one before it, but for what is listed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from playmat.errors import UnknownBook
from playmat.rules.constants import UNLIMITED
from playmat.rules.ruleset import Ruleset
from playmat.rules.vocabulary import (
    ANY_CARD,
    BY_TEXT,
    FLIP_WINNER,
    FLIP_WINNER_CHOOSES,
    MATCHED,
    OWN_TURN,
    PRINTED,
    TURN_PLAYER_FIRST,
)

ECARD: Final = Ruleset(
    name="ecard",
    title="e-Card rulebook (2002)",
    setup_steps=("flip", "draw", "mulligan", "place", "prizes", "reveal"),
    first_player=FLIP_WINNER,
    opening_hand=7,
    mulligan_bonus_max=2,
    mulligan_bonus_at_once=True,
    mulligan_waits=False,
    holder_places_first=False,
    fossil_counts_in_setup=False,
    bench_size=5,
    prizes=6,
    actives=1,
    first_turn_draw=True,
    first_turn_supporter=True,
    first_turn_trainer=True,
    first_turn_stadium=True,
    first_turn_fossil=True,
    first_turn_attack=True,
    energy_per_turn=1,
    supporters_per_turn=1,
    supporter_stays=True,
    stadiums_per_turn=UNLIMITED,
    machines_discarded=True,
    tools_per_mon=1,
    tools_are_items=False,
    require_effect=True,
    retreats_per_turn=UNLIMITED,
    confused_retreat_flip=True,
    condition_blocks_power=True,
    old_power_condition_rule=BY_TEXT,
    end_of_turn_steps=("effects", "machines", "supporter"),
    basic_energy_types=("G", "R", "W", "L", "P", "F"),
    later_types=False,
    strict_basic_energy=False,
    darkness_metal_wording=PRINTED,
    attack_steps=(
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
    ),
    baby_rule=True,
    confusion_is_attack=True,
    confusion_damage_points=20,
    damage_steps=(
        "base",
        "attacker_base",
        "weakness",
        "resistance",
        "attacker_cards",
        "defender_cards",
        "defender_effects",
        "place",
    ),
    default_weakness=2,
    default_resistance=30,
    weakness_once=True,
    between_steps=(
        *("tools", "poison", "knockouts"),
        *("tools", "burn", "knockouts"),
        *("tools", "sleep_paralysis"),
        *("tools", "char", "knockouts"),
        *("tools", "darkness", "knockouts"),
        *("tools", "other", "knockouts"),
    ),
    poison_points=10,
    burn_points=20,
    sudden_death_prizes=1,
    deck_size=60,
    copies=4,
    star_limit=1,
    ace_limit=1,
    legal_pool=ANY_CARD,
    pool_until="2003-01-31",
    mega_ends_only_own_turn=True,
    break_inherits_legacy_powers=True,
    legend_halves_count_in_lost_zone=2,
    holon_is_owner=False,
    legacy_heal_counts=True,
    duo_forced_start=True,
    duo_bench_pair=4,
    duo_bench_single=5,
    duo_stepup=OWN_TURN,
    duo_stepup_mandatory=False,
    duo_target_always=True,
    duo_check_order=TURN_PLAYER_FIRST,
)

EX: Final = ECARD.replace(
    name="ex",
    title="EX rulebook (2004)",
    setup_steps=("flip", "draw", "active", "mulligan", "bench", "prizes", "reveal"),
    mulligan_bonus_max=1,
    fossil_counts_in_setup=True,
    first_turn_draw=False,
    first_turn_supporter=False,
    stadiums_per_turn=1,
    retreats_per_turn=1,
    confused_retreat_flip=False,
    darkness_metal_wording=MATCHED,
    confusion_is_attack=False,
    confusion_damage_points=30,
    between_steps=(
        *("tools", "poison", "knockouts"),
        *("tools", "burn", "knockouts"),
        *("tools", "sleep_paralysis"),
        *("tools", "char", "knockouts"),
        *("tools", "other", "knockouts"),
    ),
    pool_until="2005-02-28",
)

PLATINUM: Final = EX.replace(
    name="platinum",
    title="Platinum-Arceus rulebook (2009)",
    setup_steps=("draw", "mulligan", "place", "prizes", "bonus", "flip", "reveal"),
    mulligan_bonus_at_once=False,
    holder_places_first=True,
    first_turn_draw=True,
    first_turn_trainer=False,
    first_turn_stadium=False,
    first_turn_fossil=False,
    machines_discarded=False,
    condition_blocks_power=False,
    basic_energy_types=("G", "R", "W", "L", "P", "F", "D", "M"),
    darkness_metal_wording=PRINTED,
    baby_rule=False,
    damage_steps=(
        "base",
        "attacker",
        "weakness",
        "resistance",
        "defender_cards",
        "defender_effects",
        "place",
    ),
    between_steps=(
        *("tools", "poison", "knockouts"),
        *("tools", "burn", "knockouts"),
        *("tools", "sleep_paralysis"),
        *("tools", "other", "knockouts"),
    ),
    pool_until="2009-11-30",
)

LEGENDS: Final = PLATINUM.replace(
    name="legends",
    title="Call of Legends rulebook (2011)",
    default_resistance=20,
    pool_until="2011-02-28",
)

XY: Final = LEGENDS.replace(
    name="xy",
    title="XY rulebook (2016)",
    setup_steps=("flip", "draw", "mulligan", "place", "prizes", "bonus", "bench_bonus", "reveal"),
    first_player=FLIP_WINNER_CHOOSES,
    mulligan_waits=True,
    first_turn_supporter=True,
    first_turn_trainer=True,
    first_turn_stadium=True,
    first_turn_fossil=True,
    first_turn_attack=False,
    supporter_stays=False,
    tools_are_items=True,
    basic_energy_types=("G", "R", "W", "L", "P", "F", "D", "M", "Y"),
    later_types=True,
    attack_steps=(
        "baby",
        "announce",
        "confusion",
        "choices",
        "costs",
        "cancel",
        "before",
        "damage",
        "effects",
        "knockouts",
    ),
    damage_steps=("base", "attacker", "weakness", "resistance", "defender", "place"),
    between_steps=("poison", "burn", "sleep", "paralysis", "other", "knockouts"),
    pool_until="2016-12-31",
)

BOOKS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {rules.name: rules for rules in (ECARD, EX, PLATINUM, LEGENDS, XY)}
)
"""The five books by name, oldest first."""


class Label(NamedTuple):
    """How people call a book: in short, by the years of its cards, and in one line."""

    short: str
    years: str
    line: str


LABELS: Final[Mapping[str, Label]] = MappingProxyType(
    {
        "ecard": Label("e-Card", "e-Card", "Advanced rules of the Expedition era."),
        "ex": Label("EX", "EX", "Pokémon-ex, Poké-Powers and Poké-Bodies, and two-on-two."),
        "platinum": Label("Platinum", "Platinum", "LV.X, Pokémon SP and the Lost Zone."),
        "legends": Label(
            "Legends", "HeartGold SoulSilver", "LEGEND cards, Shiny Pokémon, Lost World."
        ),
        "xy": Label("XY", "XY", "Abilities, Pokémon-EX, Mega Evolution and BREAK."),
    }
)
"""What each book is called where one is chosen."""


def book(name: str) -> Ruleset:
    """Return the rules of the book called *name*."""
    if name not in BOOKS:
        raise UnknownBook(name, tuple(BOOKS))
    return BOOKS[name]
