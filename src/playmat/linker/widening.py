"""Moving a game to a match that knows more cards, for worlds in which a guessed list is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.errors import BadState
from playmat.kinds import asks
from playmat.linker.link import link
from playmat.linker.pickling import SETTINGS
from playmat.model.definitions import Match
from playmat.model.plain.read import read_state
from playmat.model.plain.write import body
from playmat.model.state import State
from playmat.model.views.sample import WIDENERS

KEPT: Final = 64
_kept: Final[list[tuple[Match, Match]]] = []


def widened(st: State, ids: Sequence[str]) -> State:
    """Return a game as it stands, in a match that knows the cards of a list as well.

    Cards that are new come after all others, so everything a state numbers keeps its number; only
    the words a player may be asked to choose from are numbered last, names of cards among them.
    """
    if st.ask == asks.PICK_WORD:
        raise BadState("opponent_list", "while a word is chosen only cards of the match will do")
    return read_state(wide_match(st.match, ids), body(st))


def wide_match(match: Match, ids: Sequence[str]) -> Match:
    """Return a match with the cards of a list besides, linked once and kept for the next world."""
    wanted = set(ids)
    for narrow, wide in _kept:
        if narrow is match and wanted.issubset(card.id for card in wide.printed):
            return wide
    known = {card.id for card in match.printed}
    more = [Library.default().card(one) for one in sorted(wanted - known)]
    if len(_kept) >= KEPT:
        del _kept[0]
    _kept.append((match, linked_with(match, more)))
    return _kept[-1][1]


def linked_with(match: Match, more: list[Card]) -> Match:
    """Return a match of the same decks and settings that knows more cards."""
    decks = [[match.printed[match.cards[copy].index] for copy in deck] for deck in match.deck_of]
    dealt = {card.id for deck in decks for card in deck}
    besides = [card for card in match.printed if card.id not in dealt]
    wide = link(match.book.rules, decks, [*besides, *more])
    for name in SETTINGS:
        setattr(wide, name, getattr(match, name))
    return wide


def register() -> None:
    """Teach sampled worlds how to hold cards of neither deck."""
    WIDENERS.append(widened)
