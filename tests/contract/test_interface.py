"""What callers use changes only with a word in the changelog."""

from __future__ import annotations

from tools.interface import CHANGES, interface, kept, name_of, newest, untold


def test_every_change_of_the_interface_is_named_in_the_newest_part_of_the_changelog() -> None:
    told = newest(CHANGES.read_text("utf-8"))

    assert untold(kept(), interface(), told) == []


def test_a_name_that_came_or_went_unsaid_is_found() -> None:
    then = ["playmat.game.game: Game", "playmat.game.game: Game.undo(count: int=1) -> None"]
    now = ["playmat.game.game: Game", "playmat.game.game: Game.redo() -> None"]

    assert untold(then, now, "- `Game.redo` is new.") == [then[1]]
    assert untold(then, now, "- `Game.redo` takes the place of `Game.undo`.") == []


def test_a_constructor_is_named_by_its_class() -> None:
    assert name_of("playmat.sim.job: Job.__init__(games: int)") == "Job"
    assert name_of("playmat: card(card_id: str) -> Card") == "card"


def test_only_the_newest_part_counts() -> None:
    changelog = "# Changelog\n\nWords.\n\n## Unreleased\n\n- new\n\n## 0.9.0\n\n- old\n"

    assert newest(changelog) == "Unreleased\n\n- new\n"
