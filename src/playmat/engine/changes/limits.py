"""How often something may be used, and how often it was. [POWER-03, POW-5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds.limits import FREE, ONCE, ONCE_GAME, ONCE_NAME, ONCE_PLAYER, ONCE_STAY
from playmat.kinds.powers import IN_HAND
from playmat.kinds.zones import DISCARD, HAND
from playmat.model.definitions import CardDef, UseDef
from playmat.model.state import Mon, Side, State
from playmat.model.tracking import current_records

COPIES: Final = 1000000


def used_up(st: State, how: i64, key: i64, seat: i64, m: Mon | None) -> bool:
    """Whether something has been used as often as its limit allows. [POWER-03, POW-5]"""
    if how >= FREE:
        return False
    side = st.sides[seat]
    if how == ONCE_NAME or how == ONCE_PLAYER:
        return marked(side.used, key, st.turn)
    if how == ONCE_GAME:
        return marked(side.used, key, -1)
    if m is None:
        return False
    return marked(m.used, key, -1 if how == ONCE_STAY else st.turn)


def own_key(how: i64, key: i64, card: i64, m: Mon | None) -> i64:
    """Key under which uses of a reaction are noted; each attached card has its own."""
    if how == ONCE and m is not None and card in m.gear:
        return key + COPIES * (card + 1)
    return key


def marked(used: tuple[i64, ...], key: i64, turn: i64) -> bool:
    """Whether a key is noted for a turn."""
    n: i64 = 0
    while n < len(used):
        if used[n] == key and used[n + 1] == turn:
            return True
        n += 2
    return False


def use_up(st: State, how: i64, key: i64, seat: i64, m: Mon | None) -> None:
    """Note one use of something limited."""
    if how >= FREE:
        return
    side = st.sides[seat]
    if how == ONCE_NAME or how == ONCE_PLAYER:
        side.used = (*current_records(side.used, st.turn), key, st.turn)
    elif how == ONCE_GAME:
        side.used = (*side.used, key, i64(-1))
    elif m is not None:
        m.used = (*current_records(m.used, st.turn), key, i64(-1) if how == ONCE_STAY else st.turn)


def used_up_away(st: State, use: UseDef, side: Side, seat: i64) -> bool:
    """Whether a power in a hand or discard pile is used up: once for each copy there.

    Copies of one card are alike, so uses are counted instead of the copies used.
    """
    if use.how != ONCE:
        return used_up(st, use.how, use.key, seat, None)
    uses = times(side.used, use.key, st.turn)
    if uses == 0:
        return False
    cards = side.hand if use.where == IN_HAND else side.discard
    for copy in cards:
        if has_use(st.cards[copy], use.key):
            uses -= 1
    return uses >= 0


def has_use(d: CardDef, key: i64) -> bool:
    """Whether a card has a use, whatever its print."""
    for use in d.uses:
        if use.key == key:
            return True
    return False


def times(used: tuple[i64, ...], key: i64, turn: i64) -> i64:
    """How often a key is noted for a turn."""
    found: i64 = 0
    n: i64 = 0
    while n < len(used):
        if used[n] == key and used[n + 1] == turn:
            found += 1
        n += 2
    return found


def use_up_away(st: State, use: UseDef, seat: i64) -> None:
    """Note one use of a power in a hand or discard pile."""
    if use.how == ONCE:
        side = st.sides[seat]
        side.used = (*current_records(side.used, st.turn), use.key, st.turn)
    else:
        use_up(st, use.how, use.key, seat, None)


def forget_use(st: State, side: Side, d: CardDef, zone: i64) -> None:
    """Forget one use of a card that leaves the zone; when it returns it is new. [POW-5]"""
    for use in d.uses:
        if use.how == ONCE and zone == (HAND if use.where == IN_HAND else DISCARD):
            n: i64 = 0
            while n < len(side.used) and (side.used[n] != use.key or side.used[n + 1] != st.turn):
                n += 2
            side.used = side.used[:n] + side.used[n + 2 :]
