"""The drawn table as stored text, which makes changes to the screen visible."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from playmat.agents.first import FirstAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.drawing import bar, last_lines, wrapped_height
from playmat.cli.terminal.table import Table
from playmat.game.from_position import game_at
from tests.cli.typed import Drawn

FOLDER = Path(__file__).parent / "screens"
WRITE = os.environ.get("PLAYMAT_WRITE_GOLDEN") == "1"

DUEL = (
    "ecard; turn 7; you: base1-65 +W dmg10 | base1-52 +F +F, base1-35 dmg10"
    "; hand: W, 2*F, base1-35, base1-95, base1-6; discard: base1-91, 2*W"
    "; foe: base1-46 +R dmg30 poisoned | base1-24 +R +R dmg60; hand: 3*R"
    "; prizes 4 3; stadium gym1-104"
)
CROWDED = (
    "ecard; turn 7; you: base1-65 +W +W dmg10 | base1-52 +F +F, base1-35 dmg10, base1-35, base1-7"
    "; hand: W, F, 2*base1-94, base1-35, base1-95, base1-6, base1-91, base1-88"
    "; foe: base1-46 +R dmg30 poisoned | base1-24 +R +R dmg60, base1-46, base1-46, base1-46"
    "; hand: 3*R; prizes 4 3; stadium gym1-104"
)
SCREENS = {
    "main-80": (DUEL, 80, 45, ()),
    "main-120": (DUEL, 120, 45, ()),
    "low-80": (DUEL, 80, 24, ()),
    "crowded-80": (CROWDED, 80, 24, ()),
    "retreat-80": (DUEL, 80, 45, ("retreat",)),
    "refused-80": (DUEL, 80, 45, ("a 2", "attach water")),
    "knock-out-80": (DUEL, 80, 45, ("attach water to active", "a 1")),
    "duo-120": (
        "ex; you: base1-65 +W & base1-52 | base1-35; hand: W; foe: base1-46 & base1-24",
        120,
        40,
        (),
    ),
}
"""Positions, screen sizes and typed lines."""


def page(name: str) -> str:
    """The screen after some lines have been typed."""
    position, width, height, typed = SCREENS[name]
    screen = Drawn(width, height, *typed)
    Table(game_at(position, seed=1), screen, {1: FirstAgent(1)}, WORDS).run()
    return screen.text.removesuffix("\n\nGoodbye.") + "\n"


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_is_as_it_is_kept(name: str) -> None:
    path = FOLDER / f"{name}.txt"

    shown = page(name)

    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(shown, encoding="utf-8")
    assert shown.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", SCREENS)
def test_no_line_is_wider_than_the_screen(name: str) -> None:
    assert max(map(len, page(name).splitlines())) <= SCREENS[name][1]


@pytest.mark.parametrize("name", ["low-80", "crowded-80"])
def test_the_table_and_all_options_fit_onto_a_small_terminal(name: str) -> None:
    height = SCREENS[name][2]
    lines = page(name).splitlines()

    assert lines[0].startswith("── Turn 7 (you)")
    assert any(line.startswith("End ") for line in lines)
    assert len(lines) <= height


@pytest.mark.parametrize(("left", "full"), [(60, 10), (59, 10), (30, 5), (1, 1), (0, 0)])
def test_the_bar_is_empty_only_without_hp(left: int, full: int) -> None:
    assert bar(left, 60).plain == "█" * full + "░" * (10 - full)


def test_of_a_long_record_the_end_is_drawn() -> None:
    news = [f"Something happens for the time number {n}" for n in range(10, 30)]

    shown = last_lines(news, 20, 7)

    assert list(shown) == news[-2:]
    assert wrapped_height(shown, 20) == 6
