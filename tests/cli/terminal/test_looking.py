"""Commands that look at cards: by place, by prefix, in hand and in piles."""

from __future__ import annotations

import pytest

from playmat.agents.first import FirstAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.table import Table
from playmat.game.from_position import game_at
from tests.cli.typed import Typed

POSITION = (
    "ecard; you: base1-46 | base1-58; hand: base1-24, 2*base1-94, R; discard: base1-94, 2*R"
    "; prizes: base1-4, R, R; foe: base1-58 | base1-14; hand: R; lost: base1-95"
)


def shown(*typed: str) -> str:
    """The output after some typed commands."""
    screen = Typed(*typed)
    Table(game_at(POSITION, seed=1), screen, {1: FirstAgent(1)}, WORDS).run()
    return screen.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("card charman", "Charmander (base1-46), Basic Pokémon"),
        ("card CHARME", "Charmeleon (base1-24), Stage 1 Pokémon"),
        ("card a", "Charmander (base1-46), Basic Pokémon"),
        ("card b1", "Pikachu (base1-58), Basic Pokémon"),
        ("card o1", "Raichu (base1-14), Stage 1 Pokémon"),
        ("card o7", "No face-up Pokémon at o7."),
        ("card zzz", "No card has the name 'zzz'"),
        ("card", "Type a card"),
        ("hand", "  2 Potion: Item. "),
        ("hand", "  Charmeleon: Stage 1 Pokémon, 80 HP"),
        ("discard", "You, your cards: discard pile: Potion; 2 Fire Energy"),
        ("lost", "First, opponent's cards: Lost Zone: Switch"),
    ],
)
def test_cards_are_looked_at(typed: str, said: str) -> None:
    assert said in shown(typed)


def test_a_few_cards_whose_names_begin_alike_are_all_shown() -> None:
    text = shown("card char")

    assert "Charmander (base1-46)" in text
    assert "Charmeleon (base1-24)" in text


def test_an_answer_may_begin_as_a_word_does() -> None:
    position = "ecard; you: base1-46 +R +W | base1-58; foe: base1-58"
    screen = Typed("retreat", "discard water", "discard")

    table = Table(game_at(position, seed=1), screen, {1: FirstAgent(1)}, WORDS)
    table.run()

    assert "You, your cards: discard pile: Water Energy" in screen.text
