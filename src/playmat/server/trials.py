"""Trials: two decks played against each other by bots, in a process of their own, and counted."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from playmat.agents.registry import agent_maker
from playmat.cards.library import Library
from playmat.decks.deck import Deck, refuse_unprogrammed
from playmat.game.game import Game
from playmat.rules import book
from playmat.server.errors import Refused, no_such
from playmat.server.rooms.tokens import new_id

KEPT: Final = 50
"""Trials whose counts are remembered."""

AT_ONCE: Final = 4
"""Trials under way; their games take turns in one process."""

Ids = tuple[str, ...]


@dataclass(slots=True)
class Trial:
    """How far a trial has come; wins are the first deck's."""

    decks: tuple[Ids, Ids]
    rules: str
    games: int
    played: int = 0
    wins: int = 0
    draws: int = 0
    why: str = ""

    @property
    def over(self) -> bool:
        """Whether no more games come."""
        return self.played >= self.games or bool(self.why)

    def plain(self) -> dict[str, Any]:
        """Return the count as it is sent."""
        told = {"games": self.games, "played": self.played, "wins": self.wins}
        return {**told, "draws": self.draws, "over": self.over, "why": self.why}


def play_game(decks: tuple[Ids, Ids], rules: str, number: int) -> float:
    """Play one game, seats changed with every other; return 1 if the first deck won, or a half."""
    library = Library.default()
    built = [Deck("", tuple(library.card(card_id) for card_id in ids)) for ids in decks]
    seat = number % 2
    game = Game(built[seat], built[1 - seat], rules=rules, seed=number // 2)
    agents = [agent_maker("greedy")(number + each) for each in range(2)]
    while (choice := game.choice) is not None:
        game.play(agents[choice.player].choose(game.view(choice.player), choice))
    return 0.5 if game.winner is None else float(game.winner == seat)


class Trials:
    """The trials of a server, one game of each after the other."""

    def __init__(self, pool: Executor | None = None) -> None:
        self._pool = pool
        self._trials: dict[str, Trial] = {}

    def begin(self, decks: Sequence[Deck], rules: str, games: int) -> str:
        """Begin a trial of two decks, or refuse it: a deck that breaks a rule, or one too many."""
        if sum(not trial.over for trial in self._trials.values()) >= AT_ONCE:
            raise Refused("busy", f"{AT_ONCE} trials are under way; wait for one to end", "", 429)
        for deck in decks:
            deck.check(book(rules))
            refuse_unprogrammed(deck)
        one, other = (tuple(card.id for card in deck.cards) for deck in decks)
        key = new_id()
        self._trials[key] = Trial((one, other), rules, games)
        for old in list(self._trials)[:-KEPT]:
            del self._trials[old]
        self._go_on(key)
        return key

    def plain(self, key: str) -> dict[str, Any]:
        """Return how far a trial has come."""
        if key not in self._trials:
            raise no_such("trial", key)
        return self._trials[key].plain()

    def _go_on(self, key: str) -> None:
        trial = self._trials.get(key)
        if trial is None or trial.over:
            return
        if self._pool is None:
            # A fork would copy the server's sockets; a process of its own keeps its loop free.
            self._pool = ProcessPoolExecutor(1, get_context("spawn"))
        played = self._pool.submit(play_game, trial.decks, trial.rules, trial.played)
        played.add_done_callback(partial(self._count, key))

    def _count(self, key: str, played: Future[float]) -> None:
        trial = self._trials.get(key)
        if trial is None or played.cancelled():
            return
        if (error := played.exception()) is not None:
            trial.why = f"the game could not be played: {error}"
            return
        score = played.result()
        trial.played += 1
        trial.wins += score == 1
        trial.draws += score == 0.5
        self._go_on(key)
