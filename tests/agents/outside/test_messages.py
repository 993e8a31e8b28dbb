"""The example agent of the documentation plays whole games, and only views are sent."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from playmat.agents.outside.bank import Terms
from playmat.agents.outside.command import CommandAgent, command_named
from playmat.agents.outside.messages import game as game_message
from playmat.agents.outside.messages import line_of, question
from playmat.agents.sitting import start_of
from playmat.decks.defaults import default_decks
from playmat.game.game import Game
from playmat.sim.run import simulate
from tests.agents.outside.programs import HELLO, program, script
from tests.contract.repository import ROOT
from tests.sim.jobs import job

EXAMPLE = re.compile(r"^```python orderly\.py\n(.*?)^```", re.MULTILINE | re.DOTALL)


def example() -> str:
    found = EXAMPLE.search((ROOT / "docs" / "agents.md").read_text("utf-8"))
    assert found is not None
    return found[1]


def test_the_example_of_the_page_is_short_and_knows_nothing_of_us() -> None:
    text = example()

    assert len([line for line in text.splitlines() if line]) <= 23
    assert re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE) == ["json", "sys", "typing"]


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
    """A game, and what its first player receives up to the first question."""
    game = Game("xy-a", "xy-b", seed=seed, open_lists=False)
    choice = game.choice
    assert choice is not None
    start = start_of(game, choice.player, 1)
    lines = game_message(start, Terms()), question(1, 1.0, game.view(choice.player), choice)
    return game, b"".join(map(line_of, lines))


def ids_in(said: object) -> set[str]:
    """Every text in a message that could be the id of a card."""
    if isinstance(said, dict):
        return ids_in([*said.values()])
    return set().union(*map(ids_in, said)) if isinstance(said, list) else {str(said)}


def heard(folder: Path, turns: int, **settings: Any) -> tuple[Game, list[dict[str, Any]]]:
    """A game of some turns played by a program, and the messages it received."""
    log = folder / "heard.jsonl"
    keep = f"kept = open({str(log)!r}, 'a')\n"
    text = HELLO.format(name="listener") + keep + "for message in asked:\n"
    text += "    print(json.dumps(message), file=kept, flush=True)\n"
    text += "    if message['type'] == 'question': say(id=message['id'], answer=0)\n"
    table, rng = Game(*default_decks("ecard"), rules="ecard", seed=3, **settings), Random(3)
    agent = CommandAgent(command_named("cmd:" + script(folder / "listener.py", text)))
    agent.begin(start_of(table, 0, 1))
    while (choice := table.choice) is not None and table.turn < turns:
        mine = choice.player == 0
        table.play(agent.choose(table.view(0), choice) if mine else rng.choice(choice.options))
    agent.leave()
    return table, [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def test_a_card_of_a_secret_list_is_told_once_when_it_is_first_seen(tmp_path: Path) -> None:
    table, (begun, *told) = heard(tmp_path, 7, open_lists=False)
    asked = [message for message in told if message["type"] == "question"]
    all_ids = {card.id for deck in table.decks for card in deck.cards}
    facts = dict(begun["cards"])

    for each in asked:
        new = each.pop("cards")
        assert not facts.keys() & new.keys()
        assert new.keys() <= ids_in(each["view"])
        facts |= new
        assert ids_in(each) & all_ids <= facts.keys()

    foes = [mon.card for side in [table.view(0).foe] for mon in (*side.actives, *side.bench)]
    assert foes
    assert all(facts[card]["attacks"] or facts[card]["powers"] for card in foes)
    assert facts.keys() < all_ids


def test_where_lists_are_open_all_cards_are_told_as_the_game_begins(tmp_path: Path) -> None:
    table, (begun, *told) = heard(tmp_path, 3)

    assert begun["cards"].keys() == {card.id for deck in table.decks for card in deck.cards}
    assert [message["cards"] for message in told if message.get("cards")] == []


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
