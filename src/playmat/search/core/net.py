"""A small learned judge: one hidden layer over a position's features, in whole numbers.

Each feature has a row of weights. The rows of a position are added up, negative sums count as 0,
and another row of weights turns the sums into one number. Three sums of 21 bits share a word, and
the words of a row are attributes, because the compiled core reads those without creating objects.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.model.state import State
from playmat.search.core.evaluate import by_weights
from playmat.search.core.features import features
from playmat.search.core.weights import TUNED, Judge

WORDS: Final = 16
LANES: Final = 3
WIDTH: Final = 48
LANE: Final = 2097152
HALF: Final = 1048576
HIGHEST: Final = 60000
"""Larger values of the tuned weights add nothing."""


@final
@mypyc_attr(acyclic=True)
class Row:
    """The weights of one feature, or a sum of such rows, three to a word."""

    def __init__(self, words: list[i64]) -> None:
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.d = words[3]
        self.e = words[4]
        self.f = words[5]
        self.g = words[6]
        self.h = words[7]
        self.i = words[8]
        self.j = words[9]
        self.k = words[10]
        self.l = words[11]
        self.m = words[12]
        self.n = words[13]
        self.o = words[14]
        self.p = words[15]

    def add(self, r: Row) -> None:
        self.a += r.a
        self.b += r.b
        self.c += r.c
        self.d += r.d
        self.e += r.e
        self.f += r.f
        self.g += r.g
        self.h += r.h
        self.i += r.i
        self.j += r.j
        self.k += r.k
        self.l += r.l
        self.m += r.m
        self.n += r.n
        self.o += r.o
        self.p += r.p

    def words(self) -> list[i64]:
        found = [self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h]
        found += [self.i, self.j, self.k, self.l, self.m, self.n, self.o, self.p]
        return found


def packed(weights: list[i64]) -> Row:
    """Pack the weights of a whole layer into a row."""
    words: list[i64] = []
    for n in range(WORDS):
        at: i64 = n * LANES
        words.append(weights[at] + weights[at + 1] * LANE + weights[at + 2] * LANE * LANE)
    return Row(words)


@final
class Net(Judge):
    """The judge of one match: a row for every feature, including those of its cards."""

    def __init__(self, rows: list[Row], bias: Row, out: list[i64], rest: i64, scale: i64) -> None:
        self.rows = rows
        self.bias = bias.words()
        self.out = out
        self.rest = rest
        self.scale = scale
        self.share: i64 = 0
        """How much of the tuned weights' value is added, in parts of 256."""

    def judge(self, st: State, seat: i64) -> i64:
        """Value of a position for a player, on the scale of the tuned weights."""
        total = Row(self.bias)
        rows = self.rows
        for number in features(st, seat):
            total.add(rows[number])
        value = self.rest
        at: i64 = 0
        for word in total.words():
            value += self.heard(word, at)
            at += LANES
        value = value // self.scale
        if self.share > 0:
            said = by_weights(st, seat, TUNED)
            value += max(-HIGHEST, min(HIGHEST, said)) * self.share // 256
        return value

    def heard(self, word: i64, at: i64) -> i64:
        """Contribution of a word's three sums; negative ones count as 0."""
        out = self.out
        first = ((word + HALF) & (LANE - 1)) - HALF
        word = (word - first) // LANE
        second = ((word + HALF) & (LANE - 1)) - HALF
        third = (word - second) // LANE
        value: i64 = 0
        if first > 0:
            value += first * out[at]
        if second > 0:
            value += second * out[at + 1]
        if third > 0:
            value += third * out[at + 2]
        return value
