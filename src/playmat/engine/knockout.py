"""Knock Outs as a batch: discards, Prizes, promotions, then the winner. [KO-04]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.events import (
    STEP_OTHER,
    STEP_TOOLS,
    happen,
    is_heard,
    react,
    watched,
)
from playmat.engine.changes.felling import by_attack_damage, felled_by, felled_cause
from playmat.engine.changes.pokemon import break_up, cure, move_card, move_cards
from playmat.engine.effects.in_force import applies, entries
from playmat.engine.effects.index import RESTLESS, rebuild
from playmat.engine.effects.lasting import binds_other, drop
from playmat.engine.effects.query import max_hp
from playmat.engine.effects.shields import immune, player_ward
from playmat.engine.effects.sources import comes_from
from playmat.engine.overflow import crowded, overloaded, overloads
from playmat.engine.record import note
from playmat.engine.table.history import DOOMED, FELL, note_side, noted
from playmat.engine.table.pokemon import all_cards, is_active
from playmat.engine.vm import call
from playmat.kinds import causes, conditions, events, players, supertypes, zones
from playmat.kinds.queries import (
    BENCH_SIZE,
    CONDITION_IMMUNE,
    HOLDS_TRAINERS,
    MAX_HP,
    PREVENT_TO_PLAYER,
    PRIZES_FOR,
    TOOLS_ALLOWED,
)
from playmat.model.definitions import Op
from playmat.model.event import Event
from playmat.model.state import Effect, Frame, Mon, Scope, State
from playmat.model.tracking import and_one, has
from playmat.model.unseen import is_face_down

# Registers of the Knock Out program.
CONSIDERED: Final = 0
OWED_A: Final = 1
OWED_B: Final = 2
FILLED: Final = 3
LOST_ACTIVE: Final = 4
AFTER_DISCARD: Final = 2  # where that program continues once the Pokémon are off the table


@final
class Settle(Op):
    """Resolve Knock Outs and missing Actives, if there can be any. [KO-02]"""

    def step(self, st: State, fr: Frame) -> bool:
        come_to_rest(st)
        return False


def at_rest(st: State) -> bool:
    """Whether nothing must be settled or run before the game's own program continues."""
    if st.settle or st.queue or len(st.frames) > 1:
        return False
    return not st.match.unsteady or not (is_heard(st, events.SETTLED) or may_unsettle(st))


def come_to_rest(st: State) -> None:
    """Resolve Knock Outs and missing Actives, and trigger reactions to a settled table."""
    if st.settle or st.match.unsteady:
        settle_knockouts(st)
        if is_heard(st, events.SETTLED):
            react(st, Event(events.SETTLED, st.player, -1, 1))


def may_unsettle(st: State) -> bool:
    """Whether an effect in force may unsettle the table without any event."""
    if st.match.guises is not None:
        st.dirty = True
    if st.dirty:
        rebuild(st)
    return len(st.mods[RESTLESS]) > 0


def settle_knockouts(st: State) -> None:
    """Start resolving Knock Outs and missing Actives, if there are any."""
    if not may_unsettle(st) and not st.settle:
        return
    if st.mods[CONDITION_IMMUNE]:
        shed_conditions(st)
    if st.mods[PREVENT_TO_PLAYER] and st.lasting:
        shed_effects(st)
    if not st.settle and not may_remove(st):
        return
    st.settle = False
    if unsettled(st):
        code = st.match.knockouts
        assert code is not None
        call(st, code, st.player, -1, -1, causes.RULE)


def may_remove(st: State) -> bool:
    """Whether an effect in force may by itself Knock Out Pokémon or remove Pokémon or cards."""
    if st.mods[HOLDS_TRAINERS] and len(unkept(st)) > 0:
        return True
    if st.mods[BENCH_SIZE]:
        if crowded(st, 0) or crowded(st, 1):
            return True
    if st.mods[TOOLS_ALLOWED] and overloaded(st) is not None:
        return True
    return st.match.hp_falls and len(st.mods[MAX_HP]) > 0


def shed_conditions(st: State) -> None:
    """Cure Special Conditions that an effect does not allow. [COND-26]"""
    for side in st.sides:
        for m in side.actives:
            bit: i64 = 1
            while bit <= conditions.BURNED and m.conditions != 0:
                if m.conditions & bit != 0 and immune(st, m, bit, had=True):
                    cure(st, m, bit, "immune")
                bit *= 2


def shed_effects(st: State) -> None:
    """End effects on players who are now shielded from them."""
    over: list[Effect] = []
    for e in st.lasting:
        if binds_other(e) and player_ward(st, 1 - e.seat, e.cause, e.seat) is not None:
            over.append(e)
    drop(st, over)


@final
class SettleBack(Op):
    """Resolve Knock Outs, then continue elsewhere in the program. [KO-02]"""

    def __init__(self, to: i64, main: Op) -> None:
        self.to = to
        self.main = main  # the instruction there

    def step(self, st: State, fr: Frame) -> bool:
        fr.pc = self.to
        come_to_rest(st)
        if st.queue or len(st.frames) > 1:
            return False
        fr.pc += 1
        return self.main.step(st, fr)


@final
class SettleUse(Op):
    """Resolve Knock Outs after a Tool or power is used between turns, or at rest. [BETWEEN-08]"""

    def step(self, st: State, fr: Frame) -> bool:
        moment = st.happenings[fr.event].extra
        if moment == STEP_TOOLS or moment == STEP_OTHER:
            settle_knockouts(st)
        return False


def unsettled(st: State) -> bool:
    """Whether a Pokémon is Knocked Out, an Active is missing or cards are out of place.

    A Pokémon with damage up to its printed HP is kept in play only by an effect, so it is checked
    every time.
    """
    found = crowded(st, 0) or crowded(st, 1)
    for side in st.sides:
        if not side.actives:
            found = True
        if in_trouble(st, side.actives) | in_trouble(st, side.bench):
            found = True
    return found or (st.match.keeps and len(unkept(st)) > 0)


def in_trouble(st: State, mons: list[Mon]) -> bool:
    """Whether any of these Pokémon is Knocked Out or has cards it may not have."""
    falls = st.match.hp_falls
    found = False
    for m in mons:
        if m.damage >= m.top.hp or m.out or falls:
            if fallen(st, m):
                found = True
            elif m.damage >= m.top.hp:
                st.settle = True
        if len(m.gear) > 1 and overloads(st, m):
            found = True
    return found


def fallen(st: State, m: Mon) -> bool:
    """Whether a Pokémon is Knocked Out, by a text or by damage up to its HP. [KO-01]"""
    if m.out:
        return True
    if is_face_down(m):
        return False  # its HP is not known, and damage turns it face up
    if not st.match.hp_falls and (m.damage == 0 or m.damage < m.top.hp):
        return False  # no text lowers HP below the printed number
    return m.damage >= max_hp(st, m)


def unkept(st: State) -> list[i64]:
    """Attached cards that may no longer stay on their Pokémon. [EN-9]"""
    found: list[i64] = []
    for side in st.sides:
        for m in side.actives + side.bench:
            for copy in m.energy + m.gear:
                d = st.cards[copy]
                if copy in m.gear and forbids_card(st, m, copy):
                    found.append(copy)
                elif d.keep is not None:
                    if not d.keep.test(st, Scope(m.seat, m.serial, copy, [])):
                        found.append(copy)
    return found


def forbids_card(st: State, m: Mon, copy: i64) -> bool:
    """Whether an effect in force forbids a Pokémon to hold a Trainer card."""
    for e in entries(st, HOLDS_TRAINERS):
        d = e.mod
        assert d is not None
        if (d.cards is None or copy in d.cards.pick(st, e)) and applies(st, e, m):
            return True
    return False


@final
class Collect(Op):
    """Find everything Knocked Out and let effects replace it. [KO-01]"""

    def step(self, st: State, fr: Frame) -> bool:
        if st.match.keeps:
            for copy in unkept(st):
                move_card(
                    st, copy, zones.DISCARD, players.BOTH_SEE, causes.RULE, st.match.owner[copy]
                )
        for m in felled_since(st, fr):
            fr.vars[CONSIDERED] = and_one(fr.vars[CONSIDERED], m.serial)
            if not noted(m.lately, DOOMED, st.turn):
                propose(st, m)
        return False


def felled_since(st: State, fr: Frame) -> list[Mon]:
    """Knocked Out Pokémon that the batch has not considered yet."""
    found: list[Mon] = []
    seen = fr.vars[CONSIDERED]
    seat = 1 - st.player
    for _ in st.sides:
        side = st.sides[seat]
        for m in side.actives:
            if fallen(st, m) and not has(seen, m.serial):
                found.append(m)
        for m in side.bench:
            if fallen(st, m) and not has(seen, m.serial):
                found.append(m)
        seat = 1 - seat
    return found


def propose(st: State, m: Mon) -> None:
    """Let effects replace a Knock Out. [KO-01]"""
    m.out = True
    if not watched(st, events.WOULD_BE_KNOCKED_OUT):
        return
    h = Event(events.WOULD_BE_KNOCKED_OUT, m.seat, m.serial, 1)
    put_down(st, h, m)
    happen(st, h)


def put_down(st: State, h: Event, m: Mon) -> None:
    """Set the cause of a Knock Out's event; it is an attack only for attack damage."""
    h.cause = causes.ATTACK if by_attack_damage(st, m) else causes.RULE
    h.other = felled_by(st, m)
    h.extra = felled_cause(st, m)


@final
class Discard(Op):
    """Discard all Knocked Out Pokémon at once and count the Prizes. [KO-03, KO-04]"""

    def step(self, st: State, fr: Frame) -> bool:
        discard_all(st, fr, outs(st))
        return False


def outs(st: State) -> list[Mon]:
    """Knocked Out Pokémon still on the table."""
    found: list[Mon] = []
    seat = 1 - st.player
    for _ in st.sides:
        side = st.sides[seat]
        for m in side.actives:
            if m.out:
                found.append(m)
        for m in side.bench:
            if m.out:
                found.append(m)
        seat = 1 - seat
    return found


def discard_all(st: State, fr: Frame, lost: list[Mon]) -> None:
    """Discard Pokémon, and note Prizes owed and Actives lost in the batch."""
    for m in lost:
        owe(st, fr, m)
        if is_active(st.sides[m.seat], m):
            fr.vars[LOST_ACTIVE] = and_one(fr.vars[LOST_ACTIVE], m.seat)
    for m in lost:
        knock_out(st, m)


def fall(st: State, fr: Frame) -> None:
    """Discard Pokémon a text has Knocked Out; Prizes and promotions wait for its end. [KO-09]

    The batch waits below the running program, which continues without those Pokémon.
    """
    lost = outs(st)
    code = st.match.knockouts
    if not lost or code is None:
        return
    waiting = Frame(code, st.player, -1, -1, code.blank[:])
    waiting.cause = causes.RULE
    waiting.pc = AFTER_DISCARD
    for m in lost:
        waiting.vars[CONSIDERED] = (*waiting.vars[CONSIDERED], m.serial)
    st.frames.insert(st.frames.index(fr), waiting)
    discard_all(st, waiting, lost)


@final
class Join(Op):
    """Add Knock Outs caused by reactions to the same batch. [KO-04, WIN-06]"""

    def step(self, st: State, fr: Frame) -> bool:
        if felled_since(st, fr):
            fr.pc = 0
        return False


def owe(st: State, fr: Frame, m: Mon) -> None:
    """Count the Prizes the other player is owed for a Pokémon. [PRIZE-01, PRIZE-03]"""
    if not counts_as_pokemon(m):
        note(st, "prizes_owed", "none", 1 - m.seat, m)
        return
    prizes = m.top.prizes
    changed = False
    damaged = by_attack_damage(st, m)
    by = st.mon(felled_by(st, m)) if damaged else None
    cause = causes.ATTACK if by is not None else causes.RULE
    for e in entries(st, PRIZES_FOR):
        assert e.mod is not None
        if m.top.prizes <= 0:
            break  # a Pokémon worth no Prizes stays so
        if not damaged and e.mod.source_seats != players.BOTH_SIDES:
            continue  # a named source is that of the attack damage
        if comes_from(st, e, cause, by, 1 - m.seat) and applies(st, e, m):
            prizes += e.mod.value.value(st, e)
            changed = True
    prizes = max(0, prizes)
    if prizes != 1:
        note(st, "prizes_owed", "text" if changed else "", 1 - m.seat, m, count=prizes)
    reg = OWED_A if m.seat == 1 else OWED_B
    held = fr.vars[reg]
    fr.vars[reg] = ((held[0] if held else 0) + prizes,)


def counts_as_pokemon(m: Mon) -> bool:
    """Whether losing it counts as losing a Pokémon. [CARD-FOS-5]"""
    return m.top.supertype == supertypes.POKEMON or m.top.ko_counts


def knock_out(st: State, m: Mon) -> None:
    """Remove a Knocked Out Pokémon from the table and trigger reactions. [KO-03, ZONE-07]"""
    if counts_as_pokemon(m):
        tell_fallen(st, m)
    if st.events is not None:
        why = "" if m.damage >= max_hp(st, m) else "anyway"
        note(st, "knock_out", why, m.seat, m, cards=all_cards(m), count=m.damage)
    cards = break_up(st, m)
    move_cards(st, cards, zones.DISCARD, players.BOTH_SEE, causes.RULE, m.seat)


def tell_fallen(st: State, m: Mon) -> None:
    """Note that a Pokémon is lost, and trigger reactions."""
    if st.match.history and by_attack_damage(st, m):
        note_side(st, st.sides[m.seat], FELL + 2 * m.stack[-1])
    if not st.between:  # a Pokémon lost between turns is lost in neither (TURN-01)
        st.sides[m.seat].lost_mon_turn = st.turn
    if watched(st, events.KNOCKED_OUT):
        h = Event(events.KNOCKED_OUT, m.seat, m.serial, 1)
        put_down(st, h, m)
        h.card = m.stack[-1]
        react(st, h)


@final
class Again(Op):
    """Repeat if there are new Knock Outs, else finish. [KO-04]"""

    def step(self, st: State, fr: Frame) -> bool:
        due = st.settle
        if unsettled(st) and due:  # called in any case: it marks Pokémon kept by an effect
            st.settle = False
            fr.pc = 0
            fr.vars[OWED_A] = (0,)
            fr.vars[OWED_B] = (0,)
        else:
            st.frames.pop()
        return False
