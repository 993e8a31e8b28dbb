"""A framed question: its title, its source and the options."""

from __future__ import annotations

from playmat.agents.first import FirstAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.table import Table
from playmat.game.from_position import game_at
from tests.cli.typed import Drawn


def drawn(position: str, *typed: str, width: int = 80) -> list[str]:
    """The question at the bottom of the screen."""
    screen = Drawn(width, 60, *typed)
    Table(game_at(position, seed=1), screen, {1: FirstAgent(1)}, WORDS).run()
    frames = [n for n, line in enumerate(screen.said) if line.startswith("╭─ ")]
    return screen.said[frames[-1] :]


def test_the_title_says_what_for_and_the_card_that_asks_stands_below() -> None:
    position = "ecard; you: base1-58 dmg20 | base1-46 dmg10; hand: base1-94; foe: base1-46"

    lines = drawn(position, "play potion")

    assert lines[0].startswith("╭─ Choose one of your damaged Pokémon to heal (Potion) ─")
    assert lines[1].startswith("│ Potion:  ")
    assert any("1 Heal Pikachu" in line for line in lines)


def test_many_answers_stand_in_columns_read_downwards() -> None:
    deck = ", ".join(f"base1-{n}" for n in (44, 46, 58, 63, 65, 52, 43, 50, 35, 69, 67))
    position = f"ecard; you: base1-58; hand: base1-71, 3*R; deck: {deck}; foe: base1-46"

    lines = drawn(position, "play computer search")

    answers = [line for line in lines if "Take " in line]
    assert "1 Take " in answers[0]
    assert answers[0].count("Take ") > 1
    assert "2 Take " in answers[1]
