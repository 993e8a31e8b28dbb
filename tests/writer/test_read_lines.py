"""The way back: what is in our wording is understood, everything else is left alone."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import lettered, read_back, write


@pytest.mark.parametrize(
    "text",
    [
        "Flip a coin. If heads, the other Pokémon falls asleep.",
        "Draw 2 cards",
        "Draw two cards.",
        "Draw 2 cards.\n• shuffle your deck",
        "After damage:",
        "• draw 2 cards",
        "After damage:\n    • draw 2 cards",
        "Draw 2 cards.\n\nShuffle your deck.",
        "Discard it.",
        "Discard the topmost card in your deck.",
        "If so: draw 1 card.",
        "If A was done: draw 1 card. Otherwise: stop here. Otherwise: stop here.",
        "“",
        "(",
        "\n",
    ],
)
def test_a_text_that_is_not_in_our_wording_is_none(text: str) -> None:
    assert read_back(text) is None


def test_no_text_is_the_empty_program() -> None:
    assert read_back("") == ()
    assert write(()) == ""


def test_a_line_of_effects_is_what_its_kind_of_face_does() -> None:
    text = "Discard your hand."

    assert read_back(text, "attack") == parse("after { discard(hand(me)) }")
    assert read_back(text, "trainer") == parse("play { discard(hand(me)) }")
    assert read_back(text, "power") is None


def test_effects_on_damage_come_before_it_and_others_after() -> None:
    assert read_back("This attack does 10 more damage.") == parse("before { add_damage(10) }")
    assert read_back("Before damage: draw 1 card.") == parse("before { draw(me, 1) }")
    assert read_back("After damage, this attack does 10 more damage.") == parse(
        "after { add_damage(10) }"
    )


def test_one_form_of_a_word_is_as_good_as_the_other() -> None:
    assert read_back("Draw 1 cards. draw 2 card.") == parse("after { draw(me, 1); draw(me, 2) }")


def test_a_letter_may_be_said_where_it_could_be_left_out() -> None:
    said = read_back("Choose 1 of your Pokémon (A). Heal 10 from A.")

    assert said == read_back("Choose 1 of your Pokémon. Heal 10 from it.")
    assert said == parse("after { a <- choose(all(me)); heal(a, 10) }")


def test_names_with_quotes_and_backslashes_come_back_as_they_were() -> None:
    program = parse('needs(used_last_turn("a \\"b\\" \\\\ ”c“"))')

    assert read_back(write(program)) == program


def test_variables_are_called_in_the_order_they_are_bound() -> None:
    program = parse(
        "after { f <- flip; each x in all(me) { y <- choose(energy_on(x)); discard(y) } }"
    )

    renamed = lettered(program)

    assert renamed == parse(
        "after { a <- flip; each b in all(me) { c <- choose(energy_on(b)); discard(c) } }"
    )
    assert lettered(renamed) == renamed


def test_more_variables_than_letters_keep_their_names() -> None:
    binds = "; ".join(f"v_{at} <- flip" for at in range(27))
    program = parse(f"after {{ {binds} }}")

    assert lettered(program) == program
    assert read_back(write(program)) == program
