"""A live game as it can be looked at: who plays it, who looks on, and how it stands."""

from __future__ import annotations

import time
from typing import Any, Protocol

from playmat.cards.deck import Deck
from playmat.game.game import Game
from playmat.game.header import header_of
from playmat.server.clocks import Clock
from playmat.server.frames import VERSION, log_lines, result_plain, shown
from playmat.server.plan import BOT, Plan
from playmat.server.taking_back import Before, undo_count
from playmat.server.timing import Timed

Decks = dict[int, Deck]
"""Other decks that somebody wants to play with, by seat."""


class Onlooker(Protocol):
    """Be told that a room has changed."""

    def changed(self) -> None:
        """Send a new frame when there is time."""

    def forget(self) -> None:
        """Send the whole log with it: the game was dealt anew."""


class Live(Timed):
    """One game under way, as far as it is looked at."""

    def __init__(
        self, room_id: str, game: Game, plan: Plan, keys: dict[str, str], clock: Clock | None
    ) -> None:
        super().__init__(game, plan, clock)
        self.id = room_id
        self.keys = keys
        self.onlookers: dict[Onlooker, int | str | None] = {}
        self.undo_asked_by: int | None = None
        self.rematch_asked: dict[int, Decks] = {}
        self.seq = len(game.history.entries)
        self.last_used = time.monotonic()
        self._before: Before | None = None

    def frame(self, seat: int | None, have: int) -> dict[str, Any]:
        """Return what a seat, or nobody, is shown; the log after the lines it has."""
        st = self.game.state
        names = self.plan.names
        count = len(st.events or ())
        return {
            "v": VERSION,
            "type": "frame",
            "game": self.id,
            "seq": self.seq,
            "seat": seat,
            **shown(st, seat),
            "log": log_lines(st, seat, names, min(have, count)),
            "lines": count,
            "clock": self.clock.shown() if self.clock is not None else None,
            "players": self.players(),
            "result": result_plain(st, names),
            "undo": {"free": self.free_undo(seat), "asked_by": self.undo_asked_by},
            "match": self.match(),
        }

    def players(self) -> list[dict[str, Any]]:
        """Return who plays, and who is here."""
        present = set(self.onlookers.values())
        return [
            {
                "name": player.name,
                "kind": player.kind,
                "agent": player.agent,
                "here": player.kind == BOT or n in present or "both" in present,
                "joined": player.joined,
            }
            for n, player in enumerate(self.plan.players)
        ]

    def match(self) -> dict[str, Any]:
        """Return how the match stands."""
        plan = self.plan
        return {
            "best_of": plan.best_of,
            "won": plan.won,
            "game": plan.number,
            "next": plan.next,
            "rematch": sorted(self.rematch_asked),
            **self.deck_rules(),
        }

    def deck_rules(self) -> dict[str, Any]:
        """Return whether players may bring decks, and what these are held to."""
        return {
            "own_decks": self.own_decks(),
            "format": self.plan.format,
            "any_deck": bool(self.game.settings.any_deck),
        }

    def own_decks(self) -> bool:
        """Tell whether who joins, or wants a rematch, may bring a deck: not to a given table."""
        return self.game.position is None and (self.game.over or not self.plan.forked)

    def free_undo(self, seat: int | None) -> bool:
        """Tell whether a player may take an answer back without asking."""
        if seat is None or (self.game.over and not self._may_reopen()):
            return False
        if undo_count(self.game, seat, self.both_here()) == 0:
            return False
        return self.plan.alone or (
            self._before is not None and self._before.free(self.game.state, seat)
        )

    def _may_reopen(self) -> bool:
        """Tell whether a game that is over may go on after a take-back: nothing followed it."""
        return self.plan.alone and self.plan.best_of == 1 and self.plan.next is None

    def both_here(self) -> bool:
        """Tell whether one person plays both seats."""
        return "both" in self.keys.values()

    def summary(self) -> dict[str, Any]:
        """Return what anybody may know of the game."""
        return summary_of(self.game, self.plan.names)

    def header(self) -> dict[str, Any]:
        """Return what the game was made from."""
        return header_of(self.game)

    def tell(self) -> None:
        """Let everybody who looks on have a new frame."""
        self.last_used = time.monotonic()
        for onlooker in list(self.onlookers):
            onlooker.changed()


def summary_of(game: Game, names: tuple[str, str]) -> dict[str, Any]:
    """Return what anybody may know of a game."""
    return {
        "rules": game.rules.name,
        "actives": game.rules.actives,
        "decks": [deck.name for deck in game.decks],
        "players": list(names),
        "turn": int(game.turn),
        "over": game.over,
        "result": result_plain(game.state, names),
        "steps": game.step,
    }
