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


class Later(Executor):
    """Be told how each game ends."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], int]] = []

    def submit(self, *asked: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, asked[-1]))
        return future

    def end(self, score: float) -> int:
        """End the game that waits longest; return its number."""
        future, number = self.waiting.pop(0)
        future.set_result(score)
        return number


DECKS = (deck_named("haymaker"), deck_named("base1-zap"))


def test_games_are_played_one_after_the_other_and_counted() -> None:
    pool = Later()
    trials = Trials(pool)
    key = trials.begin(DECKS, "ecard", 4)

    numbers = [pool.end(score) for score in (1.0, 0.0, 0.5, 1.0)]

    told = trials.plain(key)
    assert numbers == [0, 1, 2, 3]
    assert (told["played"], told["wins"], told["draws"], told["over"]) == (4, 2, 1, True)
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


def test_a_game_says_whether_the_first_deck_won() -> None:
    one, other = (tuple(card.id for card in deck.cards) for deck in DECKS)

    assert play_game((one, other), "ecard", 0) in (0.0, 0.5, 1.0)
