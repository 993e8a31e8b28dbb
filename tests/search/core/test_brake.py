"""The brake: a position that comes again and again ends the turn, and a new turn releases it."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from playmat.search.core.brake import WEARY, Brake

CIRCLE = scenario("ecard", "base1-58 +L | base1-58", "base1-58").state


def test_a_position_that_comes_a_third_time_presses_it() -> None:
    brake = Brake()

    assert [brake.comes_to(CIRCLE) for _ in range(4)] == [False, False, True, True]


def test_many_different_positions_press_it_as_well() -> None:
    brake = Brake(most=5)
    pressed = []
    for damage in range(8):
        st = CIRCLE.clone()
        st.sides[0].actives[0].damage = damage

        pressed.append(brake.comes_to(st))

    assert pressed == [False] * 5 + [True] * 3


def test_the_next_turn_releases_it() -> None:
    brake = Brake()
    for _ in range(3):
        brake.comes_to(CIRCLE)
    later = CIRCLE.clone()
    later.turn += 2

    assert not brake.comes_to(later)


def test_it_is_pressed_at_once_in_a_turn_of_hundreds_of_answers() -> None:
    st = CIRCLE.clone()
    st.answers = WEARY

    assert Brake().comes_to(st)
