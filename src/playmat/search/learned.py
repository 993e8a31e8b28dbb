"""The learned judge as a file, and a match's judge made from it.

The file begins with a line of JSON: the width of the layer, the names of the features and facts,
and how it was trained. The weights follow as little-endian 16-bit integers: a row for every fixed
feature, one for every fact in every role, the layer's own row, and the row that turns the layer
into one number.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playmat.search.core.features import FIXED, ROLES
from playmat.search.core.net import WIDTH, Net, Row, packed
from playmat.search.core.weights import TUNED, Weights
from playmat.search.facts import facts_of

if TYPE_CHECKING:
    from playmat.cards.card import Card
    from playmat.model.definitions import Match

FILE: Final = Path(__file__).with_name("judge.net")
SEATS: Final = 2
KEPT: Final = 8
"""How many matches' judges are kept; the cards of a match change where lists are guessed."""


class Learned:
    """The weights of a file, ready to be combined for a match."""

    def __init__(self, path: Path = FILE) -> None:
        first, _, body = path.read_bytes().partition(b"\n")
        self.about: dict[str, Any] = json.loads(first)
        """The JSON header of the file."""

        numbers = array("h", body)
        if sys.byteorder == "big":
            numbers.byteswap()
        rows = [numbers[at : at + WIDTH].tolist() for at in range(0, len(numbers), WIDTH)]
        parts = len(ROLES) * SEATS
        names = self.about["facts"]
        assert len(rows) == FIXED * SEATS + parts * len(names) + 2
        self._fixed = [packed(row) for row in rows[: FIXED * SEATS]]
        facts = [packed(row) for row in rows[FIXED * SEATS : -2]]
        self._facts = {
            name: [facts[part * len(names) + n] for part in range(parts)]
            for n, name in enumerate(names)
        }
        self._bias, self._out = packed(rows[-2]), rows[-1]
        self._cards: dict[str, list[Row]] = {}

    def judge(self, match: Match) -> Net:
        """Return a new judge for a match."""
        cards = [self._card(card) for card in match.printed]
        rows = [*self._fixed]
        for part in range(len(ROLES) * SEATS):
            rows += [card[part] for card in cards]
        net = Net(rows, self._bias, self._out, self.about["rest"], self.about["scale"])
        net.share = self.about.get("share", 0)
        return net

    def _card(self, card: Card) -> list[Row]:
        """Rows of a card, one for each role and seat: the sums over its facts."""
        if card.id not in self._cards:
            sums = [packed([0] * WIDTH) for _ in range(len(ROLES) * SEATS)]
            for fact in facts_of(card):
                for total, row in zip(sums, self._facts.get(fact, ()), strict=False):
                    total.add(row)
            self._cards[card.id] = sums
        return self._cards[card.id]


@cache
def learned(path: Path = FILE) -> Learned:
    """Return the weights of a file, which is read once."""
    return Learned(path)


@lru_cache(maxsize=KEPT)
def judging(match: Match) -> Weights:
    """Return the weights with a match's learned judge, cached per match."""
    return replace(TUNED, judge=learned().judge(match))
