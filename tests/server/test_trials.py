"""Trials: bots play two decks against each other, and wins are counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.errors import BadDeck
from playmat.server.errors import Refused
from playmat.server.trials import AT_ONCE, Trials, play_game
from playmat.server.workers import Workers
from playmat.sim.job import Job, Matchup, entrant


class Told(Workers):
    """Records how each game ends."""

    def __init__(self, *winners: str | Exception | None) -> None:
        super().__init__()
        self.winners = list(winners)
        self.numbers: list[int] = []

    async def chore(
        self, within: float, work: Callable[..., Any], *given: Any, **named: Any
    ) -> Any:
        self.numbers.append(given[-1])
        winner = self.winners.pop(0)
        if isinstance(winner, Exception):
            raise winner
        return {"winner": winner, "first": "a", "by": "prizes", "turns": 20, "answers": 90}


def tried(workers: Workers, work: Callable[[Trials], Awaitable[Any]]) -> Any:
    """Run something with the trials of some workers."""

    async def whole() -> Any:
        return await work(Trials(workers))

    return asyncio.run(whole())


async def played(trials: Trials, games: int) -> Any:
    """The state of a trial once it is over."""
    key = trials.begin(DECKS, "ecard", games)
    while not trials.plain(key)["over"]:
        await asyncio.sleep(0)
    return trials.plain(key)


DECKS = (deck_named("haymaker"), deck_named("base1-zap"))


def test_games_are_played_one_after_the_other_and_counted() -> None:
    workers = Told("a", "b", None, "a")

    told = tried(workers, lambda trials: played(trials, 4))

    assert workers.numbers == [0, 1, 2, 3]
    assert (told["played"], told["wins"], told["draws"], told["over"]) == (4, 2, 1, True)
    assert told["share"] == 0.625
    assert 0 < told["low"] < 0.625 < told["high"] < 1


def test_a_game_that_breaks_ends_the_trial_with_its_reason() -> None:
    told = tried(Told(ValueError("odd")), lambda trials: played(trials, 4))

    assert told["over"]
    assert "odd" in told["why"]


def test_a_bad_deck_and_too_many_trials_are_refused() -> None:
    async def work(trials: Trials) -> None:
        with pytest.raises(BadDeck):
            trials.begin((DECKS[0], Deck("short", DECKS[0].cards[:10])), "ecard", 2)
        for _ in range(AT_ONCE):
            trials.begin(DECKS, "ecard", 2)
        with pytest.raises(Refused, match="tests are running"):
            trials.begin(DECKS, "ecard", 2)
        with pytest.raises(Refused, match="trial 'none' not found"):
            trials.plain("none")

    tried(Told(*["a"] * 20), work)


def test_the_two_games_of_a_pair_are_dealt_alike_with_the_seats_changed() -> None:
    one, other = (entrant(deck, "first") for deck in DECKS)
    job = Job((Matchup(one, other),), 4, seed=0, rules="ecard")

    rows = [play_game(job, number) for number in range(4)]

    assert [row["seat_of_a"] for row in rows] == [0, 1, 0, 1]
    assert rows[0]["seed"] == rows[1]["seed"] != rows[2]["seed"] == rows[3]["seed"]
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
