"""The brake: repeated positions end the turn, and a new turn releases it."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from playmat.model.state import State
from playmat.search.core.brake import WEARY, Brake

CIRCLE = scenario("ecard", "base1-58 +L | base1-58", "base1-58").state


def later(answers: int) -> State:
    """The same position after more decisions in its turn."""
    st = CIRCLE.clone()
    st.answers = answers
    return st


def test_a_position_that_comes_a_third_time_presses_it() -> None:
    brake = Brake()

    assert [brake.comes_to(later(n)) for n in range(4)] == [False, False, True, True]


def test_a_turn_that_was_taken_back_begins_anew() -> None:
    brake = Brake()
    played = [brake.comes_to(later(n)) for n in range(3)]

    again = [brake.comes_to(later(n)) for n in range(3)]

    assert played == again == [False, False, True]


def test_it_is_pressed_for_one_turn_by_whoever_has_met_more() -> None:
    brake = Brake()
    brake.press(CIRCLE.turn)
    pressed = brake.comes_to(later(3))
    next_turn = CIRCLE.clone()
    next_turn.turn += 2

    assert pressed
    assert not brake.comes_to(next_turn)


def test_many_different_positions_press_it_as_well() -> None:
    brake = Brake(most=5)
    pressed = []
    for damage in range(8):
        st = later(damage)
        st.sides[0].actives[0].damage = damage

        pressed.append(brake.comes_to(st))

    assert pressed == [False] * 5 + [True] * 3


def test_the_next_turn_releases_it() -> None:
    brake = Brake()
    for n in range(3):
        brake.comes_to(later(n))
    next_turn = CIRCLE.clone()
    next_turn.turn += 2

    assert not brake.comes_to(next_turn)


def test_it_is_pressed_at_once_in_a_turn_of_hundreds_of_answers() -> None:
    assert Brake().comes_to(later(WEARY))
