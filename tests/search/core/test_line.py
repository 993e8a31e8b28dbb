"""A line of a search: an answer, the rest of its turn and a reply; its world stays as it is."""

from __future__ import annotations

from playmat.kinds import asks
from playmat.search.core.line import line, line_worth
from playmat.search.core.playout import QUICK, play_on
from playmat.search.core.position import position_hash
from playmat.search.core.weights import USUAL
from tests.properties.play import begin

BOTH = (QUICK, QUICK)


def test_a_line_ends_at_the_main_question_after_its_turns() -> None:
    st = begin("xy", 2)
    play_on(st, BOTH, USUAL, 5000, 3)
    before = position_hash(st)

    end = line(st, st.options[-1], 11, BOTH, (USUAL, USUAL), 2)

    assert end.winner >= 0 or (end.ask == asks.MAIN and end.turn == st.turn + 2)
    assert position_hash(st) == before


def test_the_same_chance_makes_the_same_line() -> None:
    st = begin("xy", 2)
    play_on(st, BOTH, USUAL, 5000, 3)

    one, other = (
        line_worth(st, st.options[0], 11, 0, BOTH, (USUAL, USUAL), 2, USUAL) for _ in range(2)
    )

    assert one == other
