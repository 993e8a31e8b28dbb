"""What hidden opening cards can be: Pokémon that may be in play, a hand that was kept or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.errors import BadState
from playmat.kinds import asks
from playmat.model.dealer import shuffle
from playmat.model.starters import may_start, may_start_benched
from playmat.model.state import State
from playmat.model.unseen import unseen_in_play

ANY_HAND: Final = 0
GOOD_HAND: Final = 1
BAD_HAND: Final = 2
TRIES: Final = 100


def fit_opening(world: State, foe: i64, viewer: i64, hand: i64, pool: list[i64]) -> None:
    """Order a shuffled pool: first cards that can be in play in setup, then a possible hand."""
    side = world.sides[foe]
    laid = unseen_in_play(side, foe, viewer)
    n: i64 = 0
    for m in laid:
        if world.turn > 0:
            n += 1  # put there by a card text, it may be any card
            continue
        if not bring(world, pool, n, m in side.actives):
            raise BadState("opponent_list", f"too few Pokémon for the {len(laid)} in play")
        n += 1
    wanted = kind_of_hand(world, foe)
    if wanted != ANY_HAND and hand > 0:
        fit_hand(world, wanted, n, hand, pool)


def bring(world: State, pool: list[i64], at: i64, active: bool) -> bool:
    """Move the first card that may be there to an index of the pool; return whether one exists."""
    for n in range(at, len(pool)):
        d = world.match.defs[pool[n]]
        if may_start(world, d) if active else may_start_benched(world, d):
            pool[at], pool[n] = pool[n], pool[at]
            return True
    return False


def kind_of_hand(world: State, foe: i64) -> i64:
    """What is known of a hand in setup: kept, about to be redrawn, or nothing."""
    if world.turn > 0 or len(world.sides[foe].actives) > 0:
        return ANY_HAND
    if world.ask == asks.MULLIGAN_BONUS or world.ask == asks.KEEP_HAND:
        return ANY_HAND
    return BAD_HAND if foe in world.frames[0].vars[0] else GOOD_HAND


def fit_hand(world: State, wanted: i64, start: i64, hand: i64, pool: list[i64]) -> None:
    """Shuffle a pool until the cards of the hand are as wanted. [SETUP-05]"""
    head = pool[:start]
    rest = pool[start:]
    for _ in range(TRIES):
        if good(world, rest[:hand]) == (wanted == GOOD_HAND):
            pool[:] = head + rest
            return
        shuffle(world, rest)
    keep = [n for n in rest if good(world, [n]) == (wanted == GOOD_HAND)]
    others = [n for n in rest if n not in keep]
    if len(keep) < (1 if wanted == GOOD_HAND else hand):
        raise BadState("opponent_list", "no opening hand fits the mulligans taken")
    pool[:] = head + keep + others


def good(world: State, hand: list[i64]) -> bool:
    """Whether a hand can be kept. [SETUP-04]"""
    for n in hand:
        if may_start(world, world.match.defs[n]):
            return True
    return False
