"""What a text counts: things in play, in a player's zones, differences between players."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import program

LATE = "2013-06-01"


@pytest.mark.parametrize(
    ("counted", "means"),
    [
        ("Fire Pokémon and Water Pokémon you have in play", "count(all(me)[typed(R) or typed(W)])"),
        ("different type of Basic Pokémon on your Bench", "types_among(bench_of(me)[basic])"),
        ("Pokémon Tool card you have in play", "count(gear_on(all(me))[tool])"),
        (
            "Benched Pokémon your opponent has more than you",
            "count(bench_of(foe)) - count(bench_of(me))",
        ),
        ("of your Item cards in the discard pile", "count(discards(me)[item])"),
        ("type of Energy attached to your Pokémon", "types_among(energy_on(all(me)))"),
        (
            "card in your opponent's hand more than the number of cards in your hand",
            "most(0, count(hand(foe)) - count(hand(me)))",
        ),
        (
            "Energy card in your discard pile, except Water Energy cards",
            "count(discards(me)[energy and not (energy and provides(W))])",
        ),
        ("Energy attached to this Pokémon, up to a maximum of 30 damage", "least(units(self), 3)"),
    ],
)
def test_each_thing_counted_adds_damage(counted: str, means: str) -> None:
    made = program("attack", f"This attack does 10 more damage for each {counted}.", LATE, "10+")

    assert f"10 * {means}" in made or f"10 * ({means})" in made


@pytest.mark.parametrize(
    "text",
    [
        "After counting the cards in your hand, shuffle your hand into your deck. Then, draw that "
        "many cards plus 1.",
        "Count the cards in your hand and shuffle your hand into your deck. Then, draw 1 more card "
        "than that.",
    ],
)
def test_what_is_counted_first_is_counted_before_it_moves(text: str) -> None:
    made = program("trainer", text, LATE)

    assert made.startswith("play { a <- count(hand(me)); move(hand(me), deck)")
    assert "draw(me, a + 1)" in made


def test_a_limit_on_counters_removed_is_one_on_damage() -> None:
    text = "Remove 1 damage counter from this Pokémon for each Water Energy attached to it. You "
    made = program("attack", text + "can't remove more than 3 damage counters in this way.", LATE)

    assert made == "after { remove_counters(self, least(units(self, W), 3)) }"


@pytest.mark.parametrize(
    ("limited", "means"),
    [
        ("Draw a card for each of your Benched Pokémon, up to 4.", "least(count(bench_of(me)), 4)"),
        (
            "Draw cards equal to the number of Pokémon in play. You can't draw more than 8 cards "
            "in this way.",
            "least(count(all(both)), 8)",
        ),
    ],
)
def test_no_more_cards_are_drawn_than_a_text_allows(limited: str, means: str) -> None:
    assert program("trainer", limited, LATE) == f"play {{ draw(me, {means}) }}"


@pytest.mark.parametrize(
    ("limit", "means"),
    [
        ("up to 3", "20 * least(units(self), 3)"),
        ("up to 60", "20 * least(units(self), 3)"),
        ("up to a maximum of 70 damage", "least(20 * units(self), 70)"),
    ],
)
def test_a_low_limit_is_one_on_what_is_counted(limit: str, means: str) -> None:
    text = f"This attack does 20 more damage for each Energy attached to this Pokémon, {limit}."

    assert means in program("attack", text, LATE, "10+")


def test_a_limit_on_counters_or_on_what_they_are_put_for_is_left_unread() -> None:
    text = "Put 2 damage counters on the Defending Pokémon for each of your Benched Pokémon, up to"

    assert read(Face("attack", f"{text} 4.", "Mossling", "", LATE)).program is None


def test_a_limit_is_none_on_what_lasts_beside_the_damage() -> None:
    text = "This attack does 10 damage for each Energy attached to this Pokémon. The Defending "
    text += "Pokémon can't retreat during your opponent's next turn. You can't do more than 40 "
    made = program("attack", text + "damage in this way.", LATE, "10x")

    assert "damage(10 * least(units(self), 4))" in made
    assert "mod(can_retreat, how=forbid)" in made


@pytest.mark.parametrize(
    ("cost", "means"),
    [("Colorless Colorless or less", "at_most(2)"), ("Colorless or more", "at_least(1)")],
)
def test_a_retreat_cost_is_told_in_symbols(cost: str, means: str) -> None:
    text = f"Search your deck for a Pokémon with a Retreat Cost of {cost}, reveal it, and put it "
    made = program("trainer", f"{text}into your hand. Shuffle your deck.", LATE)

    assert f"deck(me)[pokemon and retreat_{means}]" in made


@pytest.mark.parametrize("fewer", ["that many cards minus 2", "2 fewer cards than that"])
def test_fewer_cards_than_were_counted_are_none_at_the_least(fewer: str) -> None:
    made = program("trainer", f"Count your Benched Pokémon. Draw {fewer}.", LATE)

    assert made == "play { draw(me, most(0, count(bench_of(me)) - 2)) }"
