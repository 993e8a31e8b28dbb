"""A user's program plays by lines of text; anything else it does is reported."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playmat.agents.outside.bank import Terms
from playmat.agents.outside.command import BadCommand, CommandAgent, command_named
from playmat.agents.registry import UnknownAgent, agent_maker
from playmat.agents.sitting import AgentFault, start_of
from playmat.game.game import Game
from playmat.game.option import Option
from tests.agents.outside.programs import HELLO, program, script


@pytest.fixture
def game() -> Game:
    return Game("xy-a", "xy-b", seed=7)


@pytest.fixture
def hired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[CommandAgent]]:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    agents: list[CommandAgent] = []
    yield agents
    for agent in agents:
        agent.leave()


def seated(hired: list[CommandAgent], command: str, game: Game, **more: Any) -> CommandAgent:
    agent = CommandAgent(command_named(f"cmd@60:{command}"), **more)
    hired.append(agent)
    agent.begin(start_of(game, 0, 1))
    return agent


def answer(agent: CommandAgent, game: Game) -> Option:
    assert game.choice is not None
    return agent.choose(game.view(game.choice.player), game.choice)


def alive(agent: CommandAgent) -> bool:
    return agent._process is not None


def test_a_program_answers_by_the_index_of_an_option(
    tmp_path: Path, game: Game, hired: list[CommandAgent]
) -> None:
    agent = seated(hired, program(tmp_path, "good"), game)

    found = [answer(agent, game) for _ in range(3)]

    assert game.choice is not None
    assert found == [game.choice.options[-1]] * 3
    assert agent.name == "good/1"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("exits", "ended with status 3 instead of making a move"),
        ("dies", "was ended by signal 9"),
        ("out of range", "answered 2; the options are 0 to 1"),
        ("negative", "answered -1; the options"),
        ("true", "answered True; the options"),
        ("no answer", "answered None; the options"),
        ("wrong question", "answered question 0 instead of 1"),
        ("not json", "sent 'the second one', which is not a JSON object"),
        ("no object", "sent '0', which is not a JSON object"),
        ("endless line", "xxx…', which is not a JSON object"),
        ("floods", "sent '0', which is not a JSON object"),
    ],
)
def test_what_a_program_does_instead_of_playing_is_told(
    tmp_path: Path, game: Game, hired: list[CommandAgent], what: str, said: str
) -> None:
    agent = seated(hired, program(tmp_path, what), game)

    with pytest.raises(AgentFault) as fault:
        answer(agent, game)

    assert said in str(fault.value)
    told = str(agent.errors) if what == "exits" else "its error output is empty"
    assert told in str(fault.value)
    assert not alive(agent)


def test_its_error_output_is_kept_and_an_empty_one_is_not(
    tmp_path: Path, game: Game, hired: list[CommandAgent]
) -> None:
    failing, good = (seated(hired, program(tmp_path, what), game) for what in ("exits", "good"))
    kept, empty = failing.errors, good.errors
    with pytest.raises(AgentFault):
        answer(failing, game)

    failing.leave()
    good.leave()

    assert kept is not None
    assert kept.read_text("utf-8") == "no idea\n"
    assert empty is not None
    assert not empty.exists()


def test_what_was_kept_of_it_stays_when_it_cannot_be_started_again(
    tmp_path: Path, game: Game, hired: list[CommandAgent]
) -> None:
    started = Path(program(tmp_path, "exits").split()[-1])
    own = tmp_path / "own"
    own.write_text(f"#!{sys.executable} -SE\n{started.read_text('utf-8')}", "utf-8")
    own.chmod(0o755)
    agent = seated(hired, str(own), game)
    kept = agent.errors
    with pytest.raises(AgentFault, match="ended with status 3"):
        answer(agent, game)
    own.unlink()

    with pytest.raises(AgentFault, match="could not be started"):
        agent.begin(start_of(game, 0, 2))

    assert kept is not None
    assert kept.read_text("utf-8") == "no idea\n"


def test_one_that_hangs_is_ended_when_its_bank_is_empty(
    tmp_path: Path, game: Game, hired: list[CommandAgent]
) -> None:
    agent = CommandAgent(command_named(f"cmd@0.05:{program(tmp_path, 'hangs')}"))
    hired.append(agent)
    agent.begin(start_of(game, 0, 1))

    with pytest.raises(AgentFault, match=r"made no move within the 0\.05 s of its bank"):
        answer(agent, game)

    assert not alive(agent)


def test_an_answer_that_comes_too_late_is_none(
    tmp_path: Path, game: Game, hired: list[CommandAgent]
) -> None:
    times = iter(range(0, 10_000, 100))
    agent = seated(hired, program(tmp_path, "good"), game, now=lambda: float(next(times)))

    with pytest.raises(AgentFault, match=r"moved after the 60 s"):
        answer(agent, game)


def test_one_that_failed_is_started_anew_for_the_next_game(
    tmp_path: Path, game: Game, hired: list[CommandAgent]
) -> None:
    flag = tmp_path / "once"
    once = f"fail = not os.path.exists({str(flag)!r}); open({str(flag)!r}, 'w').close()\n"
    text = HELLO.format(name="moody") + once + "for m in asked:\n    if fail: sys.exit(1)\n"
    text += "    if m['type'] == 'question': say(id=m['id'], answer=0)\n"
    agent = seated(hired, script(tmp_path / "moody.py", text), game)
    with pytest.raises(AgentFault, match="ended with status 1"):
        answer(agent, game)

    agent.begin(start_of(game, 0, 2))

    assert game.choice is not None
    assert answer(agent, game) == game.choice.options[0]


def test_it_is_told_the_game_its_questions_and_the_end_and_ends_by_itself(
    tmp_path: Path, hired: list[CommandAgent]
) -> None:
    log = tmp_path / "log"
    keep = f"log = open({str(log)!r}, 'w')\n"
    keep += "asked = (log.write(json.dumps(m) + '\\n') and m for m in asked)\n"
    game = Game("xy-a", "xy-b", seed=7, open_lists=False)
    agent = seated(hired, program(tmp_path, "good", keep), game)
    answer(agent, game)
    game.concede(0)

    assert game.result is not None
    agent.end(game.result)
    agent.leave()

    begun, asked, ended, bye = map(json.loads, log.read_text("utf-8").splitlines())
    assert (begun["type"], begun["seat"], begun["rules"]["name"]) == ("game", 0, "xy")
    assert len(begun["list"]) == 60
    assert begun["other_list"] is None
    assert set(begun["cards"]) == set(begun["list"])
    assert begun["bank"] == {"seconds": 60, "increment": 0}
    assert (asked["type"], asked["id"], asked["view"]["seat"]) == ("question", 1, 0)
    assert asked["view"]["sides"][1]["hand"] == []
    assert [option["text"] for option in asked["options"]]
    assert ended == {"type": "end", "result": "lost", "by": "concession"}
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import sys; sys.exit(4)", "ended with status 4 before saying hello"),
        ("print('hi', flush=True); input()", "sent 'hi', which is not a JSON object"),
        (
            'print(\'{"type": "hello", "protocol": 9, "name": "x"}\', flush=True); input()',
            "version 1",
        ),
        ('print(\'{"type": "hello", "protocol": 1}\', flush=True); input()', "did not send a name"),
    ],
)
def test_one_that_does_not_say_hello_cannot_play(
    tmp_path: Path, game: Game, hired: list[CommandAgent], text: str, said: str
) -> None:
    agent = CommandAgent(command_named("cmd:" + script(tmp_path / "odd.py", text)))
    hired.append(agent)

    with pytest.raises(AgentFault, match=said):
        agent.begin(start_of(game, 0, 1))

    assert not alive(agent)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:", "no program given"),
        ("cmd:./nothing-of-this-name", "cannot run ./nothing-of-this-name"),
        ("cmd:'open", "cannot read its command"),
        ("cmd@soon:true", "a time bank must be"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_any_game(name: str, said: str) -> None:
    with pytest.raises(UnknownAgent, match=said):
        agent_maker(name)
    with pytest.raises(BadCommand):
        command_named(name)


@pytest.mark.parametrize(
    ("name", "terms"),
    [
        ("cmd:true", Terms()),
        ("cmd@60:true", Terms(60, 0)),
        ("cmd@60+0.5:true --deep", Terms(60, 0.5)),
    ],
)
def test_the_bank_stands_in_the_name(name: str, terms: Terms) -> None:
    assert command_named(name).terms == terms
