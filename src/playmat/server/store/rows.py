"""What is kept of a game, and its rows in the database."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

PLAYED: Final = "played"
SENT: Final = "sent"
TAKEN_OFF: Final = "off"
"""Played here, and taken off the list of replays by one of its players."""

OWN: Final = "own"
ALL: Final = "all"
NONE: Final = "none"
"""Whose lists of replays a finished game is in: its players', everybody's, or nobody's."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as it lies in the store."""

    id: str
    made: float
    ended: float | None
    origin: str
    header: dict[str, Any]
    plan: dict[str, Any]
    summary: dict[str, Any]
    clock: dict[str, Any] | None
    listing: str = OWN


@dataclass(frozen=True, slots=True)
class Entered:
    """One more entry of a game, or what else has changed of it."""

    game: str
    n: int
    body: str


@dataclass(frozen=True, slots=True)
class Stand:
    """How a game stands after some entries: for the list of games, and its clock."""

    game: str
    ended_at: float | None
    told: str
    time_left: str


@dataclass(frozen=True, slots=True)
class Redealt:
    """A game that was dealt anew before anybody answered: all that takes the place of the old."""

    header: dict[str, Any]
    summary: dict[str, Any]
    entries: list[dict[str, Any]]


def dumped(thing: Any) -> str:
    """Return plain data as one line of JSON."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def stored_of(row: Any) -> Stored:
    """Return a row of the games as it was put in."""
    header, plan, summary, clock = map(json.loads, (row.header, row.plan, row.summary, row.clock))
    about = (row.id, row.made, row.ended, row.origin)
    return Stored(*about, header, plan, summary, clock, row.listing)
