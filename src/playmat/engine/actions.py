"""Main actions of a turn. [TURN-03]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.attack import start_attack
from playmat.engine.changes import pokemon
from playmat.engine.changes.cards import take_card
from playmat.engine.changes.events import happen, is_heard, react, watched
from playmat.engine.changes.limits import use_up, use_up_away
from playmat.engine.evolve import evolve_onto
from playmat.engine.legal import needs_retreat_flip
from playmat.engine.record import note
from playmat.engine.stadium import enter_stadium, start_text
from playmat.engine.table.cards import is_tool
from playmat.engine.table.history import GIVEN, PLAYED, PLAYED_CARD, note_mon, note_side
from playmat.engine.vm import call
from playmat.kinds import causes, events, limits, players, powers, supertypes, trainers, zones
from playmat.kinds.answers import (
    ATTACH,
    ATTACK,
    BENCH,
    CARD_POWER,
    DECLARE,
    EVOLVE,
    LEAVE,
    LEGEND,
    LEVEL_UP,
    PLAY,
    POWER,
    RETREAT,
    STADIUM_POWER,
)
from playmat.kinds.trainers import is_equipment
from playmat.model.definitions import CardDef, UseDef
from playmat.model.event import Event
from playmat.model.option import field_a, field_b, kind, use_at
from playmat.model.place import mon_at, seat_at
from playmat.model.state import Mon, State
from playmat.model.zones import put, take

PLAY_CODE: Final = 0
FINISH: Final = 3  # where that program continues once a card has taken effect
RETREAT_CODE: Final = 1
BABY_CODE: Final = 2


def act(st: State, option: i64) -> None:
    what = kind(option)
    a = field_a(option)
    if what == ATTACH:
        attach_energy(st, a, mon_at(st, field_b(option)))
    elif what == PLAY:
        play_trainer(st, a, field_b(option))
    elif what == BENCH:
        bench_card(st, a)
    elif what == EVOLVE or what == LEVEL_UP:
        take_card(st, a, players.BOTH_SEE)
        evolve_onto(st, mon_at(st, field_b(option)), a, True)
    elif what == ATTACK:
        start_attack(st, option)
    elif what == POWER:
        use_power(st, mon_at(st, a), field_b(option))
    elif what == RETREAT:
        retreat(st, mon_at(st, a))
    elif what == DECLARE:
        declare(st, a, field_b(option))
    elif what == LEGEND:
        bench_legend(st, a, field_b(option))
    elif what == LEAVE:
        leave(st, mon_at(st, a))
    elif what == STADIUM_POWER:
        use_stadium(st, a)
    elif what == CARD_POWER:
        use_hidden(st, a, field_b(option))
    else:
        step_up(st, mon_at(st, a))


def attach_energy(st: State, copy: i64, m: Mon) -> None:
    """Attach the turn's Energy card. [ENERGY-01, EN-10]"""
    st.sides[st.player].energy_played += 1
    d = st.cards[copy]
    if d.supertype != supertypes.ENERGY and d.as_energy is not None:
        call(st, d.as_energy, st.player, m.serial, copy, causes.ENERGY)
        return
    pokemon.attach_from(st, copy, m, causes.RULE, st.player, -1)


def bench_card(st: State, copy: i64) -> None:
    """Put a Basic Pokémon onto the Bench. [BENCH-01]"""
    take_card(st, copy, players.BOTH_SEE)
    enter(st, (copy,), "")


def enter(st: State, stack: tuple[i64, ...], why: str) -> None:
    """Put cards onto the Bench as one Pokémon."""
    m = pokemon.new_mon(st, st.player, stack)
    pokemon.put_in_play(st, m, False)
    note_mon(st, m, PLAYED)
    if st.events is not None:
        note(st, "bench", why, st.player, m, cards=stack)
    if not watched(st, events.BENCHED):
        return
    h = Event(events.BENCHED, st.player, m.serial, 1)
    h.card = stack[-1]
    h.extra = 1
    happen(st, h)


def bench_legend(st: State, upper: i64, lower: i64) -> None:
    """Put both halves of a LEGEND onto the Bench as one Pokémon. [CARD-LEG-1]"""
    take_card(st, upper, players.BOTH_SEE)
    take_card(st, lower, players.BOTH_SEE)
    enter(st, (lower, upper), "legend")


def play_trainer(st: State, copy: i64, place: i64) -> None:
    """Play a Trainer card from hand. [TRAINER-01, TRAINER-02]"""
    d = st.cards[copy]
    side = st.sides[st.player]
    if st.events is not None:
        note(st, "play", kind_of_play(d, place, st.player), st.player, cards=(copy,))
    if d.trainer == trainers.SUPPORTER:
        side.supporters += 1
    elif d.trainer == trainers.STADIUM:
        side.stadiums += 1
    if st.match.history:
        note_side(st, side, PLAYED_CARD + 2 * copy)
    take(st, copy, players.BOTH_SEE)
    put(st, copy, zones.LIMBO, players.BOTH_SEE)
    if st.match.hand_watch:
        st.dirty = True
    code = st.match.codes[PLAY_CODE]
    fr = call(st, code, st.player, -1, copy, causes.TRAINER)
    if is_heard(st, events.PLAYED):
        fr.vars[0] = (place,)
    else:
        fr.pc = FINISH
        resolve_play(st, copy, place)


def kind_of_play(d: CardDef, place: i64, seat: i64) -> str:
    """The kind of Trainer card played; a Tool for the other side is Flare Gear."""
    flare = d.trainer == trainers.TOOL and seat_at(place) != seat
    return "flare" if flare else trainers.NAMES[d.trainer]


def announce_play(st: State, copy: i64) -> Event:
    h = Event(events.PLAYED, st.player, -1, 1)
    h.card = copy
    h.cause = causes.TRAINER
    return h


def resolve_play(st: State, copy: i64, place: i64) -> None:
    """Resolve a played card: attach it, bench it, make it the Stadium, or run its text."""
    d = st.cards[copy]
    if is_equipment(d.trainer):
        m = mon_at(st, place)
        take(st, copy, players.BOTH_SEE)
        pokemon.attach(st, copy, m)
        note_mon(st, m, GIVEN + copy)
        if st.events is not None:
            note(st, "attach", kind_of_play(d, place, st.player), st.player, m, cards=(copy,))
        start_text(st, copy, m.serial)
    elif d.trainer == trainers.FOSSIL or d.trainer == trainers.DOLL:
        take(st, copy, players.BOTH_SEE)
        enter(st, (copy,), trainers.NAMES[d.trainer])
    elif d.trainer == trainers.STADIUM:
        enter_stadium(st, copy, st.player)
    else:
        start_text(st, copy, -1)


def user_card(st: State, m: Mon, use: UseDef) -> i64:
    """The card whose effect is used: the Pokémon's top card, or one on or under it."""
    for copy in m.gear + m.energy + m.stack[:-1]:
        if use in st.cards[copy].uses:
            return copy
    return m.stack[-1]


def use_power(st: State, m: Mon, n: i64) -> None:
    """Use a power of a Pokémon. [POWER-03, POWER-07]"""
    use = use_at(st, m, n)
    use_up(st, use.how, use.key, m.seat, m)
    begin_use(st, use, m, user_card(st, m, use))


def begin_use(st: State, use: UseDef, m: Mon | None, copy: i64) -> None:
    """Announce and start an activated effect; other effects may cancel it."""
    cause = cause_of_use(st, m, copy)
    if st.events is not None:
        name = use.owner.name if use.owner is not None else ""
        own = cause == causes.POWER and use.owner is not None
        why = powers.NAMES[use.owner.kind] if own and use.owner else causes.NAMES[cause]
        note(st, "power", why, st.player, m, cards=(copy,), detail=name)
    me = m.serial if m is not None else -1
    fr = call(st, use.code, st.player, me, copy, cause)
    if not watched(st, events.POWER_USED):
        return
    h = Event(events.POWER_USED, st.player, me, 1)
    h.card = copy
    h.cause = cause
    h.extra = len(st.frames) - 1
    h.flags = use.owner.kind + 1 if use.owner is not None else 0
    happen(st, h)
    fr.event = -1


def cause_of_use(st: State, m: Mon | None, copy: i64) -> i64:
    """Source of an activated effect: a power, an Energy card or some Trainer card."""
    if m is None:
        return causes.STADIUM if copy == st.stadium else causes.TRAINER
    if copy in m.energy:
        return causes.ENERGY
    if copy not in m.gear:
        return causes.POWER
    return causes.TOOL if is_tool(st.cards[copy]) else causes.TRAINER


def use_stadium(st: State, n: i64) -> None:
    """Use an effect of the Stadium. [STA-4]"""
    use = st.cards[st.stadium].uses[n]
    if use.how != limits.FREE:
        st.stadium_used = (*st.stadium_used, use.key, st.player)
    begin_use(st, use, None, st.stadium)


def use_hidden(st: State, copy: i64, n: i64) -> None:
    """Use a power from the hand or discard pile."""
    use = st.cards[copy].uses[n]
    use_up_away(st, use, st.player)
    begin_use(st, use, None, copy)


def retreat(st: State, m: Mon) -> None:
    """Start a retreat. [RETREAT-01]"""
    st.sides[m.seat].retreats += 1
    if st.events is not None:
        unsure = needs_retreat_flip(st, m) or watched(st, events.RETREAT_TRIED)
        note(st, "retreat", "tries" if unsure else "", m.seat, m)
    call(st, st.match.codes[RETREAT_CODE], m.seat, m.serial, -1, causes.RULE)
    if watched(st, events.RETREAT_TRIED):
        react(st, Event(events.RETREAT_TRIED, m.seat, m.serial, 1))


def declare(st: State, place: i64, target: i64) -> None:
    """Announce an attack on a Baby: flip first. [ATTACK-08]"""
    m = mon_at(st, place)
    fr = call(st, st.match.codes[BABY_CODE], m.seat, m.serial, -1, causes.RULE)
    fr.vars[0] = (place,)
    fr.vars[1] = (target,)


def leave(st: State, m: Mon) -> None:
    """Discard a Fossil or Doll from play: no Knock Out, no Prize. [CARD-FOS-6]"""
    cards = pokemon.break_up(st, m)
    note(st, "leave_play", "fossil", m.seat, m, cards=cards)
    pokemon.move_cards(st, cards, zones.DISCARD, players.BOTH_SEE, causes.RULE, m.seat)


def step_up(st: State, m: Mon) -> None:
    """Move a Benched Pokémon up beside a lone Active. [DUO-3, DUO-15]"""
    pokemon.switch_in(st, m.seat, None, m)
    note(st, "step_up", "", m.seat, m)
