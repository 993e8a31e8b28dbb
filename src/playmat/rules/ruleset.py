"""The ruleset: one documented field for every point on which the books differ."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from playmat.errors import BadRule, UnknownRule
from playmat.rules.checks import check


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rules of one book, as data: code asks it a question, never which book it is."""

    name: str
    """The key of the book this ruleset is or was made from. [FORMAT-7]"""

    title: str
    """The book's name and year, for people. [FORMAT-7]"""

    # Setup

    setup_steps: tuple[str, ...]
    """The order of setting up a game. [M-01, M-06, M-12, SETUP-10]"""

    first_player: str
    """Whether the winner of the opening flip goes first or chooses who does. [M-02, SETUP-02]"""

    opening_hand: int
    """Cards in the opening hand. [M-03, SETUP-03]"""

    mulligan_bonus_max: int
    """Cards the opponent may draw for each mulligan taken alone. [M-04, SETUP-07]"""

    mulligan_bonus_at_once: bool
    """Whether those cards are drawn right after each mulligan. [M-05, SETUP-07]"""

    mulligan_waits: bool
    """Whether a mulligan waits until the other player has placed everything. [M-05, SETUP-10]"""

    holder_places_first: bool
    """Whether who redrew alone places after the other player. [M-05, SETUP-10]"""

    fossil_counts_in_setup: bool
    """Whether a Fossil Trainer card counts as a Basic Pokémon in setup. [M-09, CARD-FOS-2]"""

    bench_size: int
    """Benched Pokémon a player may have. [M-10, M-30, BENCH-02]"""

    prizes: int
    """Prize cards each player sets aside. [M-11, SETUP-09]"""

    actives: int
    """Active Pokémon a player may have: one, or two in a two-on-two battle. [VARIANT-01, DUO-1]"""

    # The starting player's first turn

    first_turn_draw: bool
    """Whether the first turn of the game begins with a draw. [M-20, M-86, TURN-02]"""

    first_turn_supporter: bool
    """Whether the starting player may play a Supporter on turn 1. [M-21, TURN-06]"""

    first_turn_trainer: bool
    """Whether the starting player may play Trainers, Tools and TMs on turn 1. [M-22, TURN-06]"""

    first_turn_stadium: bool
    """Whether the starting player may play a Stadium on turn 1. [M-23, TURN-06]"""

    first_turn_fossil: bool
    """Whether the starting player may put a Fossil into play on turn 1. [M-24, CARD-FOS-3]"""

    first_turn_attack: bool
    """Whether the starting player may attack on turn 1. [M-25, ATTACK-11]"""

    # The main part of a turn

    energy_per_turn: int
    """Energy cards a player may attach from hand in one turn. [M-31, ENERGY-01]"""

    supporters_per_turn: int
    """Supporter cards a player may play in one turn. [M-33, TRAINER-10]"""

    supporter_stays: bool
    """Whether a Supporter lies beside the Active until the turn ends. [M-34, TRAINER-11]"""

    stadiums_per_turn: int
    """Stadium cards a player may play in one turn. [M-35, TRAINER-21]"""

    machines_discarded: bool
    """Whether every Technical Machine is discarded when the turn ends. [M-36, TRAINER-40, TM-3]"""

    tools_per_mon: int
    """Pokémon Tools one Pokémon may hold. [M-37, TRAINER-30]"""

    tools_are_items: bool
    """Whether Tools and Technical Machines are Items for what names Items. [M-37, M-46, TOOL-5]"""

    require_effect: bool
    """Whether a Trainer that could do nothing may not be played. [TRAINER-03]"""

    retreats_per_turn: int
    """Retreats a player may make in one turn. [M-38, RETREAT-02]"""

    confused_retreat_flip: bool
    """Whether a Confused Pokémon needs heads to retreat. [M-39, RETREAT-09]"""

    condition_blocks_power: bool
    """Whether any Special Condition stops a Poké-Power by rule. [M-41, POWER-05, POW-1]"""

    old_power_condition_rule: str
    """Whether old Pokémon Powers obey their text or that rule of the book. [POW-2]"""

    end_of_turn_steps: tuple[str, ...]
    """The order of clearing up when a turn ends. [TURN-09]"""

    # Types and Energy

    basic_energy_types: tuple[str, ...]
    """Types of which basic Energy exists. [M-43, ENERGY-05]"""

    later_types: bool
    """Whether a guess may name the types Fairy and Dragon. [M-44, ENERGY-05]"""

    strict_basic_energy: bool
    """Whether basic Energy of a type the book does not list counts as special. [EN-2, ENERGY-05]"""

    darkness_metal_wording: str
    """Which wording special Darkness and Metal Energy follow. [M-45, EN-4, EN-5]"""

    # Attacking

    attack_steps: tuple[str, ...]
    """The order of an attack. [M-51, M-52, M-54, M-80, ATTACK-04]"""

    baby_rule: bool
    """Whether attacking a Baby needs heads even if the card prints no flip. [M-50, ATTACK-08]"""

    confusion_is_attack: bool
    """Whether a Confused Pokémon attacks itself, modifiers included. [M-53, COND-20]"""

    confusion_damage_points: int
    """Damage a Confused attacker does to itself on tails. [M-53, COND-20, COND-21]"""

    damage_steps: tuple[str, ...]
    """The order of working out damage. [M-55, M-58, DAMAGE-01]"""

    default_weakness: int
    """What damage is multiplied by where a Weakness prints no amount. [M-56, DAMAGE-05]"""

    default_resistance: int
    """What damage is reduced by where a Resistance prints no amount. [M-57, DAMAGE-05]"""

    weakness_once: bool
    """Whether two matching Weaknesses count only once. [M-61, DAMAGE-06, CARD-DUAL-2]"""

    # Between turns

    between_steps: tuple[str, ...]
    """The order between turns, Knock Out checks included. [M-70, M-71, M-72, BETWEEN-08]"""

    poison_points: int
    """Damage a Poisoned Pokémon takes between turns. [M-73, COND-12]"""

    burn_points: int
    """Damage a Burned Pokémon takes between turns on tails. [M-74, COND-11]"""

    # Sudden Death

    sudden_death_prizes: int
    """Prize cards each player sets aside in Sudden Death. [M-89, SUDDEN-02]"""

    # Decks

    deck_size: int
    """Cards in a deck, exactly. [M-95, DECK-01]"""

    copies: int
    """Cards of one name a deck may hold, basic Energy excepted. [M-96, DECK-02]"""

    star_limit: int
    """Pokémon Star cards a deck may hold in all. [M-98, DECK-06]"""

    ace_limit: int
    """ACE SPEC cards a deck may hold in all. [M-99, DECK-07]"""

    legal_pool: str
    """Whether any card may be played or only those printed by the book's time. [FORMAT-7]"""

    pool_until: str
    """The last release date of the book's own pool of cards. [FORMAT-7]"""

    # Kinds of cards

    mega_ends_only_own_turn: bool
    """Whether Mega Evolution ends only the turn of the player it belongs to. [CARD-MEGA-3]"""

    break_inherits_legacy_powers: bool
    """Whether a BREAK keeps Poké-Powers and Poké-Bodies like Abilities. [CARD-BREAK-5]"""

    legend_halves_count_in_lost_zone: int
    """Pokémon a whole LEGEND counts as in the Lost Zone. [CARD-LEG-6]"""

    holon_is_owner: bool
    """Whether Holon's in a name counts as an owner. [CARD-OWN-3]"""

    legacy_heal_counts: bool
    """Whether removing damage counters counts as healing. [CARD-TRAIT]"""

    # Two-on-two battles

    duo_forced_start: bool
    """Whether a player with two Basics must start with two Actives. [DUO-10]"""

    duo_bench_pair: int
    """Benched Pokémon a player with two Actives may have. [M-30, VARIANT-02, DUO-2]"""

    duo_bench_single: int
    """Benched Pokémon a player with one Active may have. [DUO-12]"""

    duo_stepup: str
    """When a Benched Pokémon may step up beside a lone Active. [VARIANT-03, DUO-13]"""

    duo_stepup_mandatory: bool
    """Whether stepping up is compulsory. [DUO-14]"""

    duo_target_always: bool
    """Whether every attack names a Defending Pokémon. [M-63, DUO-32]"""

    duo_check_order: str
    """Whose Actives are checked first between turns. [DUO-34, BETWEEN-09]"""

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            check(field.name, str(field.type), getattr(self, field.name))
        self._check_together()

    def replace(self, **changes: Any) -> Ruleset:
        """Return these rules with house rules laid over them."""
        for name in changes:
            if name not in FIELDS:
                raise UnknownRule(name, get_close_matches(name, FIELDS, n=2))
        return dataclasses.replace(self, **changes)

    def _check_together(self) -> None:
        """Refuse fields that are each right but contradict one another."""
        if self.opening_hand + self.prizes > self.deck_size:
            wanted = f"at least opening_hand + prizes = {self.opening_hand + self.prizes}"
            raise BadRule("deck_size", self.deck_size, wanted)
        if self.mulligan_bonus_at_once == ("bonus" in self.setup_steps):
            wanted = f"{not self.mulligan_bonus_at_once} while setup_steps is {self.setup_steps}"
            raise BadRule("mulligan_bonus_at_once", self.mulligan_bonus_at_once, wanted)


FIELDS: tuple[str, ...] = tuple(field.name for field in dataclasses.fields(Ruleset))
"""The names of all fields, in the order in which they are documented."""
