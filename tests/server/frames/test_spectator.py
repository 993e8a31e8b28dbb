"""What both players may see, without what only one of them knows."""

from __future__ import annotations

import pytest

from playmat.model.views.records import Known, MonView, SideView
from playmat.server.frames.spectator import common, public_side

MON = MonView(1, "base1-58", ("base1-58",), (), (), 0, 40, (), -1, -1, ())
DOWN = MON._replace(card="", stack=(), hp=0)
SIDE = SideView(2, (), 40, None, (), (), ("",) * 6, (), (), (), (), (), (MON,), (), 1, 0, 0, 0, 0)


def test_a_hand_and_an_open_deck_are_left_out() -> None:
    own = SIDE._replace(hand=("a", "b"), deck=(("c", 40),))

    seen = public_side(own, SIDE)

    assert (seen.hand, seen.deck, seen.hand_count) == ((), None, 2)


def test_cards_of_a_hand_that_the_other_has_seen_are_known_to_both() -> None:
    own = SIDE._replace(hand=("a", "a", "b"))
    other = SIDE._replace(known=(Known("a", "hand", 1), Known("c", "deck", 2)))

    seen = public_side(own, other)

    assert seen.known == (Known("a", "hand", 1),)


def test_cards_that_the_other_knows_in_a_deck_its_owner_has_searched_are_known_to_both() -> None:
    own = SIDE._replace(deck=(("c", 1), ("d", 39)))
    other = SIDE._replace(known=(Known("c", "deck", 2),))

    assert public_side(own, other).known == (Known("c", "deck", 1),)


@pytest.mark.rule("PRIZE-05")
def test_a_prize_that_one_player_has_looked_at_stays_hidden() -> None:
    own = SIDE._replace(prizes=("a", "b", None, "", "", ""))
    other = SIDE._replace(prizes=("a", "", None, "", "", ""))

    assert public_side(own, other).prizes == ("a", "", None, "", "", "")


@pytest.mark.rule("SETUP-09")
def test_a_pokemon_face_down_shows_nothing_whoever_laid_it() -> None:
    other = SIDE._replace(actives=(DOWN,))

    assert public_side(SIDE, other).actives == (DOWN,)
    assert public_side(other, SIDE).actives == (DOWN,)


def test_the_top_of_a_deck_is_told_as_far_as_both_know_it() -> None:
    assert common(("a", "b", "c"), ("a", "x", "c")) == ("a", "", "c")
    assert common(("a", "b"), ("a",)) == ("a",)
    assert common(("a", "b"), ()) == ()


def test_cards_put_aside_are_told_if_both_know_them() -> None:
    own = SIDE._replace(aside=("", "a", "b"))
    other = SIDE._replace(aside=("", "", "b"))

    assert public_side(own, other).aside == ("", "", "b")
