"""Mulligans: who must, or may, draw a new opening hand. [SETUP-04 ... SETUP-07]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.draws import draw, shuffle_deck
from playmat.engine.record import note
from playmat.engine.vm import ask
from playmat.kinds import answers, asks
from playmat.model.definitions import Op
from playmat.model.option import YES_NO, kind
from playmat.model.starters import may_start, starts_plainly
from playmat.model.state import NONE, Frame, State

NO_START: Final = 0
START_BY_TEXT: Final = 1
START: Final = 2

# A player's decision about a hand that can begin only by a text; the seat is added to it.
KEPT: Final = 0
DECLINED: Final = 2
ASKED: Final = 4


def start_of(st: State, seat: i64) -> i64:
    """Whether a hand must begin the game, may do so by a card's text, or cannot. [SETUP-04]

    With only a text that allows it, the player may also draw a new hand.
    """
    best: i64 = NO_START
    for copy in st.sides[seat].hand:
        d = st.cards[copy]
        if may_start(st, d):
            if starts_plainly(d):
                return START
            best = START_BY_TEXT
    return best


@final
class MulliganCheck(Op):
    """Determine who must take a mulligan: both, one, or nobody. [SETUP-05, SETUP-06, SETUP-07]"""

    def __init__(self) -> None:
        self.done: i64 = 0
        self.place: i64 = 0
        self.keep: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        start_a: i64 = START if st.sides[0].actives else start_of(st, 0)
        start_b: i64 = START if st.sides[1].actives else start_of(st, 1)
        if start_a == START_BY_TEXT and undecided(fr, 0):
            return self.wonder(fr, 0)
        if start_b == START_BY_TEXT and undecided(fr, 1):
            return self.wonder(fr, 1)
        a = start_a == START or (start_a == START_BY_TEXT and KEPT in fr.vars[1])
        b = start_b == START or (start_b == START_BY_TEXT and KEPT + 1 in fr.vars[1])
        fr.vars[0] = NONE
        placing: i64 = placing_now(st, a, b)
        if placing >= 0:
            forget_hand(fr, placing)
            fr.vars[1] = (placing, *fr.vars[1])
            fr.pc = self.place
        elif a and b:
            fr.pc = self.done
        elif a or b:
            fr.vars[0] = (1 if a else 0,)
        else:
            fr.vars[0] = (0, 1)
        return False

    def wonder(self, fr: Frame, seat: i64) -> bool:
        """Jump to asking whether a hand is kept."""
        fr.vars[1] = (*fr.vars[1], ASKED + seat)
        fr.pc = self.keep
        return False


def placing_now(st: State, a: bool, b: bool) -> i64:
    """The player with a kept hand who places cards before the other, or -1. [SETUP-10]"""
    if a and not st.sides[0].actives and places_ahead(st, 0, b):
        return 0
    if b and not st.sides[1].actives and places_ahead(st, 1, a):
        return 1
    return -1


def places_ahead(st: State, seat: i64, other_kept: bool) -> bool:
    """Whether a player who keeps a hand places now: early, or as the only one. [SETUP-10]"""
    book = st.match.book
    if book.places_early:
        return True
    if not other_kept:
        return book.mulligan_waits
    return book.holder_places_first and st.sides[seat].mulligans > 0


def undecided(fr: Frame, seat: i64) -> bool:
    """Whether a player has not yet decided to keep a hand."""
    return KEPT + seat not in fr.vars[1] and DECLINED + seat not in fr.vars[1]


def forget_hand(fr: Frame, seat: i64) -> None:
    fr.vars[1] = tuple([said for said in fr.vars[1] if said % 2 != seat])


@final
class KeepAsk(Op):
    """Ask whether to begin with a hand that only a text allows, or redraw. [SETUP-04]"""

    def step(self, st: State, fr: Frame) -> bool:
        seat = fr.vars[1][-1] - ASKED
        return ask(st, seat, asks.KEEP_HAND, YES_NO)


@final
class KeepTake(Op):
    """Note whether a hand is kept."""

    def step(self, st: State, fr: Frame) -> bool:
        seat = fr.vars[1][-1] - ASKED
        kept: i64 = KEPT if kind(st.answer) == answers.YES else DECLINED
        forget_hand(fr, seat)
        fr.vars[1] = (*fr.vars[1], kept + seat)
        return False


@final
class MulliganReveal(Op):
    """Reveal the hands that must be redrawn and put them back. [SETUP-05]"""

    def step(self, st: State, fr: Frame) -> bool:
        for seat in fr.vars[0]:
            side = st.sides[seat]
            why = "declined" if DECLINED + seat in fr.vars[1] else ""
            note(st, "mulligan", why, seat, cards=tuple(side.hand))
            forget_hand(fr, seat)
            hand = side.hand[:]
            side.hand = []
            side.hand_seen = NONE
            side.deck = side.deck[: side.left] + hand
            st.at = []
            side.left = len(side.deck)
        if len(fr.vars[0]) == 1:
            st.sides[1 - fr.vars[0][0]].mulligans += 1
        return False


@final
class MulliganShuffle(Op):
    """Shuffle the deck of the nth player who redraws, if there is one."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def step(self, st: State, fr: Frame) -> bool:
        if len(fr.vars[0]) <= self.n:
            return False
        return shuffle_deck(st, fr.vars[0][self.n], "mulligan")


@final
class MulliganDraw(Op):
    """Draw new hands. [SETUP-05]"""

    def step(self, st: State, fr: Frame) -> bool:
        for seat in fr.vars[0]:
            draw(st, seat, st.match.book.opening_hand, "mulligan")
        return False
