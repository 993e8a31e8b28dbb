"""The public interface changes only with an entry in the changelog."""

from __future__ import annotations

import ast

import pytest

from tools.interface import CHANGES, interface, kept, means, newest, untold
from tools.reference import constants


def test_every_change_of_the_interface_is_named_in_the_newest_part_of_the_changelog() -> None:
    told = newest(CHANGES.read_text("utf-8"))

    assert untold(kept(), interface(), told) == []


def test_a_name_that_came_or_went_unsaid_is_found() -> None:
    then = ["playmat.game.game: Game", "playmat.game.game: Game.undo(count: int=1) -> None"]
    now = ["playmat.game.game: Game", "playmat.game.game: Game.redo() -> None"]

    assert untold(then, now, "- `Game.redo` is new.") == [then[1]]
    assert untold(then, now, "- `Game.redo` takes the place of `Game.undo`.") == []


def test_a_word_that_happens_to_be_a_name_tells_nothing() -> None:
    gone = "playmat.game.game: Game.undo(count: int=1) -> None"

    assert untold([gone], [], "- You may undo an answer; nothing else of a Game goes away.") == [
        gone
    ]
    assert untold([gone], [], "- `Table.undo` is gone, and `playmat undo` with it.") == [gone]


@pytest.mark.parametrize(
    "spoken",
    [
        "undo",
        "undo(3)",
        ".undo(count)",
        "Game.undo",
        "game.Game.undo",
        "playmat.game.game.Game.undo",
    ],
)
def test_a_name_may_be_told_with_more_or_less_of_where_it_is(spoken: str) -> None:
    assert untold(["playmat.game.game: Game.undo(count: int=1) -> None"], [], f"`{spoken}`") == []


def test_a_constructor_is_named_by_its_class() -> None:
    assert means(["Job"], "playmat.sim.job: Job.__init__(games: int)")
    assert means(["card"], "playmat: card(card_id: str) -> Card")
    assert means(["pm", "Contest"], "playmat: Contest")
    assert not means(["Contest", "pm"], "playmat: Contest")


def test_names_of_the_package_and_constants_are_listed() -> None:
    found = interface()

    assert {"playmat: Contest", "playmat: BOOKS", "playmat: card(card_id: str) -> Card"} <= {*found}
    assert {"playmat.agents.levels: LEVELS", "playmat.search.core.weights: TUNED"} <= {*found}


def test_a_constant_that_says_what_it_is_is_public() -> None:
    source = 'MOST: Final = 3\n"""How many."""\nWORD: Final = 1\n_OWN: Final = 2\n"""Own."""\n'

    assert list(constants(ast.parse(source))) == [("MOST", ": How many.")]


def test_only_the_newest_part_counts() -> None:
    changelog = "# Changelog\n\nWords.\n\n## Unreleased\n\n- new\n\n## 0.9.0\n\n- old\n"

    assert newest(changelog) == "Unreleased\n\n- new\n"
