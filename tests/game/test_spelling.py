"""Texts in full and in short: which of some a person means."""

from __future__ import annotations

import pytest

from playmat.game.reading import Offer, read

TEXTS = [
    "attach Fire Energy (base1-98) to active",
    "attach Fire Energy (base1-98) to bench 1",
    "attach Fire Energy (base1-98) to bench 10",
    "attack Thunder Jolt",
    "bench Pikachu (base1-58)",
    "evolve Raichu (base1-14) on active",
    "pick foe's bench 2",
    "play Pokémon Trader (base1-77)",
    "use Rain Dance of bench 1",
    "end turn",
]


def meant(written: str, texts: list[str]) -> list[str]:
    known = [Offer(n, "", text, (text,) * 3, True) for n, text in enumerate(texts)]
    return [each.text for each in read(written, known)]


@pytest.mark.parametrize(
    ("written", "only"),
    [
        ("END TURN", "end turn"),
        ("end", "end turn"),
        ("attack thunder", "attack Thunder Jolt"),
        ("Thunder Jolt", "attack Thunder Jolt"),
        ("bench base1-58", "bench Pikachu (base1-58)"),
        ("bench pikachu", "bench Pikachu (base1-58)"),
        ("evolve Raichu onto active", "evolve Raichu (base1-14) on active"),
        ("attach  fire energy to Bench 1", "attach Fire Energy (base1-98) to bench 1"),
        ("play pokemon trader", "play Pokémon Trader (base1-77)"),
        ("power rain dance", "use Rain Dance of bench 1"),
        ("pick bench 2", "pick foe's bench 2"),
        ("foe's bench 2", "pick foe's bench 2"),
    ],
)
def test_a_shorter_text_means_the_only_one_it_fits(written: str, only: str) -> None:
    assert meant(written, TEXTS) == [only]


def test_a_text_that_fits_several_means_them_all() -> None:
    assert meant("attach fire energy", TEXTS) == TEXTS[:3]


def test_a_number_is_never_cut_short() -> None:
    assert meant("1", ["10", "12"]) == []


def test_an_unknown_text_means_nothing() -> None:
    assert meant("dance", TEXTS) == []
