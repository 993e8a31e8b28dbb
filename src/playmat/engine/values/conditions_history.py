"""Conditions about recent history, the current attack and the current event."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.changes.limits import marked
from playmat.engine.table import history
from playmat.engine.table.players import seat_of
from playmat.engine.targets import meant
from playmat.kinds import events, zones
from playmat.model.definitions import Condition, Filter, Selector
from playmat.model.state import NONE, Scope, State

WORDS: Final = {
    "evolved_this_turn": history.EVOLVED,
    "came_up_this_turn": history.CAME_UP,
    "healed_this_turn": history.MENDED,
    "leveled_this_turn": history.LEVELED,
    "played_this_turn": history.PLAYED,
    "hurt_active_last_turn": history.HURT_ACTIVE,
}


@final
class Lately(Condition):
    """Something happened to one of these Pokémon this turn, or one turn ago."""

    def __init__(self, who: Selector, what: i64, ago: i64) -> None:
        self.who = who
        self.what = what
        self.ago = ago

    def test(self, st: State, sc: Scope) -> bool:
        for m in self.who.mons(st, sc):
            if history.noted(m.lately, self.what, st.turn - self.ago):
                return True
        return False


@final
class EvolvedFrom(Condition):
    """One of these Pokémon evolved this turn from a card with that name."""

    def __init__(self, who: Selector, name: Filter) -> None:
        self.who = who
        self.name = name

    def test(self, st: State, sc: Scope) -> bool:
        for m in self.who.mons(st, sc):
            for copy in m.stack:
                if history.noted(m.lately, history.GROWN + copy, st.turn):
                    if self.name.card(st, sc, copy):
                        return True
        return False


@final
class Already(Condition):
    """One of these Pokémon had such a Special Condition before it was attacked."""

    def __init__(self, who: Selector, wanted: i64) -> None:
        self.who = who
        self.wanted = wanted

    def test(self, st: State, sc: Scope) -> bool:
        for m in self.who.mons(st, sc):
            if history.conditions_before(st, m) & self.wanted != 0:
                return True
        return False


@final
class AttackedLastTurn(Condition):
    """One of these Pokémon attacked in its player's last turn."""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def test(self, st: State, sc: Scope) -> bool:
        for m in self.who.mons(st, sc):
            ago: i64 = 2 if m.seat == st.player else 1
            if m.last_attack >= 0 and m.attacked == st.turn - ago:
                return True
        return False


@final
class AttackedThisTurn(Condition):
    """One of these Pokémon has attacked this turn."""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def test(self, st: State, sc: Scope) -> bool:
        for m in self.who.mons(st, sc):
            if m.attacked == st.turn:
                return True
        return False


@final
class EventCondition(Condition):
    """The event gives that Special Condition."""

    def __init__(self, condition: i64) -> None:
        self.condition = condition

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return False
        h = st.happenings[sc.event]
        return h.kind == events.CONDITION_APPLIED and h.extra == self.condition


@final
class SideUsed(Condition):
    """A player's Pokémon used the named attack in that player's last turn."""

    def __init__(self, who: i64, name: i64) -> None:
        self.who = who
        self.name = name

    def test(self, st: State, sc: Scope) -> bool:
        seat = seat_of(st, sc, self.who)
        ago: i64 = 2 if seat == st.player else 1
        return history.noted(st.sides[seat].lately, history.USED + 2 * self.name, st.turn - ago)


@final
class LimitUsed(Condition):
    """A player has used something limited to once per game."""

    def __init__(self, who: i64, key: i64) -> None:
        self.who = who
        self.key = key

    def test(self, st: State, sc: Scope) -> bool:
        return marked(st.sides[seat_of(st, sc, self.who)].used, self.key, -1)


@final
class StruckLastTurn(Condition):
    """The named attack affected one of these Pokémon in this player's last turn."""

    def __init__(self, who: Selector, name: i64) -> None:
        self.who = who
        self.name = name

    def test(self, st: State, sc: Scope) -> bool:
        ago: i64 = 2 if sc.seat == st.player else 1
        for m in self.who.mons(st, sc):
            if history.noted(m.lately, history.STRUCK + self.name, st.turn - ago):
                return True
        return False


@final
class AttackIs(Condition):
    """The current attack has that name."""

    def __init__(self, name: i64) -> None:
        self.name = name

    def test(self, st: State, sc: Scope) -> bool:
        return st.attack >= 0 and st.match.attacks[st.attack].name_id == self.name


@final
class AttackConcerns(Condition):
    """The current attack affects one of these Pokémon, or has just chosen it."""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def test(self, st: State, sc: Scope) -> bool:
        picked = st.happenings[sc.event].items if sc.event >= 0 else NONE
        for m in self.who.mons(st, sc):
            if m.serial in picked if len(picked) > 0 else meant(st, m):
                return True
        return False


@final
class AttackIn(Condition):
    """The current attack is one of those."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def test(self, st: State, sc: Scope) -> bool:
        return st.attack in self.of.pick(st, sc)


@final
class EventZone(Condition):
    """The card of the event comes from a zone, or goes to one."""

    def __init__(self, place: str, leaving: bool) -> None:
        self.zones = ZONES[place]
        self.leaving = leaving

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return False
        h = st.happenings[sc.event]
        return (h.extra if self.leaving else h.zone) in self.zones


ZONES: Final[dict[str, tuple[int, ...]]] = {
    "play": (zones.ATTACHED, zones.STACK, zones.LIMBO, zones.STADIUM),
    "hand": (zones.HAND,),
    "deck": (zones.DECK,),
    "discard": (zones.DISCARD,),
    "lost": (zones.LOST,),
    "prizes": (zones.PRIZES,),
    "stadium": (zones.STADIUM,),
}


@final
class EventPower(Condition):
    """The power of the event is of one of these kinds."""

    def __init__(self, kinds: tuple[i64, ...]) -> None:
        self.kinds = kinds

    def test(self, st: State, sc: Scope) -> bool:
        if sc.event < 0:
            return False
        h = st.happenings[sc.event]
        return h.kind == events.POWER_USED and h.flags - 1 in self.kinds
