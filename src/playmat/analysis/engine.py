"""How moves are judged: an engine samples worlds from a view and plays a move out in them."""

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
    """The engine behind an analysis; a stronger one may replace ours."""

    name: str
    """Stored with results, so that those of different engines are never mixed."""

    def world(self, view: View, seed: int) -> World | None:
        """Sample a world that the player cannot tell from the real game, or None."""

    def follow(self, world: World, option: int, chance: int) -> tuple[float, World]:
        """Return the win chance after an option, and the world it was judged in."""

    def stands(self, world: World, chance: int) -> float:
        """Return the win chance before any option is taken, by play that favours neither side."""


class MasterLines:
    """The master's lines: the turn, a reply and the next turn, each of them judged."""

    name = "master-2"

    def __init__(self, belief: Belief | None = None) -> None:
        self._belief = belief
        self._of_books: dict[str, Belief] = {}

    def world(self, view: View, seed: int) -> World | None:
        """Sample a world from a view and nothing else."""
        return next(iter(deal_worlds(view, [seed], self._believed(view.table.book))), None)

    def _believed(self, book: str) -> Belief:
        """Belief about secret deck lists: the one given, or the decks of the rulebook."""
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
        """Let both sides play on alike; average both sides' judgement after the turn and reply.

        `follow` favours the player to move: it takes the best of many options, the reply is weaker
        play, and the line ends after another turn of the same player.
        """
        line, judge, turn = world.clone(), judging(world.state.match), world.state.turn
        chances = []
        for turns in (1, 2):
            left = turn + turns - line.state.turn
            line.play_out("greedy", seed=chance + turns, turns=left, weights=TUNED)
            chances.append(likelihood(line.value(judge)))
            chances.append(1 - likelihood(line.value(judge, 1 - world.seat)))
        return fmean(chances)
