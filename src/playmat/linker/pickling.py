"""Pickling: a match travels as its rules and printed cards, a state as plain values beside it.

Nothing compiled is in a pickle, so one written by the compiled core is read by the plain one.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final

from playmat.cards.card import Card
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.plain.write import from_plain, to_plain
from playmat.model.state import State
from playmat.rules.ruleset import Ruleset

SETTINGS: Final = (
    "ask_single",
    "coins_asked",
    "shuffles_asked",
    "picks_asked",
    "max_turns",
    "max_answers",
    "max_sudden_deaths",
    "open_lists",
)
Settings = tuple[bool | int, ...]
KEPT: Final = 8
_linked: Final[dict[tuple[object, ...], Match]] = {}


def reduce_match(match: Match) -> tuple[Callable[..., Match], tuple[object, ...]]:
    """Take a match apart for pickling."""
    decks = tuple(
        [tuple([match.printed[match.cards[n].index] for n in deck]) for deck in match.deck_of]
    )
    dealt = {card.id for deck in decks for card in deck}
    besides = tuple([card for card in match.printed if card.id not in dealt])
    settings = tuple([getattr(match, name) for name in SETTINGS])
    return relink, (match.book.rules, decks, settings, tuple(match.names), besides)


def relink(
    rules: Ruleset,
    decks: tuple[tuple[Card, ...], ...],
    settings: Settings,
    names: tuple[str, ...],
    besides: tuple[Card, ...] = (),
) -> Match:
    """Return the match of some decks, linked once a process and kept for the next state."""
    key = (rules, decks, settings, names, besides)
    if key not in _linked:
        match = link(rules, decks, besides)
        for name, value in zip(SETTINGS, settings, strict=True):
            setattr(match, name, value)
        match.names.extend(names[len(match.names) :])
        if len(_linked) >= KEPT:
            del _linked[next(iter(_linked))]
        _linked[key] = match
    return _linked[key]


def reduce_state(st: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """Take a state apart for pickling."""
    return from_plain, (st.match, to_plain(st))


def register() -> None:
    """Teach pickle and copy how matches and states travel."""
    copyreg.pickle(Match, reduce_match)
    copyreg.pickle(State, reduce_state)
