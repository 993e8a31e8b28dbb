"""Special cases of the Trainer cards of the Base sets."""

from __future__ import annotations

from tests.cards_played.tables import FREELY, table


def test_scoop_up_brings_back_what_a_text_benched_as_a_basic() -> None:
    duel = table("ex", "Wall", stadium="ex12-77", hand="base3-1, base1-78")

    duel.choose("use stadium").play("base1-78", answers=["bench 1"])

    assert duel.you.hand == ["base3-1"]


def test_scoop_up_takes_the_basic_from_play_and_not_from_the_discard_pile() -> None:
    duel = table("ecard", "Wall | base1-46>base1-24 +R", stadium="basep-42", hand="base1-78")

    duel.play("Scoop Up", answers=["bench 1"])

    assert duel.you.hand == ["base1-46"]
    assert sorted(duel.you.discard) == ["R", "base1-24", "base1-78"]


def test_scoop_up_does_nothing_to_a_legendary_body() -> None:
    duel = table(FREELY, "neo3-27 +W", hand="base1-78")

    duel.play("Scoop Up")

    assert (duel.you.active.id, duel.you.hand) == ("neo3-27", [])
