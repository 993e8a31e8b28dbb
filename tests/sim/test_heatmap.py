"""The heat map of a matrix is well formed and readable without colour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from playmat.sim.heatmap import Cell, colour, heatmap

CELLS: list[list[Cell]] = [[None, (0.8, 0.6, 0.9, 40)], [(0.2, 0.1, 0.4, 40), None]]


def test_a_heat_map_is_well_formed_and_says_its_figures() -> None:
    picture = heatmap("Nidoran ♀ & <friends>", ["A & B", "x" * 60], CELLS)

    texts = [each.text or "" for each in ElementTree.fromstring(picture).iter()]
    assert {"80", "60-90", "20", "10-40", "A & B"} <= set(texts)
    assert any(text.endswith("…") for text in texts)


@pytest.mark.parametrize(
    ("share", "expected"), [(0.5, "#ffffff"), (1.0, "#1f789e"), (0.0, "#c45a2b")]
)
def test_one_half_is_white_and_the_ends_are_deep(share: float, expected: str) -> None:
    assert colour(share) == expected


def test_a_long_title_and_the_note_fit_onto_the_picture() -> None:
    title = "1,000 games per matchup, greedy, rules: e-Card advanced rulebook (2002)"

    root = ElementTree.fromstring(heatmap(title, ["A", "B"], CELLS))

    assert int(root.attrib["width"]) > 16 + 10 * len(title)
    assert int(ElementTree.fromstring(heatmap("", ["A"], [[None]])).attrib["width"]) > 430
