"""Pickling: a match as its rules and printed cards, a state as plain values.

Pickles contain nothing compiled, so the plain core reads those of the compiled one. Games move the
same way to a match with more cards, for worlds with a guessed list.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Sequence
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.errors import BadState
from playmat.kinds import asks
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.plain.read import read_state
from playmat.model.plain.write import body, from_plain, to_plain
from playmat.model.state import State
from playmat.model.views.sample import WIDENERS
from playmat.rules.ruleset import Ruleset

SETTINGS: Final = (
    "ask_single",
    "ask_setup",
    "coins_asked",
    "shuffles_asked",
    "picks_asked",
    "max_turns",
    "max_answers",
    "max_sudden_deaths",
    "open_lists",
)
Settings = tuple[bool | int, ...]
Decks = tuple[tuple[Card, ...], ...]
KEPT: Final = 8
WIDE: Final = 64
_linked: Final[dict[tuple[object, ...], Match]] = {}
_wide: Final[list[tuple[Match, Match]]] = []


def reduce_match(match: Match) -> tuple[Callable[..., Match], tuple[object, ...]]:
    decks, settings, besides = parts(match)
    return relink, (match.book.rules, decks, settings, tuple(match.names), besides)


def parts(match: Match) -> tuple[Decks, Settings, tuple[Card, ...]]:
    """The decks of a match, its settings, and its other cards."""
    decks = tuple(
        [tuple([match.printed[match.cards[n].index] for n in deck]) for deck in match.deck_of]
    )
    dealt = {card.id for deck in decks for card in deck}
    besides = tuple([card for card in match.printed if card.id not in dealt])
    return decks, tuple([getattr(match, name) for name in SETTINGS]), besides


def relink(
    rules: Ruleset,
    decks: Decks,
    settings: Settings,
    names: tuple[str, ...],
    besides: tuple[Card, ...] = (),
) -> Match:
    """The match of some decks, linked once per process and cached."""
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
    return from_plain, (st.match, to_plain(st))


def widened(st: State, ids: Sequence[str]) -> State:
    """The same game in a match that also knows the cards of a list.

    New cards come last, so everything a state numbers keeps its number; only the words a player may
    pick, names of cards among them, are renumbered.
    """
    if st.ask == asks.PICK_WORD:
        raise BadState("opponent_list", "while a word is chosen only cards of the match will do")
    return read_state(wide_match(st.match, ids), body(st))


def wide_match(match: Match, ids: Sequence[str]) -> Match:
    """The match with the cards of a list added, linked once and cached."""
    wanted = set(ids)
    for narrow, wide in _wide:
        if narrow is match and wanted.issubset([card.id for card in wide.printed]):
            return wide
    decks, settings, besides = parts(match)
    known = {card.id for card in match.printed}
    more = tuple([Library.default().card(one) for one in sorted(wanted - known)])
    if len(_wide) >= WIDE:
        del _wide[0]
    _wide.append((match, relink(match.book.rules, decks, settings, (), (*besides, *more))))
    return _wide[-1][1]


def register() -> None:
    """Register the pickling of matches and states, and the widening of sampled worlds."""
    copyreg.pickle(Match, reduce_match)
    copyreg.pickle(State, reduce_state)
    WIDENERS[:] = [widened]
