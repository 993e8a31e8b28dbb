"""Effects that last or wait, and changes to events."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import AGAIN
from playmat.engine.effects.lasting import binds_other, drop, mon_of_effect
from playmat.engine.effects.sums import tell_stepped_in
from playmat.engine.effects.wards import player_warded, warded
from playmat.engine.prizes import take_prize
from playmat.engine.record import note
from playmat.engine.table.history import PLAYED_CARD, without_note
from playmat.engine.table.players import seat_of, seats_of
from playmat.engine.table.pokemon import is_active
from playmat.engine.values.filters_in_play import has_needs
from playmat.engine.vm import ask, call
from playmat.engine.winning import batch, finish, prizes_left, win_by_text
from playmat.kinds import answers, asks, causes, endings, events, trainers, until
from playmat.model.definitions import Code, HandlerDef, ModDef, Number, Op, Selector
from playmat.model.option import field_a, packed
from playmat.model.state import Effect, Frame, Mon, State

FOREVER: Final = 1000000


def spell(st: State, e: Effect, how_long: i64, seat: i64) -> None:
    """Set the turns during which an effect lasts."""
    e.until = how_long
    e.since = st.turn
    mine = st.player == seat
    if how_long in (until.THIS_ATTACK, until.END_OF_TURN, until.TURN_ON_BENCH):
        e.last = st.turn
    elif how_long == until.FOE_NEXT_TURN:
        e.last = st.turn + (1 if mine else 2)
        e.since = e.last
    elif how_long == until.THROUGH_FOE_TURN:
        e.last = st.turn + (1 if mine else 2)
    elif how_long == until.MY_NEXT_TURN:
        e.last = st.turn + (2 if mine else 1)
        e.since = e.last
    elif how_long == until.THROUGH_MY_TURN:
        e.last = st.turn + (2 if mine else 1)
    else:
        e.last = FOREVER


@final
class Lasting(Op):
    """Put modifiers and handlers in force for a while, on a Pokémon or on the game."""

    def __init__(
        self,
        until: i64,
        on: Selector | None,
        bearer: i64,
        mods: list[ModDef],
        handlers: list[HandlerDef],
    ) -> None:
        self.until = until
        self.on = on
        self.bearer = bearer
        self.mods = mods
        self.handlers = handlers
        self.also: Selector | None = None

    def step(self, st: State, fr: Frame) -> bool:
        if self.on is None:
            self.put(st, fr, -1)
            return False
        for serial in self.on.pick(st, fr):
            m = st.mon(serial)
            if m is not None and self.begins(st, fr, m):
                self.put(st, fr, serial)
        return False

    def lays(self, mod: ModDef | None, code: Code | None) -> bool:
        if mod is not None:
            return mod in self.mods
        for handler in self.handlers:
            if handler.code is code:
                return True
        return False

    def begins(self, st: State, fr: Frame, m: Mon) -> bool:
        """Whether the effect reaches a Pokémon that is in the required place."""
        active = is_active(st.sides[m.seat], m)
        if self.until == until.TURN_ON_BENCH if active else self.until == until.WHILE_ACTIVE:
            return False
        return not warded(st, fr, m)

    def put(self, st: State, fr: Frame, on: i64) -> None:
        added: list[Effect] = []
        st.stamp += 1  # one for all parts of this effect
        for mod in self.mods:
            e = self.entry(st, fr, on)
            e.mod = mod
            add_effect(st, fr, e, added)
        for handler in self.handlers:
            e = self.entry(st, fr, on)
            e.handler = handler
            add_effect(st, fr, e, added)
        st.lasting = st.lasting + added
        st.dirty = True
        st.settle = True
        if self.until != until.THIS_ATTACK and len(added) > 0:
            tell_laid(st, fr, added[0])

    def entry(self, st: State, fr: Frame, on: i64) -> Effect:
        """Create an effect that has captured the registers."""
        e = Effect(fr.seat, fr.me, fr.card, fr.vars[:], st.stamp)
        e.cause = fr.cause
        e.on = on
        if on >= 0 and self.bearer >= 0:
            e.vars[self.bearer] = (on,)
        if self.also is not None:
            others = self.also.pick(st, fr)
            e.also = on if on in others else others[0] if len(others) > 0 else -1
        spell(st, e, self.until, fr.seat)
        return e


def add_effect(st: State, fr: Frame, e: Effect, added: list[Effect]) -> None:
    """Add an effect, unless it would be on a player who is shielded from it."""
    if not (binds_other(e) and player_warded(st, fr, 1 - e.seat)):
        added.append(e)


def tell_laid(st: State, fr: Frame, e: Effect) -> None:
    """Record that an effect lasts, on which Pokémon and until the end of which turn."""
    if st.events is None:
        return
    m = st.mon(e.on) if e.on >= 0 else None
    last = e.last if e.last < FOREVER else 0
    before = st.events[-1] if len(st.events) > 0 else None
    serial = m.serial if m is not None else -1
    if before is None or before.what != "lasts" or before.mon != serial or before.count != last:
        note(st, "lasts", "", fr.seat, m, count=last)


@final
class Dismiss(Op):
    """Remove a delayed effect that has happened."""

    def __init__(self, handler: HandlerDef | None) -> None:
        self.handler = handler

    def step(self, st: State, fr: Frame) -> bool:
        kept: list[Effect] = []
        dropped = False
        for e in st.lasting:
            same = e.handler is self.handler and e.me == fr.me and e.seat == fr.seat
            if same and not dropped:
                dropped = True
            else:
                kept.append(e)
        st.lasting = kept
        st.dirty = True
        return False


@final
class EndThis(Op):
    """End the lasting effect whose reaction is running, with all its parts."""

    def step(self, st: State, fr: Frame) -> bool:
        own: list[i64] = []
        for e in st.lasting:
            if e.handler is not None and e.handler.code is fr.code and e.me == fr.me:
                own.append(e.stamp)
        st.lasting = [e for e in st.lasting if e.stamp not in own]
        st.dirty = True
        st.settle = True
        return False


@final
class EndAll(Op):
    """End every effect that attacks have left, on unshielded Pokémon and on players."""

    def step(self, st: State, fr: Frame) -> bool:
        over: list[Effect] = []
        for e in st.lasting:
            m = st.mon(mon_of_effect(e))
            if e.cause == causes.ATTACK and (m is None or not warded(st, fr, m)):
                over.append(e)
        drop(st, over)
        return False


@final
class Nullify(Op):
    """Cancel an event, or send its card to another zone."""

    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def step(self, st: State, fr: Frame) -> bool:
        if fr.event >= 0:
            h = st.happenings[fr.event]
            if self.zone < 0:
                h.cancelled = True
                tell_stepped_in(st, fr, h, 0)
            else:
                h.zone = self.zone
        return False


@final
class Unplay(Op):
    """Count the Trainer card about to be played as not played. [TRAINER-10, TRAINER-21]"""

    def step(self, st: State, fr: Frame) -> bool:
        h = st.happenings[fr.event] if fr.event >= 0 else None
        if h is not None and h.kind == events.PLAYED:
            side = st.sides[h.seat]
            kind = st.cards[h.card].trainer
            if kind == trainers.SUPPORTER:
                side.supporters -= 1
            elif kind == trainers.STADIUM:
                side.stadiums -= 1
            side.lately = without_note(side.lately, PLAYED_CARD + 2 * h.card)
        return False


@final
class SetAmount(Op):
    """Change the amount of an event."""

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def step(self, st: State, fr: Frame) -> bool:
        if fr.event >= 0:
            h = st.happenings[fr.event]
            amount = max(0, self.amount.value(st, fr))
            tell_stepped_in(st, fr, h, amount)
            h.amount = amount
        return False


@final
class ChangeCoins(Op):
    """Flip the last batch of coins again, or count it as heads or as tails."""

    def __init__(self, again: bool, heads: bool) -> None:
        self.again = again
        self.heads = heads

    def step(self, st: State, fr: Frame) -> bool:
        if fr.event >= 0:
            h = st.happenings[fr.event]
            if self.again:
                h.again = True
            else:
                h.items = tuple([i64(1) if self.heads else i64(0) for _ in h.items])
        return False


@final
class EndTurn(Op):
    """End the turn. [TURN-10]"""

    def step(self, st: State, fr: Frame) -> bool:
        st.ending = True
        return False


@final
class AnotherTurn(Op):
    """Give the player another turn after this one, with nothing between them."""

    def step(self, st: State, fr: Frame) -> bool:
        st.frames[0].vars[AGAIN] = (i64(1),)
        return False


@final
class Win(Op):
    """Let a player win by a card's text. [WIN-07, OUTCOME-4]"""

    def __init__(self, who: i64) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        win_by_text(st, seat_of(st, fr, self.who))
        return st.winner >= 0


@final
class UseCard(Op):
    """Use the text of another Trainer card, as this effect's own or for another player.

    It does nothing for a player who lacks what the card needs; *by* makes its decisions.
    """

    def __init__(self, card: Selector, who: i64, by: i64, own: bool) -> None:
        self.card = card
        self.who = who
        self.by = by
        self.own = own

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.card.pick(st, fr)
        if cards:
            d = st.cards[cards[0]]
            seat = seat_of(st, fr, self.who)
            if d.play is not None and has_needs(st, seat, cards[0], d):
                cause = fr.cause if self.own else causes.TRAINER
                guide = seat_of(st, fr, self.by)
                if guide != seat:
                    code = st.match.guiding
                    assert code is not None
                    call(st, code, guide, -1, -1, 0)
                call(st, d.play, seat, fr.me, cards[0], cause)
        return False


@final
class AskPrizeByText(Op):
    """Ask which Prize to take by a card's text."""

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = seats_of(st, fr, self.who)[0]
        if fr.vars[self.left][0] <= 0 or prizes_left(st, seat) == 0:
            fr.pc = self.to
            return False
        options: list[i64] = []
        slot: i64 = 0
        for copy in st.sides[seat].prizes:
            if copy >= 0:
                options.append(packed(answers.PRIZE, slot))
            slot += 1
        return ask(st, seat, asks.PRIZE, options)


@final
class TakePrizeByText(Op):
    """Take the Prize chosen; the last one wins. [WIN-01]"""

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = seats_of(st, fr, self.who)[0]
        fr.vars[self.left] = (fr.vars[self.left][0] - 1,)
        fr.pc = self.back
        take_prize(st, seat, field_a(st.answer))
        if prizes_left(st, seat) == 0 and batch(st) is None:
            finish(st, seat, endings.PRIZES)
        return st.winner >= 0
