"""What one player may know, and nothing else.

A view names printed cards, never copies. It keeps a frozen copy of its game in a drawer, which
returns only what its player may know and worlds sampled from it (``View.sample``); parts are
created when first accessed. The drawer is left out of comparison, ``plain`` and pickles, so views
sent elsewhere contain no secrets, but cannot be sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, final

from playmat.errors import BadState
from playmat.model.definitions import Match
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.views.build import event_view, side_view, table_view
from playmat.model.views.packed import Names, Rows
from playmat.model.views.records import EventView, SideView, TableView
from playmat.model.views.sample import sample
from playmat.model.views.tokens import see

if TYPE_CHECKING:
    from playmat.cards.card import Card

RECENT = 20
"""Default number of recent events in a view."""

Parts = tuple[int, TableView, tuple[SideView, SideView], tuple[str, ...], tuple[EventView, ...]]


@final
class Drawer:
    """A frozen game seen by one player: it returns only what that player may know."""

    def __init__(self, st: State, seat: int, events: Sequence[LogEvent]) -> None:
        self.__still = st.clone()
        self.__seat = seat
        self.__events = tuple(events)

    def table(self) -> TableView:
        """What both players see of the game as a whole."""
        return table_view(self.__still)

    def sides(self) -> tuple[SideView, SideView]:
        """Both halves of the table, by seat, as the player sees them."""
        return side_view(self.__still, 0, self.__seat), side_view(self.__still, 1, self.__seat)

    def deck_sizes(self) -> tuple[int, int]:
        """Size of each deck, as both players counted it."""
        one, other = self.__still.match.deck_of
        return len(one), len(other)

    def options(self) -> tuple[str, ...]:
        """The options in words, if this player has to choose."""
        return tuple(option_texts(self.__still)) if self.__still.chooser == self.__seat else ()

    def events(self) -> tuple[EventView, ...]:
        """The recent events as the player saw them."""
        return tuple([event_view(self.__still, e, self.__seat) for e in self.__events])

    def rows(self, called: Callable[[Match], Names]) -> Rows:
        """The view as rows of numbers."""
        names = called(self.__still.match)
        return see(self.__still, self.__seat, names, (0, 0, 0))

    def cards(self) -> dict[str, Card]:
        """What is printed on each card the player sees an id of."""
        named = {*_texts_in((self.table(), self.sides(), self.events()))}
        return {card.id: card for card in self.__still.match.printed if card.id in named}

    def deal(self, seed: int, opponent_list: Sequence[str] | None) -> State:
        """Sample a world that agrees with what the player knows."""
        return sample(self.__still, self.__seat, seed, opponent_list)


@final
class View:
    """The game as one player may know it."""

    def __init__(self, seat: int, drawer: Drawer | None, parts: Parts | None = None) -> None:
        self.seat = seat
        self._drawer = drawer
        self._sent = parts

    @cached_property
    def table(self) -> TableView:
        """What both players see of the game as a whole."""
        return self._drawer.table() if self._drawer is not None else self._part()[1]

    @cached_property
    def sides(self) -> tuple[SideView, SideView]:
        """Both halves of the table, by seat."""
        return self._drawer.sides() if self._drawer is not None else self._part()[2]

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The current options in words, in the game's order; empty if the other player chooses."""
        return self._drawer.options() if self._drawer is not None else self._part()[3]

    @cached_property
    def events(self) -> tuple[EventView, ...]:
        """The last few events, if the game is recorded."""
        return self._drawer.events() if self._drawer is not None else self._part()[4]

    @property
    def parts(self) -> Parts:
        """Everything in the view: seat, table, both sides, options and recent events."""
        return (self.seat, self.table, self.sides, self.options, self.events)

    def _part(self) -> Parts:
        assert self._sent is not None
        return self._sent

    @property
    def me(self) -> SideView:
        """The viewer's own half of the table."""
        return self.sides[self.seat]

    @property
    def foe(self) -> SideView:
        """The other player's half of the table."""
        return self.sides[1 - self.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return f"View(seat={self.seat}, turn={self.table.turn}, options={len(self.options)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (View, (self.seat, None, self.parts))

    def sample(self, seed: int, opponent_list: Sequence[str] | None = None) -> State:
        """Return a whole game that the viewer cannot tell from this one."""
        if self._drawer is None:
            raise BadState("view", "a copied view cannot deal worlds; use the game's own")
        return self._drawer.deal(seed, opponent_list)

    def rows(self, called: Callable[[Match], Names]) -> Rows:
        """Return the view as rows of numbers (``model.views.tokens``), with names from *called*."""
        if self._drawer is None:
            raise BadState("view", "a copied view cannot be encoded; use the game's own")
        return self._drawer.rows(called)

    @property
    def deck_sizes(self) -> tuple[int, int] | None:
        """The size of each deck; None for a view sent from elsewhere."""
        return self._drawer.deck_sizes() if self._drawer is not None else None

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """What is printed on each card that the view names, by id."""
        if self._drawer is None:
            raise BadState("view", "a copied view does not know cards; use the game's own")
        return self._drawer.cards()

    def plain(self) -> dict[str, Any]:
        """Return the view as lists, numbers and strings, ready for JSON."""
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
        raise BadState("view", f"player must be 0 or 1, not {seat}")
    events = st.events[-recent:] if st.events and recent > 0 else ()
    return View(seat, Drawer(st, seat, events))


def _texts_in(thing: object) -> Iterator[str]:
    """Every string in a part of a view, including the ids of all cards it names."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _texts_in(part)


def as_plain(thing: object) -> Any:
    """A part of a view as plain data; a record becomes a dictionary."""
    if isinstance(thing, tuple):
        names = getattr(thing, "_fields", None)
        if names is not None:
            return {name: as_plain(part) for name, part in zip(names, thing, strict=True)}
        return [as_plain(part) for part in thing]
    return thing
