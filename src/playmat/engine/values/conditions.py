"""Conditions of the card language."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.cost import affordable
from playmat.engine.effects.in_force import entries
from playmat.engine.effects.query import bench_limit
from playmat.engine.effects.shields import untouched
from playmat.engine.effects.sources import has_ability
from playmat.engine.table.players import seat_of, seats_of
from playmat.kinds import causes, events, queries
from playmat.model.definitions import Condition, Filter, Number, Selector
from playmat.model.state import Scope, State
from playmat.model.tracking import has
from playmat.model.zones import holder


@final
class Fixed(Condition):
    """Always or never."""

    def __init__(self, answer: bool) -> None:
        self.answer = answer

    def test(self, st: State, sc: Scope) -> bool:
        return self.answer


@final
class Not(Condition):
    """The opposite."""

    def __init__(self, of: Condition) -> None:
        self.of = of

    def test(self, st: State, sc: Scope) -> bool:
        return not self.of.test(st, sc)


@final
class Both(Condition):
    """Both, or at least one."""

    def __init__(self, left: Condition, right: Condition, either: bool) -> None:
        self.left = left
        self.right = right
        self.either = either

    def test(self, st: State, sc: Scope) -> bool:
        if self.left.test(st, sc):
            return self.either or self.right.test(st, sc)
        return self.either and self.right.test(st, sc)


@final
class Compare(Condition):
    """Compare two numbers."""

    def __init__(self, left: Number, how: str, right: Number) -> None:
        self.left = left
        self.how: i64 = ("==", "!=", "<", "<=", ">", ">=").index(how)
        self.right = right

    def test(self, st: State, sc: Scope) -> bool:
        a = self.left.value(st, sc)
        b = self.right.value(st, sc)
        if self.how == 0:
            return a == b
        if self.how == 1:
            return a != b
        if self.how == 2:
            return a < b
        if self.how == 3:
            return a <= b
        if self.how == 4:
            return a > b
        return a >= b


@final
class AnyOf(Condition):
    """Something is selected."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def test(self, st: State, sc: Scope) -> bool:
        return self.of.any(st, sc)


@final
class AnyInReach(Condition):
    """A Trainer card may affect something selected. [TRAINER-03, CARD-TRAIT]"""

    def __init__(self, of: Selector, mons: bool) -> None:
        self.of = of
        self.mons = mons

    def test(self, st: State, sc: Scope) -> bool:
        if len(entries(st, queries.PREVENT_EFFECTS)) == 0:
            return self.of.any(st, sc)
        for item in self.of.pick(st, sc):
            m = st.mon(item) if self.mons else holder(st, item)
            loose = not self.mons and (m is None or m.seat == sc.seat)
            if loose or (m is not None and not untouched(st, m, causes.TRAINER, -1, sc.seat)):
                return True
        return False


@final
class Is(Condition):
    """Something is selected, and all of it fits."""

    def __init__(self, what: Selector, fit: Filter, mons: bool) -> None:
        self.what = what
        self.fit = fit
        self.mons = mons

    def test(self, st: State, sc: Scope) -> bool:
        items = self.what.pick(st, sc)
        for item in items:
            if self.mons:
                m = st.remembered(item)
                if m is None or not self.fit.mon(st, sc, m):
                    return False
            elif not self.fit.card(st, sc, item):
                return False
        return len(items) > 0


@final
class SelfIs(Condition):
    """The Pokémon with this text fits."""

    def __init__(self, fit: Filter) -> None:
        self.fit = fit

    def test(self, st: State, sc: Scope) -> bool:
        m = st.remembered(sc.me) if sc.me >= 0 else None
        return m is not None and self.fit.mon(st, sc, m)


@final
class Did(Condition):
    """An effect happened: its register holds something, and not an amount of 0."""

    def __init__(self, reg: i64, amount: bool) -> None:
        self.reg = reg
        self.amount = amount

    def test(self, st: State, sc: Scope) -> bool:
        held = sc.vars[self.reg]
        if self.amount and len(held) == 1:
            return held[0] != 0
        return len(held) > 0


@final
class AllHeads(Condition):
    """Every coin of a batch is heads."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def test(self, st: State, sc: Scope) -> bool:
        coins = sc.vars[self.reg]
        for coin in coins:
            if coin == 0:
                return False
        return len(coins) > 0


@final
class TurnIs(Condition):
    """A fact about turns and players, such as whose turn it is. [TURN-01]"""

    def __init__(self, what: str, who: i64) -> None:
        self.what: i64 = (
            "my_turn",
            "first_turn",
            "went_first",
            "bench_full",
            "supporter_played",
            "knocked_out_last_turn",
            "their_turn",
        ).index(what)
        self.who = who

    def test(self, st: State, sc: Scope) -> bool:
        if self.what == 0:
            return st.player == sc.seat and not st.between
        if self.what == 6:
            return st.player != sc.seat and not st.between
        seat = seat_of(st, sc, self.who)
        side = st.sides[seat]
        if self.what == 1:
            return st.player == seat and side.turns == 1
        if self.what == 2:
            return st.first == seat
        if self.what == 3:
            return len(side.bench) >= bench_limit(st, seat)
        if self.what == 4:
            return st.player == seat and side.supporters > 0
        return side.lost_mon_turn == st.turn - 1


@final
class UsedLastTurn(Condition):
    """This Pokémon used the named attack in its last turn."""

    def __init__(self, name: i64) -> None:
        self.name = name

    def test(self, st: State, sc: Scope) -> bool:
        m = st.mon(sc.me)
        if m is None or m.last_attack < 0 or m.attacked != st.turn - 2:
            return False
        return st.match.attacks[m.last_attack].name_id == self.name


@final
class Entered(Condition):
    """A Pokémon came into play this turn."""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def test(self, st: State, sc: Scope) -> bool:
        for serial in self.who.pick(st, sc):
            m = st.mon(serial)
            if m is not None and m.entered == st.turn:
                return True
        return False


@final
class EventCause(Condition):
    """The event comes from an attack, a power, a Trainer card, Energy or a rule."""

    def __init__(self, cause: i64) -> None:
        self.cause = cause

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return False
        h = st.happenings[sc.event]
        if self.cause == causes.ABILITY:
            user = st.remembered(h.other if h.other >= 0 else h.mon)
            return h.cause == causes.POWER and has_ability(user)
        return self.cause < 0 or h.cause == self.cause


@final
class EventByAttack(Condition):
    """The event is caused by an attack, as damage or otherwise."""

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0 or st.attacker < 0:
            return False
        h = st.happenings[sc.event]
        fate = h.kind == events.KNOCKED_OUT or h.kind == events.WOULD_BE_KNOCKED_OUT
        return h.cause == causes.ATTACK or (fate and h.extra == causes.ATTACK)


@final
class EventByHand(Condition):
    """The card benched, attached, put on a Pokémon or made Active came from a hand."""

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return False
        h = st.happenings[sc.event]
        entering = h.kind == events.BENCHED or h.kind == events.BECAME_ACTIVE
        growing = h.kind == events.EVOLVED or h.kind == events.LEVELED_UP
        return (entering or growing or h.kind == events.ATTACHED) and h.extra == 1


@final
class EventFrom(Condition):
    """The event comes from one of these Pokémon; a team includes one just lost."""

    def __init__(self, who: Selector, team: i64) -> None:
        self.who = who
        self.team = team  # the player all of whose Pokémon are meant, or -1

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return False
        source = st.happenings[sc.event].other
        if has(self.who.pick(st, sc), source):
            return True
        gone = st.remembered(source) if self.team >= 0 and st.mon(source) is None else None
        return gone is not None and has(seats_of(st, sc, self.team), gone.seat)


@final
class PaysFor(Condition):
    """This Pokémon has the Energy for one of these attacks."""

    def __init__(self, attack: Selector) -> None:
        self.attack = attack

    def test(self, st: State, sc: Scope) -> bool:
        picked = self.attack.pick(st, sc)
        m = st.mon(sc.me)
        if m is None:
            return False
        for attack in picked:
            if affordable(st, m, st.match.attacks[attack]):
                return True
        return False
