"""Games from a position: their replays can be restored and stepped through."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.errors import BadReplay, PlaymatError
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.replay.lines import read_lines, write_lines
from playmat.game.replay.replay import Replay
from playmat.model.notation.position import position_text
from playmat.model.plain.write import state_hash
from tests.game.tables import play_on

POSITION = "ecard; you: base1-58 +L +L; foe: base1-52 dmg10"


def begun(seed: int = 3) -> Game:
    return game_at(POSITION, seed)


def test_a_game_from_a_position_comes_back_from_its_file(tmp_path: Path) -> None:
    played = play_on(begun(), 400, seed=1)
    path = tmp_path / "game.jsonl"

    played.replay.save(path)
    again = Replay.load(path).verify()

    assert again.position == POSITION
    assert again.result == played.result
    assert state_hash(again.state) == state_hash(played.state)
    assert again.replay.text() == path.read_text("utf-8")


def test_its_steps_go_back_to_the_position() -> None:
    played = play_on(begun(), 12, seed=2)
    replay = Replay.parse(played.replay.text())

    first = replay.step(0)

    assert position_text(first.state) == position_text(begun().state)
    assert position_text(replay.step(3).state) == position_text(played.fork(3).state)
    assert replay.steps == played.step


def test_a_fork_of_it_still_knows_where_it_began() -> None:
    played = play_on(begun(), 12, seed=2)

    other = play_on(Replay.parse(played.replay.text()).fork(5), 20, seed=9)
    again = Replay.parse(other.replay.text()).verify()

    assert again.replay.header["position"] == POSITION
    assert state_hash(again.state) == state_hash(other.state)


def test_take_backs_lead_to_the_position_again() -> None:
    played = play_on(begun(), 6, seed=4)

    played.undo(played.step)

    assert position_text(played.state) == position_text(begun().state)


def test_a_table_laid_again_differs_in_its_dealer_only() -> None:
    played = play_on(begun(), 6, seed=4)

    again = played.dealt_again(8)

    assert state_hash(again.state) == state_hash(begun(8).state)
    assert again.replay.header == begun(8).replay.header
    assert state_hash(begun(8).state) != state_hash(begun(3).state)


def test_a_dealt_game_names_no_position() -> None:
    assert "position" not in Game("xy-a", "xy-b", seed=1).replay.header


@pytest.mark.parametrize("position", [7, "ecard; you: nobody-1", "nonsense; here"])
def test_a_replay_whose_position_cannot_be_laid_is_refused(position: object) -> None:
    header, *entries = read_lines(begun().replay.text(), False)
    text = write_lines([{**header, "position": position}, *entries])

    with pytest.raises(BadReplay) as refused:
        Replay.parse(text)

    assert refused.value.line == 1


def test_cards_that_were_changed_since_are_refused() -> None:
    header, *entries = read_lines(begun().replay.text(), False)
    programs = {**header["programs"], "base1-58": "other"}
    text = write_lines([{**header, "programs": programs}, *entries])

    with pytest.raises(PlaymatError, match="base1-58"):
        Replay.parse(text)

    assert Replay.parse(text, anyway=True).start().position == POSITION
