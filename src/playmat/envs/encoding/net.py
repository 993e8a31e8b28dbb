"""The inputs of the shipped net for a position, as rows of numbers.

They come from the function that the agent itself calls, so a model trained on these rows gets the
same inputs as the agent.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from playmat.model.state import State
from playmat.model.unseen import unseen_in_play
from playmat.search.core.evaluate import by_weights
from playmat.search.core.features import FIXED, ROLES, features
from playmat.search.core.net import HIGHEST
from playmat.search.core.weights import TUNED

ALL_FIXED: Final = 2 * FIXED
PARTS: Final = 2 * len(ROLES)
"""The roles of a card, each for the player to move and the opponent."""

Pairs = NDArray[np.int16]


def net_table(numbers: list[int]) -> Pairs:
    """The row of every feature in a match whose cards have these numbers."""
    fixed = np.arange(1, ALL_FIXED + 1)
    parts = ALL_FIXED + 1 + np.arange(PARTS)
    firsts = np.concatenate([fixed, parts.repeat(len(numbers))])
    cards = np.concatenate([np.zeros(ALL_FIXED, int), np.tile(numbers, PARTS)])
    return np.stack([firsts, cards], axis=1).astype(np.int16)


def net_rows(st: State, seat: int, table: Pairs) -> tuple[Pairs, int]:
    """The net's features of a position, and its value by the tuned weights, also an input.

    Both are empty while the opponent's Pokémon are face down, since there is nothing to judge.
    """
    if unseen_in_play(st.sides[1 - seat], 1 - seat, seat):
        return table[:0], 0
    said = int(by_weights(st, seat, TUNED))
    return table[features(st, seat)], max(-HIGHEST, min(HIGHEST, said))
