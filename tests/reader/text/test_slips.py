"""Misprints are fixed wherever they are, and only looked for where they may be."""

from __future__ import annotations

import pytest

from playmat.reader.text.slips import certain, unslipped


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\bflip coin\b", "flip coin"),
        (r"\battack does? damages\b", "attack doe"),
        (r"\b(\d+)-?HP\b", "HP"),
        (r"\b([Yy])ou (?=deck\b|(?:a )?hand\b)", "ou "),
        (r"[\u3040-\u30ff]+\u3002\s*", ""),
        (r"(?<=[.)] )if (?=heads\b)", "if "),
        (r"this way|that way", ""),
    ],
)
def test_words_are_certain_that_stand_in_every_text_with_a_slip(pattern: str, words: str) -> None:
    assert certain(pattern) == words


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("If head, draw a card.", "If heads, draw a card."),
        ("Search you deck for a card.", "Search your deck for a card."),
        ("Draw a card. if tails, discard it.", "Draw a card. If tails, discard it."),
    ],
)
def test_a_slip_is_mended_in_any_text(text: str, meant: str) -> None:
    assert unslipped(text) == meant
