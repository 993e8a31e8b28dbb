"""The plain attributes of the state's classes, by type."""

from __future__ import annotations

from typing import Final

from playmat.errors import BadState

Row = dict[str, object]
Fields = dict[str, tuple[str, ...]]

INT: Final = "int"
BOOL: Final = "bool"
TEXT: Final = "text"
INTS: Final = "ints"  # a tuple
LIST: Final = "list"  # a list that is not shared
MANY: Final = "many"  # a list of tuples

FRAME: Final[Fields] = {INT: ("seat", "me", "card", "event", "pc", "cause"), MANY: ("vars",)}
ENTRY: Final[Fields] = {
    INT: ("seat", "me", "card", "event", "stamp", "cause", "until", "since", "last", "on", "also"),
    MANY: ("vars",),
}
HAPPENING: Final[Fields] = {
    INT: (
        *("kind", "seat", "mon", "amount", "other", "card", "cause", "zone", "extra"),
        *("into", "flags"),
    ),
    BOOL: ("cancelled", "again"),
    INTS: ("items",),
}
MON: Final[Fields] = {
    INT: (
        *("serial", "seat", "count", "damage", "conditions", "poison", "burn", "paralyzed"),
        *("confusion", "sleep"),
        *("entered", "changed", "stamp", "stuck", "last_attack", "attacked", "hurt", "hurt_turn"),
        *("hurt_by", "felled"),
    ),
    BOOL: ("plain", "out"),
    INTS: ("stack", "energy", "gear", "used", "markers", "lately"),
}
SIDE: Final[Fields] = {
    INT: (
        *("turns", "energy_played", "supporters", "stadiums", "retreats", "mulligans"),
        *("lost_mon_turn", "prizes_up"),
    ),
    BOOL: ("ready", "deck_open"),
    INTS: ("prizes", "lost", "beside", "limbo", "aside", "used", "lately", "hand_seen"),
    LIST: ("hand", "discard", "prizes_seen"),
    MANY: ("deck_seen", "top_seen", "aside_seen"),
}
STATE: Final[Fields] = {
    INT: (
        *("turn", "player", "first", "winner", "end", "sudden"),
        *("stadium", "stadium_seat", "stadium_stamp", "serial", "stamp", "answers"),
        *("attacker", "defender", "attack", "attacks_made", "chooser", "ask", "answer"),
        *("s0", "s1", "s2", "s3"),
    ),
    BOOL: ("settle", "ending", "between"),
    INTS: ("stadium_used",),
    LIST: ("options",),
}
EVENT: Final[Fields] = {
    INT: ("seat", "turn", "mon", "mon_card", "other", "other_card", "seen", "count", "by"),
    TEXT: ("what", "why", "rule", "source", "target", "detail"),
    INTS: ("cards",),
}
STEP: Final[Fields] = {INT: ("change", "amount", "card"), TEXT: ("what", "name")}


def write_row(thing: object, fields: Fields) -> Row:
    """An object's plain attributes as JSON values."""
    row: Row = {}
    for sort, names in fields.items():
        for name in names:
            value = getattr(thing, name)
            if sort == MANY:
                row[name] = [list(each) for each in value]
            else:
                row[name] = list(value) if sort in (INTS, LIST) else value
    return row


def read_row(thing: object, fields: Fields, row: Row, where: str) -> None:
    """Set an object's plain attributes from JSON values, checking each."""
    for sort, names in fields.items():
        for name in names:
            value = field(row, name, where)
            at = f"{where}.{name}"
            if sort == INT:
                setattr(thing, name, integer(value, at))
            elif sort == INTS:
                setattr(thing, name, tuple(wholes(value, at)))
            elif sort == LIST:
                setattr(thing, name, wholes(value, at))
            elif sort == MANY:
                many = [tuple(wholes(each, f"{at}[{n}]")) for n, each in enumerate(rows(value, at))]
                setattr(thing, name, many)
            else:
                setattr(thing, name, boolean(value, at) if sort == BOOL else text(value, at))


def field(row: Row, name: str, where: str) -> object:
    """A required field."""
    if name not in row:
        raise BadState(f"{where}.{name}", "missing")
    return row[name]


def integer(value: object, where: str) -> int:
    """Check for a 64-bit integer."""
    if isinstance(value, bool) or not isinstance(value, int) or not -(2**63) <= value < 2**63:
        raise BadState(where, f"must be a whole number of 64 bits, not {value!r}")
    return value


def wholes(value: object, where: str) -> list[int]:
    """Check for a list of 64-bit integers."""
    return [integer(each, f"{where}[{n}]") for n, each in enumerate(rows(value, where))]


def rows(value: object, where: str) -> list[object]:
    """Check for a list."""
    if not isinstance(value, list):
        raise BadState(where, f"must be a list, not {value!r}")
    return value


def row_of(value: object, where: str) -> Row:
    """Check for an object."""
    if not isinstance(value, dict):
        raise BadState(where, f"must be an object, not {value!r}")
    return value


def boolean(value: object, where: str) -> bool:
    """Check for true or false."""
    if not isinstance(value, bool):
        raise BadState(where, f"must be true or false, not {value!r}")
    return value


def text(value: object, where: str) -> str:
    """Check for a string."""
    if not isinstance(value, str):
        raise BadState(where, f"must be text, not {value!r}")
    return value


def number_below(value: object, most: int, where: str, least: int = 0) -> int:
    """Check for a number from *least* to below *most*."""
    n = integer(value, where)
    if not least <= n < most:
        raise BadState(where, f"must be from {least} to {most - 1}, not {n}")
    return n
