"""Everything a player could try in a turn, and the reasons against it.

Candidates without a reason against them are the legal moves. Only the table and the turn player's
own cards are used.
"""

from __future__ import annotations

from typing import Final

from playmat.engine import legal, reasons
from playmat.engine.effects.shields import may_play_card
from playmat.engine.options import attacks_of, other_half
from playmat.kinds import answers, asks, powers, stages, supertypes, tags, trainers
from playmat.kinds.trainers import is_equipment
from playmat.model.definitions import CardDef, UseDef
from playmat.model.option import field_a, field_b, field_c, kind, packed, use_at
from playmat.model.place import BENCH_FROM, SIDE, is_benched_at, mon_at
from playmat.model.state import NO_VARS, Mon, Scope, State


def places(st: State, seat: int) -> list[int]:
    """Return the places of a player's Pokémon, Actives first."""
    side = st.sides[seat]
    actives = [seat * SIDE + n for n in range(len(side.actives))]
    return actives + [seat * SIDE + BENCH_FROM + n for n in range(len(side.bench))]


def candidates(st: State) -> list[int]:
    """Return everything the turn player could try: cards, targets, powers and attacks."""
    found: list[int] = []
    seen: set[int] = set()
    for copy in st.sides[st.player].hand:
        if st.cards[copy].index not in seen:
            seen.add(st.cards[copy].index)
            found += card_candidates(st, copy)
    return [*found, *table_candidates(st), *attack_candidates(st), packed(answers.END)]


def card_candidates(st: State, copy: int) -> list[int]:
    """Return what could be done with one card in hand."""
    d = st.cards[copy]
    mine = places(st, st.player)
    found = []
    if d.supertype == supertypes.TRAINER:
        targets = mine + places(st, 1 - st.player) if is_equipment(d.trainer) else [0]
        found += [packed(answers.PLAY, copy, place) for place in targets]
    if d.supertype == supertypes.POKEMON:
        found += pokemon_candidates(st, copy, mine)
    if d.supertype == supertypes.ENERGY or d.as_energy is not None:
        found += [packed(answers.ATTACH, copy, place) for place in mine]
    found += [
        packed(answers.CARD_POWER, copy, n)
        for n, use in enumerate(d.uses)
        if use.where == powers.IN_HAND
    ]
    return found


def pokemon_candidates(st: State, copy: int, mine: list[int]) -> list[int]:
    """Return how a Pokémon card in hand could come into play."""
    d = st.cards[copy]
    if d.stage == stages.LEGEND:
        return legend_candidates(st, copy, d)
    found = [packed(answers.BENCH, copy)]
    if d.stage != stages.BASIC or len(d.stacks_on) > 0:
        what = answers.LEVEL_UP if d.stage == stages.LEVELUP else answers.EVOLVE
        found += [packed(what, copy, place) for place in mine]
    return found


def legend_candidates(st: State, copy: int, d: CardDef) -> list[int]:
    """Return a half of a LEGEND: with the other one, by the upper half, or alone. [CARD-LEG-1]"""
    if d.half == 0:
        other = int(other_half(st, st.player, d))
        return [packed(answers.LEGEND, copy, other) if other >= 0 else packed(answers.BENCH, copy)]
    hand = [st.cards[c] for c in st.sides[st.player].hand]
    upper = [e for e in hand if e.stage == stages.LEGEND and e.half == 0]
    whole = any(e.name_id == d.name_id for e in upper)
    return [] if whole else [packed(answers.BENCH, copy)]


def table_candidates(st: State) -> list[int]:
    """Return what could be done with cards in play and in the discard pile."""
    found: list[int] = []
    for place in places(st, st.player):
        found += power_candidates(st, mon_at(st, place), place)
        found += [packed(answers.RETREAT, place), packed(answers.LEAVE, place)]
        if is_benched_at(place):
            found.append(packed(answers.STEP_UP, place))
    if st.stadium >= 0:
        uses = st.cards[st.stadium].uses
        found += [packed(answers.STADIUM_POWER, n) for n in range(len(uses))]
    for copy in st.sides[st.player].discard:
        uses = st.cards[copy].uses
        found += [
            packed(answers.CARD_POWER, copy, n)
            for n, use in enumerate(uses)
            if use.where == powers.IN_DISCARD
        ]
    return found


def power_candidates(st: State, m: Mon, place: int) -> list[int]:
    """Return the uses of a Pokémon's powers, its attached cards and the cards under it."""
    kept: list[tuple[UseDef, tuple[int, ...]]] = [
        (use, (powers.IN_PLAY,)) for power in m.powers for use in power.uses
    ]
    for copy in m.gear + m.energy:
        kept += [(use, (powers.IN_PLAY, powers.ATTACHED)) for use in st.cards[copy].uses]
    if st.match.under_watch:
        for copy in m.stack[:-1]:
            kept += [(use, (powers.UNDER,)) for use in st.cards[copy].uses]
    return [
        packed(answers.POWER, place, n) for n, (use, where) in enumerate(kept) if use.where in where
    ]


def attack_candidates(st: State) -> list[int]:
    """Return every attack of every Pokémon against every opposing Active. [DUO-4]"""
    found: list[int] = []
    foes = [(1 - int(st.player)) * SIDE + n for n in range(len(st.sides[1 - st.player].actives))]
    for place in places(st, st.player):
        attacks = attacks_of(st, mon_at(st, place))
        for target in foes:
            m = mon_at(st, target)
            if legal.baby_flip_due(st, m):
                found.append(packed(answers.DECLARE, place, target))
            found += [
                packed(answers.ATTACK, place, n, target)
                for n, a in enumerate(attacks)
                if legal.may_aim(st, a, m)
            ]
    return found


def thought_of(st: State) -> list[int]:
    """Return what the chooser could try, legal or not."""
    if st.ask == asks.MAIN:
        return candidates(st)
    return attack_candidates(st) if st.ask in (asks.ATTACK, asks.SECOND_ATTACK) else []


def is_far(option: int) -> bool:
    """Return whether an option is a Benched Pokémon doing what only Active ones can."""
    what = kind(option)
    active_only = what in (answers.ATTACK, answers.DECLARE, answers.RETREAT)
    return active_only and is_benched_at(field_a(option))


OF_CARDS: Final = frozenset(
    (
        *(answers.BENCH, answers.LEGEND, answers.EVOLVE, answers.LEVEL_UP, answers.ATTACH),
        *(answers.PLAY, answers.CARD_POWER),
    )
)
"""Moves with a card in hand or in the discard pile."""


def reason_against(st: State, option: int) -> int:
    """Return why the turn player cannot do something, or 0."""
    what, a, b = kind(option), int(field_a(option)), int(field_b(option))
    seat = int(st.player)
    if what != answers.STEP_UP and legal.must_step_up(st, seat):
        return reasons.STEP_UP_FIRST
    if what == answers.END:
        return 0
    if what in (answers.ATTACK, answers.DECLARE):
        return attack_reason(st, seat, option)
    if what in OF_CARDS:
        return card_reason(st, seat, what, a, b)
    if what == answers.STADIUM_POWER:
        use = st.cards[st.stadium].uses[a]
        sc = Scope(seat, -1, st.stadium, NO_VARS)
        return legal.may_use_card(st, sc, st.stadium, use, st.stadium_used)
    return mon_reason(st, seat, what, a, b)


def card_reason(st: State, seat: int, what: int, copy: int, b: int) -> int:
    """Return why a card in hand or in the discard pile cannot be used like this, or 0."""
    d = st.cards[copy]
    if what not in (answers.CARD_POWER, answers.PLAY) and not may_play_card(st, seat, copy):
        return reasons.PLAY_LOCKED
    if what == answers.BENCH:
        return reasons.LEGEND_HALVES if d.stage == stages.LEGEND else legal.may_bench(st, seat, d)
    if what == answers.LEGEND:
        return legal.bench_full(st, seat)
    if what == answers.CARD_POWER:
        return legal.may_use_hidden(st, seat, copy, d.uses[b])
    if what == answers.PLAY:
        why = legal.may_play(st, seat, copy, d)
        if why or not is_equipment(d.trainer):
            return why
        return equip_reason(st, seat, copy, b)
    m = mon_at(st, b)
    if what == answers.EVOLVE:
        return legal.may_evolve(st, seat, d, m)
    if what == answers.LEVEL_UP:
        return legal.may_level_up(st, seat, d, m)
    return legal.may_attach(st, seat) or legal.may_attach_to(st, seat, copy, d, m)


def equip_reason(st: State, seat: int, copy: int, place: int) -> int:
    """Return why a card cannot be attached to a Pokémon, or 0. [TOOL-2, TM-1]"""
    d = st.cards[copy]
    why = legal.may_equip(st, seat, copy, d, mon_at(st, place))
    if why != reasons.ONTO or d.trainer == trainers.MACHINE:
        return why
    if d.tags & tags.FLARE:
        return reasons.GEAR_TARGET
    own = d.trainer == trainers.TOOL and d.onto is None
    return reasons.TOOL_TARGET if own else reasons.CARD_TARGET


def mon_reason(st: State, seat: int, what: int, place: int, b: int) -> int:
    """Return why a Pokémon in play cannot do something, or 0. [RETREAT-01, DUO-3, CARD-FOS-6]"""
    m = mon_at(st, place)
    if what == answers.POWER:
        return legal.may_use(st, seat, m, use_at(st, m, b))
    if what == answers.RETREAT:
        benched = is_benched_at(place)
        return reasons.RETREAT_BENCHED if benched else legal.may_retreat(st, seat, m)
    if what == answers.LEAVE:
        return 0 if m.top.leaves_freely else reasons.LEAVE_NOT_ALLOWED
    if st.match.book.actives == 1:
        return reasons.STEP_UP_SINGLE
    return reasons.STEP_UP_FULL if len(st.sides[seat].actives) >= st.match.book.actives else 0


def attack_reason(st: State, seat: int, option: int) -> int:
    """Return why an attack cannot be made or declared, or 0. [ATTACK-01, ATTACK-08]"""
    m = mon_at(st, field_a(option))
    why = legal.may_attack(st, seat, m)
    if why and kind(option) == answers.ATTACK:
        anyway = legal.attacks_anyway(why, m.conditions, attacks_of(st, m)[field_b(option)])
        why = 0 if anyway else why
    if why:
        return why
    if kind(option) == answers.DECLARE:
        target = mon_at(st, field_b(option))
        aimed = [a for a in attacks_of(st, m) if legal.may_aim(st, a, target)]
        against = [legal.may_use_attack(st, seat, m, a) for a in aimed]
        return min(against, default=reasons.ATTACK_NONE)
    why = legal.may_use_attack(st, seat, m, attacks_of(st, m)[field_b(option)])
    return why or (
        reasons.DECLARE_FIRST if legal.baby_flip_due(st, mon_at(st, field_c(option))) else 0
    )
