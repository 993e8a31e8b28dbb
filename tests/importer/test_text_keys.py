from __future__ import annotations

import pytest

from playmat.importer.text_keys import OWN_NAME, normalised, text_key


@pytest.mark.rule("DATA-11")
@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Unown [E]", "Unown [E]"),
        ("Unown [E]", "Unown E"),
        ("Beedrill δ", "Beedrill δ"),
        ("Beedrill δ", "Beedrill"),
        ("Gengar LV.X", "Gengar"),
    ],
)
def test_a_text_may_call_its_card_without_brackets_level_and_delta(name: str, called: str) -> None:
    assert normalised(f"{called} naps.", name) == f"{OWN_NAME} naps."


def test_one_text_has_one_key_on_cards_of_any_name() -> None:
    assert text_key("Ann naps.", "Ann") == text_key("Bob  naps.", "Bob")
    assert text_key("Ann naps.", "Ann") != text_key("Ann naps.", "Bob")
