"""A ruleset in the form the machine reads: plain numbers and flags, no strings to compare."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.kinds import types
from playmat.model.slots import slots
from playmat.rules.ruleset import Ruleset
from playmat.rules.vocabulary import (
    ANY_TIME,
    BY_BOOK,
    DAMAGE_STEPS,
    FLIP_WINNER_CHOOSES,
    NEXT_PLAYER_FIRST,
    PLACING_STEPS,
)

PLAIN_STEPS: Final = ("base", "weakness", "resistance", "place")
"""Steps of damage that count even if no effect changes them."""


def placed_before_mulligans(rules: Ruleset) -> tuple[str, ...]:
    """Setup steps of a hand with a Basic before anyone redraws. [SETUP-10]"""
    steps = rules.setup_steps
    ahead = steps[: steps.index("mulligan")] if "mulligan" in steps else ()
    if "active" not in ahead and "place" not in ahead:
        return ()
    return tuple([step for step in ahead if step in PLACING_STEPS])


@final
class Book:
    """The fields of a ruleset that a running game reads."""

    __slots__ = slots(
        "rules winner_chooses opening_hand mulligan_bonus_max bonus_at_once "
        "places_early mulligan_waits holder_places_first fossil_starts bench_size prizes actives "
        "first_turn_draw first_turn_supporter first_turn_trainer first_turn_stadium "
        "first_turn_fossil "
        "first_turn_attack energy_per_turn supporters_per_turn supporter_stays "
        "stadiums_per_turn machines_discarded tools_per_mon tools_are_items require_effect "
        "retreats_per_turn confused_retreat_flip condition_blocks_power condition_blocks_old "
        "baby_rule baby_first confusion_is_attack confusion_points damage_steps plain_steps "
        "default_weakness default_resistance weakness_once poison_points burn_points "
        "sudden_death_prizes mega_ends_only_own_turn break_inherits_powers "
        "legend_halves holon_is_owner legacy_heal_counts duo_forced_start duo_bench_pair "
        "duo_bench_single least_bench duo_any_time duo_stepup_mandatory duo_target_always "
        "duo_next_first tools_window char_step darkness_step strict_basic_energy wording "
        "energy_mask cited"
    )

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.cited: dict[str, dict[str, str]] = {}  # rule and reason of each event, once needed
        self.winner_chooses = rules.first_player == FLIP_WINNER_CHOOSES
        self.opening_hand: i64 = rules.opening_hand
        self.mulligan_bonus_max: i64 = rules.mulligan_bonus_max
        self.bonus_at_once = rules.mulligan_bonus_at_once
        self.places_early = bool(placed_before_mulligans(rules))
        self.mulligan_waits = rules.mulligan_waits
        self.holder_places_first = rules.holder_places_first
        self.fossil_starts = rules.fossil_counts_in_setup
        self.bench_size: i64 = rules.bench_size
        self.prizes: i64 = rules.prizes
        self.actives: i64 = rules.actives
        self.first_turn_draw = rules.first_turn_draw
        self.first_turn_supporter = rules.first_turn_supporter
        self.first_turn_trainer = rules.first_turn_trainer
        self.first_turn_stadium = rules.first_turn_stadium
        self.first_turn_fossil = rules.first_turn_fossil
        self.first_turn_attack = rules.first_turn_attack
        self.energy_per_turn: i64 = rules.energy_per_turn
        self.supporters_per_turn: i64 = rules.supporters_per_turn
        self.supporter_stays = rules.supporter_stays
        self.stadiums_per_turn: i64 = rules.stadiums_per_turn
        self.machines_discarded = rules.machines_discarded
        self.tools_per_mon: i64 = rules.tools_per_mon
        self.tools_are_items = rules.tools_are_items
        self.require_effect = rules.require_effect
        self.retreats_per_turn: i64 = rules.retreats_per_turn
        self.confused_retreat_flip = rules.confused_retreat_flip
        self.condition_blocks_power = rules.condition_blocks_power
        self.condition_blocks_old = (
            rules.condition_blocks_power and rules.old_power_condition_rule == BY_BOOK
        )
        self.baby_rule = rules.baby_rule
        self.baby_first = rules.attack_steps[:1] == ("baby",)
        self.confusion_is_attack = rules.confusion_is_attack
        self.confusion_points: i64 = rules.confusion_damage_points
        self.damage_steps: tuple[i64, ...] = tuple(
            [DAMAGE_STEPS.index(step) for step in rules.damage_steps]
        )
        self.plain_steps: tuple[i64, ...] = tuple(
            [DAMAGE_STEPS.index(step) for step in rules.damage_steps if step in PLAIN_STEPS]
        )
        self.default_weakness: i64 = rules.default_weakness
        self.default_resistance: i64 = rules.default_resistance
        self.weakness_once = rules.weakness_once
        self.poison_points: i64 = rules.poison_points
        self.burn_points: i64 = rules.burn_points
        self.sudden_death_prizes: i64 = rules.sudden_death_prizes
        self.mega_ends_only_own_turn = rules.mega_ends_only_own_turn
        self.break_inherits_powers = rules.break_inherits_legacy_powers
        self.legend_halves: i64 = rules.legend_halves_count_in_lost_zone
        self.holon_is_owner = rules.holon_is_owner
        self.legacy_heal_counts = rules.legacy_heal_counts
        self.duo_forced_start = rules.duo_forced_start
        self.duo_bench_pair: i64 = rules.duo_bench_pair
        self.duo_bench_single: i64 = rules.duo_bench_single
        self.least_bench: i64 = self.bench_size  # only an effect can leave less room
        if self.actives > 1:
            self.least_bench = min(self.duo_bench_pair, self.duo_bench_single)
        self.duo_any_time = rules.duo_stepup == ANY_TIME
        self.duo_stepup_mandatory = rules.duo_stepup_mandatory
        self.duo_target_always = rules.duo_target_always
        self.duo_next_first = rules.duo_check_order == NEXT_PLAYER_FIRST
        self.tools_window = "tools" in rules.between_steps
        self.char_step = "char" in rules.between_steps
        self.darkness_step = "darkness" in rules.between_steps
        self.strict_basic_energy = rules.strict_basic_energy
        self.wording = rules.darkness_metal_wording
        self.energy_mask: i64 = (
            types.DARKNESS | types.METAL
        )  # every rulebook has special Energy of these
        bit: i64 = 1
        for letter in types.LETTERS:
            if letter in rules.basic_energy_types:
                self.energy_mask |= bit
            bit *= 2
