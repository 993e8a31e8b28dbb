"""Exact chances, each calculated by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.puzzles.chance import TooMuch, open_position
from playmat.puzzles.exact import Exact
from playmat.puzzles.goal import SURVIVE, WIN, Goal

BOUND = 20_000


def laid(you: str, foe: str, **more: Any) -> State:
    return scenario("ecard", you, foe, **more).state


def chance(st: State, kind: str = WIN, strict: bool = False) -> Fraction:
    return Exact(Goal(kind, 0, int(st.turn)), BOUND, strict).chance(st)


LAST = {"prizes": "base1-98", "foe_prizes": "base1-98"}
"""Each side has one Prize left."""


def test_a_knock_out_for_the_last_prize_is_certain() -> None:
    st = laid("base1-58 +L", "base1-52 dmg40 | base1-52", **LAST)  # Gnaw does 10, Machop has 50

    assert chance(st) == 1


def test_a_knock_out_that_wants_energy_from_the_hand_is_found() -> None:
    st = laid("base1-58 +L", "base1-52 dmg20 | base1-52", hand="L", **LAST)  # Thunder Jolt does 30

    found = Exact(Goal(WIN, 0, int(st.turn)), BOUND).each(open_position(st))

    by_text = {
        text: found[option] for text, option in zip(option_texts(st), st.options, strict=True)
    }
    assert by_text["attach Lightning Energy (energy-L) to active"] == 1
    assert by_text["attack Gnaw"] == 0
    assert by_text["end turn"] == 0


@pytest.mark.parametrize(
    ("deck", "share"),
    [
        ("3*L, 7*base1-98, 2*G", Fraction(1)),
        ("L, 9*base1-14", Fraction(1, 5)),  # two cards of ten
        ("2*L, 3*base1-14", Fraction(7, 10)),  # all but three of the ten pairs
    ],
)
def test_cards_drawn_are_counted_by_their_kinds(deck: str, share: Fraction) -> None:
    st = laid("base1-58 +L", "base1-52 dmg20 | base1-52", hand="base1-91", deck=deck, **LAST)

    # Bill draws two cards; any Energy pays for Thunder Jolt, Raichu does not.
    assert chance(st) == share
    assert chance(st, strict=True) == share


def test_the_order_in_which_a_deck_lies_makes_no_difference() -> None:
    decks = ("L, 3*base1-14", "base1-14, L, 2*base1-14", "3*base1-14, L")
    lying = [
        laid("base1-58 +L", "base1-52 dmg20 | base1-52", hand="base1-91", deck=deck, **LAST)
        for deck in decks
    ]

    found = [chance(st) for st in lying]

    assert found == [Fraction(1, 2)] * 3


def test_a_coin_counts_half() -> None:
    # Bubble does 10 and flips for Paralyzed; a Confused attacker flips before it attacks.
    sure = laid("base1-63 +W", "base1-52 dmg40 | base1-52", **LAST)
    confused = laid("base1-63 +W confused", "base1-52 dmg40 | base1-52", **LAST)

    assert (chance(sure), chance(confused)) == (Fraction(1), Fraction(1, 2))


def test_whoever_has_no_other_pokémon_survives_only_what_cannot_knock_it_out() -> None:
    # Gnaw does 10: Pikachu with 40 HP survives 30 damage; with 10 left it is Knocked Out.
    hurt = laid("base1-58 dmg30", "base1-58 +L", foe_hand="", foe_deck="10*base1-14", deck="10*G")
    well = laid("base1-58 dmg20", "base1-58 +L", foe_hand="", foe_deck="10*base1-14", deck="10*G")

    assert (chance(hurt, SURVIVE), chance(well, SURVIVE)) == (Fraction(0), Fraction(1))


def test_what_the_other_player_may_draw_is_counted() -> None:
    # With a second Energy Thunder Jolt does 30, even if tails hurts Pikachu itself.
    st = laid("base1-58 dmg20", "base1-58 +L", foe_deck="2*L, 3*base1-14", deck="10*G")

    assert chance(st, SURVIVE) == Fraction(3, 5)


def test_a_potion_before_the_reply_saves() -> None:
    st = laid("base1-58 dmg30", "base1-58 +L", hand="base1-94", foe_deck="10*base1-14", deck="10*G")

    assert chance(st, SURVIVE) == 1


def test_a_search_that_grows_too_big_is_given_up() -> None:
    st = laid("base1-58 +L", "base1-52 dmg20 | base1-52", hand="base1-91", deck="2*L, 3*G", **LAST)

    with pytest.raises(TooMuch):
        Exact(Goal(WIN, 0, int(st.turn)), bound=5).chance(st)
