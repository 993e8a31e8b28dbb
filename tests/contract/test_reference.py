"""The reference page matches the docstrings."""

from __future__ import annotations

import playmat
from tools.reference import MODULES, PAGE, page

OF_THE_CORE = {"State"}
"""May be kept and cloned, without further promises."""


def test_the_reference_is_made_from_the_docstrings_of_today() -> None:
    assert PAGE.read_text("utf-8") == page()


def test_every_name_of_the_package_is_told_where_it_is_defined() -> None:
    homes = {f"playmat.{module}".rstrip(".") for module in MODULES}

    told = {name for name, home in playmat._HOMES.items() if home in homes}

    assert set(playmat._HOMES) - told == OF_THE_CORE


def test_the_reference_says_how_a_game_is_made_and_run() -> None:
    text = page()

    assert "- `Game(deck_a: " in text
    assert "- `max_turns: int = 300`: Turns after which a game is a draw." in text
