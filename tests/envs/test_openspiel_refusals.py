"""What the OpenSpiel game refuses, with OpenSpiel's own errors."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.errors import PlaymatError

pyspiel = pytest.importorskip("pyspiel", reason="install playmat[openspiel] to run these")
pytest.importorskip("playmat.envs.openspiel")


def dealt(turns: int = 4) -> Any:
    """A state at the first question."""
    state = pyspiel.load_game(
        "python_playmat", {"rules": "ecard", "max_turns": turns}
    ).new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    return state


def finished() -> Any:
    """A state at the end of a short game."""
    state = dealt(turns=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize(
    "wrong", [{"rules": "gb"}, {"decks": "foo,bar"}, {"decks": "foo"}, {"max_turns": 0}], ids=str
)
def test_wrong_parameters_are_refused_when_the_game_is_loaded(wrong: dict[str, Any]) -> None:
    with pytest.raises(PlaymatError):
        pyspiel.load_game("python_playmat", wrong)


@pytest.mark.parametrize("action", [255, 100_000, -1])
def test_an_action_out_of_range_is_refused_and_changes_nothing(action: int) -> None:
    state = dealt()
    before = str(state), state.history()

    with pytest.raises(pyspiel.SpielError):
        state.apply_action(action)

    assert (str(state), state.history()) == before


def test_chance_has_so_many_outcomes_and_no_more() -> None:
    state = pyspiel.load_game("python_playmat").new_initial_state()

    with pytest.raises(pyspiel.SpielError):
        state.apply_action(256)


@pytest.mark.parametrize("action", [float("nan"), 0.5, "0", None])
def test_what_is_no_whole_number_is_refused(action: Any) -> None:
    with pytest.raises(TypeError):
        dealt().apply_action(action)


def test_a_finished_game_takes_no_action() -> None:
    state = finished()

    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(0)


def test_whoever_is_not_asked_has_no_action() -> None:
    state = dealt()

    assert state.legal_actions(1 - state.current_player()) == []


@pytest.mark.parametrize("player", [2, -1])
def test_nobody_else_sees_the_game(player: int) -> None:
    state = dealt()

    for look in (state.information_state_string, state.observation_tensor):
        with pytest.raises(pyspiel.SpielError):
            look(player)
    with pytest.raises(pyspiel.SpielError):
        state.resample_from_infostate(player, lambda: 0.5)


def test_nothing_is_resampled_before_the_deal() -> None:
    state = pyspiel.load_game("python_playmat").new_initial_state()

    with pytest.raises(pyspiel.SpielError):
        state.resample_from_infostate(0, lambda: 0.5)
