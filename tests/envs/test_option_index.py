"""The option-index interface: observations, valid answers, several options at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from playmat.envs.option_index import (
    Adapted,
    BadAnswer,
    Observation,
    checked,
    deck_question,
    observation,
)
from playmat.game.from_position import game_at
from playmat.game.game import Game
from tests.decks.listed import pair


def asked(game: Game) -> Observation:
    """The observation of the player to choose, without the search input."""
    choice = game.choice
    assert choice is not None
    seen = observation(game.view(choice.player), choice, ())
    return Observation({name: part for name, part in seen.items() if name != "search_begin_input"})


def test_the_deck_is_asked_for_without_a_question() -> None:
    assert deck_question()["select"] is None


def test_an_observation_is_plain_data() -> None:
    game = Game(*pair("ecard"), rules="ecard", seed=3)

    assert json.loads(json.dumps(asked(game))) == asked(game)


def test_options_are_numbered_and_told_in_words() -> None:
    game = Game(*pair("ecard"), rules="ecard", seed=3)

    question = asked(game)["select"]

    assert [option["index"] for option in question["option"]] == [*range(len(game.options))]
    assert [option["text"] for option in question["option"]] == [str(o) for o in game.options]
    assert (question["minCount"], question["maxCount"]) == (1, 1)


def test_a_hand_is_shown_to_its_player_alone() -> None:
    game = Game(*pair("ecard"), rules="ecard", seed=3)
    seat = int(game.state.chooser)

    players = asked(game)["current"]["players"]

    assert len(players[seat]["hand"]) == players[seat]["handCount"] == 7
    assert players[1 - seat]["hand"] is None


def computer_search() -> Game:
    """A game that asks for two cards of the hand."""
    position = "ecard; you: base1-58; hand: base1-71, L, W, F, G; deck: 3*R; foe: base1-52"
    game = game_at(position, seed=1)
    game.play("play Computer Search")
    return game


def test_several_cards_are_chosen_at_once() -> None:
    game = computer_search()
    choice = game.choice
    assert choice is not None

    question = asked(game)["select"]

    assert (question["minCount"], question["maxCount"]) == (2, 2)
    assert len(question["option"]) == 4


def test_what_was_chosen_at_once_is_given_one_by_one() -> None:
    game = computer_search()
    calls = []

    def agent(seen: Observation) -> list[int]:
        calls.append(seen["select"]["maxCount"])
        return [3, 1][: seen["select"]["maxCount"]]

    adapted = Adapted(agent)
    for _ in range(3):
        choice = game.choice
        assert choice is not None
        game.play(adapted.choose(game.view(choice.player), choice))

    assert calls == [2, 1]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ([9, 0], "the options are 0 to 3"),
        ([-1, 0], "the options are 0 to 3"),
        ([0, 0], "the options are 0 to 3"),
        ([0], "options instead of 2 to 2"),
        ([0, 1, 2], "options instead of 2 to 2"),
        ([0.0, 1.0], "not a list of whole numbers"),
        ([float("nan"), 1], "not a list of whole numbers"),
        ([True, False], "not a list of whole numbers"),
        (["0", "1"], "not a list of whole numbers"),
        (0, "not a list of whole numbers"),
        (None, "not a list of whole numbers"),
    ],
)
def test_an_answer_that_the_question_does_not_allow_is_refused(answer: Any, why: str) -> None:
    choice = computer_search().choice
    assert choice is not None

    with pytest.raises(BadAnswer, match=why):
        checked(answer, choice)


def test_whoever_is_not_asked_does_not_answer() -> None:
    game = computer_search()
    choice = game.choice
    assert choice is not None

    with pytest.raises(BadAnswer, match="it is player 0's choice, not player 1's"):
        Adapted(lambda seen: [0]).choose(game.view(1), choice)
