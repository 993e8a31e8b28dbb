"""What is usable even where it does nothing says so, or names all that it asks for."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    (
        "power",
        "power(once, any_of(bench_of(foe))) { draw(me, 1) }",
        "Once during your turn, only if your opponent has Benched Pokémon, you may draw a card.",
    ),
    (
        "power",
        "power(once) { draw(me, 1) }",
        "Usable even if it does nothing.\nOnce during your turn, you may draw a card.",
    ),
    (
        "power",
        "power(once, any_of(deck(me))) { draw(me, 1) }",
        "Once during your turn, you may draw a card.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_condition_beside_which_nothing_is_asked_for_is_told_so(
    kind: str, program: str, text: str
) -> None:
    said = write(parse(program), kind)

    assert said == text
