"""Stored data of a game, and its database rows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

PLAYED: Final = "played"
SENT: Final = "sent"
TAKEN_OFF: Final = "off"
"""Played here and removed from the list of replays by one of its players."""

OWN: Final = "own"
ALL: Final = "all"
NONE: Final = "none"
"""Who sees a finished game in the list of replays: its players, everyone or nobody."""


@dataclass(frozen=True, slots=True)
class Stored:
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
    game: str
    n: int
    body: str


@dataclass(frozen=True, slots=True)
class Stand:
    """The state of a game for the list of games, and its clock."""

    game: str
    ended_at: float | None
    told: str
    time_left: str


@dataclass(frozen=True, slots=True)
class Redealt:
    """A game dealt again before any move, which replaces the old deal."""

    header: dict[str, Any]
    summary: dict[str, Any]
    entries: list[dict[str, Any]]


def dumped(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def stored_of(row: Any) -> Stored:
    header, plan, summary, clock = map(json.loads, (row.header, row.plan, row.summary, row.clock))
    about = (row.id, row.made, row.ended, row.origin)
    return Stored(*about, header, plan, summary, clock, row.listing)
