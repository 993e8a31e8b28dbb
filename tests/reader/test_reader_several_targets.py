"""Later sentences about Pokémon switched in, each of several, and replacements."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program

PULL = "witch 1 of your opponent's Benched Pokémon with their Active Pokémon."
AGAIN = "his attack does 30 damage to the new Active Pokémon."


@pytest.mark.parametrize("then", [f"If you do, t{AGAIN}", f"T{AGAIN}"])
def test_the_printed_damage_is_done_once_to_who_was_switched_in_before_it(then: str) -> None:
    made = program("attack", f"Before doing damage, you may s{PULL} {then}", "30")

    assert made == "before { may { a <- choose(bench_of(foe)); switch(foe, a) } }"


def test_damage_that_is_not_the_printed_one_is_done_besides() -> None:
    for printed in ("", "50"):
        assert "if did(b) { hit(a, 30) }" in program("attack", f"S{PULL} T{AGAIN}", printed)


def test_printed_damage_said_again_after_the_switch_is_not_done_twice() -> None:
    assert program("attack", f"S{PULL} T{AGAIN}", "30").startswith("stopped")


@pytest.mark.parametrize("one", ["that Pokémon", "it"])
@pytest.mark.parametrize(
    ("deed", "means"),
    [
        ("Put 2 damage counters on each of your opponent's Pokémon", "counters(a, 2 * units(a))"),
        ("Heal 20 damage from each of your Pokémon", "heal(a, 20 * units(a))"),
    ],
)
def test_each_of_several_counts_its_own_energy(deed: str, means: str, one: str) -> None:
    made = program("attack", f"{deed} for each Energy attached to {one}.", "")

    assert f"{{ {means} }}" in made


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 of your opponent's Pokémon. Put 1 damage counter on each of your opponent's "
        "Benched Pokémon for each Energy attached to that Pokémon.",
        "Put 1 damage counter on each of your other Pokémon for each Energy attached to it.",
        "For each Energy attached to that Pokémon, put 1 damage counter on each of your opponent's "
        "Benched Pokémon.",
    ],
)
def test_of_several_none_counts_for_itself_where_another_may_be_meant(text: str) -> None:
    assert program("attack", text, "").startswith("stopped")


def test_what_comes_then_may_be_done_otherwise() -> None:
    text = "Discard your hand. Then, draw 5 cards. If you have exactly 1 Prize card remaining,"
    made = program("attack", f"{text} draw 7 cards instead.", "")

    assert "if prizes_left(me) == 1 { draw(me, 7) } else { draw(me, 5) }" in made


def test_of_several_deeds_none_is_guessed_to_be_done_otherwise() -> None:
    text = "Discard your hand. Then, draw 5 cards and heal 30 damage from this Pokémon."

    then = "If you have exactly 1 Prize card remaining, draw 7 cards instead."

    stopped = program("attack", f"{text} {then}", "")
    assert stopped.startswith("stopped: says instead of which of several: If you have exactly 1")


FLIPS = "each player flips a coin. If heads, that player draws 6 cards. If tails, that player draws"


def test_coins_that_each_player_flips_on_a_condition_are_told_of_both() -> None:
    text = "Each player shuffles their hand and puts it on the bottom of their deck. If either"

    made = program(
        "trainer",
        f"{text} player put any cards on the bottom of their deck in this way, {FLIPS} 2 cards.",
    )

    outcome = "if heads({0}) > 0 {{ draw({1}, 6) }} else {{ draw({1}, 2) }}"
    assert outcome.format("d", "me") in made
    assert outcome.format("e", "foe") in made


def test_what_coins_bring_is_not_taken_for_what_was_done_before_them() -> None:
    text = (
        f"Each player draws a card. If either player drew any cards in this way, {FLIPS} 2 cards."
    )

    assert program("trainer", text).startswith("stopped")


def test_whose_coin_is_meant_is_not_guessed() -> None:
    text = f"If your opponent has no cards in their hand, {FLIPS} 2 cards."

    assert program("trainer", text).startswith("stopped")


def test_cards_drawn_for_pokemon_of_somebody_else_are_not_taken_for_ones_own() -> None:
    text = (
        "Draw cards until you have as many cards in your hand as they have Water Pokémon in play."
    )

    assert "draw_until(me, count(all(foe)[typed(W)]))" in program("attack", text, "")


TWO = (
    "Once during your turn, you may choose 2 of your Benched Pokémon and attach a Water Energy "
    "card from your discard pile to each of them."
)


def test_it_is_enough_that_one_of_several_got_something() -> None:
    asked = "If you attached Energy to a Pokémon in this way, put 2 damage counters on"

    made = program("power", f"{TWO} {asked} this Pokémon.")

    assert "b <- b + count(e) }; if b > 0 { counters(self, 2) }" in made


@pytest.mark.parametrize(
    "then",
    [
        "heal 20 damage from that Pokémon",
        "it is now Confused",
        "draw a card and heal 20 damage from that Pokémon",
    ],
)
def test_which_of_several_got_something_is_not_guessed(then: str) -> None:
    text = f"{TWO} If you attached Energy to a Pokémon in this way, {then}."

    assert program("power", text).startswith("stopped")


def test_what_is_done_beside_healing_who_got_energy_is_asked_too() -> None:
    text = (
        "Once during your turn, you may attach 2 Water Energy cards from your hand to 1 of your "
        "Stage 1 Pokémon. If you attached Energy to a Pokémon in this way,"
    )

    made = program("power", f"{text} draw a card and heal 20 damage from that Pokémon.")

    assert "if any_of(a) { draw(me, 1); heal(host_of(a), 20) }" in made
