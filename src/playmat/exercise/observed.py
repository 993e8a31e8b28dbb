"""What an onlooker sees during play: classes of effects, from the log and the table."""

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
"""Events recorded with the player, or the owner of the Pokémon, that they affect."""

ALIKE: Final = {
    "counters_moved": "counters moved",
    "counters_swapped": "counters swapped",
    "level_up": "level up",
    "end_turn": "end turn",
    "turn_ends": "end turn",
    "step_up": "step up",
}
UNDONE: Final = ("lasts", "no_damage", "prizes_owed", "turn_goes_on", "unaffected")
"""Events about something that does not happen, is postponed or is covered by another event."""

ENDED: Final = ("bench", "evolve", "immune", "replaced")
"""Reasons for which Special Conditions end by the rules rather than by an effect."""

NAMES: Final = ("me", "foe")


class Look:
    """The table before a move: where every card is, and the state of every Pokémon."""

    def __init__(self, st: State) -> None:
        self.zones = places(st)
        self.mons = {int(m.serial): Stand(m) for side in st.sides for m in side.actives}
        self.bench = {int(m.serial): Stand(m) for side in st.sides for m in side.bench}
        self.turn = int(st.turn)

    def seat(self, serial: int) -> int:
        """The owner of a Pokémon, or -1 if it was not there."""
        known = self.mons.get(serial) or self.bench.get(serial)
        return known.seat if known else -1


class Stand:
    """The state of one Pokémon before a move."""

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
        """A seat from the point of view of the face's player."""
        return NAMES[0] if seat == self.me else NAMES[1]

    def add(self, before: Look, after: Look, st: State, defender: int) -> None:
        for event in st.events or ():
            self.event(event, before, st, defender)
        self.cards(before, after, st)
        self.pokemon(before, st)
        if st.winner >= 0:
            self.seen.add("win")
        if st.turn != before.turn:
            self.seen.add("end turn")

    def event(self, event: LogEvent, before: Look, st: State, defender: int) -> None:
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
        """Record damage: whose, whether on the Bench, and how much the defender took."""
        if event.mon == defender and seat != self.me:
            self.damage.append(int(event.count))
        if event.count > 0:
            self.seen.add(f"damage {self.name(seat)}")
            if event.mon in before.bench:
                self.seen.add(f"damage {self.name(seat)} bench")

    def seat_of(self, event: LogEvent, before: Look, st: State) -> int:
        """The owner of the Pokémon an event is about, else the event's player."""
        if event.mon < 0:
            return int(event.seat)
        known = before.seat(int(event.mon))
        if known < 0:
            m = st.remembered(event.mon)
            known = int(m.seat) if m is not None else int(event.seat)
        return known

    def cards(self, before: Look, after: Look, st: State) -> None:
        """Record which cards changed zones, except for a played Trainer that is discarded."""
        for copy, source in before.zones.items():
            target = after.zones.get(copy, source)
            if target != source and (copy != self.played or target != "discard"):
                owner = self.name(int(st.match.owner[copy]))
                self.seen |= {f"{source} to {target}", f"any to {target}", "any move"}
                self.seen.add(f"{source} to {target} {owner}")

    def pokemon(self, before: Look, st: State) -> None:
        """Record changes of conditions and markers, except conditions that end between turns."""
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
