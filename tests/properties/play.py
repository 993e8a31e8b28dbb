"""Random games for checking laws, with all rulebooks and two-on-two tables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.linker.link import link
from playmat.model.definitions import AttackDef, CardDef, Code, HandlerDef, Match, ModDef, PowerDef
from playmat.model.event import Event
from playmat.model.state import Effect, Frame, Mon, Side, State, Trigger
from playmat.rules import BOOKS, Ruleset
from tests.decks.listed import pair

TABLES: dict[str, Ruleset] = {
    **BOOKS,
    "ex-duo": BOOKS["ex"].replace(actives=2),
    "xy-duo": BOOKS["xy"].replace(actives=2),
}
"""The rules for checking laws, by the name used in failure reports."""

MOST_ANSWERS = 20_000
"""More moves than any real game takes."""

# Together these define a game. Left out are an index that can be rebuilt, the constant `match`, the
# records `events` and `steps`, `discard_shared`, which is about memory, and look-ahead data.
PARTS = (State, Side, Mon, Frame, Effect, Event, Trigger)
LEFT_OUT = {
    "match",
    "cards",
    "events",
    "steps",
    "at",
    "print_order",
    "mods",
    "altered",
    "watch",
    "dirty",
    "discard_shared",
    "lines",
    "book",
    "spare",
    "is_trial",
}


@cache
def match_of(table: str) -> Match:
    """The match of a table's two sample decks."""
    rules = TABLES[table]
    return link(rules, [deck.cards for deck in pair(rules.name)])


def begin(table: str, seed: int, record: bool = False) -> State:
    return new_game(match_of(table), seed, record)


def choices(st: State, seed: int) -> Iterator[int]:
    """Play a random game to its end, yielding its step number at every choice."""
    pick = Random(seed)
    step = 0
    while st.winner < 0:
        yield step
        apply(st, st.options[int(pick.random() * len(st.options))])
        step += 1
        assert step < MOST_ANSWERS, "the game does not end"


def plain(thing: object) -> object:
    """A game or part of it as plain data for comparison; linked objects by name."""
    if isinstance(thing, PARTS):
        return {name: plain(getattr(thing, name)) for name in fields(thing)}
    if isinstance(thing, list | tuple):
        return [plain(part) for part in thing]
    return thing if thing is None or isinstance(thing, int | str) else named(thing)


def named(thing: object) -> str:
    """A name for an object linked once per match."""
    match thing:
        case Code():
            return f"program {thing.index} {thing.label}"
        case CardDef():
            return f"card {thing.card_id}"
        case AttackDef() | PowerDef():
            return f"{type(thing).__name__} {thing.index} {thing.name}"
        case ModDef():
            return f"modifier {thing.query} {thing.how}"
        case HandlerDef():
            return f"handler {thing.event} {thing.code.label}"
    raise TypeError(f"{thing!r} stands in a game and is no plain data")


FIELDS: dict[type, list[str]] = {}


def fields(thing: object) -> list[str]:
    """The names of a part's attributes, compiled or not."""
    kind = type(thing)
    if kind not in FIELDS:
        kept = [name for name in dir(thing) if name[0] != "_" and name not in LEFT_OUT]
        FIELDS[kind] = [name for name in kept if not callable(getattr(kind, name, None))]
    return FIELDS[kind]
