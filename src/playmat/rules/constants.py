"""What all five books agree on, or leave to us without a switch."""

from __future__ import annotations

from typing import Final

UNLIMITED: Final = 99
"""Stand for no limit where a ruleset counts. [M-35, M-38]"""

POINTS_PER_COUNTER: Final = 10
"""Damage that one damage counter stands for. [DAMAGE-12]"""

DRAWS_PER_TURN: Final = 1
"""Cards drawn at the start of a turn. [TURN-02]"""

ATTACKS_PER_TURN: Final = 1
"""Attacks a player may use in one turn. [TURN-04]"""

TRAINERS_PER_TURN: Final = UNLIMITED
"""Plain Trainer cards (Items) a player may play in one turn. [TRAINER-01, M-32]"""

MACHINES_PER_MON: Final = UNLIMITED
"""Technical Machines one Pokémon may hold. [TRAINER-41]"""

JOINT_MULLIGAN_BONUS: Final = 0
"""Cards owed for a mulligan that both players take together. [SETUP-06, M-07]"""

MULLIGAN_SHOWS_HAND: Final = True
"""Whether a hand is shown before it is shuffled back. [SETUP-05, M-08]"""

EVOLVES_ON_FIRST_TURN: Final = False
"""Whether a player may evolve or level up on the own first turn. [EVOLVE-04, EVOLVE-12, M-27]"""

EVOLVES_WHEN_NEW: Final = False
"""Whether a Pokémon may evolve on the turn it was played or evolved. [EVOLVE-03, M-28]"""

CONDITION_BLOCKS_BODY: Final = False
"""Whether a Special Condition switches a Poké-Body off. [POWER-06, M-42]"""

BENCH_HAS_WEAKNESS: Final = False
"""Whether Weakness and Resistance count for damage to the Bench. [DAMAGE-04, M-59]"""

COUNTERS_ARE_DAMAGE: Final = False
"""Whether putting damage counters on a Pokémon counts as damage. [DAMAGE-07, M-60]"""

KNOCKOUT_STEPS: Final = ("discard", "prizes", "promote", "win")
"""What follows when Pokémon are Knocked Out, in order. [KO-04, M-81]"""

NEXT_PLAYER_FIRST: Final = True
"""Whether the player about to take a turn takes Prizes and promotes first. [KO-05, M-82]"""

TURN_PLAYER_FLIPS_FIRST: Final = True
"""Whether the turn player's Pokémon come first inside a between-turns step. [BETWEEN-09]"""
