"""Trials: bots play two decks against each other, and what they won is counted."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

import pytest

from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.errors import BadDeck
from playmat.server.errors import Refused
from playmat.server.trials import AT_ONCE, Trials, play_game
from playmat.sim.job import Job, Matchup, entrant


class Later(Executor):
    """Be told how each game ends."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], int]] = []

    def submit(self, *asked: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, asked[-1]))
        return future

    def end(self, winner: str | None) -> int:
        """End the game that waits longest; return its number."""
        future, number = self.waiting.pop(0)
        row = {"winner": winner, "first": "a", "by": "prizes", "turns": 20, "answers": 90}
        future.set_result(row)
        return number


DECKS = (deck_named("haymaker"), deck_named("base1-zap"))


def test_games_are_played_one_after_the_other_and_counted() -> None:
    pool = Later()
    trials = Trials(pool)
    key = trials.begin(DECKS, "ecard", 4)

    numbers = [pool.end(winner) for winner in ("a", "b", None, "a")]

    told = trials.plain(key)
    assert numbers == [0, 1, 2, 3]
    assert (told["played"], told["wins"], told["draws"], told["over"]) == (4, 2, 1, True)
    assert told["share"] == 0.625
    assert 0 < told["low"] < 0.625 < told["high"] < 1
    assert pool.waiting == []


def test_a_game_that_breaks_ends_the_trial_with_its_reason() -> None:
    pool = Later()
    trials = Trials(pool)
    key = trials.begin(DECKS, "ecard", 4)

    pool.waiting.pop()[0].set_exception(ValueError("odd"))

    assert trials.plain(key)["over"]
    assert "odd" in trials.plain(key)["why"]


def test_a_bad_deck_and_too_many_trials_are_refused() -> None:
    trials = Trials(Later())

    with pytest.raises(BadDeck):
        trials.begin((DECKS[0], Deck("short", DECKS[0].cards[:10])), "ecard", 2)
    for _ in range(AT_ONCE):
        trials.begin(DECKS, "ecard", 2)
    with pytest.raises(Refused, match="under way"):
        trials.begin(DECKS, "ecard", 2)
    with pytest.raises(Refused, match="no trial"):
        trials.plain("none")


def test_the_two_games_of_a_pair_are_dealt_alike_with_the_seats_changed() -> None:
    one, other = (entrant(deck, "first") for deck in DECKS)
    job = Job((Matchup(one, other),), 4, seed=0, rules="ecard")

    rows = [play_game(job, number) for number in range(4)]

    assert [row["seat_of_a"] for row in rows] == [0, 1, 0, 1]
    assert rows[0]["seed"] == rows[1]["seed"] != rows[2]["seed"] == rows[3]["seed"]
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
