"""A line of a search: a move and the turns that follow, without changing its world."""

from __future__ import annotations

from playmat.kinds import asks
from playmat.model.state import State
from playmat.search.core.evaluate import WON
from playmat.search.core.line import line_values
from playmat.search.core.playout import QUICK, play_on
from playmat.search.core.position import position_hash
from playmat.search.core.weights import USUAL
from tests.properties.play import begin

BOTH = (QUICK, QUICK)


def opened(seed: int = 2) -> State:
    st = begin("xy", seed)
    play_on(st, BOTH, (USUAL, USUAL), 5000, 3)
    assert st.ask == asks.MAIN
    return st


def values(st: State, option: int, turns: int) -> list[int]:
    """The first player's value of a line of quick play after each turn."""
    found = line_values(st, option, 11, 0, BOTH, (USUAL, USUAL), turns, USUAL)
    return [int(value) for value in found]


def test_a_line_is_judged_after_each_turn_and_leaves_its_world_alone() -> None:
    st = opened()
    before = position_hash(st)

    found = values(st, st.options[-1], 4)

    assert len(found) == 4 or abs(found[-1]) == WON
    assert position_hash(st) == before


def test_a_longer_line_begins_like_a_shorter_one() -> None:
    st = opened()

    short, long = values(st, st.options[0], 2), values(st, st.options[0], 4)

    assert long[: len(short)] == short


def test_a_line_that_wins_ends_there() -> None:
    st = opened()

    found = values(st, st.options[0], 1000)

    assert abs(found[-1]) == WON
    assert all(abs(value) < WON for value in found[:-1])


def test_the_same_chance_makes_the_same_line() -> None:
    st = opened()

    assert values(st, st.options[0], 2) == values(st, st.options[0], 2)
