"""Hints at the terminal table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from playmat.agents.agent import Agent
from playmat.agents.first import FirstAgent
from playmat.analysis.hint import hint
from playmat.cli.terminal import hinting
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.table import Table
from playmat.game.from_position import game_at
from tests.cli.typed import Typed

WON = (
    "ecard; turn 5; you: base1-58 +L +L; deck: 8*G; prizes: G; "
    "foe: base1-52 dmg30; deck: 8*F; prizes: 2*F"
)
"""Only Thunder Jolt would win immediately."""


def said(agents: Mapping[int, Agent]) -> str:
    """The response to a request for a hint."""
    screen = Typed("hint")
    Table(game_at(WON, seed=1), screen, agents, WORDS).run()
    return screen.text


def test_a_hint_tells_what_to_do_and_what_comes_of_it() -> None:
    text = said({1: FirstAgent(1)})

    assert "Hint: Attack: Thunder Jolt" in text


def test_a_hint_without_time_to_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "hint", lambda st: hint(st, 0.0))

    text = said({1: FirstAgent(1)})

    assert "Not enough time to compare it with other moves." in text
    assert "% likely" not in text


def test_two_people_get_no_hints() -> None:
    text = said({})

    assert "Hint: " not in text
    assert "Hints are off when you play against a person." in text
