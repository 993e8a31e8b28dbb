"""The log of a game in words, as everyone or one player sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playmat.game.record.depth import depth_of
from playmat.game.record.sentences import SENTENCES, Told
from playmat.kinds import players
from playmat.model.event import LogEvent
from playmat.model.state import State

PUBLIC: Final = -1
ALL: Final = 2
NAMES: Final = ("Player 0", "Player 1")


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event in words, with its rule."""

    text: str
    rule: str
    event: LogEvent
    turn: int
    player: int

    @property
    def depth(self) -> int:
        """0 for a turn, 1 for an action, 2 for a detail of an action."""
        return depth_of(self.event)

    def __str__(self) -> str:
        return self.text


def lines(
    st: State, viewer: int = PUBLIC, names: tuple[str, str] = NAMES, start: int = 0
) -> tuple[LogLine, ...]:
    """Return the events since *start*, with hidden parts only if the viewer saw them."""
    events = st.events or []
    return tuple(line(st, event, viewer, names) for event in events[start:])


def line(st: State, event: LogEvent, viewer: int, names: tuple[str, str] = NAMES) -> LogLine:
    """Return one event as a line for a viewer."""
    seen = may_see(event, viewer)
    told = event if seen else redacted(event)
    text = SENTENCES[event.what](Told(st, told, names, seen))
    return LogLine(text[:1].upper() + text[1:], event.rule, told, event.turn, event.seat)


def may_see(event: LogEvent, viewer: int) -> bool:
    """Return whether a viewer saw the hidden part of an event. [ZONE-01]"""
    if viewer == ALL or event.seen == players.BOTH_SEE:
        return True
    return viewer != PUBLIC and bool(event.seen & (1 << viewer))


def redacted(event: LogEvent) -> LogEvent:
    """Return an event without its hidden cards, but with their number."""
    told = LogEvent(event.what, event.rule, event.seat)
    told.turn = event.turn
    told.seen = event.seen
    told.count = event.count or len(event.cards)
    told.source = event.source
    told.target = event.target
    told.detail = event.detail
    told.why = event.why
    return told
