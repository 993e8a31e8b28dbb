"""A text is read once for all cards with it, and each gets its own names back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

SHARED = "This attack does 10 damage to each of your opponent's Pokémon that isn't a {}."


def shown(face: Face) -> str:
    program = read(face).program
    assert program is not None
    return show(program)


@pytest.mark.parametrize("card", ["Mossling", "Gravelhorn δ", "Dark Duskfin LV.X"])
def test_cards_that_say_the_same_of_themselves_each_mean_their_own_name(card: str) -> None:
    name = card.removesuffix(" δ").removesuffix(" LV.X")

    program = shown(Face("attack", SHARED.format(card), card, "Sweep", "2012-01-01"))

    assert f'named("{name}")' in program
    assert "$" not in program


def test_an_attack_that_speaks_of_itself_means_its_own_name() -> None:
    text = "This Pokémon can't use {} during your next turn."

    for name in ("Sweep", "Moss Toss"):
        program = shown(Face("attack", text.format(name), "Mossling", name, "2012-01-01"))

        assert f'"{name}"' in program


def test_a_word_means_what_it_meant_on_the_day_of_each_card() -> None:
    face = Face("attack", "Draw a card for each Trainer card in your hand.", "Mossling", "Sweep")

    old, new = (shown(replace(face, era=day)) for day in ("2008-01-01", "2012-01-01"))

    assert "plain_trainer" in old
    assert "plain_trainer" not in new
