"""No frame depends on what its viewer has not seen."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.kinds import asks
from playmat.model.state import State
from playmat.server.frames.frame import log_line, shown
from tests.properties.hidden import changed
from tests.properties.play import TABLES, begin, choices

NAMES = ("Ada", "Bob")
EVERY = 3


def frames(st: State, seat: int | None) -> dict[str, Any]:
    """A frame; cards picked so far were seen, so a hidden change must not affect them."""
    frame = shown(st, seat)
    if frame["ask"] and frame["ask"]["picking"]:
        frame["ask"]["picking"]["chosen"] = len(frame["ask"]["picking"]["chosen"])
    return frame


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("ZONE-01", "ZONE-02")
def test_a_hidden_change_leaves_every_frame_of_a_player_as_it_is(table: str) -> None:
    asked = 0
    st = begin(table, 4)

    for step in choices(st, 4):
        for viewer in (0, 1):
            if step % EVERY == viewer or (st.chooser == viewer and st.ask != asks.MAIN):
                asked += st.chooser == viewer

                assert frames(changed(st, viewer, step), viewer) == frames(st, viewer)
    assert asked > 5


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("ZONE-01", "SETUP-09")
def test_an_onlooker_sees_nothing_that_either_player_does_not(table: str) -> None:
    st = begin(table, 5)

    for step in choices(st, 5):
        if step % EVERY == 0 or st.turn == 0:
            for viewer in (0, 1):
                assert frames(changed(st, viewer, step), None) == frames(st, None)


@pytest.mark.parametrize("table", TABLES)
def test_an_onlooker_is_offered_nothing_and_sees_no_hand(table: str) -> None:
    st = begin(table, 6)

    for _ in choices(st, 6):
        frame = frames(st, None)

        assert frame["ask"]["options"] == []
        assert all(side["hand"] == () and side["deck"] is None for side in frame["view"]["sides"])


@pytest.mark.parametrize("table", TABLES)
def test_a_line_of_the_log_names_no_card_that_its_reader_did_not_see(table: str) -> None:
    kept = 0
    st = begin(table, 7, record=True)
    for _ in choices(st, 7):
        pass
    assert st.events is not None
    swapped = st.clone()
    swapped.cards = [*st.cards[60:], *st.cards[:60]]

    for n, event in enumerate(st.events):
        for viewer in (-1, 0, 1):
            if event.seen != 3 and (viewer < 0 or not event.seen >> viewer & 1):
                kept += 1

                told = log_line(st, n, event, viewer, NAMES)
                assert log_line(swapped, n, event, viewer, NAMES) == told
    assert kept > 10


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_frame_tells_neither_the_dealer_nor_the_seed(seat: int | None) -> None:
    st = begin("xy", 8)
    for step in choices(st, 8):
        if step == 60:
            break
    dealer = st.clone()
    dealer.s0, dealer.s1, dealer.s2, dealer.s3 = 1, 2, 3, 4

    assert frames(dealer, seat) == frames(st, seat)
