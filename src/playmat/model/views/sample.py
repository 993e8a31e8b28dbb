"""Sample a whole world that agrees with what one player knows.

Every card unknown to the player is dealt again from the list of its deck, cards known to be in a
deck are put anywhere in it, and the dealer starts from the caller's seed. Beyond the player's
knowledge a world depends only on that seed: copies change places as well as printed cards. The
exceptions are copies that a running effect may refer to; those stay where they are and only get a
new face.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from playmat.errors import BadState, UnknownCard, UnknownDeck
from playmat.kinds import players
from playmat.model.dealer import seed as start_dealer
from playmat.model.dealer import shuffle
from playmat.model.definitions import Match
from playmat.model.prints import PrintOrder
from playmat.model.state import NO_OPTIONS, Side, State
from playmat.model.unseen import (
    knows,
    unseen_aside,
    unseen_in_deck,
    unseen_in_hand,
    unseen_in_play,
    unseen_prizes,
)
from playmat.model.views.mentions import mentioned
from playmat.model.views.openings import fit_opening
from playmat.model.zones import set_deck

DEALS: Final = 200  # deals to try until one leads to the pending choice
NEXT_DEAL: Final = 4294967296  # what one deal adds to the seed

WIDENERS: Final[list[Callable[[State, Sequence[str]], State]]] = []
"""How a game is moved to a match that knows the cards of a list; set by the linker."""


def sample(st: State, seat: i64, seed: i64, opponent_list: Sequence[str] | None = None) -> State:
    """Sample a game that a player cannot tell from this one.

    The other player's list may name cards of neither deck.
    """
    if opponent_list is not None:
        check_size(st.match, 1 - seat, opponent_list)
        if WIDENERS and is_foreign(st.match, opponent_list):
            st = WIDENERS[0](st, opponent_list)
    guess = guessed(st, seat, opponent_list)
    if st.chooser == 1 - seat:
        return sample_asked(st, seat, seed, guess)
    return deal_unknown(st, seat, seed, guess)


def deal_unknown(st: State, seat: i64, seed: i64, guess: list[i64] | None) -> State:
    """A game with everything a player does not know dealt again."""
    world = st.clone()
    world.cards = st.cards[:]
    world.print_order = PrintOrder()
    world.dirty = True
    start_dealer(world, seed)
    stay = mentioned(st)
    deal_own(world, seat, stay)
    deal_foe(world, seat, stay, None if guess is None else guess[:])
    mix_deck(world, world.sides[0], seat)
    mix_deck(world, world.sides[1], seat)
    return world


def sample_asked(st: State, seat: i64, seed: i64, guess: list[i64] | None) -> State:
    """Sample while the other player is choosing, so that the same choice comes up.

    The other player's options depend on cards that are dealt again, so the choice is computed
    again. A deal in which it would not come up is impossible, and the next one is tried.
    """
    still = st.clone()
    if not ask_again(still) or still.options != st.options:
        why = "the other player's choice cannot be sampled; sample at your own choice"
        raise BadState("sample", why)
    still = st.clone()
    still.options = NO_OPTIONS  # the other player's options keep no card in its place
    for n in range(DEALS):
        world = deal_unknown(still, seat, seed ^ (n * NEXT_DEAL), guess)
        if ask_again(world):
            return world
    raise BadState("sample", f"the other player has this choice in none of {DEALS} deals")


def ask_again(world: State) -> bool:
    """Compute the pending choice again; return whether it is the same player's and kind."""
    chooser = world.chooser
    what = world.ask
    fr = world.frames[-1]
    at = fr.pc - 1
    world.chooser = players.NOBODY
    if at < 0 or not fr.code.ops[at].step(world, fr):
        return False
    return world.chooser == chooser and world.ask == what and world.frames[-1] is fr


def guessed(st: State, seat: i64, ids: Sequence[str] | None) -> list[i64] | None:
    """Print indexes of a guessed list, without the cards already known."""
    foe = 1 - seat
    if ids is None:
        if not st.match.open_lists:
            raise UnknownDeck(f"of player {foe}")
        return None
    pool = [linked(st.match, card_id) for card_id in ids]
    for copy in st.match.deck_of[foe]:
        if knows(st, seat, copy) and st.cards[copy].index in pool:
            pool.remove(st.cards[copy].index)
    return pool


def check_size(match: Match, foe: i64, ids: Sequence[str]) -> None:
    """Refuse a list that is not as long as the deck."""
    size = len(match.deck_of[foe])
    if len(ids) != size:
        raise BadState(
            "opponent_list", f"must be {size} cards like player {foe}'s deck, not {len(ids)}"
        )


def is_foreign(match: Match, ids: Sequence[str]) -> bool:
    """Whether a list names a card that is not in this match."""
    known = {d.card_id for d in match.defs}
    return not known.issuperset(ids)


def linked(match: Match, card_id: str) -> i64:
    """Index of a printed card in this match."""
    for d in match.defs:
        if d.card_id == card_id:
            return d.index
    raise UnknownCard(card_id, [d.card_id for d in match.defs if d.card_id[:4] == card_id[:4]][:3])


def deal_own(world: State, seat: i64, stay: list[bool]) -> None:
    """Deal the viewer's own cards again; an open deck is known except for its order."""
    side = world.sides[seat]
    deck = unseen_in_deck(side, seat)
    rest = unseen_prizes(side, seat) + unseen_aside(side, seat)
    if side.deck_open:
        # Cards in an open deck that something refers to were picked in sight and keep their face.
        deck = [c for c in deck if not stay[c]]
        redeal(world, seat, deck, faces(world, deck), stay)
        redeal(world, seat, rest, faces(world, rest), stay)
    else:
        redeal(world, seat, deck + rest, faces(world, deck + rest), stay)


def deal_foe(world: State, seat: i64, stay: list[bool], guess: list[i64] | None) -> None:
    """Deal the other player's unseen cards: those face down in setup first, then the hand."""
    foe = 1 - seat
    side = world.sides[foe]
    laid = [m.stack[0] for m in unseen_in_play(side, foe, seat)]
    for copy in laid:
        stay[copy] = True
    hand = unseen_in_hand(side, foe, seat)
    rest = unseen_in_deck(side, seat) + unseen_prizes(side, seat) + unseen_aside(side, seat)
    hidden = laid + hand + rest
    pool = faces(world, hidden) if guess is None else guess
    shuffle(world, pool)
    fit_opening(world, foe, seat, len(hand), pool)
    set_prints(world, foe, hidden, pool, stay)
    for m in unseen_in_play(side, foe, seat):
        m.top = world.cards[m.stack[0]]
        m.base = m.top
        m.attacks = m.top.attacks
        m.powers = m.top.powers


def faces(world: State, copies: list[i64]) -> list[i64]:
    """Print indexes of copies, sorted so that they reveal nothing."""
    pool = [world.cards[c].index for c in copies]
    pool.sort()
    return pool


def redeal(world: State, owner: i64, copies: list[i64], pool: list[i64], stay: list[bool]) -> None:
    """Shuffle print indexes and assign them to copies."""
    shuffle(world, pool)
    set_prints(world, owner, copies, pool, stay)


def set_prints(
    world: State, owner: i64, copies: list[i64], pool: list[i64], stay: list[bool]
) -> None:
    """Assign print indexes to copies; copies that may move change places with one another."""
    free = [c for c in copies if not stay[c]]
    free.sort()
    shuffle(world, free)
    defs = world.match.defs
    into: list[i64] = list(range(len(world.cards)))
    n: i64 = 0
    taken: i64 = 0
    for copy in copies:
        if not stay[copy]:
            into[copy] = free[taken]
            taken += 1
        world.cards[into[copy]] = defs[pool[n]]
        n += 1
    rename(world.sides[owner], into)
    world.at = []  # copies have moved


def rename(side: Side, into: list[i64]) -> None:
    """Replace copies in hidden zones."""
    side.hand = [into[c] for c in side.hand]
    side.prizes = tuple([into[c] if c >= 0 else c for c in side.prizes])
    side.aside = tuple([into[c] for c in side.aside])
    set_deck(side, [into[c] for c in side.deck[: side.left]])


def mix_deck(world: State, side: Side, viewer: i64) -> None:
    """Shuffle the cards of a deck except those whose place is known."""
    top = side.top_seen[viewer]
    cards = side.deck[: side.left]
    loose = [c for c in cards if c not in top]
    loose.sort()
    shuffle(world, loose)
    n: i64 = 0
    for at in range(len(cards)):
        if cards[at] not in top:
            cards[at] = loose[n]
            n += 1
    set_deck(side, cards)
