"""What an option leads to, found by trying it in sampled worlds, never in the real game."""

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
"""Seeds of the worlds an option is tried in; where they disagree, nothing is shown."""

MANY: Final = 60
"""With more options than this none is tried out: naming a card has thousands."""

COINS: Final = (5, 6, 7, 8, 9, 10)
"""Extra seeds for options that flip coins."""

FOLLOWS: Final = ("end_turn", "poison", "burn")
"""Events that end the effect of an option."""


SETTING_UP: Final = (
    *(asks.FIRST, asks.MULLIGAN_BONUS, asks.KEEP_HAND, asks.BENCH_BONUS),
    *(asks.SETUP_ACTIVE, asks.SETUP_SECOND, asks.SETUP_BENCH),
)
APART: Final = (asks.MAIN, asks.PRIZE, asks.PROMOTE, *SETTING_UP)
"""Choices that follow an option without being part of it."""


@dataclass(slots=True)
class Fate:
    """What happened to one Pokémon: damage and healing in points, and whether it is Knocked Out."""

    damage: int = 0
    heal: int = 0
    ko: bool = False
    spared: bool = False
    """Whether damage to it was prevented or reduced to 0."""

    sums: tuple[str, ...] = field(default=(), compare=False)
    """How its damage was calculated, if that took more than one step."""


@dataclass(slots=True)
class Trial:
    """What an option did in one world."""

    fates: dict[int, Fate] = field(default_factory=dict)
    coins: int = 0
    more: bool = False
    after: Trial | None = None
    """What the rules do between turns."""

    def tell(self, st: State, event: LogEvent) -> None:
        """Record one event."""
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
        return self.fates.setdefault(int(event.mon), Fate())


@dataclass(frozen=True, slots=True)
class Preview:
    """What the worlds agree on about one option."""

    fates: dict[int, Fate]
    coins: int
    more: bool
    swings: dict[int, tuple[int, ...]]
    """Damage by Pokémon where one coin decides between two amounts, the smaller first."""

    after: Preview | None = None
    """What happens between turns."""

    def preview(self) -> list[dict[str, Any]] | None:
        """What to draw on the table before the option is chosen."""
        told = [
            {"mon": mon, "damage": fate.damage, "heal": fate.heal, "ko": fate.ko}
            for mon, fate in self.fates.items()
            if fate.damage or fate.heal or fate.ko
        ]
        return told or None


class Worlds:
    """Worlds in which a player's options are tried out, sampled when first needed."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._dealt: list[State] | None = None

    @property
    def dealt(self) -> list[State]:
        """The worlds; empty if too little is known to sample any."""
        if self._dealt is None:
            self._dealt = [world for n in DEALS if (world := self._world(n)) is not None]
        return self._dealt

    def _world(self, number: int) -> State | None:
        try:
            return dealt(self._view, number)
        except PlaymatError:
            return None  # a choice outside a game has no worlds to sample

    def foretell(self, option: int) -> Preview | None:
        """What an option leads to, as far as the worlds agree."""
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


def try_option(world: State, option: int, number: int) -> State | None:
    """A copy of the world after an option, with its events, or None if it cannot be played."""
    st = world.clone()
    st.events = []
    seed(st, number)
    if option not in st.options:
        return None
    try:
        apply(st, option)
    except (EndlessProgram, PlaymatError, AssertionError, IndexError):
        return None  # an option that cannot be played in a sampled world is not previewed
    return st


def course(world: State, option: int, number: int) -> Trial | None:
    """What an option does in a world up to the next choice, or None if it cannot be played."""
    st = try_option(world, option, number)
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
    """What all trials agree on."""
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
