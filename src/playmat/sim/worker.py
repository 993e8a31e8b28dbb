"""Play pairs of mirrored games of a matchup and return them as rows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final

from playmat.agents import sitting
from playmat.agents.agent import Agent
from playmat.agents.registry import UnknownAgent, agent_maker, looks_back
from playmat.cards.library import Library
from playmat.game.replay.kept import keep
from playmat.game.settings import Settings
from playmat.game.table import Table
from playmat.sim.job import SIDES, Entrant, Job, Matchup, deck_of, number_of
from playmat.sim.one_game import Played, play_out

if TYPE_CHECKING:
    from playmat.game.choice import Choice
    from playmat.game.game import Game
    from playmat.game.option import Option
    from playmat.model.views.view import View

Row = dict[str, Any]

MAX_SUDDEN_DEATHS: Final = 20
"""Limit for matches between agents; the rulebooks have none."""


class Worker:
    """One process's share of a job; links each matchup once."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._tables: dict[tuple[object, ...], Table] = {}
        self._makers: dict[str, Callable[[int], Agent]] = {}
        self._staying: dict[tuple[str, str], Agent] = {}
        self._closed = False

    @cached_property
    def library(self) -> Library:
        return Library.default()

    def pairs(self, matchup: int, first: int, count: int) -> list[Row]:
        """The rows of some pairs of a matchup, both games of a pair together."""
        return [
            self.game(matchup, pair, seat)
            for pair in range(first, first + count)
            for seat in (0, 1)
        ]

    def game(self, matchup: int, pair: int, seat: int) -> Row:
        """Play one game with the first entrant in *seat* and return its row."""
        job, both = self.job, self.job.matchups[matchup]
        seed = number_of(job.seed, matchup, pair)
        # Recording takes a tenth of a game's time, so it is done only for agents that need it.
        recorded = any(looks_back(one.agent) for one in (both.a, both.b))
        played = self.table(matchup, seat).deal(seed, recorded)
        agents, starts = self.seated(played, both, seat, seed)
        shuffler = Random(number_of(seed, "options")) if job.shuffle_options else None
        try:
            ended = play_out(played, agents, job.think, shuffler, starts)
        except Exception as fault:
            keep(played, fault)
            raise
        return row_of(matchup, pair, seat, seed, ended, int(played.state.first))

    def seated(
        self, played: Game, both: Matchup, seat: int, seed: int
    ) -> tuple[list[Agent], list[sitting.Start]]:
        """The agents of a game by seat, and the start information for each."""
        sides = [(both.a, SIDES[0]), (both.b, SIDES[1])]
        if seat:
            sides.reverse()
        seeds = [sitting.own_seed(seed, side) for _, side in sides]
        agents = [self.agent(*each, own) for each, own in zip(sides, seeds, strict=True)]
        clock = self.job.clock or None
        return agents, [sitting.start_of(played, n, own, clock) for n, own in enumerate(seeds)]

    def agent(self, one: Entrant, side: str, seed: int) -> Agent:
        """A new agent for one game, or the long-lived agent of that side."""
        key = (side, one.agent)
        if key in self._staying:
            return self._staying[key]
        if self._closed:
            raise RuntimeError("the run is over")
        if one.agent not in self._makers:
            self._makers[one.agent] = agent_maker(one.agent)
        try:
            made = self._makers[one.agent](seed)
        except UnknownAgent as error:  # it could be made with another seed
            return Absent(error.why)
        if sitting.stays(made):
            self._staying[key] = made
        return made

    def close(self) -> None:
        """Close the long-lived agents and make no more."""
        self._closed = True
        while self._staying:
            sitting.leave(self._staying.popitem()[1])

    def table(self, matchup: int, seat: int) -> Table:
        """A matchup ready to be dealt, with the first entrant in *seat*."""
        pair = self.job.matchups[matchup]
        seated = (pair.b, pair.a) if seat else (pair.a, pair.b)
        # Agents change more often than decks, and linking takes as long as a game.
        key = (pair.rules, *((one.deck, one.cards) for one in seated))
        if key not in self._tables:
            if len(self._tables) > 8:
                self._tables.clear()
            first, second = (deck_of(one, self.library) for one in seated)
            how = Settings(open_lists=self.job.open_lists, max_sudden_deaths=MAX_SUDDEN_DEATHS)
            self._tables[key] = Table.of(self.job.rules_of(pair.rules), (first, second), how)
        return self._tables[key]


class Absent:
    """Stands in for an agent that could not be made, which loses the game."""

    def __init__(self, why: str) -> None:
        self.why = why

    def choose(self, view: View, choice: Choice) -> Option:
        """Raise AgentFault with the reason."""
        raise sitting.AgentFault(f"did not start: {self.why}")


def row_of(matchup: int, pair: int, seat: int, seed: int, played: Played, first: int) -> Row:
    """A game as a row of results, with players named by entrant instead of seat."""
    who = SIDES if seat == 0 else SIDES[::-1]
    row: Row = {
        "matchup": matchup,
        "game": 2 * pair + seat,
        "seed": seed,
        "seat_of_a": seat,
        "first": who[first],
        "winner": None if played.winner is None else who[played.winner],
        "by": played.reason,
        "rule": played.rule,
        "turns": played.turns,
        "answers": played.answers,
        "prizes_left": {who[n]: played.prizes[n] for n in (0, 1)},
    }
    if played.fault is not None:
        row["fault"] = {"by": who[played.fault[0]], "what": played.fault[1]}
        if played.trace:
            row["fault"]["trace"] = played.trace
    return row
