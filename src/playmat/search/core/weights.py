"""What a position is judged by, as numbers with names.

They are in tenths of a point of damage, so that 10 is about one damage counter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from playmat.model.state import State


class Judge:
    """What judges a position in place of the weights, if there is one."""

    def judge(self, st: State, seat: i64) -> i64:
        """Return how a game that is not over stands for a player."""
        raise NotImplementedError


@dataclass(frozen=True)
class Weights:
    """How much each thing on the table counts; ``dataclasses.replace`` changes some of them."""

    prize: i64 = 1200
    """A Prize still to be taken, against its player."""

    body: i64 = 60
    """A Pokémon in play."""

    hp: i64 = 2
    """A point of HP left."""

    evolved: i64 = 170
    """A card under the top one of a Pokémon."""

    plan: i64 = 4
    """A point of the best attack of an Active that is on its way to it."""

    plan_benched: i64 = 3
    """The same on the Bench."""

    energy: i64 = 48
    """A unit of Energy attached, needed or not."""

    costly: i64 = 2
    """A point of damage for each Prize beyond the first that its Pokémon gives up, against it."""

    gear: i64 = 20
    """A Tool or the like attached."""

    ready: i64 = 6
    """A point of the best attack that the Active can pay for."""

    text: i64 = 15
    """The text of an attack, in points of damage."""

    cost: i64 = 3
    """A symbol of an attack's cost, in points of damage: what costs more is worth more."""

    lethal: i64 = 220
    """A payable attack that would Knock Out the Pokémon it faces."""

    alone: i64 = 250
    """An empty Bench, against its player."""

    crowd: i64 = 3
    """How many Benched Pokémon are wanted."""

    crowded: i64 = 25
    """Each beyond that, against its player."""

    hand: i64 = 22
    """A card in one's hand."""

    hand_full: i64 = 8
    """A card in one's hand beyond as many as are wanted."""

    hand_wanted: i64 = 7
    """How many cards in hand are wanted."""

    foe_hand: i64 = 6
    """A card in the other player's hand, as far as so many are wanted."""

    fits: i64 = 14
    """A card in hand that goes on with what is in play."""

    low_deck: i64 = 15
    """So many cards left in a deck or fewer are too few."""

    thin: i64 = 45
    """Each card fewer than that."""

    paralyzed: i64 = 130
    asleep: i64 = 100
    confused: i64 = 90
    poisoned: i64 = 60
    burned: i64 = 60

    judge: Judge | None = None
    """What judges instead of all these numbers."""


USUAL: Final = Weights()
"""The weights that greedy play judges by."""

FINER: Final = 4
"""So many times finer is the measure of the weights below."""

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
"""Weights found by play: games between greedy players whose weights were shaken."""
