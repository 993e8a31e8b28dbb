"""Nothing a player receives depends on what that player has not seen."""

from __future__ import annotations

import pytest

from playmat.engine.options import main_options
from playmat.game.purpose import asking_of
from playmat.kinds import asks
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.unseen import knows
from playmat.model.views.build import event_view
from playmat.model.views.view import view_of
from tests.properties.hidden import changed, copies_in
from tests.properties.play import TABLES, begin, choices

SEEDS = range(3)


def false_beliefs(st: State, viewer: int) -> list[str]:
    """Where recorded knowledge of a player is wrong."""
    found = []
    for owner, side in enumerate(st.sides):
        deck = side.deck[: side.left]
        top = side.top_seen[viewer]
        real = list(reversed(deck))[: len(top)]
        if any(c >= 0 and c != at for c, at in zip(top, real, strict=True)):
            found.append(f"top of deck {owner}")
        if any(c not in deck for c in side.deck_seen[viewer]):
            found.append(f"deck {owner}")
        if set(side.deck_seen[viewer]) & set(top):
            found.append(f"deck {owner} twice")
        if any(c not in side.hand for c in side.hand_seen):
            found.append(f"hand {owner}")
        if len(set(side.hand_seen)) < len(side.hand_seen):
            found.append(f"hand {owner} twice")
        masks = side.prizes_up | side.prizes_seen[0] | side.prizes_seen[1]
        if any(c < 0 and masks >> n & 1 for n, c in enumerate(side.prizes)):
            found.append(f"prizes {owner}")
        if any(c not in side.aside for c in side.aside_seen[viewer]):
            found.append(f"aside {owner}")
    return found


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("ZONE-01", "ZONE-02")
def test_a_hidden_change_leaves_the_view_as_it_is(table: str) -> None:
    for seed in SEEDS:
        st = begin(table, seed)

        for step in choices(st, seed):
            for viewer in (0, 1):
                other = changed(st, viewer, step)

                assert view_of(other, viewer) == view_of(st, viewer)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("ZONE-01", "ZONE-02")
def test_a_hidden_change_leaves_the_options_as_they_are(table: str) -> None:
    asked = 0
    for seed in SEEDS:
        st = begin(table, seed)

        for step in choices(st, seed):
            if st.ask == asks.MAIN and st.chooser in (0, 1):
                asked += 1
                other = changed(st, st.chooser, step)
                again = main_options(other)

                assert again == st.options
                assert option_texts(other) == option_texts(st)
    assert asked > 100


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("ZONE-01")
def test_a_hidden_change_leaves_what_a_question_is_for_as_it_is(table: str) -> None:
    asked = 0
    st = begin(table, 1)

    for step in choices(st, 1):
        if st.chooser in (0, 1) and st.ask != asks.MAIN:
            asked += 1
            other = changed(st, st.chooser, step)

            assert asking_of(other, st.chooser).purpose() == asking_of(st, st.chooser).purpose()
    assert asked > 10


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("PRIZE-05")
def test_no_option_carries_the_number_of_an_unseen_copy(table: str) -> None:
    for seed in SEEDS:
        st = begin(table, seed)

        for _ in choices(st, seed):
            if st.chooser in (0, 1):
                assert all(knows(st, st.chooser, copy) for copy in copies_in(st.options))


@pytest.mark.parametrize("table", TABLES)
def test_what_is_kept_as_known_is_so(table: str) -> None:
    for seed in SEEDS:
        st = begin(table, seed)

        for _ in choices(st, seed):
            assert false_beliefs(st, 0) == []
            assert false_beliefs(st, 1) == []


@pytest.mark.parametrize("table", TABLES)
def test_the_log_tells_cards_only_to_those_who_saw_them(table: str) -> None:
    kept = 0
    st = begin(table, 1, record=True)
    for _ in choices(st, 1):
        pass
    assert st.events is not None

    for event in st.events:
        for viewer in (0, 1):
            if not event.seen >> viewer & 1:
                told = event_view(st, event, viewer)
                kept += 1

                assert (told.card, told.cards) == ("", ())
    assert kept > 0


@pytest.mark.parametrize("table", TABLES)
def test_both_players_see_the_same_log_but_for_hidden_cards(table: str) -> None:
    st = begin(table, 2, record=True)
    for _ in choices(st, 2):
        pass
    assert st.events is not None

    for event in st.events:
        one, other = (event_view(st, event, viewer) for viewer in (0, 1))

        assert one._replace(card="", cards=()) == other._replace(card="", cards=())
