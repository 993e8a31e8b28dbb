"""Bits of State.altered: what the modifiers in force may change about a player's legal moves."""

from __future__ import annotations

from typing import Final

from playmat.kinds import queries

COSTS: Final = 1  # attack costs, and the Energy that pays for them
LOCKS: Final = 2  # which attacks may be used
LENT: Final = 4  # which attacks a Pokémon has
BARS: Final = 8  # who may attack
PRICE: Final = 16  # retreat costs
STAYS: Final = 32  # who may retreat, and how often
ATTACHING: Final = 64
PLAYING: Final = 128
EVOLVING: Final = 256

GROUPS: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (COSTS, (queries.ATTACK_COST, queries.ATTACK_SYMBOLS, queries.ENERGY_PROVIDED)),
    (LOCKS, (queries.CAN_USE_ATTACK, queries.ATTACKS_FORBIDDEN)),
    (LENT, (queries.ATTACK_LIST,)),
    (BARS, (queries.CAN_ATTACK,)),
    (PRICE, (queries.RETREAT_COST,)),
    (STAYS, (queries.RETREATS_PER_TURN, queries.PAYS_RETREAT)),
    (STAYS, (queries.CAN_RETREAT, queries.CAN_LEAVE_ACTIVE)),
    (ATTACHING, (queries.ENERGY_PER_TURN, queries.CAN_ATTACH_ENERGY)),
    (PLAYING, (queries.CAN_PLAY,)),
    (EVOLVING, (queries.CAN_EVOLVE, queries.CAN_EVOLVE_FROM_HAND, queries.CAN_EVOLVE_UNAIDED)),
)
"""The queries behind each bit; all of them are asked at almost every choice."""
