"""The parts of a view: immutable, and without numbers of copies."""

from __future__ import annotations

from typing import NamedTuple

UNKNOWN = ""
"""A card that is there but not known."""


class MonView(NamedTuple):
    """A Pokémon in play, with its current HP; a face-down one shows nothing."""

    serial: int
    card: str
    stack: tuple[str, ...]
    energy: tuple[str, ...]
    gear: tuple[str, ...]
    damage: int
    hp: int
    conditions: tuple[str, ...]
    entered: int
    changed: int
    markers: tuple[tuple[str, int], ...]


class Known(NamedTuple):
    """Equal cards certainly in a hidden zone; their order and the other cards are not known."""

    card: str
    zone: str
    copies: int


class SideView(NamedTuple):
    """One player's half of the table: open zones as card ids, hidden ones as counts."""

    hand_count: int
    hand: tuple[str, ...]
    deck_count: int
    deck: tuple[tuple[str, int], ...] | None
    top: tuple[str, ...]
    known: tuple[Known, ...]
    prizes: tuple[str | None, ...]
    discard: tuple[str, ...]
    lost: tuple[str, ...]
    beside: tuple[str, ...]
    playing: tuple[str, ...]
    aside: tuple[str, ...]
    actives: tuple[MonView, ...]
    bench: tuple[MonView, ...]
    turns: int
    energy_played: int
    supporters: int
    stadiums: int
    retreats: int


class LastingView(NamedTuple):
    """A lasting effect: what it changes, on which Pokémon, and for how long."""

    what: str
    seat: int
    card: str
    on: int
    until: str
    last: int


class StepView(NamedTuple):
    """One step of a damage calculation: what changed it, how much, the new amount, the source."""

    what: str
    change: int
    amount: int
    card: str
    name: str


class EventView(NamedTuple):
    """Something that happened; cards the viewer did not see are only counted."""

    what: str
    rule: str
    seat: int
    turn: int
    mon: int
    other: int
    card: str
    cards: tuple[str, ...]
    number: int
    source: str
    target: str
    detail: str
    by: str
    steps: tuple[StepView, ...]


class TableView(NamedTuple):
    """What both players see of the game as a whole."""

    book: str
    turn: int
    player: int
    first: int
    chooser: int
    ask: str
    winner: int
    end: str
    sudden: int
    stadium: str
    stadium_seat: int
    attacker: int
    defender: int
    attack: str
    lasting: tuple[LastingView, ...]
