"""`playmat cards wording` counts style habits for people and for programs."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from playmat.cards.library import Library
from playmat.cli.cards import command
from playmat.writer.habits import HABITS


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the library to Playmat's own cards."""
    own = [card for card in Library.default().cards(samples=True) if card.id.startswith("pm-")]
    monkeypatch.setattr(Library, "default", staticmethod(lambda: Library(cards=own)))


@pytest.mark.usefixtures("few")
def test_habits_are_counted_for_people() -> None:
    result = CliRunner().invoke(command, ["wording", "--worst", "1"])

    assert result.exit_code == 0
    assert all(habit in result.output for habit in HABITS)


@pytest.mark.usefixtures("few")
def test_habits_are_counted_for_programs() -> None:
    result = CliRunner().invoke(command, ["wording", "--json", "--worst", "2"])

    found = json.loads(result.output)
    assert set(found["habits"]) == set(HABITS)
    assert len(found["worst"]) == 2
