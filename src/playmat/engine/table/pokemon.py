"""What a Pokémon in play is by its cards: its stage, its faces, whether it is Active."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import conditions, powers
from playmat.kinds.stages import BASIC, BREAK, LEGEND, LEVELUP
from playmat.kinds.supertypes import POKEMON
from playmat.model.definitions import CardDef, PowerDef
from playmat.model.state import Frame, Mon, Side, State


def body_card(st: State, m: Mon) -> CardDef:
    """The card that gives the stage: the top one that is not a LV.X. [CARD-LVX-4]"""
    n: i64 = len(m.stack) - 1
    while n > 0:
        d = st.cards[m.stack[n]]
        if d.stage != LEVELUP:
            return d
        n -= 1
    return st.cards[m.stack[0]]


def stage_of(st: State, m: Mon) -> i64:
    return body_card(st, m).stage


def is_evolved(st: State, m: Mon) -> bool:
    """Whether it is on top of another Pokémon, not counting LV.X and LEGEND halves.

    A card that a text has put on its own Pokémon is not an Evolution either.
    """
    if len(m.stack) == 1:
        return False
    cards: i64 = 0
    covered = False
    for copy in m.stack:
        d = st.cards[copy]
        if d.stage != LEVELUP and d.stage != LEGEND and not covered:
            cards += 1
        covered = d.covers
    return cards > 1


def is_basic(st: State, m: Mon) -> bool:
    """Whether texts about Basic Pokémon in play apply to it."""
    if is_evolved(st, m):
        return False
    if len(m.markers) > 0 and st.match.basic_mark in m.markers[::2]:
        return True
    d = body_card(st, m)
    return d.stage == BASIC or d.supertype != POKEMON


def all_cards(m: Mon) -> tuple[i64, ...]:
    return m.stack + m.energy + m.gear


def is_active(side: Side, m: Mon) -> bool:
    for a in side.actives:
        if a is m:
            return True
    return False


def own_mon(st: State, fr: Frame) -> Mon | None:
    """A program's own Pokémon, if it is in play; usually its player's Active."""
    actives = st.sides[fr.seat].actives
    if actives and actives[0].serial == fr.me:
        return actives[0]
    return st.mon(fr.me)


def set_faces(st: State, m: Mon) -> None:
    """Set a Pokémon's faces from its cards. [META-6, CARD-LVX-5, CARD-BREAK-2]"""
    top = st.cards[m.stack[-1]]
    m.top = top
    m.base = top
    m.attacks = top.attacks
    m.powers = top.powers
    if len(m.stack) > 1 and (top.stage == LEVELUP or top.stage == BREAK):
        below = inherited(st, m, top)
        if below is not None:
            m.attacks = below.attacks + top.attacks
            m.powers = kept_powers(st, top, below) + top.powers
            if top.stage == BREAK:
                m.base = below
    for copy in m.stack:
        if st.cards[copy].watches:
            st.dirty = True


def inherited(st: State, m: Mon, top: CardDef) -> CardDef | None:
    """The card below whose faces are kept; a BREAK looks past a LV.X. [CARD-LVX-8]"""
    n: i64 = len(m.stack) - 2
    while n >= 0:
        d = st.cards[m.stack[n]]
        if d.stage != LEVELUP:
            return d
        n -= 1
    return None


def kept_powers(st: State, top: CardDef, below: CardDef) -> list[PowerDef]:
    """Powers kept from below, except traits and held items. [CARD-BREAK-4, CARD-HELD-2]"""
    kept: list[PowerDef] = []
    for power in below.powers:
        if power.kind > 3:
            continue
        if (
            top.stage == BREAK
            and power.kind != powers.ABILITY
            and not st.match.book.break_inherits_powers
        ):
            continue
        kept.append(power)
    return kept


def dose_of(m: Mon, condition: i64) -> i64:
    """Points a Pokémon's Special Condition was given with; 0 is the rulebook's number."""
    if condition == conditions.POISONED:
        return m.poison
    if condition == conditions.BURNED:
        return m.burn
    if condition == conditions.CONFUSED:
        return m.confusion
    return m.sleep if condition == conditions.ASLEEP else 0
