"""Playouts: games continued by a policy, much better than random and always finite."""

from __future__ import annotations

import pytest

from playmat.kinds import asks
from playmat.search.core.playout import QUICK, RANDOM, play_on
from playmat.search.core.weights import USUAL
from tests.properties.play import TABLES, begin

MANY = 5000
BOTH = (USUAL, USUAL)


@pytest.mark.parametrize("table", TABLES)
def test_a_quick_game_comes_to_its_end(table: str) -> None:
    for seed in range(3):
        st = begin(table, seed)

        given = play_on(st, (QUICK, QUICK), BOTH, MANY, MANY)

        assert st.winner >= 0
        assert given < MANY


def test_the_quick_policy_beats_chance() -> None:
    wins = 0
    for seed in range(30):
        for seat in (0, 1):
            st = begin("ecard", seed)
            play_on(st, (QUICK, RANDOM) if seat == 0 else (RANDOM, QUICK), BOTH, MANY, MANY)
            wins += st.winner == seat

    assert wins >= 42  # four standard deviations above half of sixty, six below the policy's result


def test_a_playout_stops_at_the_first_main_question_after_its_turns() -> None:
    st = begin("xy", 2)
    play_on(st, (QUICK, QUICK), BOTH, MANY, 3)
    turn = st.turn

    play_on(st, (QUICK, QUICK), BOTH, MANY, 2)

    assert st.ask == asks.MAIN
    assert st.turn == turn + 2


def test_a_playout_stops_after_its_answers() -> None:
    st = begin("xy", 2)

    assert play_on(st, (RANDOM, RANDOM), BOTH, 7, MANY) == 7


def test_the_same_deal_is_played_out_the_same_way() -> None:
    ends = []
    for _ in range(2):
        st = begin("ex", 5)
        play_on(st, (QUICK, QUICK), BOTH, MANY, MANY)
        ends.append((st.winner, st.turn, st.s0))

    assert ends[0] == ends[1]
