"""Evolution lines in both directions."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.ereader.evolution import line_through


def line(card_id: str) -> list[tuple[str, list[str]]]:
    library = Library.default()
    steps = line_through(library.card(card_id), library)
    return [(step.title, [card.name for card in step.cards]) for step in steps]


@pytest.mark.parametrize("card_id", ["base1-46", "base1-24", "base1-4"])
def test_every_stage_shows_the_whole_line(card_id: str) -> None:
    titles = [title for title, _ in line(card_id)]

    assert titles[:3] == ["Basic", "Stage 1", "Stage 2"]


def test_a_baby_stands_before_the_pokemon_it_becomes() -> None:
    below, here, *_ = line("base1-58")

    assert below == ("Baby", ["Pichu"])
    assert here == ("Basic", ["Pikachu"])


def test_a_level_up_stands_above_the_pokemon_of_its_name() -> None:
    assert line("pl3-1") == [("Basic", ["Absol G"]), ("LV.X", ["Absol G LV.X"])]


def test_a_restored_pokemon_stands_above_its_fossil() -> None:
    restored = next(c for c in Library.default().cards() if c.kinds[0] == "restored")

    assert line(restored.id)[0][0] in ("Item", "Fossil")


def test_a_break_and_a_mega_evolution_are_the_last_steps() -> None:
    assert line("xy2-69")[-1] == ("Mega Evolution", ["M Charizard-EX"])
    assert line("xy9-41")[-1][0] == "BREAK"


def test_a_level_up_and_a_break_of_the_same_pokemon_are_steps_of_their_own() -> None:
    assert line("base1-58")[-2:] == [("LV.X", ["Raichu LV.X"]), ("BREAK", ["Raichu BREAK"])]


def test_a_pokemon_alone_has_no_line() -> None:
    assert line("base2-47") == []
