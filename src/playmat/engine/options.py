"""The options of a turn, in canonical order. [TURN-03]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies
from playmat.engine.effects.index import rebuild
from playmat.engine.effects.query import bench_limit, max_hp
from playmat.engine.effects.shields import may_play_card
from playmat.engine.legal import (
    attack_barred,
    attacks_anyway,
    baby_flip_due,
    may_aim,
    may_attach,
    may_attach_to,
    may_attack_one,
    may_equip,
    may_evolve,
    may_level_up,
    may_retreat,
    may_use_attack,
    may_use_card,
    may_use_hidden,
    must_step_up,
    why_unplayable,
    why_unusable,
)
from playmat.kinds import answers
from playmat.kinds.altered import ATTACHING, BARS, COSTS, LENT, PLAYING
from playmat.kinds.powers import ATTACHED, IN_DISCARD, IN_HAND, IN_PLAY, UNDER
from playmat.kinds.queries import (
    ATTACK_LIST,
)
from playmat.kinds.stages import BASIC, LEGEND, LEVELUP
from playmat.kinds.supertypes import ENERGY, POKEMON, TRAINER
from playmat.kinds.tags import BABY
from playmat.kinds.trainers import ITEM, MACHINE, is_equipment
from playmat.model.definitions import AttackDef, AttackList, CardDef, HitPoints
from playmat.model.option import FIELD_A, FIELD_B, packed
from playmat.model.place import BENCH_FROM, SIDE
from playmat.model.ready import END, RETREATS, as_objects, attachments, attack_against
from playmat.model.state import NO_OPTIONS, NO_VARS, Mon, Scope, Side, State

# Frequent options, without the fields that vary.
ATTACH: Final = packed(answers.ATTACH)
PLAY: Final = packed(answers.PLAY)
EVOLVE: Final = packed(answers.EVOLVE)
LEVEL_UP: Final = packed(answers.LEVEL_UP)
POWER: Final = packed(answers.POWER)
ATTACK: Final = packed(answers.ATTACK)
ACTING: Final = 1152921504606846976  # the bit after the 60 of names: a Pokémon may act


def main_options(st: State) -> list[i64]:
    if st.dirty:
        rebuild(st)  # the code below reads the index directly
    out: list[i64] = []
    ready = as_objects(out)
    seat = st.player
    sc = Scope(seat, -1, -1, NO_VARS)  # one for all tests of cards and powers
    side = st.sides[seat]
    match = st.match
    if match.book.duo_stepup_mandatory and must_step_up(st, seat):
        step_up_options(side, seat * SIDE + BENCH_FROM, out)
        return out
    energy = may_attach(st, seat) == 0
    benched: i64 = len(side.bench)
    room = benched < match.room or benched < bench_limit(st, seat)
    locks = st.altered & PLAYING != 0
    trial = st.is_trial
    standing = standing_bits(side)
    cards = st.cards
    seen: i64 = 0  # equal copies are offered once: a bit per print, in two words
    seen_too: i64 = 0
    seen_more: list[i64] = NO_OPTIONS  # further prints, which only guessed lists may have
    for copy in side.hand:
        if trial and out:
            break
        d = cards[copy]
        if d.word == 0:
            if seen & d.bit != 0:
                continue
            seen |= d.bit
        elif d.word == 1:
            if seen_too & d.bit != 0:
                continue
            seen_too |= d.bit
        elif d.index in seen_more:
            continue
        else:
            seen_more = [*seen_more, d.index]
        supertype = d.supertype
        if locks and supertype != TRAINER and not may_play_card(st, seat, copy):
            pass  # an effect keeps it in the hand
        elif supertype == ENERGY:
            if energy:
                attach_options(st, seat, copy, d, out)
        elif supertype == POKEMON:
            if room and d.stage == BASIC:  # BENCH-01
                ready.append(match.benches[copy])
            if d.below & standing != 0:
                stacking_options(st, seat, copy, d, out)
            elif d.stage == LEGEND and room:
                legend_option(st, seat, copy, d, out)
            if energy and d.as_energy is not None:
                attach_options(st, seat, copy, d, out)
        elif why_unplayable(st, sc, copy, d) == 0:
            if d.trainer == ITEM or not is_equipment(d.trainer):
                ready.append(match.plays[copy])
            else:
                equip_options(st, seat, copy, d, out)
        if len(d.uses) > 0:
            hidden_uses(st, seat, copy, d, IN_HAND, out)
    if not trial or not out:
        table_options(st, sc, side, standing & ACTING != 0, out)
        attack_options(st, seat, side, -1, out)
    ready.append(END)
    return out


def attach_options(st: State, seat: i64, copy: i64, d: CardDef, out: list[i64]) -> None:
    """Offer an Energy card to each Pokémon it may be attached to."""
    side = st.sides[seat]
    if d.onto is None and d.as_energy_needs is None and st.altered & ATTACHING == 0:
        out.extend(attachments(st.match, seat, copy, len(side.actives), len(side.bench)))
        return
    option = ATTACH + copy * FIELD_A
    place: i64 = seat * SIDE
    for m in side.actives:
        if may_attach_to(st, seat, copy, d, m) == 0:
            out.append(option + place * FIELD_B)
        place += 1
    place = seat * SIDE + BENCH_FROM
    for m in side.bench:
        if may_attach_to(st, seat, copy, d, m) == 0:
            out.append(option + place * FIELD_B)
        place += 1


def standing_bits(side: Side) -> i64:
    """Name bits of a player's Pokémon (shared by several names), and whether one may act."""
    bits: i64 = 0
    for m in side.actives:
        bits |= m.top.name_bit
        if len(m.gear) > 0:
            bits |= ACTING
    for m in side.bench:
        bits |= m.top.name_bit
        if len(m.gear) > 0:
            bits |= ACTING
    return bits


def stacking_options(st: State, seat: i64, copy: i64, d: CardDef, out: list[i64]) -> None:
    """Offer to put a Pokémon card on another."""
    side = st.sides[seat]
    level = d.stage == LEVELUP
    option = copy * FIELD_A + (LEVEL_UP if level else EVOLVE)
    below = d.from_id  # the one name it goes on, checked first
    several = below < 0 or len(d.stacks_on) > 1
    place: i64 = seat * SIDE
    for m in side.actives:
        if m.top.name_id == below or several:
            why = may_level_up(st, seat, d, m) if level else may_evolve(st, seat, d, m)
            if why == 0:
                out.append(option + place * FIELD_B)
        place += 1
    if not level:
        place = seat * SIDE + BENCH_FROM
        for m in side.bench:
            if (m.top.name_id == below or several) and may_evolve(st, seat, d, m) == 0:
                out.append(option + place * FIELD_B)
            place += 1


def legend_option(st: State, seat: i64, copy: i64, d: CardDef, out: list[i64]) -> None:
    """Offer to play both halves of a LEGEND, from its upper half. [CARD-LEG-1]"""
    if d.half != 0:
        return
    other = other_half(st, seat, d)
    if other >= 0:
        out.append(packed(answers.LEGEND, copy, other))


def other_half(st: State, seat: i64, d: CardDef) -> i64:
    """Return a lower half of the same LEGEND in hand, or -1."""
    for copy in st.sides[seat].hand:
        e = st.cards[copy]
        if e.stage == LEGEND and e.half == 1 and e.name_id == d.name_id:
            return copy
    return -1


def equip_options(st: State, seat: i64, copy: i64, d: CardDef, out: list[i64]) -> None:
    """Offer a Trainer card to each Pokémon it may be attached to."""
    option = PLAY + copy * FIELD_A
    for s in (seat, 1 - seat):
        if s != seat and d.onto is None:
            return  # without a text about it, only to own Pokémon
        side = st.sides[s]
        place: i64 = s * SIDE
        for m in side.actives:
            if may_equip(st, seat, copy, d, m) == 0:
                out.append(option + place * FIELD_B)
            place += 1
        place = s * SIDE + BENCH_FROM
        for m in side.bench:
            if may_equip(st, seat, copy, d, m) == 0:
                out.append(option + place * FIELD_B)
            place += 1


def hidden_uses(st: State, seat: i64, copy: i64, d: CardDef, where: i64, out: list[i64]) -> None:
    """Offer powers that are used from the hand or discard pile."""
    n: i64 = 0
    for use in d.uses:
        if use.where == where and may_use_hidden(st, seat, copy, use) == 0:
            out.append(packed(answers.CARD_POWER, copy, n))
        n += 1


def table_options(st: State, sc: Scope, side: Side, acting: bool, out: list[i64]) -> None:
    """Offer powers of Pokémon (if any may act) and Stadium, retreats, and stepping up."""
    seat = sc.seat
    place: i64 = seat * SIDE
    for m in side.actives:
        if acting and (m.top.acts or len(m.gear) > 0):
            mon_options(st, sc, m, place, out)
        if len(side.bench) > 0 and may_retreat(st, seat, m) == 0:
            as_objects(out).append(RETREATS[place])
        place += 1
    active: i64 = len(side.actives)
    step_up = active < st.match.book.actives
    if acting or step_up:
        place = seat * SIDE + BENCH_FROM
        for m in side.bench:
            if m.top.acts or len(m.gear) > 0:
                mon_options(st, sc, m, place, out)
            if step_up:
                out.append(packed(answers.STEP_UP, place))
            place += 1
    if st.stadium >= 0:
        d = st.cards[st.stadium]
        n: i64 = 0
        for use in d.uses:
            if may_use_card(st, sc, st.stadium, use, st.stadium_used) == 0:
                out.append(packed(answers.STADIUM_POWER, n))
            n += 1
    if st.match.discard_watch:
        for copy in side.discard:
            hidden_uses(st, seat, copy, st.cards[copy], IN_DISCARD, out)


def step_up_options(side: Side, place: i64, out: list[i64]) -> None:
    """Offer only stepping up, for each Benched Pokémon. [DUO-14]"""
    for _ in side.bench:
        out.append(packed(answers.STEP_UP, place))
        place += 1


def mon_options(st: State, sc: Scope, m: Mon, place: i64, out: list[i64]) -> None:
    """Offer a Pokémon's powers, those of cards on and under it, and leaving play if it can."""
    n: i64 = 0
    for power in m.powers:
        for use in power.uses:
            if use.where == IN_PLAY and why_unusable(st, sc, m, use) == 0:
                out.append(POWER + place * FIELD_A + n * FIELD_B)
            n += 1
    for copy in m.gear + m.energy if st.match.energy_uses else m.gear:
        for use in st.cards[copy].uses:
            if (use.where == IN_PLAY or use.where == ATTACHED) and why_unusable(
                st, sc, m, use
            ) == 0:
                out.append(POWER + place * FIELD_A + n * FIELD_B)
            n += 1
    if st.match.under_watch:
        for copy in m.stack[:-1]:
            for use in st.cards[copy].uses:
                if use.where == UNDER and why_unusable(st, sc, m, use) == 0:
                    out.append(POWER + place * FIELD_A + n * FIELD_B)
                n += 1
    if m.top.leaves_freely:
        out.append(packed(answers.LEAVE, place))


def attacks_of(st: State, m: Mon) -> list[AttackDef]:
    """Attacks a Pokémon may announce: its own, its machines' and those lent to it."""
    if st.dirty:
        rebuild(st)
    if st.altered & LENT == 0 and len(m.gear) == 0 and not m.top.no_attacks:
        return m.attacks
    found = list(m.attacks)
    if not m.top.no_attacks:
        for copy in m.gear:
            d = st.cards[copy]
            if d.trainer == MACHINE:  # others lend attacks by their text
                found.extend(d.attacks)
    for e in st.mods[ATTACK_LIST]:
        assert e.mod is not None
        if e.mod.lent is not None and applies(st, e, m):
            for n in e.mod.lent.pick(st, e):
                a = st.match.attacks[n]
                if a not in found:
                    found.append(a)
        elif e.mod.lent is None and applies(st, e, m):
            fit = e.mod.source_fit
            for copy in m.stack[:-1]:  # earlier stages of each Pokémon
                if fit is None or fit.card(st, e, copy):
                    found.extend([a for a in st.cards[copy].attacks if a not in found])
    return found


@final
class TableAttacks(AttackList):
    """Attacks of a Pokémon, by the current table."""

    def of(self, st: State, mon: Mon) -> list[AttackDef]:
        return attacks_of(st, mon)


@final
class TableHitPoints(HitPoints):
    """HP of a Pokémon, by the current table."""

    def of(self, st: State, mon: Mon) -> i64:
        return max_hp(st, mon)


def attack_options(st: State, seat: i64, side: Side, only: i64, out: list[i64]) -> None:
    """Offer each payable attack of each Active, or of one, against each opposing one. [DUO-4]"""
    place: i64 = seat * SIDE
    foe: i64 = (1 - seat) * SIDE
    foes = st.sides[1 - seat].actives
    for m in side.actives:
        if only < 0 or m.serial == only:
            attacks = attacks_of(st, m)
            if too_poor(st, m, attacks):
                pass  # checked first, because it depends on no effects
            elif attack_barred(st, seat, m) == 0:
                target = foe
                for defender in foes:
                    free = st.altered & BARS == 0 or len(foes) == 1
                    if free or may_attack_one(st, m, defender):
                        offer_attacks(st, m, attacks, defender, place, target, out)
                    target += 1
            elif st.match.anyway:
                offer_anyway(st, seat, m, place, foe, out)
        place += 1


def too_poor(st: State, m: Mon, attacks: list[AttackDef]) -> bool:
    """Whether a Pokémon has too few units of Energy for any of its attacks."""
    if not m.plain or st.altered & COSTS != 0:
        return False
    for a in attacks:
        if m.count >= a.total or a.otherwise is not None:
            return False
    return True


def offer_anyway(st: State, seat: i64, m: Mon, by: i64, target: i64, out: list[i64]) -> None:
    """Offer attacks whose text overrides what keeps the Pokémon from attacking. [ATTACK-03]"""
    why = attack_barred(st, seat, m)
    for _ in st.sides[1 - seat].actives:
        n: i64 = -1
        for a in attacks_of(st, m):
            n += 1
            if attacks_anyway(why, m.conditions, a) and may_use_attack(st, seat, m, a) == 0:
                out.append(ATTACK + by * FIELD_A + n * FIELD_B + target)
        target += 1


def offer_attacks(
    st: State,
    m: Mon,
    attacks: list[AttackDef],
    defender: Mon,
    by: i64,
    target: i64,
    out: list[i64],
) -> None:
    """Offer the attacks of one Pokémon against another; a Baby's flip comes first."""
    flip = defender.top.tags & BABY != 0 and baby_flip_due(st, defender)
    exact = m.plain and st.altered & COSTS == 0
    n: i64 = -1
    for a in attacks:
        n += 1
        if exact and m.count < a.total and a.otherwise is None:
            continue  # too few units of Energy of any type
        if may_use_attack(st, m.seat, m, a) == 0 and (a.aims or may_aim(st, a, defender)):
            if flip:
                out.append(packed(answers.DECLARE, by, target))
                return
            as_objects(out).append(attack_against(m.seat, by, n, target))
