"""The shipped net on the encoder's arrays, and the facts about cards that it uses.

It gives the same evaluation as the strongest agent, from arrays alone, and can be the starting
point for training another net.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from playmat.cards.card import Card
from playmat.envs.encoding.net import ALL_FIXED, PARTS, Pairs
from playmat.envs.encoding.vocabulary import Vocabulary
from playmat.search.core.net import WIDTH
from playmat.search.facts import facts_of
from playmat.search.learned import FILE


class OurNet:
    """A net from a file: it sums rows, applies ReLU and returns a number."""

    def __init__(self, vocabulary: Vocabulary, path: Path = FILE) -> None:
        first, _, body = path.read_bytes().partition(b"\n")
        self.about = json.loads(first)
        """The header of the file, including the names of its facts."""

        rows = np.frombuffer(body, "<i2").reshape(-1, WIDTH).astype(np.int64)
        self._vocabulary = vocabulary
        self._fixed = rows[:ALL_FIXED]
        self._facts = rows[ALL_FIXED:-2].reshape(PARTS, -1, WIDTH)
        self._bias, self._out = rows[-2], rows[-1]

    def judge(self, net: Pairs, worth: NDArray[np.int32]) -> NDArray[np.int64]:
        """Evaluate positions for the player to move, given the arrays of each."""
        sums = [self._bias + self._rows(each).sum(axis=0) for each in net]
        heard = np.maximum(np.stack(sums), 0) @ self._out + self.about["rest"]
        told = worth[:, 0].astype(np.int64) * self.about["share"] // 256
        return np.asarray(heard // self.about["scale"] + told, np.int64)

    def _rows(self, pairs: Pairs) -> NDArray[np.int64]:
        """The weights of all features of a position; for a card, those of its facts."""
        numbers, cards = pairs[:, 0].astype(int) - 1, pairs[:, 1].astype(int)
        fixed = self._fixed[numbers[(numbers >= 0) & (numbers < ALL_FIXED)]]
        in_role = numbers >= ALL_FIXED
        has = facts_matrix([self._vocabulary.told[n] for n in cards[in_role]], self.about["facts"])
        found = np.einsum("cf,cfw->cw", has, self._facts[numbers[in_role] - ALL_FIXED])
        return np.concatenate([fixed, found])


def facts_matrix(cards: list[Card], names: list[str]) -> NDArray[np.int64]:
    """A row of zeros and ones for each card: which of the named facts it has."""
    where = {name: n for n, name in enumerate(names)}
    found = np.zeros((len(cards), len(names)), np.int64)
    for n, card in enumerate(cards):
        found[n, [where[fact] for fact in facts_of(card) if fact in where]] = 1
    return found
