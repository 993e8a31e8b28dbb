"""Laws of random play: no card is lost, legal moves work, and a seed determines a game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from playmat.engine.start import checked_apply
from playmat.errors import IllegalOption
from playmat.exercise.laws import broken, cards_are_all_there_once, refused, zones
from playmat.kinds import answers
from playmat.model.option import packed
from playmat.model.state import State
from tests.properties.play import TABLES, begin, choices, plain

EVERY_TABLE = pytest.mark.parametrize("table", TABLES)
SEEDS = some.integers(0, 2**63 - 1)
STRANGE = some.integers(0, packed(len(answers.NAMES)) - 1)


def halfway(table: str, seed: int, steps: int) -> State:
    """A game after some choices, or at its last one."""
    st = begin(table, seed)
    last = st
    for step in choices(st, seed):
        last = st.clone()
        if step == steps:
            break
    return last


@EVERY_TABLE
@given(seed=SEEDS)
@settings(max_examples=25)
def test_every_law_holds_at_every_choice_and_the_game_ends(table: str, seed: int) -> None:
    st = begin(table, seed)

    wrong = [(step, said) for step in choices(st, seed) if (said := broken(st))]

    assert wrong == []
    assert broken(st) == ""
    assert st.winner in (0, 1, 2)


@EVERY_TABLE
@given(seed=SEEDS, stride=some.integers(3, 9))
@settings(max_examples=14)
def test_what_is_offered_is_accepted(table: str, seed: int, stride: int) -> None:
    st = begin(table, seed)

    wrong = [said for step in choices(st, seed) if step % stride == 0 and (said := refused(st))]

    assert wrong == []


@EVERY_TABLE
@given(seed=SEEDS, steps=some.integers(0, 120))
@settings(max_examples=14)
def test_a_clone_stands_alone(table: str, seed: int, steps: int) -> None:
    st = halfway(table, seed, steps)
    clone = st.clone()
    before = plain(st)

    played_on = list(choices(clone, seed))

    assert played_on
    assert plain(st) == before
    assert plain(clone) != before


@EVERY_TABLE
@given(seed=SEEDS, steps=some.integers(0, 120))
@settings(max_examples=14)
def test_a_clone_plays_the_game_of_its_original(table: str, seed: int, steps: int) -> None:
    st = halfway(table, seed, steps)
    clone = st.clone()

    last = max(choices(st, seed), default=0)
    last_of_clone = max(choices(clone, seed), default=0)

    assert last_of_clone == last
    assert plain(clone) == plain(st)


@EVERY_TABLE
@given(seed=SEEDS, steps=some.integers(0, 120))
@settings(max_examples=14)
def test_a_trial_leaves_nothing_to_its_game_or_to_the_next_trial(
    table: str, seed: int, steps: int
) -> None:
    st = halfway(table, seed, steps)
    before = plain(st)
    trial = st.trial()
    assert list(choices(trial, seed))

    again = st.trial()

    assert again is trial
    assert plain(st) == before
    assert plain(again) == before


@EVERY_TABLE
@given(seed=SEEDS)
@settings(max_examples=4)
def test_the_same_seed_is_the_same_game_recorded_or_not(table: str, seed: int) -> None:
    st, recorded = begin(table, seed), begin(table, seed, record=True)

    apart = [
        step
        for step, _ in zip(choices(st, seed), choices(recorded, seed), strict=True)
        if plain(st) != plain(recorded)
    ]

    assert apart == []
    assert plain(st) == plain(recorded)
    assert recorded.events
    assert st.events is None


@EVERY_TABLE
@given(seed=SEEDS, steps=some.integers(0, 120), strange=STRANGE)
@settings(max_examples=20)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    table: str, seed: int, steps: int, strange: int
) -> None:
    st = halfway(table, seed, steps)
    before = plain(st)
    foreign = [option for option in (strange, -1, st.options[0] + 1) if option not in st.options]

    for option in foreign:
        with pytest.raises(IllegalOption):
            checked_apply(st, option)

    assert plain(st) == before


@EVERY_TABLE
def test_a_finished_game_takes_no_answer(table: str) -> None:
    st = begin(table, 1)
    for _ in choices(st, 1):
        pass
    before = plain(st)

    with pytest.raises(IllegalOption):
        checked_apply(st, 0)

    assert plain(st) == before


def test_the_counter_sees_a_card_lost_and_a_card_doubled() -> None:
    st = halfway("xy", 1, 20)
    assert sum(len(copies) for _, _, copies in zones(st)) == len(st.cards)

    gone = st.sides[0].deck[st.sides[0].left - 1]
    st.sides[0].left -= 1
    twice = st.sides[1].deck[0]
    st.sides[1].hand.append(twice)

    assert cards_are_all_there_once(st) == f"lost [{gone}], duplicated [{twice}]"


def test_a_state_that_breaks_a_law_is_told_by_its_name() -> None:
    st = begin("xy", 1)
    st.options = [st.options[0], st.options[0]]

    said = broken(st)

    assert said.startswith("a choice has different options: ")


def test_a_clone_that_shares_a_pokemon_is_noticed() -> None:
    st = halfway("xy", 1, 20)
    clone = st.clone()
    before = plain(st)

    clone.sides[0].actives = st.sides[0].actives
    clone.sides[0].actives[0].damage += 10

    assert plain(st) != before
