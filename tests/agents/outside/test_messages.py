"""The example agent of the page plays whole games, and nothing but a view is sent."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path

import pytest

from playmat.agents.outside.bank import Terms
from playmat.agents.outside.messages import game as game_message
from playmat.agents.outside.messages import line_of, question
from playmat.agents.sitting import start_of
from playmat.game.game import Game
from playmat.sim.run import simulate
from tests.agents.outside.programs import program, script
from tests.contract.repository import ROOT
from tests.sim.jobs import job

EXAMPLE = re.compile(r"^```python orderly\.py\n(.*?)^```", re.MULTILINE | re.DOTALL)


def example() -> str:
    found = EXAMPLE.search((ROOT / "docs" / "agents.md").read_text("utf-8"))
    assert found is not None
    return found[1]


def test_the_example_of_the_page_is_short_and_knows_nothing_of_us() -> None:
    text = example()

    assert len([line for line in text.splitlines() if line]) <= 22
    assert re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE) == ["json", "sys"]


def test_the_example_of_the_page_plays_and_has_no_faults(tmp_path: Path) -> None:
    name = "cmd:" + script(tmp_path / "orderly.py", example())

    standing = simulate(job(4, (name, "random")), processes=1)

    assert standing.games == 4
    assert standing.faults == []
    assert standing.tallies[0].ends.keys() <= {"prizes", "no_pokemon", "deck_out"}


@pytest.mark.parametrize("what", ["exits", "not json", "out of range"])
def test_a_program_that_fails_loses_its_games_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    name = "cmd:" + program(tmp_path, what)

    standing = simulate(job(2, ("random", name)), processes=1)

    assert standing.tallies[0].wins == 2
    assert standing.tallies[0].faults == {"b": 2}
    assert all("its error output" in row["fault"]["what"] for row in standing.faults)


def test_a_program_plays_in_worker_processes_too(tmp_path: Path) -> None:
    name = "cmd:" + script(tmp_path / "orderly.py", example())

    standing = simulate(job(12, (name, "random")), processes=2)

    assert standing.games == 12
    assert standing.faults == []


def sent(seed: int) -> tuple[Game, bytes]:
    """Return a game and all that its first player is told up to the first question."""
    game = Game("xy-a", "xy-b", seed=seed, open_lists=False)
    choice = game.choice
    assert choice is not None
    start = start_of(game, choice.player, 1)
    lines = game_message(start, Terms()), question(1, 1.0, game.view(choice.player), choice)
    return game, b"".join(map(line_of, lines))


def test_only_the_view_is_sent() -> None:
    game, text = sent(7)
    assert game.choice is not None
    seat = game.choice.player
    other = {card.id for card in game.table.decks[1 - seat].cards}
    own = {card.id for card in game.table.decks[seat].cards}

    begun, asked = map(json.loads, text.splitlines())

    assert asked["view"] == {
        key: part
        for key, part in json.loads(json.dumps(game.view(seat).plain())).items()
        if key != "options"
    }
    assert not [card for card in other - own if f'"{card}"'.encode() in text]
    assert begun["list"] == sorted(begun["list"])
    assert not [key for line in (begun, asked) for key in line if "seed" in key]
