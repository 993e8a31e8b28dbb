"""The differences between two positions of one game, as plain facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from playmat.model.place import place_of
from playmat.model.state import Mon, Side, State

NOWHERE: Final = -1


class Change(NamedTuple):
    """One difference: whose it is, which Pokémon if any, and both values."""

    what: str
    """``damage``, ``energy``, ``gear``, ``stack``, ``conditions``, ``place``; ``hand``, ``deck``,
    ``discard``, ``prizes``; ``stadium``, ``turn``, ``winner``."""

    seat: int
    mon: int
    """The serial number of the Pokémon, or -1."""

    before: object
    after: object


def changes(before: State, after: State) -> list[Change]:
    """Return everything that differs on the table, the game as a whole first, then each seat."""
    found = [
        Change(what, NOWHERE, NOWHERE, *pair)
        for what in ("turn", "winner", "stadium")
        if differs(pair := (getattr(before, what), getattr(after, what)))
    ]
    for seat in range(len(after.sides)):
        found += of_side(before.sides[seat], after.sides[seat], seat)
        found += of_mons(before, after, seat)
    return found


def differs(pair: tuple[object, object]) -> bool:
    """Return whether a pair's values differ."""
    return pair[0] != pair[1]


def of_side(before: Side, after: Side, seat: int) -> Iterator[Change]:
    """Yield changed card counts of one player's zones."""
    one, other = counts(before), counts(after)
    for what, number in one.items():
        if number != other[what]:
            yield Change(what, seat, NOWHERE, number, other[what])


def counts(side: Side) -> dict[str, int]:
    """Return the number of cards in each zone of a player."""
    return {
        "hand": len(side.hand),
        "deck": int(side.left),
        "discard": len(side.discard),
        "prizes": sum(copy >= 0 for copy in side.prizes),
    }


def of_mons(before: State, after: State, seat: int) -> Iterator[Change]:
    """Yield what changed about each Pokémon; one that came or left has changed its place."""
    one, other = mons(before, seat), mons(after, seat)
    for serial in sorted({*one, *other}):
        was, now = facts(before, one.get(serial)), facts(after, other.get(serial))
        for what in was:
            if was[what] != now[what]:
                yield Change(what, seat, serial, was[what], now[what])


def mons(st: State, seat: int) -> dict[int, Mon]:
    """Return a player's Pokémon in play by serial number."""
    side = st.sides[seat]
    return {int(m.serial): m for m in (*side.actives, *side.bench)}


def facts(st: State, m: Mon | None) -> dict[str, object]:
    """Return everything that may change about a Pokémon; all None if it is not in play."""
    if m is None:
        return dict.fromkeys(("place", "stack", "damage", "energy", "gear", "conditions"))
    return {
        "place": int(place_of(st, m.serial)),
        "stack": printed(st, m.stack),
        "damage": int(m.damage),
        "energy": printed(st, m.energy),
        "gear": printed(st, m.gear),
        "conditions": int(m.conditions),
    }


def printed(st: State, copies: tuple[int, ...]) -> tuple[str, ...]:
    """Return the card ids of copies."""
    return tuple(st.cards[copy].card_id for copy in copies)
