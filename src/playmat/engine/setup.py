"""Setting up a game: one instruction for each step a rulebook may list. [SETUP-01 ... SETUP-14]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.draws import draw, shuffle_deck
from playmat.engine.changes.events import eligible, once_each
from playmat.engine.changes.pokemon import new_mon, put_in_play
from playmat.engine.effects.in_force import entries, holds
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.query import bench_limit
from playmat.engine.record import note
from playmat.engine.vm import ask, ask_coin
from playmat.kinds import answers, asks, events, queries
from playmat.model.definitions import Op
from playmat.model.event import Event
from playmat.model.option import STOP, YES, YES_NO, field_a, kind, packed
from playmat.model.starters import may_start, may_start_benched
from playmat.model.state import NONE, Effect, Frame, Side, State, Trigger
from playmat.model.unseen import FACE_DOWN
from playmat.model.zones import leave_hand


@final
class Begin(Op):
    """Put every card back into its deck for a game or a Sudden Death. [SUDDEN-01, SD-5]"""

    def step(self, st: State, fr: Frame) -> bool:
        sides: list[Side] = []
        for seat in range(2):
            sides.append(Side(st.match.deck_of[seat][:]))
        st.sides = sides
        fr.vars[1] = NONE
        st.turn = 0
        st.at = []
        st.stadium = -1
        st.lasting = []
        st.queue.clear()
        st.happenings.clear()
        st.gone.clear()
        st.dirty = True
        st.settle = False
        st.ending = False
        note(st, "game", "", 0, count=st.sudden)
        return False


@final
class ShuffleFor(Op):
    """Shuffle one player's deck. [SETUP-01]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, st: State, fr: Frame) -> bool:
        return shuffle_deck(st, self.seat)


@final
class OpeningFlip(Op):
    """Flip the opening coin. [SETUP-02]"""

    def step(self, st: State, fr: Frame) -> bool:
        return ask_coin(st)


@final
class OpeningTake(Op):
    """Let the winner of the flip go first, or choose who goes first. [SETUP-02]"""

    def step(self, st: State, fr: Frame) -> bool:
        winner: i64 = 0 if kind(st.answer) == answers.HEADS else 1
        st.first = winner
        note(st, "opening_flip", "", winner, detail="heads" if winner == 0 else "tails")
        if not st.match.book.winner_chooses:
            st.answer = YES
            return False
        return ask(st, winner, asks.FIRST, YES_NO)


@final
class FirstTake(Op):
    """Note the player who goes first. [SETUP-02]"""

    def step(self, st: State, fr: Frame) -> bool:
        if kind(st.answer) == answers.NO:
            st.first = 1 - st.first
        st.player = st.first
        note(st, "goes_first", "", st.first)
        return False


@final
class FlipLater(Op):
    """Delay the flip until hands are drawn, if a card may be played before it."""

    def __init__(self, early: bool) -> None:
        self.early = early
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.match.flip_waits == self.early:
            fr.pc = self.to
        return False


@final
class AheadOfFlip(Op):
    """Trigger cards in hand that work before the opening flip. [SETUP-02]"""

    def step(self, st: State, fr: Frame) -> bool:
        if st.match.flip_waits:
            tell(st, False)
        return False


@final
class Forestall(Op):
    """Skip the flip if exactly one player goes first by a card played. [SETUP-02]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat: i64 = first_by_text(st) if st.match.flip_waits else -1
        if seat >= 0:
            go_first(st, seat)
            fr.pc = self.to
        return False


def tell(st: State, in_play: bool) -> None:
    """Let Pokémon in play, or cards in hand, react to the setup."""
    if st.dirty:
        rebuild(st)
    h = Event(events.SETUP, st.first, -1, 1)
    ready: list[Effect] = []
    for e in st.watch[2 * events.SETUP + 1]:
        if (e.me >= 0) == in_play and eligible(st, e, h):
            ready.append(e)
    if ready:
        st.happenings.append(h)
        for e in once_each(ready):
            st.queue.append(Trigger(e, len(st.happenings) - 1, len(st.frames)))


def first_by_text(st: State) -> i64:
    """The only player with a text to go first, or -1."""
    asked = [False, False]
    for e in entries(st, queries.FIRST_PLAYER):
        if holds(st, e):
            asked[e.seat] = True
    if asked[0] == asked[1]:
        return -1
    return 0 if asked[0] else 1


def go_first(st: State, seat: i64) -> None:
    st.first = seat
    st.player = seat
    note(st, "goes_first", "text", seat)


@final
class DrawHands(Op):
    """Draw both opening hands. [SETUP-03]"""

    def step(self, st: State, fr: Frame) -> bool:
        for seat in range(2):
            draw(st, seat, st.match.book.opening_hand, "opening")
        return False


@final
class BonusAsk(Op):
    """Ask how many cards to draw for the other player's mulligans. [SETUP-07, SETUP-08]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        for seat in range(2):
            side = st.sides[seat]
            if side.mulligans > 0:
                fr.vars[2] = (seat,)
                most = min(side.mulligans * st.match.book.mulligan_bonus_max, side.left)
                options: list[i64] = []
                n: i64 = 0
                while n <= most:
                    options.append(packed(answers.NUMBER, n))
                    n += 1
                return ask(st, seat, asks.MULLIGAN_BONUS, options)
        fr.pc = self.to
        return False


@final
class BonusTake(Op):
    """Draw the bonus cards. [SETUP-07]"""

    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = fr.vars[2][0]
        st.sides[seat].mulligans = 0
        n = field_a(st.answer)
        note(st, "mulligan_bonus", "", seat, count=n)
        before = len(st.sides[seat].hand)
        if n > 0:
            draw(st, seat, n, "bonus")
        fr.vars[3] = tuple(st.sides[seat].hand[before:])
        fr.pc = self.back
        return False


@final
class PlaceNext(Op):
    """Select the next player who has not placed Pokémon, or Prizes, yet. [SETUP-10]"""

    def __init__(self, prizes: bool) -> None:
        self.prizes = prizes
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        for seat in range(2):
            side = st.sides[seat]
            if not side.ready if self.prizes else not side.actives:
                fr.vars[1] = (seat,)
                return False
        fr.pc = self.to
        return False


@final
class BenchNext(Op):
    """Let a player bench Pokémon, unless that player's Prizes are set. [SETUP-10]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[1] = (self.seat,)
        if st.sides[self.seat].ready:
            fr.pc = self.to
        return False


def starters(st: State, hand: list[i64], basics_only: bool) -> list[i64]:
    """Options for all different cards that may be put down."""
    options: list[i64] = []
    seen: list[i64] = []
    for copy in hand:
        d = st.cards[copy]
        if not (may_start_benched(st, d) if basics_only else may_start(st, d)):
            continue
        if d.index not in seen:
            seen.append(d.index)
            options.append(packed(answers.CARD, copy))
    return options


def lay_face_down(st: State, seat: i64, copy: i64, active: bool) -> None:
    """Put a Pokémon face down in setup."""
    leave_hand(st, st.sides[seat], copy, False)
    m = new_mon(st, seat, (copy,))
    m.entered = FACE_DOWN
    m.changed = 0
    put_in_play(st, m, active)
    mine: i64 = 2 if seat == 1 else 1
    what = "setup_active" if active else "setup_bench"
    note(st, what, "", seat, m, cards=(copy,), seen=mine)


@final
class AskActive(Op):
    """Ask for the Active Pokémon; for the second in a two-on-two battle. [SETUP-09, VARIANT-01]"""

    def __init__(self, second: bool) -> None:
        self.second = second
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = fr.vars[1][0]
        side = st.sides[seat]
        options = starters(st, side.hand, False)
        if self.second:
            if st.match.book.actives < 2 or not (options or st.match.ask_setup):
                fr.pc = self.to
                return False
            if not options or not st.match.book.duo_forced_start:
                options.append(STOP)
        return ask(st, seat, asks.SETUP_ACTIVE, options)


@final
class TakeActive(Op):
    def step(self, st: State, fr: Frame) -> bool:
        if kind(st.answer) != answers.STOP:
            lay_face_down(st, fr.vars[1][0], field_a(st.answer), True)
        return False


@final
class AskBench(Op):
    """Ask for the next Benched Pokémon. [SETUP-09]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = fr.vars[1][0]
        side = st.sides[seat]
        options = starters(st, side.hand, True)
        asked = bool(options) or st.match.ask_setup
        if not asked or len(side.bench) >= bench_limit(st, seat):
            fr.pc = self.to
            return False
        options.append(STOP)
        return ask(st, seat, asks.SETUP_BENCH, options)


@final
class TakeBench(Op):
    """Put a Benched Pokémon down, or continue."""

    def __init__(self) -> None:
        self.back: i64 = 0
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if kind(st.answer) == answers.STOP:
            fr.pc = self.to
            return False
        lay_face_down(st, fr.vars[1][0], field_a(st.answer), False)
        fr.pc = self.back
        return False


@final
class LayPrizes(Op):
    """Set the Prizes aside, face down. [SETUP-09, SUDDEN-02]"""

    def step(self, st: State, fr: Frame) -> bool:
        seat = fr.vars[1][0]
        side = st.sides[seat]
        book = st.match.book
        count = book.sudden_death_prizes if st.sudden > 0 else book.prizes
        count = min(count, side.left)
        cards = side.deck[side.left - count : side.left]
        cards.reverse()
        side.prizes = tuple(cards)
        st.at = []
        side.left -= count
        side.ready = True
        note(st, "prizes_laid", "", seat, count=count)
        return False


@final
class BenchBonusAsk(Op):
    """Ask whether to bench Basics among the bonus cards. [SETUP-10]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if not fr.vars[2]:
            fr.pc = self.to
            return False
        seat = fr.vars[2][0]
        side = st.sides[seat]
        drawn = [c for c in side.hand if c in fr.vars[3]]
        options = starters(st, drawn, True)
        asked = bool(options) or (bool(fr.vars[3]) and st.match.ask_setup)
        if not asked or len(side.bench) >= bench_limit(st, seat):
            fr.pc = self.to
            return False
        options.append(STOP)
        fr.vars[1] = (seat,)
        return ask(st, seat, asks.BENCH_BONUS, options)


@final
class Reveal(Op):
    """Turn all Pokémon face up and trigger reactions. [SETUP-11]"""

    def step(self, st: State, fr: Frame) -> bool:
        fr.vars[0] = NONE
        fr.vars[1] = NONE
        fr.vars[2] = NONE
        fr.vars[3] = NONE
        st.player = st.first
        for seat in range(2):
            side = st.sides[seat]
            for m in side.actives + side.bench:
                m.entered = 0
                st.dirty = True
                st.settle = True
                note(st, "reveal_mon", "", seat, m, cards=m.stack)
        tell(st, True)
        return False


@final
class FirstByText(Op):
    """Let a player with such a text go first; if both have one, the flip counts."""

    def step(self, st: State, fr: Frame) -> bool:
        seat = first_by_text(st)
        if seat >= 0 and seat != st.first:
            go_first(st, seat)
        return False
