"""A hint finds an obvious best move in time, using only the player's view."""

from __future__ import annotations

from playmat.analysis import hint as hints
from playmat.analysis.engine import MasterLines
from playmat.analysis.hint import Hint, hint
from playmat.game.from_position import game_at
from playmat.model.state import State
from playmat.model.views.view import view_of

LONG = 600.0
"""A time limit that no machine exceeds."""

WON = (
    "ecard; turn 5; you: base1-58 +L +L | base1-58; hand: base1-94, G; deck: 8*G, 8*base1-58; "
    "prizes: 2*G; foe: base1-52 dmg30 | base1-52 +F; hand: 2*F; deck: 8*F, 8*base1-52; prizes: 2*F"
)
"""Thunder Jolt would Knock Out Machop immediately."""


def hinted(st: State) -> Hint:
    found = hint(st, LONG)
    assert found is not None
    return found


def test_a_hint_names_the_turn_that_knocks_out() -> None:
    game = game_at(WON, seed=3)

    found = hinted(game.state)

    assert any(step.startswith("Attack: Thunder Jolt") for step in found.turn)
    assert found.turn[0] == found.label
    assert game.choice is not None
    assert found.n < len(game.choice.options)
    assert found.chance is not None
    assert 0 < found.chance < 1


def test_a_hint_hangs_on_nothing_hidden() -> None:
    st = game_at(WON, seed=3).state
    others = [view_of(st, 0, 0).sample(number) for number in (7, 8)]

    found = [hinted(each) for each in (st, *others)]

    assert any(other.sides[1].hand != st.sides[1].hand for other in others)
    assert found[0] == found[1] == found[2]


def test_without_time_the_usual_answer_is_given_without_a_chance() -> None:
    found = hint(game_at(WON, seed=3).state, 0.0)

    assert found is not None
    assert found.chance is None
    assert found.label


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    st = game_at("ecard; turn 5; you: base1-58; foe: base1-58", seed=3).state

    assert len(st.options) == 1
    assert hint(st) is None


def test_another_engine_may_judge() -> None:
    class Looking(MasterLines):
        asked = 0

        def follow(self, world, option, chance):  # type: ignore[no-untyped-def]
            Looking.asked += 1
            return super().follow(world, option, chance)

    hint(game_at(WON, seed=3).state, LONG, Looking())

    assert 0 < Looking.asked <= hints.LINES + 8
