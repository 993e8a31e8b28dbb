"""What an answer leads to, found out in worlds dealt anew and never in the true game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from playmat.engine.vm import EndlessProgram, apply
from playmat.errors import PlaymatError
from playmat.game.record.sums import in_short
from playmat.kinds import asks
from playmat.model.dealer import seed
from playmat.model.event import LogEvent
from playmat.model.state import State
from playmat.model.views.view import View
from playmat.search.worlds import dealt

DEALS: Final = (11, 23)
"""The seeds of the worlds an answer is tried in; what they disagree about is not told."""

MANY: Final = 60
"""Options beyond which none is tried out: naming a card has thousands."""

COINS: Final = (5, 6, 7, 8, 9, 10)
"""Further seeds for what hangs on a coin."""

FOLLOWS: Final = ("end_turn", "poison", "burn")
"""Events with which what an answer does is over."""


SETTING_UP: Final = (
    *(asks.FIRST, asks.MULLIGAN_BONUS, asks.KEEP_HAND, asks.BENCH_BONUS),
    *(asks.SETUP_ACTIVE, asks.SETUP_SECOND, asks.SETUP_BENCH),
)
APART: Final = (asks.MAIN, asks.PRIZE, asks.PROMOTE, *SETTING_UP)
"""Questions that follow an answer without being a part of it."""


@dataclass(slots=True)
class Fate:
    """What happened to one Pokémon: damage and healing in points, and whether it is out."""

    damage: int = 0
    heal: int = 0
    ko: bool = False
    spared: bool = False
    """Whether damage to it was reduced to nothing or prevented."""

    sums: tuple[str, ...] = field(default=(), compare=False)
    """How its damage came about, where more than one step led to it."""


@dataclass(slots=True)
class Trial:
    """One way an answer ran in one world."""

    fates: dict[int, Fate] = field(default_factory=dict)
    coins: int = 0
    more: bool = False
    after: Trial | None = None
    """What the rules do by themselves once the turn is over."""

    def tell(self, st: State, event: LogEvent) -> None:
        """Take in one event."""
        if event.what == "coin":
            self.coins += 1
        elif event.what in ("damage", "counters", "no_damage"):
            fate, told = self.fate(event), in_short(st, event.steps)
            fate.damage += int(event.count)
            fate.spared |= event.what == "no_damage"
            fate.sums += (told,) if told else ()
        elif event.what == "heal":
            self.fate(event).heal += int(event.count)
        elif event.what == "knock_out":
            self.fate(event).ko = True

    def fate(self, event: LogEvent) -> Fate:
        """Return what is known of the Pokémon of an event."""
        return self.fates.setdefault(int(event.mon), Fate())


@dataclass(frozen=True, slots=True)
class Preview:
    """What the worlds agree on about one answer."""

    fates: dict[int, Fate]
    coins: int
    more: bool
    swings: dict[int, tuple[int, ...]]
    """Damage by Pokémon where a single coin decides between two amounts, the smaller first."""

    after: Preview | None = None
    """What follows by itself between turns."""

    def preview(self) -> list[dict[str, Any]] | None:
        """Return what is drawn on the table before an answer is given."""
        told = [
            {"mon": mon, "damage": fate.damage, "heal": fate.heal, "ko": fate.ko}
            for mon, fate in self.fates.items()
            if fate.damage or fate.heal or fate.ko
        ]
        return told or None


class Worlds:
    """The worlds in which a player's answers are tried out, dealt when first needed."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._dealt: list[State] | None = None

    @property
    def dealt(self) -> list[State]:
        """The worlds; none where nothing is known to deal them from."""
        if self._dealt is None:
            self._dealt = [world for n in DEALS if (world := self._world(n)) is not None]
        return self._dealt

    def _world(self, number: int) -> State | None:
        try:
            return dealt(self._view, number)
        except PlaymatError:
            return None  # a question that stands alone cannot be dealt anew; nothing is foretold

    def foretell(self, option: int) -> Preview | None:
        """Return what an answer leads to as far as the worlds agree."""
        courses = [
            run
            for world, number in zip(self.dealt, DEALS, strict=False)
            if (run := course(world, option, number)) is not None
        ]
        if not courses:
            return None
        flips = courses[0].coins
        if flips:
            more = (course(self.dealt[0], option, number) for number in COINS)
            courses += [run for run in more if run is not None]
        return agreed(courses)


def tried(world: State, option: int, number: int) -> State | None:
    """Return a world after an answer, its events told; nothing if it cannot be run there."""
    st = world.clone()
    st.events = []
    seed(st, number)
    if option not in st.options:
        return None
    try:
        apply(st, option)
    except (EndlessProgram, PlaymatError, AssertionError, IndexError):
        return None  # what cannot be run in a world dealt anew is not told
    return st


def course(world: State, option: int, number: int) -> Trial | None:
    """Return how an answer runs in a world up to the next question, or nothing."""
    st = tried(world, option, number)
    if st is None:
        return None
    found = Trial(more=st.winner < 0 and st.chooser == world.chooser and st.ask not in APART)
    found.after = Trial()
    now = found
    for event in st.events or ():
        if event.what == "turn":
            break
        if event.what in FOLLOWS or event.rule.startswith("BETWEEN"):
            now = found.after
        now.tell(st, event)
    return found


def agreed(courses: list[Trial]) -> Preview:
    """Return what all courses agree on."""
    first = courses[0]
    same = {
        mon: fate
        for mon, fate in first.fates.items()
        if all(c.fates.get(mon) == fate for c in courses)
    }
    swings: dict[int, tuple[int, ...]] = {}
    if all(c.coins == 1 for c in courses):
        for mon in {mon for c in courses for mon in c.fates} - set(same):
            amounts = sorted({c.fates[mon].damage if mon in c.fates else 0 for c in courses})
            if len(amounts) == 2:
                swings[mon] = tuple(amounts)
    coins = max(c.coins for c in courses)
    later = [c.after for c in courses if c.after is not None]
    after = agreed(later) if later else None
    return Preview(same, coins, any(c.more for c in courses), swings, after)
