"""Take-backs: how many moves they undo, and what those moves revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playmat.game.game import Game
from playmat.model.state import State

Look = tuple[int, str, int]
"""Owner, zone, and copy or place of a card."""

SILENT: Final = (
    *("attach", "bench", "evolve", "level_up", "retreat", "retreated", "play", "move"),
    *("setup_active", "setup_bench", "stadium", "switch", "step_up", "promote", "heal"),
    *("cure", "power"),
)
"""Events that reveal nothing new."""


def undo_count(game: Game, seat: int, both: bool) -> int:
    """Number of moves back to the player's last one; with both seats, to the last of all."""
    answers = game.history.answers
    if both:
        return 1 if answers else 0
    for count, answer in enumerate(reversed(answers), start=1):
        if answer.player == seat:
            return count
    return 0


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """The state before the last move, as needed to judge a take-back."""

    seat: int
    dealer: tuple[int, int, int, int]
    events: int
    looks: frozenset[Look]

    @staticmethod
    def of(st: State, seat: int) -> UndoPoint:
        return UndoPoint(seat, dealer(st), len(st.events or ()), looks(st, seat))

    def free(self, st: State, seat: int) -> bool:
        """Whether the move since then revealed nothing new to anyone."""
        if seat != self.seat or st.winner >= 0 or dealer(st) != self.dealer:
            return False
        if looks(st, seat) - self.looks:
            return False
        return all(event.what in SILENT for event in (st.events or [])[self.events :])


def looks(st: State, seat: int) -> frozenset[Look]:
    """What a player knows of hidden cards: looked at, shown, or known by place."""
    found: set[Look] = set()
    for owner, side in enumerate(st.sides):
        known = {
            "deck": side.deck_seen[seat],
            "top": side.top_seen[seat],
            "aside": side.aside_seen[seat],
            "hand": () if owner == seat else side.hand_seen,
            "open": tuple(side.deck[: side.left]) if owner == seat and side.deck_open else (),
        }
        up = side.prizes_up | side.prizes_seen[seat]
        prizes = [(owner, "prize", n) for n in range(len(side.prizes)) if up >> n & 1]
        found.update(prizes)
        found.update((owner, zone, int(copy)) for zone, cards in known.items() for copy in cards)
    return frozenset(found)


def dealer(st: State) -> tuple[int, int, int, int]:
    """The state of the random generator, which changes with every coin and shuffle."""
    return int(st.s0), int(st.s1), int(st.s2), int(st.s3)
