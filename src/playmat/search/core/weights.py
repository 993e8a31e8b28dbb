"""What a position is judged by, as numbers with names.

They are in tenths of a point of damage, so that 10 is about one damage counter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


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


USUAL: Final = Weights()
"""The weights that greedy play judges by."""
