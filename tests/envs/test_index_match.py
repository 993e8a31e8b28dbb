"""Whole matches with the option-index interface, faults, logs and lookahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from playmat.envs.index_match import Since, play_match, search_begin
from playmat.envs.option_index import BadAnswer, Observation, deck_question, observation
from playmat.game.game import Game
from playmat.rules import BOOKS, Ruleset
from tests.decks.listed import pair
from tests.envs.twins import TABLES, table_name, twins

Agent = Callable[[Observation], Any]


def at_random(seed: int) -> Agent:
    """An agent written for the interface, which knows nothing of Playmat."""
    rng = Random(seed)

    def agent(obs: Observation) -> list[int]:
        if obs["select"] is None:
            return [721] * 60
        return rng.sample(range(len(obs["select"]["option"])), obs["select"]["maxCount"])

    return agent


def first(obs: Observation) -> list[int]:
    return list(range(obs["select"]["maxCount"])) if obs["select"] else []


@pytest.mark.parametrize("book", BOOKS)
def test_agents_written_for_the_contract_play_a_real_game(book: str) -> None:
    result = play_match([at_random(1), first], book, pair(book), seed=4)

    assert result.fault is None
    assert result.game.over
    assert sum(result.rewards) == 0


def test_the_same_seed_plays_the_same_match() -> None:
    games = [play_match([at_random(1), first], "ex", "random", seed=2).game for _ in range(2)]

    assert games[0].replay.text() == games[1].replay.text()


def test_agents_that_name_our_cards_play_with_their_decks() -> None:
    lists = [[card.id for card in deck.cards] for deck in pair("xy")]

    def naming(n: int) -> Agent:
        return lambda obs: lists[n] if obs["select"] is None else first(obs)

    game = play_match([naming(1), naming(0)], "xy", seed=1).game

    assert [card.id for card in game.decks[0].cards] == lists[1]


def test_an_agent_that_fails_loses() -> None:
    def failing(obs: Observation) -> list[int]:
        return [] if obs["select"] is None else [1 // 0]

    results = [play_match(seats, "ecard", seed=1) for seats in ([failing, first], [first, failing])]

    assert [result.rewards for result in results] == [(-1, 1), (1, -1)]
    assert results[0].fault == (0, "ZeroDivisionError('integer division or modulo by zero')")


def test_an_answer_that_is_not_allowed_loses() -> None:
    result = play_match([lambda obs: [99] if obs.select else [], first], "ecard", seed=1)

    assert result.rewards == (-1, 1)
    assert result.fault is not None
    assert "the options are" in result.fault[1]


def test_logs_tell_what_happened_since_the_last_decision() -> None:
    told: list[list[dict[str, Any]]] = []

    def listening(obs: Observation) -> list[int]:
        told.append(obs["logs"])
        return first(obs)

    game = play_match([listening, listening], "ecard", seed=3).game

    texts = [entry["text"] for entry in told[-1]]
    every = [str(line) for line in game.log_for(0)] + [str(line) for line in game.log_for(1)]
    assert texts
    assert set(texts) <= set(every)
    assert told[0] == []


def told(game: Game, seat: int, since: Since) -> Observation:
    """A player's observation with its logs, without the view itself."""
    view = game.view(seat)
    seen = observation(view, game.choice, since(view))
    assert seen.pop("search_begin_input") is view
    return seen


@pytest.mark.parametrize(("rules", "open_lists"), TABLES, ids=table_name)
def test_observations_and_logs_tell_nothing_that_is_hidden(
    rules: Ruleset, open_lists: bool
) -> None:
    compared = 0
    for game, other, seat in twins(rules, 6, open_lists, turns=12):
        logs = Since(game), Since(other)
        # Earlier events refer to copies, which are other cards in the other game.
        seen = [
            told(*each) | {"logs": []}
            for each in zip((game, other), (seat, seat), logs, strict=True)
        ]
        assert seen[0] == seen[1]

        if "end turn" in map(str, game.options):
            for each in (game, other):
                each.play("end turn")
            compared += same_unless_flipped(game, other, seat, logs)
    assert compared


def test_what_is_laid_down_in_setup_is_told_to_its_player_alone() -> None:
    compared = 0
    for seed in range(8):
        game = Game(*pair("xy"), rules="xy", seed=seed)
        while (choice := game.choice) is not None and choice.what != "setup_active":
            game.play(0)
        assert choice is not None
        told: list[dict[str, object]] = []
        for state in (game.state, game.view(1 - choice.player).sample(seed)):
            other = game.clone()
            other._state, state.events = state, []
            other.play(0)
            told.append(Since(other)(other.view(1 - choice.player))[0])

        assert told[0] == told[1]
        assert told[0]["type"] == "setup_active"
        compared += 1

    assert compared == 8


def same_unless_flipped(game: Game, other: Game, seat: int, logs: tuple[Since, Since]) -> bool:
    """Compare the logs of a move, unless coins were flipped."""
    seen = told(game, seat, logs[0]), told(other, seat, logs[1])
    flipped = any(log["type"] == "coin" for each in seen for log in each["logs"])
    assert flipped or seen[0] == seen[1]
    assert seen[0]["logs"]
    return not flipped


def test_a_line_is_tried_from_what_is_seen() -> None:
    turns: list[tuple[int, int]] = []

    def searching(obs: Observation) -> list[int]:
        if obs["select"] is None:
            return []
        line = search_begin(obs, seed=1)
        here = line.observation["current"]["turn"]
        later = line.step(first(line.observation))
        turns.append((here, later.observation["current"]["turn"]))
        assert line.observation["current"]["turn"] == here
        return first(obs)

    result = play_match([searching, first], "ecard", seed=2)

    assert result.fault is None
    assert any(here < later for here, later in turns)


def test_a_line_takes_what_its_question_allows() -> None:
    def wrong(obs: Observation) -> list[int]:
        if obs["select"] is not None:
            with pytest.raises(BadAnswer):
                search_begin(obs).step([50])
        return first(obs)

    assert play_match([wrong, first], "ecard", seed=2).fault is None


def test_a_line_that_is_over_takes_no_answer() -> None:
    over: list[bool] = []

    def last(obs: Observation) -> list[int]:
        if obs["select"] is not None and not over:
            line = search_begin(obs)
            while line.observation["select"] is not None:
                line = line.step(first(line.observation))
            with pytest.raises(BadAnswer, match="over in this trial"):
                line.step([0])
            over.append(True)
        return first(obs)

    assert play_match([last, first], "ecard", seed=2).fault is None
    assert over


def test_there_is_nothing_to_look_ahead_from_before_the_deal() -> None:
    with pytest.raises(BadAnswer, match="cannot deal a world"):
        search_begin(deck_question())
