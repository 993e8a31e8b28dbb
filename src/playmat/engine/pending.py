"""What the programs under way tell of the question pending, so that nobody else looks into them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.checkup import Calm
from playmat.engine.ops.choose import AskPick
from playmat.engine.values.selectors import CARDS
from playmat.model.state import State


@final
class Picks:
    """What has been picked of many so far, and how many may be: copies of cards, or other items."""

    def __init__(self, cards: bool, chosen: tuple[i64, ...], least: i64, most: i64) -> None:
        self.cards = cards
        self.chosen = chosen
        self.least = least
        self.most = most


def picks(st: State) -> Picks | None:
    """Return the picking under way, or nothing where exactly one is chosen or none is asked for."""
    fr = st.frames[-1]
    op = fr.ops[fr.pc - 1]
    if not isinstance(op, AskPick) or op.least is None or op.most is None:
        return None
    least = op.least.value(st, fr)
    most = op.most.value(st, fr)
    if most <= 1 and least >= 1:
        return None
    return Picks(op.sort == CARDS, fr.vars[op.reg], least, most)


def asking_card(st: State) -> i64:
    """Return the copy whose text asks, or -1 where the rules do."""
    return st.frames[-1].card


def between_turns(st: State) -> bool:
    """Return whether what the rules do between turns is under way. [BETWEEN-01]"""
    if st.winner >= 0:
        return False
    fr = st.frames[0]
    for n, op in enumerate(fr.ops):
        if isinstance(op, Calm):
            return fr.pc > n
    return False
