"""The hash of a position: equal for equal tables, different where anything matters."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.kinds import asks
from playmat.model.state import State
from playmat.search.core.position import position_hash
from tests.properties.play import TABLES, begin, choices

YOU = "base1-58 +L dmg10 | base1-58, base1-26"
BASE: dict[str, Any] = {"hand": "base1-94, L", "foe_hand": "W"}


def number(you: str = YOU, foe: str = "base1-58", **more: Any) -> int:
    return int(position_hash(scenario("ecard", you, foe, **{**BASE, **more}).state))


@pytest.mark.parametrize(
    "other",
    [
        {"you": "base1-58 +L dmg10 | base1-26, base1-58"},
        {"hand": "L, base1-94"},
    ],
)
def test_the_order_of_a_bench_or_a_hand_does_not_count(other: dict[str, str]) -> None:
    assert number(**other) == number()


@pytest.mark.parametrize(
    "other",
    [
        {"you": "base1-58 +L dmg20 | base1-58, base1-26"},
        {"you": "base1-58 +L dmg10 asleep | base1-58, base1-26"},
        {"you": "base1-58 +L +L dmg10 | base1-58, base1-26"},
        {"you": "base1-58 dmg10 | base1-58 +L, base1-26"},
        {"hand": "base1-94, W"},
        {"foe_hand": "W, W"},
        {"prizes": "5"},
        {"discard": "L"},
        {"turn": 5},
        {"energy_played": 1},
        {"stadium": "base5-76"},
    ],
)
def test_what_counts_at_the_table_counts(other: dict[str, Any]) -> None:
    assert number(**other) != number()


def renamed(st: State) -> State:
    """A game with two copies of one print exchanged in a hand."""
    other = st.clone()
    for side in other.sides:
        deck = side.deck[: side.left]
        for at, copy in enumerate(side.hand):
            twin = next((c for c in deck if st.cards[c] is st.cards[copy] and c != copy), None)
            if twin is not None:
                where = deck.index(twin)
                side.hand[at], deck[where] = twin, copy
                side.deck = deck
                other.at = []
                return other
    return other


@pytest.mark.parametrize("table", TABLES)
def test_the_names_of_copies_do_not_count(table: str) -> None:
    st, changed = begin(table, 3), 0

    for step in choices(st, 3):
        if st.ask == asks.MAIN and step % 5 == 0:
            other = renamed(st)
            changed += [s.hand for s in other.sides] != [s.hand for s in st.sides]

            assert position_hash(other) == position_hash(st)

    assert changed


def test_what_a_player_does_not_know_counts_for_nobody_but_everybody() -> None:
    one = scenario("ecard", YOU, "base1-58", foe_hand="W", foe_deck="R, G, G").state
    other = one.clone()
    side = other.sides[1]
    side.hand, side.deck = [side.deck[2]], [*side.deck[:2], side.hand[0]]

    assert position_hash(one) != position_hash(other)
    assert position_hash(one, 0) == position_hash(other, 0)
    assert position_hash(one, 1) != position_hash(other, 1)


def test_what_was_used_in_turns_gone_by_does_not_count() -> None:
    now, before = (scenario("ecard", YOU, "base1-58", turn=5).state for _ in range(2))
    now.sides[0].used = (7, now.turn)
    before.sides[0].used = before.sides[0].actives[0].used = (7, before.turn - 2)

    unused = position_hash(scenario("ecard", YOU, "base1-58", turn=5).state)

    assert position_hash(before) == unused != position_hash(now)
