"""Agents that raise, hang or return nonsense lose the game, and the run continues."""

from __future__ import annotations

import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playmat.agents.registry import UnknownAgent, agent_maker
from playmat.sim.run import simulate
from tests.sim.jobs import HERE, job


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Raises", "raised ValueError"),
        ("Exits", "raised SystemExit(3)"),
        ("Nonsense", "which is not an option"),
        ("Unspeakable", "chose a Unspeakable that cannot be printed, which is not an option"),
        ("Picky", "did not start: calling it with a seed failed: ValueError('not this game')"),
    ],
)
def test_an_agent_that_fails_loses_its_games_with_a_record(title: str, said: str) -> None:
    standing = simulate(job(4, ("random", f"{HERE}:{title}")), processes=1)

    assert standing.tallies[0].wins == 4
    assert standing.tallies[0].faults == {"b": 4}
    assert all(said in row["fault"]["what"] for row in standing.faults)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarm to ring")
def test_an_agent_that_hangs_loses_when_its_time_is_up() -> None:
    standing = simulate(job(2, (f"{HERE}:Hangs", "random"), think=0.05), processes=1)

    assert standing.tallies[0].losses == 2
    assert "made no move within 0.05 s" in standing.faults[0]["fault"]["what"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gredy", "did you mean greedy"),
        ("nowhere.at.all:Agent", "cannot import"),
        ("missing.py:Agent", "cannot import"),
        (f"{HERE}:Nobody", "has no Nobody"),
        ("math:pi", "is not a class or function"),
        ("builtins:int", "no method choose"),
    ],
)
def test_an_agent_that_is_not_there_is_refused_before_any_game(name: str, said: str) -> None:
    with pytest.raises(UnknownAgent, match=said):
        agent_maker(name)(0)
    with pytest.raises(UnknownAgent):
        simulate(job(2, (name, "random")), processes=1)


def test_an_agent_is_made_once_to_be_checked_and_let_go_whatever_it_does() -> None:
    name = f"{HERE}:Costly"
    costly: Any = type(agent_maker(name)(7))
    twice = job(2, (name, name))
    costly.made.clear()

    simulate(replace(twice, matchups=twice.matchups * 3), processes=1)

    assert costly.made[0] == 0
    assert costly.made.count(0) == 1
    assert len(costly.made) == len(costly.left) == 3  # to be checked, and one for each side


@pytest.mark.parametrize("title", ["ends", "ends_made"])
def test_an_agent_whose_file_ends_the_program_is_refused(tmp_path: Path, title: str) -> None:
    text = {"ends": "raise SystemExit(0)\n", "ends_made": "def Agent(seed): raise SystemExit(0)\n"}
    (tmp_path / f"{title}.py").write_text(text[title])

    with pytest.raises(UnknownAgent, match=r"SystemExit\(0\)"):
        agent_maker(f"{tmp_path / title}.py:Agent")(0)


def test_an_agent_of_ones_own_sees_what_has_happened() -> None:
    standing = simulate(job(2, (f"{HERE}:Witness", "random")), processes=1)

    assert {row["fault"]["what"].partition(" in ")[0] for row in standing.faults} <= {
        "raised ValueError('saw draw')",
        "raised ValueError('saw opening_flip')",
    }
