"""How many cards a player has in a zone, and how the number comes about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.game.record.log import PUBLIC, line
from playmat.game.record.numbers import LATEST, Reckoning, Step
from playmat.model.state import State

OTHERWISE: Final = "from other effects"
CAME: Final = {"draw": "drawn", "prize": "taken as Prizes"}
"""How cards come into a hand, by event; all other ways are combined."""


def prizes_left(st: State, seat: int, names: tuple[str, str]) -> Reckoning:
    """Return how many Prizes a player has left. [WIN-01]"""
    left = prize_count(st, seat)
    taken = [e for e in st.events or [] if e.what == "prize" and e.seat == seat]
    steps = [Step(line(st, e, PUBLIC, names).text, e.rule) for e in taken]
    text = f"{has(names[seat])} {cards(left, 'Prize')} left to take"
    return Reckoning(text, "WIN-01", tuple(steps[-LATEST:]) or (Step("none taken yet"),))


def deck_count(st: State, seat: int, names: tuple[str, str]) -> Reckoning:
    """Return how many cards are left in a deck, and where the others are. [ZONE-02]"""
    side, all_of_it = st.sides[seat], len(st.match.deck_of[seat])
    away = [
        (len(side.hand), "in hand", "ZONE-01"),
        (prize_count(st, seat), "as Prizes", "PRIZE-01"),
        (len(side.discard), "in the discard pile", "ZONE-03"),
        (len(side.lost), "in the Lost Zone", "ZONE-06"),
    ]
    rest = all_of_it - int(side.left) - sum(count for count, _, _ in away)
    away += [(rest, "in play", "ZONE-04")]
    steps = [Step(f"{cards(all_of_it)} in the whole deck", "DECK-01")]
    steps += [Step(f"−{count} {where}", rule) for count, where, rule in away if count > 0]
    text = f"{has(names[seat])} {cards(int(side.left))} left in the deck"
    return Reckoning(text, "ZONE-02", tuple(steps))


def hand_count(st: State, seat: int, names: tuple[str, str]) -> Reckoning:
    """Return how many cards a player has in hand, and how they came and went. [ZONE-01]"""
    came, now = arrivals(st, seat), len(st.sides[seat].hand)
    gone = sum(came.values()) - now
    steps = [Step(f"{count} {how}", "TURN-02" * (how == "drawn")) for how, count in came.items()]
    if gone > 0:
        steps.append(Step(f"−{gone} played, discarded or put back"))
    elif gone < 0:
        steps.insert(0, Step(f"{-gone} from before the log begins"))
    return Reckoning(f"{has(names[seat])} {cards(now)} in hand", "ZONE-01", tuple(steps))


def arrivals(st: State, seat: int) -> dict[str, int]:
    """Return how many cards have come into a player's hand, by how they came."""
    own, found = set(st.match.deck_of[seat]), dict.fromkeys((*CAME.values(), OTHERWISE), 0)
    for e in st.events or []:
        if e.what in CAME or e.target == "hand":
            found[CAME.get(e.what, OTHERWISE)] += sum(copy in own for copy in e.cards)
    return {how: count for how, count in found.items() if count}


COUNTS: Final[dict[str, Callable[[State, int, tuple[str, str]], Reckoning]]] = {
    "left": prizes_left,
    "deck": deck_count,
    "hand": hand_count,
}
"""The numbers of a player that can be explained."""


def prize_count(st: State, seat: int) -> int:
    return sum(prize >= 0 for prize in st.sides[seat].prizes)


def has(name: str) -> str:
    """Return "You have", or the same with a name."""
    return "You have" if name == "You" else f"{name} has"


def cards(count: int, word: str = "card") -> str:
    """Return a number of cards in words."""
    return f"{count} {word}{'s' * (count != 1)}"
