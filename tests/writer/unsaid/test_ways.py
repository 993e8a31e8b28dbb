"""Pairs of templates that simplify a text."""

from __future__ import annotations

from playmat.writer.unsaid.ways import Way, words

LINE = Way("Take {n} cakes. Eat {n} cakes.", "Eat {n} cakes.")


def test_a_hole_that_is_met_twice_stands_for_the_same() -> None:
    assert LINE.told_in("Take 2 cakes. Eat 2 cakes.") == "Eat 2 cakes."
    assert LINE.told_in("Take 2 cakes. Eat 3 cakes.") == "Take 2 cakes. Eat 3 cakes."


def test_a_whole_line_is_meant_and_nothing_with_bullets_below() -> None:
    steps = "Take 2 cakes. Eat 2 cakes."

    assert LINE.told_in(f"Sit down.\n{steps}") == "Sit down.\nEat 2 cakes."
    assert LINE.told_in(f"{steps} Rest.") == f"{steps} Rest."
    assert LINE.told_in(f"{steps}\n• slowly") == f"{steps}\n• slowly"


def test_some_words_may_stand_anywhere() -> None:
    anywhere = words("at the hour of noon{word_end}", "at noon{word_end}")

    assert anywhere.told_in("Eat at the hour of noon, then rest.") == "Eat at noon, then rest."
