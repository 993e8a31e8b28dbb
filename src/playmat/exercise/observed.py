"""What an onlooker sees of a stretch of play: classes of effects, from the record and the table."""

from __future__ import annotations

from typing import Final

from playmat.exercise.laws import places
from playmat.model.event import LogEvent
from playmat.model.state import Mon, State

SIDED: Final = {
    "damage": "damage",
    "counters": "counters",
    "heal": "heal",
    "hp_left": "hp left",
    "knock_out": "knock out",
    "leave_play": "leave play",
    "devolve": "devolve",
    "form_change": "form change",
    "draw": "draw",
    "shuffle": "shuffle",
    "prize": "prize",
    "switch": "switch",
}
"""Events that are told with the seat of the Pokémon or player concerned."""

ALIKE: Final = {
    "counters_moved": "counters moved",
    "counters_swapped": "counters swapped",
    "level_up": "level up",
    "end_turn": "end turn",
    "turn_ends": "end turn",
    "step_up": "step up",
}
UNDONE: Final = ("lasts", "no_damage", "prizes_owed", "turn_goes_on", "unaffected")
"""Events that tell what does not happen or not yet, or what another event does."""

ENDED: Final = ("bench", "evolve", "immune", "replaced")
"""Why Special Conditions end by the rules, along with what is looked for."""

NAMES: Final = ("me", "foe")


class Look:
    """The table as it stood before an answer: where every card is, and every Pokémon's state."""

    def __init__(self, st: State) -> None:
        self.zones = places(st)
        self.mons = {int(m.serial): Stand(m) for side in st.sides for m in side.actives}
        self.bench = {int(m.serial): Stand(m) for side in st.sides for m in side.bench}
        self.turn = int(st.turn)

    def seat(self, serial: int) -> int:
        """Return whose a Pokémon is, or -1 if it was not there."""
        known = self.mons.get(serial) or self.bench.get(serial)
        return known.seat if known else -1


class Stand:
    """One Pokémon as it stood."""

    def __init__(self, m: Mon) -> None:
        self.seat = int(m.seat)
        self.conditions = int(m.conditions)
        self.markers = m.markers


class Trace:
    """Classes of effects seen so far, and the damage each attack did to its defender."""

    def __init__(self, seat: int = 0) -> None:
        self.me = seat
        self.seen: set[str] = set()
        self.damage: list[int] = []
        self.played = -1

    def name(self, seat: int) -> str:
        """Return a seat as the player of the face calls it."""
        return NAMES[0] if seat == self.me else NAMES[1]

    def add(self, before: Look, after: Look, st: State, defender: int) -> None:
        """Take in what one answer led to."""
        for event in st.events or ():
            self.event(event, before, st, defender)
        self.cards(before, after, st)
        self.pokemon(before, st)
        if st.winner >= 0:
            self.seen.add("win")
        if st.turn != before.turn:
            self.seen.add("end turn")

    def event(self, event: LogEvent, before: Look, st: State, defender: int) -> None:
        """Take in one event of the record."""
        seat = self.seat_of(event, before, st)
        if event.what in UNDONE or (event.what == "cure" and event.why in ENDED):
            return
        if event.what == "damage":
            self.hurt(event, before, seat, defender)
        elif event.what == "condition":
            self.seen.add(f"condition {event.detail} {self.name(seat)}")
        elif event.what in SIDED:
            if event.count or event.what not in ("counters", "heal", "draw"):
                self.seen.add(f"{SIDED[event.what]} {self.name(seat)}")
        else:
            self.seen.add(ALIKE.get(event.what, event.what))

    def hurt(self, event: LogEvent, before: Look, seat: int, defender: int) -> None:
        """Take in damage: whose, where it stood, and how much the defender took."""
        if event.mon == defender and seat != self.me:
            self.damage.append(int(event.count))
        if event.count > 0:
            self.seen.add(f"damage {self.name(seat)}")
            if event.mon in before.bench:
                self.seen.add(f"damage {self.name(seat)} bench")

    def seat_of(self, event: LogEvent, before: Look, st: State) -> int:
        """Return whose Pokémon an event is about, or else which player's it is."""
        if event.mon < 0:
            return int(event.seat)
        known = before.seat(int(event.mon))
        if known < 0:
            m = st.remembered(event.mon)
            known = int(m.seat) if m is not None else int(event.seat)
        return known

    def cards(self, before: Look, after: Look, st: State) -> None:
        """Take in which cards went from where to where; a Trainer played is spent, not moved."""
        for copy, source in before.zones.items():
            target = after.zones.get(copy, source)
            if target != source and (copy != self.played or target != "discard"):
                owner = self.name(int(st.match.owner[copy]))
                self.seen |= {f"{source} to {target}", f"any to {target}", "any move"}
                self.seen.add(f"{source} to {target} {owner}")

    def pokemon(self, before: Look, st: State) -> None:
        """Take in conditions and markers that came or went, but for what ends between turns."""
        over = {int(e.mon) for e in st.events or () if e.what == "wake" or e.why == "paralysis"}
        for side in st.sides:
            for m in (*side.actives, *side.bench):
                stood = before.mons.get(int(m.serial)) or before.bench.get(int(m.serial))
                if stood is None:
                    continue
                gone = stood.conditions & ~int(m.conditions)
                if gone and (st.turn == before.turn or int(m.serial) not in over):
                    self.seen.add(f"cure {self.name(int(m.seat))}")
                if stood.markers != m.markers:
                    self.seen.add(f"marker {self.name(int(m.seat))}")
