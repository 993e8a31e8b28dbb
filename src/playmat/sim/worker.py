"""The part of a simulation that plays: some pairs of mirrored games of one matchup, as rows."""

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
"""Where a match between agents is cut off: no book has a limit, a run must come to an end."""


class Worker:
    """One process's share of a job; it links a matchup once and plays any pair of it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._tables: dict[tuple[object, ...], Table] = {}
        self._makers: dict[str, Callable[[int], Agent]] = {}
        self._staying: dict[tuple[str, str], Agent] = {}
        self._closed = False

    @cached_property
    def library(self) -> Library:
        """The cards that the decks are made of."""
        return Library.default()

    def pairs(self, matchup: int, first: int, count: int) -> list[Row]:
        """Return the rows of some pairs of a matchup, both games of a pair next to each other."""
        return [
            self.game(matchup, pair, seat)
            for pair in range(first, first + count)
            for seat in (0, 1)
        ]

    def game(self, matchup: int, pair: int, seat: int) -> Row:
        """Play one game, the first entrant in *seat*, and return its row."""
        job, both = self.job, self.job.matchups[matchup]
        seed = number_of(job.seed, matchup, pair)
        # To record a game takes a tenth of its time, so it is done for those who look.
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
        """Return the agents of a game by their seats, and what each is told as it begins."""
        sides = [(both.a, SIDES[0]), (both.b, SIDES[1])]
        if seat:
            sides.reverse()
        seeds = [sitting.own_seed(seed, side) for _, side in sides]
        agents = [self.agent(*each, own) for each, own in zip(sides, seeds, strict=True)]
        clock = self.job.clock or None
        return agents, [sitting.start_of(played, n, own, clock) for n, own in enumerate(seeds)]

    def agent(self, one: Entrant, side: str, seed: int) -> Agent:
        """Return a fresh agent for one game, or that of its side which stays for all of them."""
        key = (side, one.agent)
        if key in self._staying:
            return self._staying[key]
        if self._closed:
            raise RuntimeError("the run is over")
        if one.agent not in self._makers:
            self._makers[one.agent] = agent_maker(one.agent)
        try:
            made = self._makers[one.agent](seed)
        except UnknownAgent as error:  # it could be made from another seed
            return Absent(error.why)
        if sitting.stays(made):
            self._staying[key] = made
        return made

    def close(self) -> None:
        """Let those go that have stayed, and nobody else sit down."""
        self._closed = True
        while self._staying:
            sitting.leave(self._staying.popitem()[1])

    def table(self, matchup: int, seat: int) -> Table:
        """Return a matchup ready to be dealt, the first entrant in *seat*."""
        pair = self.job.matchups[matchup]
        seated = (pair.b, pair.a) if seat else (pair.a, pair.b)
        # Players change places more often than decks do, and linking takes as long as a game.
        key = (pair.rules, *((one.deck, one.cards) for one in seated))
        if key not in self._tables:
            if len(self._tables) > 8:
                self._tables.clear()
            first, second = (deck_of(one, self.library) for one in seated)
            how = Settings(open_lists=self.job.open_lists, max_sudden_deaths=MAX_SUDDEN_DEATHS)
            self._tables[key] = Table.of(self.job.rules_of(pair.rules), (first, second), how)
        return self._tables[key]


class Absent:
    """Sit where an agent should that cannot be made for a game, which is lost by that."""

    def __init__(self, why: str) -> None:
        self.why = why

    def choose(self, view: View, choice: Choice) -> Option:
        """Say why nobody answers."""
        raise sitting.AgentFault(f"did not start: {self.why}")


def row_of(matchup: int, pair: int, seat: int, seed: int, played: Played, first: int) -> Row:
    """Return one game as a line of results, its players named by entrant and not by seat."""
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
