"""Winning: how and when a game ends, and Sudden Death. [WIN-01 ... WIN-07]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.record import note
from playmat.kinds import endings
from playmat.model.definitions import Op
from playmat.model.starters import may_start
from playmat.model.state import Frame, State

TEXT_WINS: Final = 5  # register of the Knock Out program, after those of knockout.py


def prizes_left(st: State, seat: i64) -> i64:
    n: i64 = 0
    for copy in st.sides[seat].prizes:
        if copy >= 0:
            n += 1
    return n


def has_prizes(st: State, seat: i64) -> bool:
    for copy in st.sides[seat].prizes:
        if copy >= 0:
            return True
    return False


def ways(st: State, seat: i64) -> i64:
    """In how many ways a player has won. [WIN-01, WIN-02, WIN-05]"""
    foe = st.sides[1 - seat]
    n = text_wins(st, seat)
    if not has_prizes(st, seat) and len(st.sides[seat].prizes) > 0:
        n += 1
    if not foe.actives and not foe.bench:
        n += 1
    return n


def batch(st: State) -> Frame | None:
    """The program resolving Knock Outs, if it is running."""
    for fr in st.frames:
        if fr.code is st.match.knockouts:
            return fr
    return None


def text_wins(st: State, seat: i64) -> i64:
    """1 if a card's text makes a player win in the current batch. [OUTCOME-6]"""
    fr = batch(st)
    return 1 if fr is not None and seat in fr.vars[TEXT_WINS] else 0


def win_by_text(st: State, seat: i64) -> None:
    """Make a player win by a card's text: at once, or as another way in a batch. [OUTCOME-4]"""
    fr = batch(st)
    if fr is None:
        finish(st, seat, endings.TEXT)
    else:
        fr.vars[TEXT_WINS] = (*fr.vars[TEXT_WINS], seat)


def decided(st: State) -> bool:
    """Whether a player has won."""
    return ways(st, 0) > 0 or ways(st, 1) > 0


@final
class WinTest(Op):
    """Count the ways both players have won in this batch. [WIN-05, WIN-06, OUTCOME-5]"""

    def __init__(self) -> None:
        self.tie: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        a = ways(st, 0)
        b = ways(st, 1)
        if a == 0 and b == 0:
            return False
        if a == b:
            fr.pc = self.tie
            return False
        seat: i64 = 0 if a > b else 1
        if text_wins(st, seat) == ways(st, seat):
            finish(st, seat, endings.TEXT)
            return True
        finish(st, seat, endings.NO_POKEMON if has_prizes(st, seat) else endings.PRIZES)
        return True


def finish(st: State, seat: i64, end: i64) -> None:
    """End the game. [WIN-04]"""
    st.winner = seat
    st.end = end
    if st.events is not None:
        why = "ways" if ways(st, seat) > 1 else endings.NAMES[end]
        note(st, "win", why, seat, count=ways(st, 1 - seat), detail=won_by(st, seat, end))


def won_by(st: State, seat: i64, end: i64) -> str:
    """Everything that makes a player win, as words for endings, separated by spaces."""
    found = endings.NAMES[end]
    foe = st.sides[1 - seat]
    if end == endings.PRIZES and not foe.actives and not foe.bench:
        found += " " + endings.NAMES[endings.NO_POKEMON]
    if end != endings.TEXT and text_wins(st, seat) > 0:
        found += " " + endings.NAMES[endings.TEXT]
    return found


def can_begin(st: State) -> bool:
    """Whether each deck has a card to begin with; a table set up by hand may lack one."""
    for seat in range(2):
        found = False
        for copy in st.match.deck_of[seat]:
            found = found or may_start(st, st.cards[copy])
        if not found:
            return False
    return True


@final
class SuddenDeath(Op):
    """Start a new game with one Prize each, until a player wins. [SUDDEN-01, SUDDEN-03]

    The number of Sudden Deaths may be limited; the game is drawn if no new one can begin.
    [SUDDEN-04]
    """

    def step(self, st: State, fr: Frame) -> bool:
        st.sudden += 1
        ends = st.sudden > st.match.max_sudden_deaths > 0 or st.match.ties_stand
        if ends or not can_begin(st):
            st.winner = endings.DRAWN
            st.end = endings.TIE
            note(st, "draw_game", "", st.player)
            return True
        note(st, "sudden_death", "", st.player, count=st.sudden)
        del st.frames[1:]
        base = st.frames[0]
        base.pc = st.match.setup_start
        return False
