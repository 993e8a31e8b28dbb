"""The file of the learned judge is small, and it prefers more Prizes."""

from __future__ import annotations

from playmat.cards.library import Library
from playmat.model.state import State
from playmat.search.core.evaluate import worth
from playmat.search.core.playout import QUICK, play_on
from playmat.search.core.weights import TUNED
from playmat.search.facts import facts_of
from playmat.search.learned import FILE, judging, learned
from playmat.sim.ladder.panel import kept_out
from tests.properties.play import begin


def amidst(table: str) -> State:
    """A game after some turns."""
    st = begin(table, 5)
    play_on(st, (QUICK, QUICK), (TUNED, TUNED), 500, 2)
    return st


def test_the_file_is_small_and_says_how_it_came_about() -> None:
    about = learned().about

    assert FILE.stat().st_size < 8_000_000
    assert about["trained"]["games"] > 10_000
    assert kept_out()


def test_a_prize_taken_is_judged_as_good_for_whoever_took_it() -> None:
    for table in ("ecard", "ex", "platinum", "legends", "xy"):
        st = amidst(table)
        weights = judging(st.match)
        before = worth(st, 0, weights), worth(st, 1, weights)

        left = [copy for copy in st.sides[0].prizes if copy >= 0]
        st.sides[0].prizes = (*left[2:],)

        assert worth(st, 0, weights) > before[0]
        assert worth(st, 1, weights) < before[1]


def test_a_match_has_one_judge() -> None:
    st = begin("xy", 5)

    assert judging(st.match) is judging(st.match)


def test_cards_are_known_by_facts() -> None:
    card = Library.default().card("base1-44")

    found = facts_of(card)

    assert {"pokemon", "kind basic"} <= set(found)
    assert len(set(found)) == len(found)
    assert set(found) & set(learned().about["facts"])
