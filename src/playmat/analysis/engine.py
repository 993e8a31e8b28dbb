"""What answers are judged by: an engine deals worlds from a view and follows an answer in one."""

from __future__ import annotations

from statistics import fmean
from typing import Protocol

from playmat.agents.master import REPLIES, TURNS, foreseen
from playmat.agents.planner import likelihood
from playmat.model.views.view import View
from playmat.search.beliefs import Archetypes, Belief
from playmat.search.core.weights import TUNED
from playmat.search.learned import judging
from playmat.search.worlds import World, deal_worlds


class Engine(Protocol):
    """Be what an analysis goes by; a stronger one may take the place of ours."""

    name: str
    """Kept with the results: another engine's are not mixed with them."""

    def world(self, view: View, seed: int) -> World | None:
        """Return a world that a player cannot tell from the game, or nothing."""

    def follow(self, world: World, option: int, chance: int) -> tuple[float, World]:
        """Return how likely a win is after an answer, and the world it was read from."""

    def stands(self, world: World, chance: int) -> float:
        """Return how likely a win is before any answer, by play that favours neither player."""


class MasterLines:
    """The master's lines: the turn, a reply and the next turn played out, each of them judged."""

    name = "master-2"

    def __init__(self, belief: Belief | None = None) -> None:
        self._belief = belief
        self._of_books: dict[str, Belief] = {}

    def world(self, view: View, seed: int) -> World | None:
        """Return a world dealt from a view and nothing else."""
        return next(iter(deal_worlds(view, [seed], self._believed(view.table.book))), None)

    def _believed(self, book: str) -> Belief:
        """Return what is believed of secret lists: in the decks of the book, unless it was said."""
        if self._belief is not None:
            return self._belief
        if book not in self._of_books:
            self._of_books[book] = Archetypes.of_book(book)
        return self._of_books[book]

    def follow(self, world: World, option: int, chance: int) -> tuple[float, World]:
        """Play on as the master does; the world returned is the one after the reply."""
        line, judge = world.after(option, chance), judging(world.state.match)
        reply = REPLIES[chance % len(REPLIES)]
        policies = ("greedy", reply) if world.seat == 0 else (reply, "greedy")
        chances, replied = [], line
        for turn in range(1, TURNS + 1):
            left = world.state.turn + turn - line.state.turn
            line.play_out(policies, turns=left, weights=TUNED)
            chances.append(likelihood(line.value(judge)))
            if turn == TURNS - 1:
                replied = line.clone()
        return foreseen(chances), replied

    def stands(self, world: World, chance: int) -> float:
        """Let both play on alike, and judge it from both sides after the turn and after the reply.

        A followed answer leans to whoever gives it: the best of many is taken, the reply is
        weaker play, and the line ends behind another turn of the same player.
        """
        line, judge, turn = world.clone(), judging(world.state.match), world.state.turn
        chances = []
        for turns in (1, 2):
            left = turn + turns - line.state.turn
            line.play_out("greedy", seed=chance + turns, turns=left, weights=TUNED)
            chances.append(likelihood(line.value(judge)))
            chances.append(1 - likelihood(line.value(judge, 1 - world.seat)))
        return fmean(chances)
