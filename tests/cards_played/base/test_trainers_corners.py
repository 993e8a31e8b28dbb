"""Corners of the Trainer cards of the Base sets."""

from __future__ import annotations

from tests.cards_played.tables import table


def test_scoop_up_brings_back_what_a_text_benched_as_a_basic() -> None:
    duel = table("ex", "Wall", stadium="ex12-77", hand="base3-1, base1-78")

    duel.choose("use stadium").play("base1-78", answers=["bench 1"])

    assert duel.you.hand == ["base3-1"]
