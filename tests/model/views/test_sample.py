"""A sampled world agrees with what its player knows and is dealt anew in all else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from playmat.engine.options import main_options
from playmat.engine.vm import apply
from playmat.errors import BadState, UnknownCard, UnknownDeck
from playmat.exercise.laws import zones
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.views.sample import sample
from playmat.model.views.view import view_of
from playmat.model.zones import show
from tests.properties.hidden import changed
from tests.properties.play import TABLES, begin, choices


def printed(st: State, owner: int) -> list[str]:
    return sorted(st.cards[c].card_id for c in st.match.deck_of[owner])


def layout(st: State, owner: int) -> list[list[str]]:
    side = st.sides[owner]
    places = [list(side.hand), list(side.deck[: side.left]), [c for c in side.prizes if c >= 0]]
    return [[st.cards[c].card_id for c in place] for place in places]


def own_choice(table: str, seed: int, turn: int) -> State:
    st = begin(table, seed)
    for _ in choices(st, seed):
        if st.turn >= turn and st.chooser in (0, 1):
            break
    return st


@pytest.mark.parametrize("table", TABLES)
def test_the_view_of_a_sampled_world_is_the_view_it_was_dealt_from(table: str) -> None:
    for seed in range(3):
        st = begin(table, seed)

        for step in choices(st, seed):
            if st.chooser in (0, 1):
                view = view_of(st, st.chooser)
                world = view.sample(step)

                assert view_of(world, st.chooser) == view


@pytest.mark.parametrize("table", TABLES)
def test_a_sampled_world_holds_every_card_once(table: str) -> None:
    for seed in range(3):
        st = begin(table, seed)

        for step in choices(st, seed):
            if st.chooser in (0, 1):
                world = sample(st, st.chooser, step)
                there = [copy for _, _, copies in zones(world) for copy in copies]

                assert sorted(there) == list(range(120))
                assert [printed(world, owner) for owner in (0, 1)] == [
                    printed(st, owner) for owner in (0, 1)
                ]


@pytest.mark.parametrize("table", TABLES)
def test_a_sampled_world_plays_on_to_its_end(table: str) -> None:
    pick = Random(5)
    ended = 0
    for seed in range(2):
        st = begin(table, seed)

        for step in choices(st, seed):
            if st.chooser in (0, 1) and step % 9 == 0:
                world = sample(st, st.chooser, step)
                while world.winner < 0:
                    apply(world, pick.choice(world.options))
                ended += 1
    assert ended > 10


def test_a_world_depends_on_what_is_known_and_the_seed_alone() -> None:
    st = own_choice("xy", 4, 6)
    viewer = int(st.chooser)

    one = sample(st, viewer, 11)
    other = sample(changed(st, viewer, 3), viewer, 11)

    assert [layout(one, owner) for owner in (0, 1)] == [layout(other, owner) for owner in (0, 1)]
    assert (one.s0, one.s1, one.s2, one.s3) == (other.s0, other.s1, other.s2, other.s3)


def test_two_seeds_deal_two_worlds() -> None:
    st = own_choice("xy", 4, 6)
    viewer = int(st.chooser)

    one, other = sample(st, viewer, 1), sample(st, viewer, 2)

    assert layout(one, 1 - viewer) != layout(other, 1 - viewer)


def test_unseen_cards_come_up_as_often_as_the_list_has_them() -> None:
    st = own_choice("xy", 4, 6)
    viewer = int(st.chooser)
    side = st.sides[1 - viewer]
    unseen = list(side.hand) + [c for c in side.prizes if c >= 0] + side.deck[: side.left]
    share = Counter(st.cards[c].card_id for c in unseen)
    first: Counter[str] = Counter()

    for seed in range(2000):
        world = sample(st, viewer, seed)
        first[world.cards[world.sides[1 - viewer].hand[0]].card_id] += 1

    card, copies = share.most_common(1)[0]
    assert side.hand_seen == ()
    assert first[card] / 2000 == pytest.approx(copies / len(unseen), abs=0.04)


def test_a_card_known_to_be_in_a_deck_may_lie_anywhere_in_it() -> None:
    st = own_choice("xy", 4, 6)
    viewer = int(st.chooser)
    copy = st.sides[1 - viewer].deck[0]
    show(st, (copy,), viewer)

    worlds = [sample(st, viewer, seed) for seed in range(40)]

    decks = [world.sides[1 - viewer].deck for world in worlds]
    assert all(copy in deck for deck in decks)
    assert all(world.cards[copy] is st.cards[copy] for world in worlds)
    assert len({deck.index(copy) for deck in decks}) > 10


def test_the_known_top_of_a_deck_stays_there() -> None:
    st = own_choice("xy", 4, 6)
    viewer = int(st.chooser)
    side = st.sides[1 - viewer]
    top = tuple(reversed(side.deck[side.left - 3 : side.left]))
    show(st, top, viewer)

    worlds = [sample(st, viewer, seed) for seed in range(10)]

    for world in worlds:
        deck = world.sides[1 - viewer]
        assert tuple(reversed(deck.deck[deck.left - 3 : deck.left])) == top
        assert [world.cards[c] for c in top] == [st.cards[c] for c in top]


def test_a_world_leaves_the_true_game_alone() -> None:
    st = own_choice("ex", 2, 5)
    before = view_of(st, 0), view_of(st, 1), layout(st, 0), layout(st, 1)

    world = sample(st, int(st.chooser), 1)
    apply(world, world.options[0])

    assert (view_of(st, 0), view_of(st, 1), layout(st, 0), layout(st, 1)) == before


def test_a_closed_list_must_be_guessed() -> None:
    st = own_choice("xy", 4, 6)
    st.match.open_lists = False

    try:
        with pytest.raises(UnknownDeck):
            sample(st, int(st.chooser), 1)
    finally:
        st.match.open_lists = True


def test_a_guessed_list_is_what_unseen_cards_come_from() -> None:
    st = own_choice("xy", 4, 6)
    foe = 1 - int(st.chooser)
    energy = next(d.card_id for d in st.match.defs if d.basic_energy)

    world = sample(st, int(st.chooser), 1, [energy] * 60)

    assert {world.cards[c].card_id for c in world.sides[foe].hand} == {energy}


def test_a_guess_of_the_wrong_size_is_refused() -> None:
    st = own_choice("xy", 4, 6)

    with pytest.raises(BadState, match=r"must be 60 cards .* not 59"):
        sample(st, int(st.chooser), 1, ["any"] * 59)


def test_a_guessed_card_that_is_not_in_the_match_is_named() -> None:
    st = own_choice("xy", 4, 6)

    with pytest.raises(UnknownCard, match="nosuch-1"):
        sample(st, int(st.chooser), 1, ["nosuch-1"] * 60)


@pytest.mark.parametrize("table", TABLES)
def test_a_world_is_sampled_while_the_other_player_is_choosing(table: str) -> None:
    asked = 0
    for seed in range(2):
        st = begin(table, seed)

        for step in choices(st, seed):
            if st.chooser in (0, 1):
                viewer = 1 - int(st.chooser)
                view = view_of(st, viewer)
                world = view.sample(step)
                asked += 1

                assert view_of(world, viewer) == view
                assert (world.chooser, world.ask) == (st.chooser, st.ask)
                assert all(accepted(world, option) for option in world.options)
    assert asked > 100


def accepted(world: State, option: int) -> bool:
    """Return whether a world goes on after an answer and keeps every card."""
    after = world.clone()
    apply(after, option)
    return len([copy for _, _, copies in zones(after) for copy in copies]) == 120


def test_what_the_other_player_may_do_in_a_sample_comes_from_the_hand_dealt() -> None:
    st = own_choice("xy", 4, 6)
    viewer = 1 - int(st.chooser)

    worlds = [sample(st, viewer, seed) for seed in range(20)]

    assert len({tuple(option_texts(world)) for world in worlds}) > 10
    for world in worlds:
        assert world.options == main_options(world)


def test_a_sample_at_the_other_player_s_choice_hangs_on_nothing_hidden() -> None:
    st = own_choice("xy", 4, 6)
    viewer = 1 - int(st.chooser)
    other = changed(st, viewer, 3)
    other.options = main_options(other)

    one, two = sample(st, viewer, 11), sample(other, viewer, 11)

    assert other.options != st.options
    assert sorted(option_texts(one)) == sorted(option_texts(two))
    assert layout(one, viewer) == layout(two, viewer)
    for here, there in zip(layout(one, 1 - viewer), layout(two, 1 - viewer), strict=True):
        assert sorted(here) == sorted(there)


def test_a_choice_that_cannot_be_put_again_is_not_sampled() -> None:
    st = own_choice("xy", 4, 6)
    viewer = 1 - int(st.chooser)
    st.options = st.options[:-1]

    with pytest.raises(BadState, match="the other player's choice"):
        sample(st, viewer, 1)
