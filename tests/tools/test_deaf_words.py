"""A word is unheard if changing or removing it does not change a text's meaning."""

from __future__ import annotations

import pytest

from playmat.reader.face import Face
from tools.deaf_words import pattern_of, unheard, variants


def words(text: str, damage: str = "") -> list[str]:
    """Words of an attack that do not matter to the reader."""
    face = Face("attack", text, "Mossling", "Moss Toss", "2008-02-01", damage=damage)
    return [variant.what for variant in unheard(face)]


@pytest.mark.parametrize(
    "text",
    [
        "Draw 3 cards.",
        "The Defending Pokémon is now Asleep.",
        "Does 20 damage to each of your opponent's Benched Pokémon.",
        "Discard a Metal Energy attached to Mossling.",
    ],
)
def test_every_word_that_is_changed_changes_what_is_meant(text: str) -> None:
    assert words(text) == []


def test_a_reminder_is_not_heard() -> None:
    told = "Flip a coin. If heads, this attack does 35 damage plus 25 more damage. "

    found = words(told + "If tails, this attack does 35 damage.", "35+")

    assert "If tails, this attack does 35 damage." in found
    assert "25" not in found


def test_a_sentence_is_left_out_with_the_note_in_it() -> None:
    found = {variant.text for variant in variants("Draw (now. Or later) a card. Dance.")}

    assert {"Dance.", "Draw (now. Or later) a card. ", "Draw  a card. Dance."} <= found


def test_a_text_that_is_not_read_has_no_unheard_words() -> None:
    assert words("Hop 3 times over the table.") == []


def test_texts_that_differ_in_numbers_types_and_names_have_one_pattern() -> None:
    one = Face("attack", "Aby discards 2 Fire Energy.", "Aby")
    other = Face("attack", "Bob discards 3 Metal Energy.", "Bob")

    assert pattern_of(one) == pattern_of(other)
