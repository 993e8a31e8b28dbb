"""The analysis of a finished game finds planted mistakes and uses no hidden information."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from random import Random

import pytest

from playmat.analysis import judge as judging
from playmat.analysis.analysis import Analysis, begin, go_on
from playmat.analysis.engine import MasterLines
from playmat.analysis.judge import Budget, Judged, judge, standing
from playmat.analysis.keeping import keep, taken_up
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.rules import BOOKS
from playmat.search.beliefs import ready_lists, seen_of
from tests.decks.listed import pair
from tests.search.test_beliefs import secret_game

BUDGET = Budget(lines=16)
WON = (
    "ecard; turn 5; you: base1-58 +L +L | base1-58; hand: base1-94, G; deck: 8*G, 8*base1-58; "
    "prizes: 2*G; foe: base1-52 dmg30 | base1-52 +F; hand: 2*F; deck: 8*F, 8*base1-52; prizes: 2*F"
)
"""Thunder Jolt would Knock Out Machop immediately."""


@pytest.fixture(scope="module")
def replay() -> Replay:
    """A game in which player 0 passes up a Knock Out."""
    return passed()


def passed() -> Replay:
    game = game_at(WON, seed=3)
    for text in ("end turn", "end turn", "attack Thunder Jolt"):
        game.play(text)
    game.concede(game.state.chooser)
    return game.replay


@pytest.fixture(scope="module")
def whole(replay: Replay) -> Analysis:
    engine = MasterLines()
    analysis = begin(replay, BUDGET, engine)
    for _ in go_on(analysis, replay, BUDGET, engine):
        pass
    return analysis


def test_a_planted_blunder_is_its_player_s_worst_move(whole: Analysis) -> None:
    worst = next(moment for moment in whole.mistakes() if moment.seat == 0)

    assert (worst.step, worst.given) == (0, "End turn without attacking")
    assert worst.drop > 0.05
    assert any(step.startswith("Attack: Thunder Jolt") for step in worst.better)
    assert "Prize" in worst.why or "Knocks Out" in worst.why


def test_every_turn_has_a_chance_and_the_end_a_winner(whole: Analysis) -> None:
    turns = whole.turns()

    assert [row["turn"] for row in turns] == [5, 6, 7]
    assert all(0 <= row["chance"] <= 1 for row in turns)
    assert turns[0]["lost"][0] > 0.05
    assert whole.over
    assert whole.winner in (0, 1)


def test_what_was_left_is_taken_up_and_comes_out_the_same(
    replay: Replay, whole: Analysis, tmp_path: Path
) -> None:
    engine = MasterLines()
    left = begin(replay, BUDGET, engine)
    next(go_on(left, replay, BUDGET, engine))
    keep(left, tmp_path)

    found = taken_up(begin(replay, BUDGET, engine), tmp_path)
    done = found.done
    for _ in go_on(found, replay, BUDGET, engine):
        pass

    assert done == 1
    assert found == whole


def test_another_budget_is_another_analysis(replay: Replay, tmp_path: Path) -> None:
    engine = MasterLines()
    left = begin(replay, BUDGET, engine)
    next(go_on(left, replay, BUDGET, engine))
    keep(left, tmp_path)

    found = taken_up(begin(replay, Budget(lines=48), engine), tmp_path)

    assert found.done == 0


def judgement(st: State) -> tuple[int, float, float]:
    options = [int(option) for option in st.options]
    found = judge(MasterLines(), view_of(st, 0, 0), options, options[-1], BUDGET, seed=5)
    assert isinstance(found, Judged)
    return found.best, found.chance, found.drop


def test_a_decision_is_judged_by_what_its_player_could_see() -> None:
    st = game_at(WON, seed=3).state
    # Change everything that player 0 cannot see: the other hand, the decks, the Prizes.
    others = [view_of(st, 0, 0).sample(number) for number in (7, 8)]

    found = [judgement(each) for each in (st, *others)]

    assert any(other.sides[1].hand != st.sides[1].hand for other in others)
    assert found[0] == found[1] == found[2]


def test_one_engine_believes_in_the_decks_of_each_book() -> None:
    engine = MasterLines()

    for book in ("ex", "xy"):
        view = secret_game(book, 2).view(0)
        world = engine.world(view, 5)
        assert world is not None
        dealt = {world.state.cards[copy].card_id for copy in world.state.match.deck_of[1]}
        assert dealt <= {*seen_of(view), *chain(*ready_lists(book))}


def test_half_of_a_clock_is_left_for_comparing(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [0.0]
    monkeypatch.setattr(judging, "perf_counter", lambda: times[0])

    class Timed(MasterLines):
        """A line takes a hundredth of a second, and the first option is best."""

        def follow(self, world, option, chance):  # type: ignore[no-untyped-def]
            times[0] += 0.01
            return (0.9 if option == world.options[0] else 0.5), world

    st = game_at(WON, seed=3).state
    options = [int(option) for option in st.options]
    budget = Budget(lines=100_000, seconds=1.0)

    found = judge(Timed(), view_of(st, 0, 0), options, options[-1], budget, seed=5)

    assert found is not None
    assert found.best == options[0]
    assert 20 <= len(found.pairs) <= 26


def test_an_answer_in_whose_middle_an_analysis_breaks_off_is_looked_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replay, engine = passed(), MasterLines()
    analysis = begin(replay, BUDGET, engine)
    steps = go_on(analysis, replay, BUDGET, engine)
    next(steps)
    with monkeypatch.context() as broken:
        broken.setattr(Replay, "step", interrupted)
        with pytest.raises(KeyboardInterrupt):
            next(steps)

    found = Analysis.read(analysis.plain())
    for _ in go_on(found, replay, BUDGET, engine):
        pass

    assert [moment.step for moment in found.moments] == [0, 1, 2]


def interrupted(*given: object) -> None:
    raise KeyboardInterrupt


def test_a_game_of_two_on_two_with_secret_lists_is_analysed_to_its_end() -> None:
    rules = BOOKS["ex"].replace(actives=2)
    game, rng = Game(*pair("ex"), rules=rules, seed=3, open_lists=False), Random(4)
    while (choice := game.choice) is not None and game.turn < 3:
        game.play(rng.choice(choice.options))
    game.concede(0)
    replay, budget, engine = game.replay, Budget(lines=8), MasterLines()

    analysis = begin(replay, budget, engine)
    for _ in go_on(analysis, replay, budget, engine):
        pass

    assert analysis.over
    assert analysis.winner == 1
    assert {moment.seat for moment in analysis.moments} == {0, 1}
    assert {moment.turn for moment in analysis.moments} >= {1, 2}


def test_a_game_given_up_or_left_before_any_answer_is_told_as_that() -> None:
    game = game_at(WON, seed=3)
    left = begin(game.replay, BUDGET, MasterLines())
    game.concede(0)

    given_up = begin(game.replay, BUDGET, MasterLines())

    assert (left.over, left.finished) == (True, False)
    assert (given_up.over, given_up.finished, given_up.winner) == (True, True, 1)


def test_a_turn_is_drawn_by_what_favours_neither_player() -> None:
    class Leaning(MasterLines):
        """The player to move always seems to win."""

        def follow(self, world, option, chance):  # type: ignore[no-untyped-def]
            return 0.95, world

        def stands(self, world, chance):  # type: ignore[no-untyped-def]
            return 0.7 if world.seat == 0 else 0.3

    engine, replay = Leaning(), passed()
    analysis = begin(replay, BUDGET, engine)
    for _ in go_on(analysis, replay, BUDGET, engine):
        pass

    assert [round(row["chance"], 3) for row in analysis.turns()] == [0.7, 0.7, 0.7]
    assert {moment.chance for moment in analysis.moments} == {0.95}


def test_even_play_is_judged_alike_from_both_sides() -> None:
    mirror = (
        "ecard; turn {}; player {}; you: base1-58 +L | base1-58; hand: 2*L; deck: 20*L; "
        "prizes: 3*L; foe: base1-58 +L | base1-58; hand: 2*L; deck: 20*L; prizes: 3*L"
    )
    found = []
    for turn, player in ((5, "you"), (6, "foe")):
        st = game_at(mirror.format(turn, player), seed=3).state
        chance = standing(MasterLines(), view_of(st, int(st.chooser), 0), 5)
        assert chance is not None
        found.append(chance)

    assert found[0] == pytest.approx(found[1], abs=0.05)
    assert all(0.3 < chance < 0.7 for chance in found)
