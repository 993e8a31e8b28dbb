"""Instructions that move and transform Pokémon."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.cards import take_card
from playmat.engine.changes.events import happen
from playmat.engine.changes.pokemon import attach, new_mon, put_in_play, tell_attached
from playmat.engine.effects.evolution import follows, may_grow, may_level_up
from playmat.engine.effects.lasting import end_effects
from playmat.engine.effects.query import bench_limit, tool_slots, tools_on
from playmat.engine.effects.wards import denied, foe_warded, warded
from playmat.engine.evolve import devolve, evolve_onto, level_down
from playmat.engine.ops.cards import may_take, release, sweep
from playmat.engine.ops.switch import may_leave
from playmat.engine.record import note
from playmat.engine.table.cards import BOTTOM
from playmat.engine.table.history import PLAYED, note_mon
from playmat.engine.table.players import seat_of
from playmat.engine.table.pokemon import set_faces
from playmat.kinds import causes, events, players, queries, stages, supertypes, trainers, zones
from playmat.model.definitions import CardDef, Number, Op, Selector
from playmat.model.event import Event
from playmat.model.state import NONE, Frame, Mon, Scope, State
from playmat.model.zones import mark_on, put, zone_of


@final
class BenchCards(Op):
    """Put Pokémon cards onto their owner's Bench while there is room. [CARD-RES-5, CARD-LEG-7]

    Cards that need a text naming them, or their kind, are left out by other texts.
    """

    def __init__(
        self, cards: Selector, reg: i64, kinds: i64, names: tuple[i64, ...], by: i64
    ) -> None:
        self.cards = cards
        self.reg = reg
        self.kinds = kinds
        self.names = names
        self.by = by
        self.passing = False  # it becomes Active at once, and was never on the Bench

    def step(self, st: State, fr: Frame) -> bool:
        done: list[i64] = []
        by = seat_of(st, fr, self.by)
        picked = self.cards.pick(st, fr)
        for copy in picked:
            stack = self.whole(st, fr, copy, picked)
            seat = st.match.owner[copy]
            if not stack or not may_take(st, fr, copy):
                continue
            if len(st.sides[seat].bench) >= bench_limit(st, seat):
                break
            if self.passing and not gives_way(st, fr, seat):
                break
            done.append(enter_by_text(st, fr, seat, stack, by, self.passing))
        if self.reg >= 0:
            fr.vars[self.reg] = tuple(done)
        return False

    def whole(self, st: State, fr: Frame, copy: i64, picked: tuple[i64, ...]) -> tuple[i64, ...]:
        """The cards that form one Pokémon with a card, or none."""
        d = st.cards[copy]
        if not may_lie(st, fr, d, self.kinds, self.names):
            return NONE
        return both_halves(st, copy, picked) if d.stage == stages.LEGEND else (copy,)


def gives_way(st: State, fr: Frame, seat: i64) -> bool:
    """Whether an Active of a player may be moved to the Bench for another."""
    for m in st.sides[seat].actives:
        if may_leave(st, fr, seat, m):
            return True
    return False


@final
class Benchable(Selector):
    """Cards of *of* that the current text may put onto the Bench. [CARD-LVX-1, CARD-LEG-7]"""

    def __init__(self, of: Selector, kinds: i64, names: tuple[i64, ...], held: i64) -> None:
        self.of = of
        self.kinds = kinds
        self.names = names
        self.held = held

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: list[i64] = []
        for copy in self.of.pick(st, sc):
            if not has_space(st, st.match.owner[copy], sc.vars[self.held]):
                continue  # cards without room are not offered
            if may_lie(st, sc, st.cards[copy], self.kinds, self.names):
                found.append(copy)
        return tuple(found)


def has_space(st: State, seat: i64, held: tuple[i64, ...]) -> bool:
    """Whether a Bench has room for one card more than those already picked. [BENCH-02]"""
    coming: i64 = 0
    for copy in held:
        if st.match.owner[copy] == seat and st.cards[copy].stage != stages.LEGEND:
            coming += 1
    return len(st.sides[seat].bench) + coming < bench_limit(st, seat)


def may_lie(st: State, sc: Scope, d: CardDef, kinds: i64, names: tuple[i64, ...]) -> bool:
    """Whether a text with these kinds and names may put a card onto the Bench.

    LEGENDs, Restored Pokémon and fossils need such a text; cards that are not a Pokémon of their
    own never come this way. [CARD-LVX-1, CARD-BREAK-1, CARD-LEG-7, CARD-RES-1, CARD-FOS-1]
    """
    if d.supertype != supertypes.POKEMON:
        return d.trainer == trainers.FOSSIL and d.name_id in names
    if d.stage == stages.LEVELUP or d.stage == stages.BREAK:
        return False
    called = d.tags & kinds != 0 or d.name_id in names
    if called or d.stage == stages.LEGEND:
        return called
    return d.bench_only_by < 0 or is_its_item(st, sc, d)


def is_its_item(st: State, fr: Scope, d: CardDef) -> bool:
    """Whether the current card is the one that benches a Restored Pokémon. [CARD-RES-1]"""
    return fr.card >= 0 and (
        st.cards[fr.card].name_id == d.bench_only_by or st.cards[fr.card].benches_restored
    )


def both_halves(st: State, copy: i64, picked: tuple[i64, ...]) -> tuple[i64, ...]:
    """The upper half of a LEGEND with a picked lower half, or nothing. [CARD-LEG-7]"""
    d = st.cards[copy]
    if d.half != 0 or zone_of(st, copy) == zones.STACK:
        return NONE
    for other in picked:
        e = st.cards[other]
        same = e.stage == stages.LEGEND and e.half == 1 and e.name_id == d.name_id
        if same and st.match.owner[other] == st.match.owner[copy]:
            if zone_of(st, other) != zones.STACK:
                return (copy, other)
    return NONE


def enter_by_text(
    st: State, fr: Frame, seat: i64, stack: tuple[i64, ...], by: i64, passing: bool
) -> i64:
    """Put cards into play beside the Active as one Pokémon; return its serial.

    Texts about Pokémon benched from the hand apply only if its own player benches it.
    """
    by_hand = zone_of(st, stack[-1]) == zones.HAND and by == seat
    for copy in stack:
        take_card(st, copy, players.BOTH_SEE)
    m = new_mon(st, seat, stack)
    put_in_play(st, m, False)
    if by_hand:
        note_mon(st, m, PLAYED)
    note(st, "bench", "", seat, m, cards=stack)
    if not passing:
        h = Event(events.BENCHED, seat, m.serial, 1)
        h.card = stack[-1]
        h.cause = fr.cause
        h.extra = 1 if by_hand else 0
        happen(st, h)
    return m.serial


@final
class Evolve(Op):
    """Evolve a Pokémon with a card that names it, or with a Basic if the text says so."""

    def __init__(self, card: Selector, onto: Selector, reg: i64, skip: bool, level: bool) -> None:
        self.card = card
        self.onto = onto
        self.reg = reg
        self.skip = skip
        self.level = level

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.card.pick(st, fr)
        hosts = self.onto.pick(st, fr)
        if not cards or not hosts:
            return False
        m = st.mon(hosts[0])
        if m is None or not may_take(st, fr, cards[0]):
            return False
        d = st.cards[cards[0]]
        by_hand = zone_of(st, cards[0]) == zones.HAND
        if self.level:
            fits = may_level_up(d, m.top)
        else:
            basic = (
                d.supertype == supertypes.POKEMON and d.stage == stages.BASIC
            )  # the text itself says so,
            told = basic and fr.cause != causes.ATTACK  # but an attack may be a copied one
            named = told or follows(st, d, m.top, self.skip)  # NAMING-27
            aided = fr.cause == causes.ATTACK or fr.cause == causes.POWER
            fits = named and may_grow(st, m, cards[0], by_hand, aided)
        if not fits:
            return False
        take_card(st, cards[0], players.BOTH_SEE)
        if self.reg >= 0:
            fr.vars[self.reg] = cards[:1]
        evolve_onto(st, m, cards[0], by_hand)
        return False


@final
class Devolve(Op):
    """Remove Evolution cards, or only the Level-Up card."""

    def __init__(self, target: Selector, zone: i64, stages: Number | None, reg: i64) -> None:
        self.target = target
        self.zone = zone
        self.stages = stages
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        zone = zones.DECK if self.zone > BOTTOM else self.zone
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or foe_warded(st, fr, m):
                continue
            if serial != fr.me and denied(st, fr, queries.CAN_DEVOLVE, m):
                continue  # its own text may undo its own effect
            if self.stages is not None:
                done = devolve(st, m, zone, self.stages.value(st, fr), players.BOTH_SEE)
            else:
                done = level_down(st, m, zone, players.BOTH_SEE)
            if done and self.reg >= 0:
                fr.vars[self.reg] = (1,)
        return False


@final
class ReplaceTop(Op):
    """Exchange the top card of a Pokémon for another, which takes over everything on it.

    A LV.X is exchanged together with the card below it. [EVOLVE-12]
    """

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
        kept: i64 = len(m.stack) - 1
        while kept > 0 and st.cards[m.stack[kept]].stage == stages.LEVELUP:
            kept -= 1
        old = m.stack[kept:]
        m.stack = m.stack[:kept] + cards[:1]
        mark_on(st, cards[0], m, zones.STACK)
        for copy in old:
            put(st, copy, zones.LIMBO, players.BOTH_SEE)
        set_faces(st, m)
        st.dirty = True
        st.settle = True
        note(st, "form_change", "", m.seat, m, cards=cards[:1])
        if self.reg >= 0:
            fr.vars[self.reg] = old
        return False


@final
class Become(Op):
    """Attach a Pokémon card, or a Trainer, as Energy or as a Tool. [TOOL-7, EN-10]"""

    def __init__(self, card: Selector, on: Selector, reg: i64) -> None:
        self.card = card
        self.on = on
        self.reg = reg

    def step(self, st: State, fr: Frame) -> bool:
        cards = self.card.pick(st, fr)
        hosts = self.on.pick(st, fr)
        m = st.mon(hosts[0]) if len(hosts) > 0 else None
        if m is None or not cards:
            return False
        if len(st.cards[cards[0]].provide) == 0 and tools_on(st, m) >= tool_slots(st, m):
            return False
        zone = zone_of(st, cards[0])
        freed = release(st, cards[0])
        take_card(st, cards[0], players.BOTH_SEE)
        attach(st, cards[0], m)
        sweep(st, freed)
        st.dirty = True
        note(st, "attach", "worn", fr.seat, m, cards=cards[:1])
        if zone == zones.HAND:  # as the Energy card of the turn
            tell_attached(st, cards[0], m, zone, causes.RULE, fr.seat, -1)
        if self.reg >= 0:
            fr.vars[self.reg] = cards[:1]
        return False


@final
class Marker(Op):
    """Put named markers on Pokémon, or remove them; shields do not prevent a *tally* of hits."""

    def __init__(self, target: Selector, name: i64, count: Number, tally: bool) -> None:
        self.target = target
        self.name = name
        self.count = count
        self.tally = tally

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is not None and (self.tally or not warded(st, fr, m)):
                mark(m, self.name, self.count.value(st, fr))
        return False


def mark(m: Mon, name: i64, change: i64) -> None:
    """Change the number of one kind of marker on a Pokémon."""
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
    """End the effects of attacks on Pokémon, or all effects."""

    def __init__(self, target: Selector, all_of_them: bool) -> None:
        self.target = target
        self.all_of_them = all_of_them

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.target.pick(st, fr):
            m = st.mon(serial)
            if m is None or not warded(st, fr, m):
                end_effects(st, serial, self.all_of_them)
        return False
