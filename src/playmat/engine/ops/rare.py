"""Instructions that only a handful of cards need.

Everything else is made of words that many cards share.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.cards import take_card
from playmat.engine.changes.events import happen
from playmat.engine.changes.pokemon import move_card, new_mon, put_in_play
from playmat.engine.damage import attack_damage
from playmat.engine.effects.query import bench_limit
from playmat.engine.effects.shields import immune
from playmat.engine.effects.sums import attack_sum
from playmat.engine.effects.wards import is_spared, warded
from playmat.engine.knockout import tell_fallen
from playmat.engine.ops.cards import release, sweep
from playmat.engine.ops.lasting import spell
from playmat.engine.record import note
from playmat.engine.stadium import enter_stadium
from playmat.engine.table.history import AFFLICTED, dose_noted, noted
from playmat.engine.table.players import seats_of
from playmat.engine.table.pokemon import set_faces
from playmat.kinds import causes, conditions, damage_flags, events, players, zones
from playmat.model.definitions import Op, Selector
from playmat.model.event import Event
from playmat.model.state import Effect, Frame, Mon, State
from playmat.model.unseen import FACE_DOWN, is_face_down
from playmat.model.zones import PRIZES_OPEN, lay_open, mark_on, put, zone_of


@final
class LayDown(Op):
    """Put any cards face down onto the Bench while there is room."""

    def __init__(self, cards: Selector, reg: i64) -> None:
        self.cards = cards
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        done: list[i64] = []
        for copy in self.cards.pick(st, fr):
            seat = st.match.owner[copy]
            if len(st.sides[seat].bench) >= bench_limit(st, seat):
                break
            mine: i64 = 2 if seat == 1 else 1
            take_card(st, copy, mine)
            m = new_mon(st, seat, (copy,))
            m.entered = FACE_DOWN
            put_in_play(st, m, False)
            note(st, "lay_down", "", seat, m, cards=(copy,), seen=mine)
            done.append(m.serial)
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(done)
        return False


@final
class TurnOver(Op):
    """Turn face-down Pokémon face up; they count as in play since they were put there."""

    def __init__(self, target: Selector) -> None:
        self.target = target

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None and is_face_down(m):
                m.entered = m.changed
                st.dirty = True
                st.settle = True
                note(st, "reveal_mon", "", m.seat, m, cards=m.stack)
        return False


@final
class Showdown(Op):
    """Compare two secret picks of rock, paper, scissors; repeat if they are equal."""

    def __init__(self, mine: i64, theirs: i64, reg: i64) -> None:
        self.mine = mine
        self.theirs = theirs
        self.reg = reg
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        ahead = (fr.vars[self.mine][0] - fr.vars[self.theirs][0]) % 3
        if ahead == 0:
            fr.pc = self.back
        elif self.reg >= 0:
            fr.vars[self.reg] = (1,) if ahead == 1 else ()
        return False


@final
class Cover(Op):
    """Put a card on a Pokémon, which becomes that Pokémon without evolving."""

    def __init__(self, target: Selector, card: Selector, reg: i64) -> None:
        self.target = target
        self.card = card
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        serials = self.target.pick(st, fr)
        cards = self.card.pick(st, fr)
        m = st.mon(serials[0]) if len(serials) > 0 else None
        if m is None or not cards:
            return False
        take_card(st, cards[0], players.BOTH_SEE)
        m.stack = m.stack + cards[:1]
        mark_on(st, cards[0], m, zones.STACK)
        set_faces(st, m)
        st.dirty = True
        st.settle = True
        note(st, "form_change", "", m.seat, m, cards=cards[:1])
        if self.reg >= 0:
            fr.vars[self.reg] = cards[:1]
        return False


@final
class Uncover(Op):
    """Discard the card put on Pokémon, which are themselves again and keep everything on them."""

    def __init__(self, target: Selector, reg: i64) -> None:
        self.target = target
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or len(m.stack) < 2:
                continue
            top = m.stack[-1]
            m.stack = m.stack[:-1]
            put(st, top, zones.LIMBO, players.BOTH_SEE)
            set_faces(st, m)
            st.dirty = True
            st.settle = True
            move_card(st, top, zones.DISCARD, players.BOTH_SEE, fr.cause, fr.seat)
            if self.reg >= 0:
                fr.vars[self.reg] = (top,)
        return False


@final
class MarkFallen(Op):
    """Count Pokémon as Knocked Out although a text keeps them from the discard pile. [KO-03]"""

    def __init__(self, target: Selector) -> None:
        self.target = target

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None:
                tell_fallen(st, m)
        return False


@final
class PutStadium(Op):
    """Put a card into play as the Stadium, from any zone."""

    def __init__(self, card: Selector, reg: i64) -> None:
        self.card = card
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.card.pick(st, fr)
        if not cards:
            return False
        copy = cards[0]
        freed = release(st, copy)
        if zone_of(st, copy) != zones.LIMBO:
            take_card(st, copy, players.BOTH_SEE)
            put(st, copy, zones.LIMBO, players.BOTH_SEE)
        sweep(st, tuple([c for c in freed if c != copy]))
        if self.reg >= 0:
            fr.vars[self.reg] = cards[:1]
        enter_stadium(st, copy, st.match.owner[copy])
        return False


@final
class Mirror(Op):
    """Do to a Pokémon what an attack did to this one in the turn before.

    Damage, conditions and lasting effects are done here; the player chooses the Energy to lose.
    """

    def __init__(self, target: Selector) -> None:
        self.target = target

    def step(self, st: State, fr: Frame) -> bool:
        me = st.mon(fr.me)
        picked = self.target.pick(st, fr)
        m = st.mon(picked[0]) if len(picked) > 0 else None
        if me is None or m is None:
            return False
        for condition in (
            conditions.ASLEEP,
            conditions.CONFUSED,
            conditions.PARALYZED,
            conditions.POISONED,
            conditions.BURNED,
        ):
            if noted(me.lately, AFFLICTED + condition, st.turn - 1) and not is_spared(st, fr, m):
                if not immune(st, m, condition):
                    dose = dose_noted(me.lately, condition, st.turn - 1)
                    h = Event(events.CONDITION_APPLIED, fr.seat, m.serial, dose)
                    h.extra = condition
                    h.cause = fr.cause
                    h.other = fr.me
                    happen(st, h)
        if not warded(st, fr, m):
            pass_on(st, fr, me, m)
        if me.hurt_turn == st.turn - 1:
            flags: i64 = damage_flags.NO_WEAKNESS | damage_flags.NO_RESISTANCE
            told = attack_sum(st, fr, me.hurt, False) if st.events is not None else None
            attack_damage(st, me, m, me.hurt, flags, -1, told)
        return False


def pass_on(st: State, fr: Frame, me: Mon, m: Mon) -> None:
    """Copy effects of the other player's attack from one Pokémon to another."""
    added: list[Effect] = []
    for e in st.lasting:
        if e.on == me.serial and e.cause == causes.ATTACK and e.seat != me.seat:
            if e.since >= st.turn - 1:
                added.append(retargeted(st, fr, e, me.serial, m.serial))
    if added:
        st.lasting = st.lasting + added
        st.dirty = True
        st.settle = True


def retargeted(st: State, fr: Frame, e: Effect, bearer: i64, target: i64) -> Effect:
    """A copy of an effect, from this Pokémon and on the target."""
    st.stamp += 1
    held = [v if v != (bearer,) else (target,) for v in e.vars]
    new = Effect(fr.seat, fr.me, fr.card, held, st.stamp)
    new.mod = e.mod
    new.handler = e.handler
    new.cause = fr.cause
    new.on = target
    spell(st, new, e.until, fr.seat)
    return new


@final
class Tell(Op):
    """Announce the name of an attack to both players, without its card."""

    def __init__(self, attack: Selector) -> None:
        self.attack = attack

    def step(self, st: State, fr: Frame) -> bool:
        for number in self.attack.pick(st, fr):
            note(st, "tell", "", fr.seat, detail=st.match.attacks[number].name)
        return False


@final
class TurnUp(Op):
    """Turn Prizes face up for the rest of the game. [PRIZE-05]"""

    def __init__(self, cards: Selector, reg: i64) -> None:
        self.cards = cards
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.cards.pick(st, fr)
        if self.reg >= 0:
            fr.vars[self.reg] = cards
        for copy in cards:
            side = st.sides[st.match.owner[copy]]
            if copy in side.prizes:
                lay_open(side, side.prizes.index(copy))
        note(st, "reveal", "", fr.seat, cards=cards, seen=players.BOTH_SEE)
        return False


@final
class AddPrizes(Op):
    """Note for the rest of the game the Prizes that a player has in addition to those dealt."""

    def __init__(self, reg: i64, key: i64) -> None:
        self.reg = reg
        self.key = key

    def step(self, st: State, fr: Frame) -> bool:
        for copy in fr.vars[self.reg]:
            side = st.sides[st.match.owner[copy]]
            if copy in side.prizes:
                side.used = (*side.used, self.key, i64(-1))
        return False


@final
class OpenPrizes(Op):
    """Keep players' Prizes face up for the rest of the game, including new ones. [PRIZE-05]"""

    def __init__(self, who: i64) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        for seat in seats_of(st, fr, self.who):
            side = st.sides[seat]
            side.prizes_up |= PRIZES_OPEN
            for slot in range(len(side.prizes)):
                if side.prizes[slot] >= 0:
                    lay_open(side, slot)
            cards = tuple([copy for copy in side.prizes if copy >= 0])
            note(st, "reveal", "", fr.seat, cards=cards, seen=players.BOTH_SEE)
        return False
