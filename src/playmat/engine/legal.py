"""Legal moves of a turn: one function per rule, returning 0 or the reason against the move.

Functions that read ``st.mods`` are called at a choice, when the index is up to date.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine import reasons
from playmat.engine.changes.limits import used_up, used_up_away
from playmat.engine.effects.cost import affordable
from playmat.engine.effects.energy import pays, unit_total
from playmat.engine.effects.evolution import early_by_card, early_by_text, follows
from playmat.engine.effects.in_force import (
    SCOPE_SELF,
    applies,
    conditions_allow,
    entries,
    permitted,
    power_works,
    stadium_works,
    text_works,
    works_away,
)
from playmat.engine.effects.query import (
    bench_limit,
    drops_trainers,
    fold_player,
    retreat_cost,
    tool_slots,
    tools_on,
)
from playmat.engine.effects.shields import may_play_card
from playmat.engine.table.pokemon import is_active
from playmat.kinds import modifiers, stages, tags, zones
from playmat.kinds.altered import ATTACHING, BARS, COSTS, EVOLVING, LOCKS, PLAYING, PRICE, STAYS
from playmat.kinds.conditions import ASLEEP, CONFUSED, PARALYZED, STILL
from playmat.kinds.limits import FREE
from playmat.kinds.powers import OLD_POWER, PRINTED
from playmat.kinds.queries import (
    ATTACKS_FORBIDDEN,
    CAN_ATTACH_ENERGY,
    CAN_ATTACK,
    CAN_EVOLVE,
    CAN_EVOLVE_FROM_HAND,
    CAN_EVOLVE_UNAIDED,
    CAN_LEAVE_ACTIVE,
    CAN_LEVEL_UP,
    CAN_RETREAT,
    CAN_USE_ATTACK,
    CAN_USE_POWER,
    ENERGY_PER_TURN,
    PAYS_RETREAT,
    POWER_WORKS,
    POWER_WORKS_AWAY,
    RETREATS_PER_TURN,
    STADIUM_WORKS,
    STADIUMS_PER_TURN,
    SUPPORTERS_PER_TURN,
    TAKES_MACHINES,
)
from playmat.kinds.trainers import DOLL, FOSSIL, ITEM, MACHINE, STADIUM, SUPPORTER, TOOL
from playmat.model.definitions import AttackDef, CardDef, UseDef
from playmat.model.state import NO_VARS, NONE, Mon, Scope, State
from playmat.model.zones import zone_of

ANYWAY_ASLEEP: Final = 1  # in the order of lang.lists.LISTS['situation']
ANYWAY_PARALYZED: Final = 2
ANYWAY_FIRST_TURN: Final = 4


def first_turn_of_game(st: State, seat: i64) -> bool:
    """Whether the starting player is taking turn 1. [TURN-08]"""
    return st.turn == 1 and st.first == seat


def may_bench(st: State, seat: i64, d: CardDef) -> i64:
    """Reason against benching a Pokémon card, or 0. [BENCH-01, BENCH-02, BENCH-06]"""
    if d.stage == stages.RESTORED:
        return reasons.RESTORED
    if d.stage != stages.BASIC:
        return reasons.NOT_BASIC
    return bench_full(st, seat)


def bench_full(st: State, seat: i64) -> i64:
    """Reason if no more Pokémon fit on a Bench, or 0. [BENCH-02, DUO-2]"""
    if len(st.sides[seat].bench) < bench_limit(st, seat):
        return 0
    return reasons.BENCH_FULL if len(st.sides[seat].actives) < 2 else reasons.DUO_BENCH_FULL


def may_evolve(st: State, seat: i64, d: CardDef, m: Mon) -> i64:
    """Reason against evolving a Pokémon with a card, or 0. [EVOLVE-01, EVOLVE-03, EVOLVE-04]"""
    if not follows(st, d, m.top, False):
        return reasons.EVOLVE_NAME
    if m.entered == st.turn or m.changed == st.turn or st.sides[seat].turns <= 1:
        early = evolve_early(st, d, m)
        if early < 2 and st.sides[seat].turns <= 1:
            return reasons.EVOLVE_FIRST_TURN
        if early < 1 and (m.entered == st.turn or m.changed == st.turn):
            return reasons.EVOLVE_NEW
    if st.altered & EVOLVING == 0 and not st.dirty:
        return 0
    for query in (CAN_EVOLVE, CAN_EVOLVE_FROM_HAND, CAN_EVOLVE_UNAIDED):
        if not permitted(st, query, m, True):
            return reasons.EVOLVE_LOCKED
    return 0


def evolve_early(st: State, d: CardDef, m: Mon) -> i64:
    """How early a Pokémon may evolve: 1 on the turn it is new, 2 on the first turn too.

    The permission may be on the Pokémon (a held item, a Stadium) or on the card in hand (Δ
    Evolution), whose text works from there.
    """
    return 2 if early_by_card(st, d, m) else early_by_text(st, m)


def may_level_up(st: State, seat: i64, d: CardDef, m: Mon) -> i64:
    """Reason against putting a LV.X on a Pokémon, or 0. [EVOLVE-12, CARD-LVX-1, CARD-LVX-2]"""
    if d.from_id != m.top.name_id or m.top.stage == stages.LEVELUP:
        return reasons.LEVEL_NAME
    if not is_active(st.sides[seat], m):
        return reasons.LEVEL_ACTIVE
    if m.entered == st.turn or m.changed == st.turn:
        return reasons.LEVEL_NEW
    locks = st.mods[CAN_LEVEL_UP]
    return reasons.PLAY_LOCKED if locks and not permitted(st, CAN_LEVEL_UP, m, True) else 0


def may_attach(st: State, seat: i64) -> i64:
    """Reason against attaching more Energy from hand, or 0. [ENERGY-01]"""
    limit = st.match.book.energy_per_turn
    if st.altered & ATTACHING != 0:
        limit = fold_player(st, ENERGY_PER_TURN, limit, seat)
    return reasons.ENERGY_DONE if st.sides[seat].energy_played >= limit else 0


def may_attach_to(st: State, seat: i64, copy: i64, d: CardDef, m: Mon) -> i64:
    """Reason against attaching an Energy card to a Pokémon, or 0. [EN-9, EN-10]"""
    if d.onto is not None or d.as_energy_needs is not None:
        sc = Scope(seat, m.serial, copy, NO_VARS)
        if d.onto is not None and m.serial not in d.onto.pick(st, sc):
            return reasons.ENERGY_TARGET
        if d.as_energy_needs is not None and not d.as_energy_needs.test(st, sc):
            return reasons.ENERGY_TARGET
    return reasons.ENERGY_LOCKED if energy_locked(st, copy, m) else 0


def energy_locked(st: State, copy: i64, m: Mon) -> bool:
    """Whether an effect forbids attaching this Energy card to a Pokémon."""
    by_hand = zone_of(st, copy) == zones.HAND
    for e in entries(st, CAN_ATTACH_ENERGY):
        assert e.mod is not None
        if not by_hand and not e.mod.wide:
            continue
        if e.mod.how != modifiers.FORBID or not applies(st, e, m):
            continue
        if e.mod.source_fit is None or e.mod.source_fit.card(st, e, copy):
            return True
    return False


def may_play(st: State, seat: i64, copy: i64, d: CardDef) -> i64:
    """Reason against playing a Trainer card, or 0."""
    return why_unplayable(st, Scope(seat, -1, copy, NO_VARS), copy, d)


def why_unplayable(st: State, sc: Scope, copy: i64, d: CardDef) -> i64:
    """Reason against playing a Trainer card, or 0. [TRAINER-01, TRAINER-10, TRAINER-21]

    The scope is the caller's, reused for one card after another.
    """
    seat = sc.seat
    if d.trainer != ITEM or st.turn == 1:
        why = may_play_kind(st, seat, d)
        if why != 0:
            return why
    if st.altered & PLAYING != 0 and not may_play_card(st, seat, copy):
        return reasons.PLAY_LOCKED
    if d.needs is not None or d.useful is not None:
        sc.me = -1
        sc.card = copy
        if d.needs is not None and not d.needs.test(st, sc):
            return reasons.NEEDS
        if d.useful is not None and st.match.book.require_effect and not d.useful.test(st, sc):
            return reasons.USELESS
    return 0


def may_play_kind(st: State, seat: i64, d: CardDef) -> i64:
    """Reason against playing this kind of Trainer card now, or 0. [TURN-06, TRAINER-12]"""
    side = st.sides[seat]
    book = st.match.book
    kind = d.trainer
    opening = st.turn == 1 and first_turn_of_game(st, seat)
    if kind == SUPPORTER:
        if opening and not book.first_turn_supporter:
            return reasons.FIRST_TURN_SUPPORTER
        limit = book.supporters_per_turn
        if st.mods[SUPPORTERS_PER_TURN]:
            limit = fold_player(st, SUPPORTERS_PER_TURN, limit, seat)
        return reasons.SUPPORTER_DONE if side.supporters >= limit else 0
    if kind == STADIUM:
        if opening and not book.first_turn_stadium:
            return reasons.FIRST_TURN_STADIUM
        if side.stadiums >= fold_player(st, STADIUMS_PER_TURN, book.stadiums_per_turn, seat):
            return reasons.STADIUM_DONE
        same = st.stadium >= 0 and st.cards[st.stadium].name_id == d.name_id
        return reasons.SAME_STADIUM if same and not d.same_stadium else 0
    if kind == FOSSIL or kind == DOLL:
        if opening and not book.first_turn_fossil:
            return reasons.FIRST_TURN_FOSSIL
        return bench_full(st, seat)
    if opening and not book.first_turn_trainer:
        return reasons.FIRST_TURN_TRAINER
    return 0


def may_equip(st: State, seat: i64, copy: i64, d: CardDef, m: Mon) -> i64:
    """Reason against attaching a Tool or similar card, or 0. [TRAINER-03, TRAINER-30, TM-1]"""
    if d.onto is not None and not (m.seat == seat and takes_any(st, d, m)):
        if m.serial not in d.onto.pick(st, Scope(seat, m.serial, copy, NO_VARS)):
            return reasons.ONTO
    elif m.seat != seat:
        return reasons.ONTO
    if d.trainer == TOOL and tools_on(st, m) >= tool_slots(st, m):
        return reasons.TOOL_SLOTS
    return reasons.USELESS if st.match.book.require_effect and drops_trainers(st, m) else 0


def takes_any(st: State, d: CardDef, m: Mon) -> bool:
    """Whether a Pokémon takes any Technical Machine, whatever that one says. [TM-1]"""
    return d.trainer == MACHINE and permitted(st, TAKES_MACHINES, m, False)


def may_retreat(st: State, seat: i64, m: Mon) -> i64:
    """Reason against an Active's retreat, or 0. [RETREAT-01, RETREAT-02, RETREAT-03]"""
    side = st.sides[seat]
    altered = st.altered
    limit = st.match.book.retreats_per_turn
    if altered & STAYS != 0:
        limit = fold_player(st, RETREATS_PER_TURN, limit, seat)
    if side.retreats >= limit:
        return reasons.RETREAT_DONE
    if len(side.bench) == 0:
        return reasons.RETREAT_EMPTY_BENCH
    if m.conditions & STILL != 0 and not permitted(st, CAN_RETREAT, m, False):
        return reasons.RETREAT_ASLEEP
    if m.top.no_retreat:
        return reasons.RETREAT_FOSSIL
    if m.stuck == st.turn:
        return reasons.RETREAT_FAILED
    cost = retreat_cost(st, m) if altered & PRICE != 0 else m.base.retreat
    if cost > 0 and unit_total(st, m) < cost:
        if altered & STAYS == 0 or permitted(st, PAYS_RETREAT, m, True):
            return reasons.RETREAT_COST
    if altered & STAYS == 0:
        return 0
    free = permitted(st, CAN_RETREAT, m, True) and permitted(st, CAN_LEAVE_ACTIVE, m, True)
    return 0 if free else reasons.RETREAT_LOCKED


def may_attack(st: State, seat: i64, m: Mon) -> i64:
    """Reason against attacking at all, or 0. [ATTACK-01]"""
    if not is_active(st.sides[seat], m):
        return reasons.NOT_ACTIVE
    return attack_barred(st, seat, m)


def attack_barred(st: State, seat: i64, m: Mon) -> i64:
    """Reason against an Active's attacking, or 0. [ATTACK-03, ATTACK-11]"""
    if m.conditions & STILL != 0:
        return reasons.ATTACK_ASLEEP
    if st.turn == 1 and first_turn_of_game(st, seat) and not st.match.book.first_turn_attack:
        return reasons.ATTACK_FIRST_TURN
    if st.altered & BARS == 0:
        return 0
    for foe in st.sides[1 - seat].actives:
        if may_attack_one(st, m, foe):
            return 0
    return reasons.ATTACK_LOCKED


def may_attack_one(st: State, m: Mon, defender: Mon) -> bool:
    """Whether no effect forbids attacking, or attacking this Pokémon. [DUO-28]"""
    for e in entries(st, CAN_ATTACK):
        d = e.mod
        assert d is not None
        if d.scope == SCOPE_SELF and m.serial != e.me:
            continue  # most of them end here
        if d.how == modifiers.FORBID and applies(st, e, m):
            if d.source is None or defender.serial in d.source.pick(st, e):
                return False
    return True


def may_use_attack(st: State, seat: i64, m: Mon, a: AttackDef) -> i64:
    """Reason against using one attack, or 0. [ENERGY-02, ATTACK-09]"""
    plain = st.altered & COSTS == 0 and a.otherwise is None
    if not (pays(st, m, a, 0) if plain else affordable(st, m, a)):
        return reasons.ATTACK_COST
    if a.how != FREE and used_up(st, a.how, a.key, seat, m):
        return reasons.ATTACK_USED_UP
    if st.altered & LOCKS != 0 and attack_locked(st, m, a):
        return reasons.ATTACK_LOCKED
    if a.needs is not None and not a.needs.test(st, Scope(seat, m.serial, m.stack[-1], NO_VARS)):
        return reasons.ATTACK_NEEDS
    return 0


def attack_locked(st: State, m: Mon, a: AttackDef) -> bool:
    for e in st.mods[CAN_USE_ATTACK]:
        assert e.mod is not None
        if e.mod.text == a.name_id and applies(st, e, m):
            return True
    for e in st.mods[ATTACKS_FORBIDDEN]:
        assert e.mod is not None
        lent = e.mod.lent
        if lent is not None and applies(st, e, m):
            named = lent.pick(st, e)
            only = e.mod.how == modifiers.ALLOW and len(named) > 0  # else none was chosen
            if a.index not in named if only else a.index in named:
                return True
    return False


def may_use(st: State, seat: i64, m: Mon, use: UseDef) -> i64:
    """Reason against using a power, or 0."""
    return why_unusable(st, Scope(seat, -1, -1, NO_VARS), m, use)


def why_unusable(st: State, sc: Scope, m: Mon, use: UseDef) -> i64:
    """Reason against using a power, or 0. [POWER-03, POWER-05]

    The scope is the caller's, reused for one Pokémon after another.
    """
    power = use.owner
    seat = sc.seat
    assert power is not None
    noted = m.used if use.noted_on_mon else st.sides[seat].used
    if noted and used_up(st, use.how, use.key, seat, m):
        return reasons.POWER_USED
    if m.conditions != 0 and not conditions_allow(st, m, power):
        return reasons.POWER_CONDITION
    needs, fit, off, unless = use.needs, use.fit, use.off, use.unless
    if needs is not None or fit is not None or off is not None or unless is not None:
        sc.me = m.serial
        sc.card = m.stack[-1]
        barred = unless is not None and unless.mon(st, sc, m)
        if barred or (off is not None and off.test(st, sc)):
            return reasons.OLD_CONDITION if power.kind == OLD_POWER else reasons.POWER_CONDITION
        if fit is not None and not fit.mon(st, sc, m):
            return reasons.POWER_NEEDS
        if needs is not None and not needs.test(st, sc):
            return reasons.POWER_NEEDS
    if power.kind == PRINTED:
        return why_card_is_off(st, m, use)
    if st.mods[POWER_WORKS] and not power_works(st, m, power):
        return reasons.POWER_OFF
    if st.mods[CAN_USE_POWER] and not permitted(st, CAN_USE_POWER, m, True):
        return reasons.POWER_OFF
    return 0


def why_card_is_off(st: State, m: Mon, use: UseDef) -> i64:
    """Reason if a use on an attached card is switched off, or 0. [TOOL-3]"""
    for copy in m.gear + m.energy:
        if use in st.cards[copy].uses and not text_works(st, m.serial, copy):
            return reasons.POWER_OFF if copy in m.energy else reasons.TOOL_OFF
    return 0


def may_use_card(st: State, sc: Scope, copy: i64, use: UseDef, used: tuple[i64, ...]) -> i64:
    """Reason against using a Stadium's or another card's own effect, or 0. [STA-4]"""
    n: i64 = 0
    while n < len(used):
        if used[n] == use.key and used[n + 1] == sc.seat:
            return reasons.POWER_USED
        n += 2
    if copy == st.stadium and st.mods[STADIUM_WORKS] and not stadium_works(st):
        return reasons.STADIUM_OFF
    sc.me = -1
    sc.card = copy
    lacks = use.needs is not None and not use.needs.test(st, sc)
    return reasons.POWER_NEEDS if lacks else 0


def may_use_hidden(st: State, seat: i64, copy: i64, use: UseDef) -> i64:
    """Reason against using a power from the hand or discard pile, or 0. [POWER-09]"""
    if used_up_away(st, use, st.sides[seat], seat):
        return reasons.POWER_USED
    if st.mods[POWER_WORKS_AWAY] and use.owner is not None:
        if not works_away(st, seat, copy, use.owner):
            return reasons.POWER_OFF
    return may_use_card(st, Scope(seat, -1, copy, NO_VARS), copy, use, NONE)


def attacks_anyway(why: i64, ailing: i64, a: AttackDef) -> bool:
    """Whether an attack's own text overrides a reason against attacking. [ATTACK-03]"""
    if why == reasons.ATTACK_FIRST_TURN:
        return a.anyway & ANYWAY_FIRST_TURN != 0
    if why != reasons.ATTACK_ASLEEP:
        return False
    if ailing & ASLEEP != 0 and a.anyway & ANYWAY_ASLEEP == 0:
        return False
    return ailing & PARALYZED == 0 or a.anyway & ANYWAY_PARALYZED != 0


def baby_flip_due(st: State, m: Mon) -> bool:
    """Whether attacking a Pokémon begins with a Baby's flip. [ATTACK-08, CARD-BABY-2]"""
    if m.top.tags & tags.BABY == 0 or not st.match.book.baby_first:
        return False
    return m.top.baby_flip or st.match.book.baby_rule


def may_aim(st: State, a: AttackDef, defender: Mon) -> bool:
    """Whether an attack is offered against a Pokémon. [DUO-32, CARD-BABY-4]

    Where an attack without a target names none, it is offered once: against an Active Baby, whose
    flip is then due, else against the first Active.
    """
    if a.aims or st.match.book.duo_target_always:
        return True
    foes = st.sides[defender.seat].actives
    for m in foes:
        if baby_flip_due(st, m):
            return m is defender
    return foes[0] is defender


def must_step_up(st: State, seat: i64) -> bool:
    """Whether a lone Active must be joined before anything else. [DUO-14]"""
    if not st.match.book.duo_stepup_mandatory:
        return False
    side = st.sides[seat]
    return len(side.actives) < st.match.book.actives and len(side.bench) > 0


def needs_retreat_flip(st: State, m: Mon) -> bool:
    """Whether a Confused Pokémon must flip to retreat. [RETREAT-09]"""
    return m.conditions & CONFUSED != 0 and st.match.book.confused_retreat_flip
