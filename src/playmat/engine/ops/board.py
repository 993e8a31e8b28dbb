"""Instructions that change who stands where, and as what."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.carry import loosen
from playmat.engine.changes import attach, end_effects, form, new_mon, stand, swap_in
from playmat.engine.evolve import changed, devolve, level_down, put_on
from playmat.engine.fits import follows
from playmat.engine.happen import happen, is_active
from playmat.engine.log import note
from playmat.engine.ops.cards import BOTTOM
from playmat.engine.people import seat_of
from playmat.engine.query import bench_limit, permitted
from playmat.engine.shield import untouched
from playmat.kinds import (
    EV_BENCHED,
    EV_SWITCHED,
    POKEMON,
    Q_CAN_EVOLVE,
    Q_CAN_LEAVE_ACTIVE,
    ST_LEGEND,
    Z_DECK,
    Z_HAND,
    Z_LIMBO,
)
from playmat.model.linked import Num, Op, Pick
from playmat.model.state import Frame, Happening, Mon, State
from playmat.model.zones import put, zone_of


@final
class Switch(Op):
    """Switch a player's Active Pokémon with a Benched one; no retreat. [RETREAT-02]"""

    def __init__(self, who: i64, incoming: Pick, leaving: Pick | None, reg: i64) -> None:
        self.who = who
        self.incoming = incoming
        self.leaving = leaving
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        seat = seat_of(st, fr, self.who)
        side = st.sides[seat]
        picked = self.incoming.pick(st, fr)
        new = st.mon(picked[0]) if len(picked) > 0 else None
        if new is None or new.seat != seat or is_active(side, new) or len(side.actives) == 0:
            return False
        out = self.going(st, fr, seat)
        if not permitted(st, Q_CAN_LEAVE_ACTIVE, out, True):
            return False
        if seat != fr.seat and untouched(st, out, fr.cause, fr.me, fr.seat):
            return False
        swap_in(st, seat, out, new)
        note(st, "switch", "RETREAT-02", seat, new, out)
        h = Happening(EV_SWITCHED, seat, new.serial, 1)
        h.other = out.serial
        h.cause = fr.cause
        happen(st, h)
        if self.reg >= 0:
            fr.vars[self.reg] = (new.serial,)
        return False

    def going(self, st: State, fr: Frame, seat: i64) -> Mon:
        """Return the Active that leaves: the one concerned, else the first. [DUO-25, DUO-31]"""
        side = st.sides[seat]
        for m in side.actives:
            if m.serial == (fr.me if seat == fr.seat else st.defender):
                return m
        return side.actives[0]


@final
class BenchCards(Op):
    """Put Pokémon cards onto their owner's Bench while there is room. [CARD-RES-5, CARD-LEG-7]"""

    def __init__(self, cards: Pick, reg: i64) -> None:
        self.cards = cards
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        done: list[i64] = []
        for copy in self.cards.pick(st, fr):
            seat = st.match.owner[copy]
            d = st.cards[copy]
            if d.supertype != POKEMON or d.stage == ST_LEGEND:
                continue
            if d.bench_only_by >= 0 and not names_kind(st, fr, copy):
                continue
            if len(st.sides[seat].bench) >= bench_limit(st, seat):
                break
            from_hand = zone_of(st, copy) == Z_HAND
            loosen(st, copy, 3)
            m = new_mon(st, seat, (copy,))
            stand(st, m, False)
            done.append(m.serial)
            note(st, "bench", "CARD-TEXT-WINS", seat, m, cards=(copy,))
            h = Happening(EV_BENCHED, seat, m.serial, 1)
            h.card = copy
            h.cause = fr.cause
            h.extra = 1 if from_hand else 0
            happen(st, h)
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(done)
        return False


def names_kind(st: State, fr: Frame, copy: i64) -> bool:
    """Return whether the text at work may bench a Restored Pokémon: its Item, or one naming it."""
    d = st.cards[copy]
    return fr.card >= 0 and (
        st.cards[fr.card].name_id == d.bench_only_by or st.cards[fr.card].benches_restored
    )


@final
class Evolve(Op):
    """Evolve a Pokémon with a card; the card must name it unless stages may be skipped."""

    def __init__(self, card: Pick, onto: Pick, reg: i64, skip: bool, level: bool) -> None:
        self.card = card
        self.onto = onto
        self.reg = reg
        self.skip = skip
        self.level = level

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.card.pick(st, fr)
        hosts = self.onto.pick(st, fr)
        if len(cards) == 0 or len(hosts) == 0:
            return False
        m = st.mon(hosts[0])
        if m is None:
            return False
        d = st.cards[cards[0]]
        if self.level:
            fits = d.from_id == m.top.name_id
        else:
            fits = follows(st, d, m.top, True) and permitted(st, Q_CAN_EVOLVE, m, True)
        if not fits:
            return False
        by_hand = zone_of(st, cards[0]) == Z_HAND
        loosen(st, cards[0], 3)
        if self.reg >= 0:
            fr.vars[self.reg] = cards[:1]
        put_on(st, m, cards[0], by_hand)
        return False


@final
class Devolve(Op):
    """Remove Evolution cards, or only the Level-Up card."""

    def __init__(self, target: Pick, zone: i64, stages: Num | None, reg: i64) -> None:
        self.target = target
        self.zone = zone
        self.stages = stages
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        zone = Z_DECK if self.zone >= BOTTOM else self.zone
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or (m.seat != fr.seat and untouched(st, m, fr.cause, fr.me, fr.seat)):
                continue
            if self.stages is not None:
                done = devolve(st, m, zone, self.stages.value(st, fr), 3)
            else:
                done = level_down(st, m, zone, 3)
            if done and self.reg >= 0:
                fr.vars[self.reg] = (1,)
        return False


@final
class ReplaceTop(Op):
    """Exchange the top card of a Pokémon for another; the old one is remembered."""

    def __init__(self, target: Pick, card: Pick, reg: i64) -> None:
        self.target = target
        self.card = card
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        serials = self.target.pick(st, fr)
        cards = self.card.pick(st, fr)
        m = st.mon(serials[0]) if len(serials) > 0 else None
        if m is None or len(cards) == 0:
            return False
        loosen(st, cards[0], 3)
        old = m.stack[-1]
        m.stack = m.stack[:-1] + cards[:1]
        put(st, old, Z_LIMBO, 3)
        form(st, m)
        changed(st, m)
        note(st, "form_change", "CARD-TEXT-WINS", m.seat, m, cards=cards[:1])
        if self.reg >= 0:
            fr.vars[self.reg] = (old,)
        return False


@final
class Become(Op):
    """Attach a Pokémon card, or a Trainer, as Energy or as a Tool. [TOOL-7, EN-10]"""

    def __init__(self, card: Pick, on: Pick) -> None:
        self.card = card
        self.on = on

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.card.pick(st, fr)
        hosts = self.on.pick(st, fr)
        m = st.mon(hosts[0]) if len(hosts) > 0 else None
        if m is None or len(cards) == 0:
            return False
        loosen(st, cards[0], 3)
        attach(st, cards[0], m)
        st.dirty = True
        note(st, "attach", "TOOL-7", fr.seat, m, cards=cards[:1])
        return False


@final
class Marker(Op):
    """Put named markers on Pokémon, or remove them."""

    def __init__(self, target: Pick, name: i64, count: Num) -> None:
        self.target = target
        self.name = name
        self.count = count

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None:
                mark(m, self.name, self.count.value(st, fr))
        return False


def mark(m: Mon, name: i64, change: i64) -> None:
    """Change the number of one sort of marker on a Pokémon."""
    kept: list[i64] = []
    count = change
    n: i64 = 0
    while n < len(m.markers):
        if m.markers[n] == name:
            count += m.markers[n + 1]
        else:
            kept.append(m.markers[n])
            kept.append(m.markers[n + 1])
        n += 2
    if count > 0:
        kept.append(name)
        kept.append(count)
    m.markers = tuple(kept)


@final
class EndEffects(Op):
    """End the effects of attacks on Pokémon."""

    def __init__(self, target: Pick) -> None:
        self.target = target

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            end_effects(st, serial, False)
        return False
