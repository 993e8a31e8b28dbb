"""One game at rest, plain data all the way down.

A card copy is an int fixed for the match; a Pokémon in play is a ``Mon`` with a unique serial.
Lists marked as shared are replaced, never changed in place, so clones may use the same ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from playmat.kinds import players
from playmat.model.event import Event
from playmat.model.slots import slots

if TYPE_CHECKING:
    from playmat.model.definitions import (
        AttackDef,
        CardDef,
        Code,
        HandlerDef,
        Line,
        Match,
        ModDef,
        PowerDef,
    )
    from playmat.model.event import LogEvent

NONE: Final[tuple[i64, ...]] = ()
NO_VARS: Final[list[tuple[i64, ...]]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """The context of an evaluation: the player, the Pokémon, the card and the registers."""

    __slots__ = slots("seat me card vars event")

    def __init__(self, seat: i64, me: i64, card: i64, variables: list[tuple[i64, ...]]) -> None:
        self.seat = seat
        self.me = me
        self.card = card
        self.vars = variables
        self.event: i64 = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame(Scope):
    """A running program: its position and its registers."""

    __slots__ = slots("code lines pc cause")

    def __init__(
        self, code: Code, seat: i64, me: i64, card: i64, variables: list[tuple[i64, ...]]
    ) -> None:
        self.seat = seat
        self.me = me
        self.card = card
        self.vars = variables
        self.event = -1
        self.code = code
        self.lines: list[Line] = code.lines
        self.pc: i64 = 0
        self.cause: i64 = 0

    def clone(self) -> Frame:
        """A copy with its own registers."""
        fr = Frame(self.code, self.seat, self.me, self.card, self.vars[:])
        fr.event = self.event
        fr.pc = self.pc
        fr.cause = self.cause
        return fr


@final
@mypyc_attr(acyclic=True)
class Effect(Scope):
    """A modifier or handler in force, with its source and captured registers; never changed."""

    __slots__ = slots("stamp mod handler power cause until since last on also")

    def __init__(
        self, seat: i64, me: i64, card: i64, variables: list[tuple[i64, ...]], stamp: i64
    ) -> None:
        self.seat = seat
        self.me = me
        self.card = card
        self.vars = variables
        self.event = -1
        self.stamp = stamp
        self.mod: ModDef | None = None
        self.handler: HandlerDef | None = None
        self.power: PowerDef | None = None
        self.cause: i64 = 0
        self.until: i64 = -1
        self.since: i64 = 0
        self.last: i64 = 0
        self.on: i64 = -1
        self.also: i64 = -1  # a second Pokémon with which it ends

    def ending(self, turn: i64) -> Effect:
        """A copy that ends with a turn."""
        e = Effect(self.seat, self.me, self.card, self.vars, self.stamp)
        e.mod = self.mod
        e.handler = self.handler
        e.power = self.power
        e.cause = self.cause
        e.until = self.until
        e.since = self.since
        e.last = turn
        e.on = self.on
        e.also = self.also
        return e


@final
@mypyc_attr(acyclic=True)
class Trigger:
    """A handler waiting its turn after an event; never changed."""

    __slots__ = slots("entry event depth")

    def __init__(self, entry: Effect, event: i64, depth: i64) -> None:
        self.entry = entry
        self.event = event
        self.depth = depth


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Mon:
    """A Pokémon in play: its cards from the bottom up, what is attached, and its condition."""

    __slots__ = slots(
        "serial seat stack top base attacks powers energy gear units count plain damage "
        "conditions poison burn confusion sleep paralyzed entered changed stamp stuck used markers "
        "last_attack attacked hurt hurt_turn hurt_by felled lately out"
    )

    def __init__(self, serial: i64, seat: i64, stack: tuple[i64, ...], top: CardDef) -> None:
        self.serial = serial
        self.seat = seat
        self.stack = stack
        self.top = top
        self.base = top
        self.attacks: list[AttackDef] = top.attacks
        self.powers: list[PowerDef] = top.powers
        self.energy: tuple[i64, ...] = NONE
        self.gear: tuple[i64, ...] = NONE
        self.units: i64 = 0  # typed Energy by type, six bits each
        self.count: i64 = 0  # all Energy, in units
        self.plain = True  # the two numbers above are exact
        self.damage: i64 = 0
        self.conditions: i64 = 0
        self.poison: i64 = 0
        self.burn: i64 = 0
        self.confusion: i64 = 0  # damage on tails, if a text sets it
        self.sleep: i64 = 0  # coins to flip for it, if a text sets it
        self.paralyzed: i64 = 0
        self.entered: i64 = 0
        self.changed: i64 = 0
        self.stamp: i64 = 0
        self.stuck: i64 = -1
        self.used: tuple[i64, ...] = NONE
        self.markers: tuple[i64, ...] = NONE
        self.last_attack: i64 = -1
        self.attacked: i64 = -1
        self.hurt: i64 = 0
        self.hurt_turn: i64 = -1
        self.hurt_by: i64 = 0  # which attack of that turn it was
        self.felled: i64 = -1  # the hit that Knocked it Out; engine.changes.felling
        self.lately: tuple[i64, ...] = NONE  # (what, turn) pairs; engine.table.history
        self.out = False

    def take(self, m: Mon) -> None:
        """Become a copy of another Pokémon; the parts are shared and never changed in place."""
        self.serial = m.serial
        self.seat = m.seat
        self.stack = m.stack
        self.top = m.top
        self.base = m.base
        self.attacks = m.attacks
        self.powers = m.powers
        self.energy = m.energy
        self.gear = m.gear
        self.units = m.units
        self.count = m.count
        self.plain = m.plain
        self.damage = m.damage
        self.conditions = m.conditions
        self.poison = m.poison
        self.burn = m.burn
        self.confusion = m.confusion
        self.sleep = m.sleep
        self.paralyzed = m.paralyzed
        self.entered = m.entered
        self.changed = m.changed
        self.stamp = m.stamp
        self.stuck = m.stuck
        self.used = m.used
        self.markers = m.markers
        self.last_attack = m.last_attack
        self.attacked = m.attacked
        self.hurt = m.hurt
        self.hurt_turn = m.hurt_turn
        self.hurt_by = m.hurt_by
        self.felled = m.felled
        self.lately = m.lately
        self.out = m.out


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """One player's half of the table."""

    __slots__ = slots(
        "deck left hand discard discard_shared prizes lost beside limbo aside actives bench "
        "turns energy_played supporters stadiums retreats mulligans ready lost_mon_turn used "
        "lately hand_seen deck_seen top_seen prizes_seen prizes_up aside_seen deck_open"
    )

    def __init__(self, deck: list[i64]) -> None:
        self.deck = deck  # shared; deck[:left], top card last
        self.left: i64 = len(deck)
        self.hand: list[i64] = []
        self.discard: list[i64] = []
        self.discard_shared = False
        self.prizes: tuple[i64, ...] = NONE  # by slot; -1 once taken
        self.lost: tuple[i64, ...] = NONE
        self.beside: tuple[i64, ...] = NONE
        self.limbo: tuple[i64, ...] = NONE
        self.aside: tuple[i64, ...] = NONE
        self.actives: list[Mon] = []
        self.bench: list[Mon] = []
        self.turns: i64 = 0
        self.energy_played: i64 = 0
        self.supporters: i64 = 0
        self.stadiums: i64 = 0
        self.retreats: i64 = 0
        self.mulligans: i64 = 0
        self.ready = False
        self.lost_mon_turn: i64 = -1
        self.used: tuple[i64, ...] = NONE  # (key, turn) pairs; turn -1 is for the whole game
        self.lately: tuple[i64, ...] = NONE  # (what, turn) pairs; engine.table.history
        self.hand_seen: tuple[i64, ...] = NONE  # known besides open cards; zones.py
        self.deck_seen: list[tuple[i64, ...]] = [NONE, NONE]  # shared
        self.top_seen: list[tuple[i64, ...]] = [NONE, NONE]  # shared
        self.prizes_seen: list[i64] = [0, 0]  # shared
        self.prizes_up: i64 = 0
        self.aside_seen: list[tuple[i64, ...]] = [NONE, NONE]  # shared
        self.deck_open = False  # its owner has looked through it and still knows all of it

    def take(self, s: Side) -> None:
        """Become a copy of another side, sharing what is never changed in place."""
        self.deck = s.deck
        self.left = s.left
        self.hand = s.hand[:]
        self.discard = s.discard
        self.discard_shared = True
        s.discard_shared = True
        self.prizes = s.prizes
        self.lost = s.lost
        self.beside = s.beside
        self.limbo = s.limbo
        self.aside = s.aside
        take_all(self.actives, s.actives)
        take_all(self.bench, s.bench)
        self.turns = s.turns
        self.energy_played = s.energy_played
        self.supporters = s.supporters
        self.stadiums = s.stadiums
        self.retreats = s.retreats
        self.mulligans = s.mulligans
        self.ready = s.ready
        self.lost_mon_turn = s.lost_mon_turn
        self.used = s.used
        self.lately = s.lately
        self.hand_seen = s.hand_seen
        self.deck_seen = s.deck_seen
        self.top_seen = s.top_seen
        self.prizes_seen = s.prizes_seen
        self.prizes_up = s.prizes_up
        self.aside_seen = s.aside_seen
        self.deck_open = s.deck_open


def take_all(mons: list[Mon], others: list[Mon]) -> None:
    """Make *mons* copies of *others*."""
    while len(mons) > len(others):
        mons.pop()
    for n, m in enumerate(others):
        if n == len(mons):
            mons.append(Mon(m.serial, m.seat, m.stack, m.top))
        mons[n].take(m)


NO_SIDES: Final[list[Side]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_OPTIONS: Final[list[i64]] = []
NO_INDEX: Final[list[list[Effect]]] = []


@final
@mypyc_attr(acyclic=True)
class State:
    """One game at rest; complete at every choice."""

    __slots__ = slots(
        "match cards print_order sides turn player first winner end sudden stadium stadium_seat "
        "stadium_stamp stadium_used frames happenings queue lasting mods altered watch dirty "
        "deciding providing at settle gone serial stamp answers attacker defender attack "
        "attacks_made ending between chooser ask options answer s0 s1 s2 s3 events spare is_trial"
    )

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cards: list[CardDef] = match.cards  # shared; copy -> printed card
        self.print_order = match.print_order  # of those cards; shared
        self.sides: list[Side] = NO_SIDES
        self.turn: i64 = 0
        self.player: i64 = 0
        self.first: i64 = 0
        self.winner: i64 = players.NOBODY
        self.end: i64 = 0
        self.sudden: i64 = 0
        self.stadium: i64 = -1
        self.stadium_seat: i64 = 0
        self.stadium_stamp: i64 = 0
        self.stadium_used: tuple[i64, ...] = NONE
        self.frames: list[Frame] = NO_FRAMES
        self.happenings: list[Event] = []
        self.queue: list[Trigger] = []
        self.lasting: list[Effect] = []  # shared
        self.mods: list[list[Effect]] = NO_INDEX  # shared, by query
        self.altered: i64 = 0  # what those may change about a turn, as bits; kinds.altered
        self.watch: list[list[Effect]] = NO_INDEX  # shared, by event; before, then after
        self.dirty = True
        self.deciding = False  # while working out which powers are off; never at rest
        self.providing: i64 = -1  # units of a card while they are worked out; -1 at rest
        self.at: list[i64] = []  # where each copy is; derived, empty until needed (zones.py)
        self.settle = False
        self.gone: list[Mon] = []
        self.serial: i64 = 0
        self.stamp: i64 = 0
        self.answers: i64 = 0
        self.attacker: i64 = -1
        self.defender: i64 = -1
        self.attack: i64 = -1
        self.attacks_made: i64 = 0
        self.ending = False
        self.between = False  # the turn is over and the next has not begun
        self.chooser: i64 = players.NOBODY
        self.ask: i64 = 0
        self.options: list[i64] = NO_OPTIONS  # shared
        self.answer: i64 = 0
        # The dealer: xoshiro128++ on 32-bit words.
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        self.events: list[LogEvent] | None = None
        self.spare: State | None = None  # reused by the next trial
        self.is_trial = False  # one option is enough; legal moves are not listed

    def clone(self) -> State:
        """Return an independent copy; it does not record events."""
        s = State(self.match)
        s.cards = self.cards
        s.print_order = self.print_order
        s.sides = [Side(side.deck) for side in self.sides]
        s.take(self)
        return s

    def trial(self) -> State:
        """A copy for trying something out; the next trial reuses it."""
        if self.spare is None:
            self.spare = self.clone()
            self.spare.is_trial = True
        self.spare.take(self)
        return self.spare

    def take(self, s: State) -> None:
        """Become a copy of another state of the same match."""
        self.sides[0].take(s.sides[0])
        self.sides[1].take(s.sides[1])
        self.turn = s.turn
        self.player = s.player
        self.first = s.first
        self.winner = s.winner
        self.end = s.end
        self.sudden = s.sudden
        self.stadium = s.stadium
        self.stadium_seat = s.stadium_seat
        self.stadium_stamp = s.stadium_stamp
        self.stadium_used = s.stadium_used
        self.frames = [f.clone() for f in s.frames]
        if s.happenings or self.happenings:
            self.happenings = [h.clone() for h in s.happenings]
        if s.queue or self.queue:
            self.queue = s.queue[:]
        self.lasting = s.lasting
        self.mods = s.mods
        self.altered = s.altered
        self.watch = s.watch
        self.dirty = s.dirty
        self.at = s.at[:]
        self.settle = s.settle
        if s.gone or self.gone:
            self.gone = s.gone[:]
        self.serial = s.serial
        self.stamp = s.stamp
        self.answers = s.answers
        self.attacker = s.attacker
        self.defender = s.defender
        self.attack = s.attack
        self.attacks_made = s.attacks_made
        self.ending = s.ending
        self.between = s.between
        self.chooser = s.chooser
        self.ask = s.ask
        self.options = s.options
        self.answer = s.answer
        self.s0 = s.s0
        self.s1 = s.s1
        self.s2 = s.s2
        self.s3 = s.s3

    def mon(self, serial: i64) -> Mon | None:
        """The Pokémon in play with a serial; Actives first, because it is usually one of them."""
        for side in self.sides:
            for m in side.actives:
                if m.serial == serial:
                    return m
        for side in self.sides:
            for m in side.bench:
                if m.serial == serial:
                    return m
        return None

    def remembered(self, serial: i64) -> Mon | None:
        """The Pokémon with a serial, as last known if it has left play."""
        m = self.mon(serial)
        if m is None:
            for g in self.gone:
                if g.serial == serial:
                    return g
        return m
