"""Dealing hidden cards again during a game, so that earlier knowledge of them is worthless.

Apart from public information the result depends only on the seed, not on the cards before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from playmat.errors import BadState
from playmat.kinds import asks
from playmat.model.dealer import seed as start_dealer
from playmat.model.dealer import shuffle
from playmat.model.state import NO_OPTIONS, NONE, Side, State
from playmat.model.unseen import unseen_aside, unseen_in_deck, unseen_prizes
from playmat.model.views.mentions import mentioned
from playmat.model.views.sample import ask_again, rename
from playmat.model.zones import set_deck

UNSEEN: Final = "unseen"
HIDDEN: Final = "hidden"


def deal_unseen(st: State, seed: int) -> None:
    """Deal the cards that neither player knows again, and reseed coins and shuffles."""
    start_dealer(st, seed)
    stay = mentioned(st)
    for side in st.sides:
        deck = unseen_by_both(side, unseen_in_deck)
        rest = [*unseen_by_both(side, unseen_prizes), *unseen_by_both(side, unseen_aside)]
        free = rest if side.deck_open else deck + rest
        change_places(st, side, [copy for copy in free if not stay[copy]])
        mix(st, side, {*side.top_seen[0], *side.top_seen[1]})


def unseen_by_both(side: Side, unseen: Callable[[Side, int], list[int]]) -> list[int]:
    other = unseen(side, 1)
    return [int(copy) for copy in unseen(side, 0) if copy in other]


def deal_hidden(st: State, seed: int) -> None:
    """Deal everything hidden from either player again: hands, decks and Prizes.

    This is only possible at the main choice of a turn.
    """
    if st.ask != asks.MAIN or st.turn < 1 or st.winner >= 0:
        raise BadState("deal", "hidden cards can only be dealt again at a turn's main choice")
    start_dealer(st, seed)
    st.options = NO_OPTIONS  # asked again below
    for side in st.sides:
        hand = [copy for copy in side.hand if copy not in side.hand_seen]
        down = [c for n, c in enumerate(side.prizes) if c >= 0 and not side.prizes_up >> n & 1]
        free = [*hand, *side.deck[: side.left], *down]
        change_places(st, side, [int(copy) for copy in free])
        forget_looks(side)
        mix(st, side, ())
    if not ask_again(st):
        raise BadState("deal", "this choice cannot be asked again")


def forget_looks(side: Side) -> None:
    """Forget what players saw of a deck and of face-down Prizes."""
    side.deck_seen = [NONE, NONE]
    side.top_seen = [NONE, NONE]
    side.prizes_seen = [0, 0]
    side.deck_open = False


def change_places(st: State, side: Side, copies: Iterable[int]) -> None:
    """Shuffle some copies among their places."""
    places = list(copies)
    taken = sorted(places)
    shuffle(st, taken)
    into = list(range(len(st.cards)))
    for place, copy in zip(places, taken, strict=True):
        into[place] = copy
    side.deck = list(side.deck[: side.left])
    rename(side, into)
    st.at = []  # where copies are has changed
    st.dirty = True


def mix(st: State, side: Side, known: Iterable[int]) -> None:
    """Shuffle a deck except for the cards whose place a player knows."""
    cards = list(side.deck[: side.left])
    loose = sorted(copy for copy in cards if copy not in known)
    shuffle(st, loose)
    left = iter(loose)
    set_deck(side, [copy if copy in known else next(left) for copy in cards])


WAYS: Final[Mapping[str, Callable[[State, int], None]]] = {
    UNSEEN: deal_unseen,
    HIDDEN: deal_hidden,
}
"""Ways of dealing again, by their keys in a replay."""
