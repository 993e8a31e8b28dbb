"""Numbered options: the screen's own, those of the question, and words."""

from __future__ import annotations

import pytest

from playmat.cli.terminal.menu import Menu
from playmat.cli.terminal.outlook import Said, outlook
from playmat.game.from_position import game_at
from playmat.game.game import Game
from tests.cli.typed import Worded, asking


def menu_of(game: Game) -> Menu:
    choice = game.choice
    assert choice is not None
    cards = {card.id: card for deck in game.decks for card in deck.cards}
    return Menu(choice, outlook(game, choice.player, cards).said)


def test_a_prize_keeps_its_own_number() -> None:
    position = "ecard; you: base1-65 +W; prizes: -, 2*W; foe: base1-46 dmg40 | base1-46"
    game = game_at(position, seed=1)
    game.play("a 1")

    menu = menu_of(game)

    assert [(each.number, each.label) for each in menu.entries] == [
        ("2", "Take Prize 2"),
        ("3", "Take Prize 3"),
    ]
    game.play("pick 3")
    assert game.history.answers[-1].text == "prize 3"


@pytest.mark.parametrize(
    ("typed", "text"),
    [("go first", "yes"), ("second", "no"), ("GO", None), ("third", None), ("", None)],
)
def test_the_words_on_the_screen_are_answers(typed: str, text: str | None) -> None:
    game = Game("xy-a", "xy-b", seed=7)

    option = menu_of(game).spoken(typed)

    assert (option.text if option else None) == text


def test_options_that_read_alike_are_told_apart() -> None:
    options = [Worded(n, "card", f"pick Potion #{n}") for n in (1, 2)]
    said = {n: Said("Take Potion") for n in (1, 2)}

    menu = Menu(asking("pick_card", *options), said)

    assert [each.label for each in menu.entries] == [
        "Take Potion (pick Potion #1)",
        "Take Potion (pick Potion #2)",
    ]
