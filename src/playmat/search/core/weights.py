"""The numbers that a position is judged by, with names.

They are in tenths of a point of damage.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from playmat.model.state import State


class Judge:
    """Judges positions in place of the weights."""

    def judge(self, st: State, seat: i64) -> i64:
        """Return the value of an unfinished game for a player."""
        raise NotImplementedError


@dataclass(frozen=True)
class Weights:
    """How much each thing on the table counts; change some with ``dataclasses.replace``."""

    prize: i64 = 1200
    """A Prize the player still has to take (negative)."""

    body: i64 = 60
    """A Pokémon in play."""

    hp: i64 = 2
    """A point of HP left."""

    evolved: i64 = 170
    """A card under the top card of a Pokémon."""

    plan: i64 = 4
    """A point of an Active's most promising attack."""

    plan_benched: i64 = 3
    """A point of a Benched Pokémon's most promising attack."""

    energy: i64 = 48
    """A unit of Energy attached, needed or not."""

    costly: i64 = 2
    """A point of damage for each extra Prize that the Pokémon gives up (negative)."""

    gear: i64 = 20
    """A Tool or similar card attached."""

    ready: i64 = 6
    """A point of the best attack that the Active can pay for."""

    text: i64 = 15
    """The text of an attack, in points of damage."""

    cost: i64 = 3
    """A symbol of an attack's cost, in points of damage: expensive attacks are worth more."""

    lethal: i64 = 220
    """A payable attack that would Knock Out the Pokémon it faces."""

    alone: i64 = 250
    """An empty Bench (negative)."""

    crowd: i64 = 3
    """How many Benched Pokémon are wanted."""

    crowded: i64 = 25
    """Each Benched Pokémon beyond that (negative)."""

    hand: i64 = 22
    """A card in the player's own hand, up to the number wanted."""

    hand_full: i64 = 8
    """A card in the player's own hand beyond that."""

    hand_wanted: i64 = 7
    """How many cards in hand are wanted."""

    foe_hand: i64 = 6
    """A card in the other player's hand, up to the number wanted."""

    fits: i64 = 14
    """A card in hand that fits what is in play."""

    low_deck: i64 = 15
    """A deck with fewer cards than this is low."""

    thin: i64 = 45
    """Each card that a low deck lacks (negative)."""

    paralyzed: i64 = 130
    asleep: i64 = 100
    confused: i64 = 90
    poisoned: i64 = 60
    burned: i64 = 60

    judge: Judge | None = None
    """A judge that replaces all these numbers."""


USUAL: Final = Weights()
"""The weights of greedy play."""

FINER: Final = 4
"""How many times finer the scale of the weights below is."""

TUNED: Final = Weights(
    prize=4800,
    body=240,
    hp=8,
    evolved=812,
    plan=20,
    plan_benched=12,
    energy=192,
    costly=6,
    gear=80,
    ready=20,
    text=9,
    cost=3,
    lethal=641,
    alone=1018,
    crowd=3,
    crowded=100,
    hand=66,
    hand_full=32,
    hand_wanted=6,
    foe_hand=24,
    fits=56,
    low_deck=12,
    thin=180,
    paralyzed=520,
    asleep=432,
    confused=360,
    poisoned=240,
    burned=240,
)
"""Weights found in games between greedy players with randomly changed weights."""
