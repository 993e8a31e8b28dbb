"""Explanations of better moves speak for them, name the right player and use one measure."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.analysis import hint as hints
from playmat.analysis import words
from playmat.analysis.engine import MasterLines
from playmat.analysis.judge import Pair
from playmat.analysis.words import better_turn, immediate_result, reasons
from playmat.errors import IllegalOption
from playmat.game.from_position import game_at
from playmat.kinds import answers
from playmat.model.option import kind
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.search.core.weights import TUNED
from playmat.search.worlds import World

WON = (
    "ecard; turn 5; you: base1-58 +L +L | base1-58; hand: base1-94, L; deck: 8*G, 8*base1-58; "
    "prizes: {}*G; foe: base1-52 dmg30 | base1-52 +F; hand: 2*F; deck: 8*F, 8*base1-52; "
    "prizes: {}*F"
)


def position(own: int = 2, other: int = 2) -> State:
    return game_at(WON.format(own, other), seed=3).state


def pairs(best: tuple[int, int], given: tuple[int, int]) -> list[Pair]:
    one, other = World(position(*best), 0), World(position(*given), 0)
    return [Pair(one, one, other)]


def fail(*given: Any) -> Any:
    raise IllegalOption("what means something else", ())


def test_what_speaks_against_an_answer_is_no_reason_for_it() -> None:
    both = pairs((1, 1), (2, 2))

    assert reasons(both, 0) == ["takes 1 more Prize"]
    assert reasons(pairs((2, 1), (2, 2)), 0) == []
    assert reasons(pairs((2, 2), (2, 1)), 0) == ["concedes 1 fewer Prize"]


def test_it_is_said_which_pokemon_has_no_energy() -> None:
    st = position()
    attaching = [int(o) for o in st.options if kind(o) == answers.ATTACH]

    said = [immediate_result(view_of(st, 0, 0), st, option) for option in attaching]

    assert "Pikachu (Active) has 2 Energy" in said
    assert "Pikachu (Bench 1) has no Energy" in said


def test_the_turn_goes_on_by_the_weights_that_answers_are_judged_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def best(st: State, seat: int, seeds: object, weights: object, brake: object) -> int:
        asked.append(weights)
        return int(st.options[-1])

    monkeypatch.setattr(words, "best_answer", best)
    st = position()
    attach = next(int(o) for o in st.options if kind(o) == answers.ATTACH)

    better_turn(World(st, 0), attach)

    assert asked
    assert all(each is TUNED for each in asked)


def test_a_turn_that_fails_in_a_world_is_told_as_far_as_it_went(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(words, "best_answer", fail)
    st = position()
    attach = next(int(o) for o in st.options if kind(o) == answers.ATTACH)

    assert len(better_turn(World(st, 0), attach)) == 1


def test_a_hint_is_given_though_greedy_play_fails_in_a_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "greedy", fail)

    found = hints.hint(position(), 0.0, MasterLines())

    assert found is not None
    assert found.label
