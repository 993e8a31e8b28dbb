"""What one player may know, and nothing else.

A view names printed cards, never copies.  It keeps a still copy of its game in a drawer that hands
out one thing only: worlds dealt anew (``View.sample``).  The drawer is left out of comparison,
``plain`` and pickles, so what is sent elsewhere holds no secret; a view that came from elsewhere
cannot be sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from playmat.errors import BadState
from playmat.model.looking import event_view, side_view, table_view
from playmat.model.notation import option_texts
from playmat.model.sample import sample
from playmat.model.sights import EventView, SideView, TableView
from playmat.model.state import State

RECENT = 20
"""How many of the last events a view carries."""


@final
class Worlds:
    """The drawer of a view: it holds a game and gives away only worlds dealt from it anew."""

    def __init__(self, st: State, seat: int) -> None:
        self.__still = st.clone()
        self.__seat = seat

    def deal(self, seed: int, opponent_list: Sequence[str] | None) -> State:
        """Return a world that agrees with what the player knows."""
        return sample(self.__still, self.__seat, seed, opponent_list)


@final
class View:
    """The game as one player may know it."""

    def __init__(
        self,
        seat: int,
        table: TableView,
        sides: tuple[SideView, SideView],
        options: tuple[str, ...],
        events: tuple[EventView, ...],
        worlds: Worlds | None,
    ) -> None:
        self.seat = seat
        self.table = table
        self.sides = sides
        self.options = options
        self.events = events
        self._worlds = worlds

    @property
    def me(self) -> SideView:
        """The viewer's own half of the table."""
        return self.sides[self.seat]

    @property
    def foe(self) -> SideView:
        """The other player's half of the table."""
        return self.sides[1 - self.seat]

    @property
    def parts(self) -> tuple[Any, ...]:
        """Everything the view tells, as one tuple."""
        return (self.seat, self.table, self.sides, self.options, self.events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return f"View(seat={self.seat}, turn={self.table.turn}, options={len(self.options)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (View, (*self.parts, None))

    def sample(self, seed: int, opponent_list: Sequence[str] | None = None) -> State:
        """Return a whole game that the viewer cannot tell from this one."""
        if self._worlds is None:
            raise BadState("view", "it was sent from elsewhere; only the game itself deals worlds")
        return self._worlds.deal(seed, opponent_list)

    def plain(self) -> dict[str, Any]:
        """Return the view as lists, numbers and texts, ready for JSON."""
        return {
            "seat": self.seat,
            "table": as_plain(self.table),
            "sides": as_plain(self.sides),
            "options": list(self.options),
            "events": as_plain(self.events),
        }


def view_of(st: State, seat: int, recent: int = RECENT) -> View:
    """Return what a player may know now, with the last few events if the game is recorded."""
    if seat not in (0, 1):
        raise BadState("view", f"there is no player {seat}; take 0 or 1")
    events = st.events[-recent:] if st.events and recent > 0 else []
    return View(
        seat,
        table_view(st),
        (side_view(st, 0, seat), side_view(st, 1, seat)),
        tuple(option_texts(st)) if st.chooser == seat else (),
        tuple([event_view(st, e, seat) for e in events]),
        Worlds(st, seat),
    )


def as_plain(thing: object) -> Any:
    """Return a part of a view as plain data; a record by its fields."""
    if isinstance(thing, tuple):
        names = getattr(thing, "_fields", None)
        if names is not None:
            return {name: as_plain(part) for name, part in zip(names, thing, strict=True)}
        return [as_plain(part) for part in thing]
    return thing
