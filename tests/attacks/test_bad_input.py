"""Invalid input and files get one clear refusal, in the library and on the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import playmat as pm
from playmat.cards.library import Library
from playmat.cli import main
from playmat.decks.lists.read import read_list
from playmat.errors import PlaymatError
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.replay.header import header_of
from playmat.game.replay.lines import write_lines
from playmat.game.replay.replay import Replay
from playmat.game.scenario.scenario_json import run_scenario
from playmat.reader import Face, read
from playmat.server.rooms.room import Room
from playmat.server.socket import messages
from tests.server.tables import API, BOT, ME, new, seated, served

BENCH = ", ".join(["base1-58"] * 15)
POSITIONS = {
    "a billion cards": "xy; you: base1-58; deck: 999999999*G; foe: base1-58",
    "many cards": "xy; you: base1-58; deck: 9999*G; foe: base1-58",
    "many heaps": "xy; you: base1-58; deck: " + ", ".join(["300*G"] * 3) + "; foe: base1-58",
    "many Prizes": "xy; you: base1-58; prizes 9999 9999; foe: base1-58",
    "Prizes that no number holds": "xy; you: base1-58; prizes: 100*G; foe: base1-58",
    "a bench without places": f"xy; you: base1-58 | {BENCH}; foe: base1-58",
    "a broken escape": "xy; you: base1-58 used:%zz; foe: base1-58",
    "a giant of damage": "xy; you: base1-58 dmg99999999999999999999; foe: base1-58",
    "digits without end": "xy; turn " + "9" * 5000 + "; you: base1-58; foe: base1-58",
    "markers without end": "xy; you: base1-58 " + "marker:a " * 1500 + "; foe: base1-58",
    "coins without end": "xy; you: base1-58 asleep:999999; foe: base1-58",
    "a digit that is none": "xy; you: base1-58 asleep:²; foe: base1-58",
    "half of a character": "xy; you: \ud800; foe: base1-58",
    "digits of another script": "xy; you: base1-58; deck: ٣*G; foe: base1-58",
    "a control character": "xy; you: base1-58 marker:\x1b[31m; foe: base1-58",
    "an escaped control character": "xy; you: base1-58 marker:%07; foe: base1-58",
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("bad")) as client:
        yield client


@pytest.mark.parametrize("name", POSITIONS)
def test_the_library_refuses_a_position_that_nothing_can_hold(name: str) -> None:
    with pytest.raises(PlaymatError):
        game_at(POSITIONS[name], 1)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_server_refuses_it_too(client: TestClient, name: str) -> None:
    body = json.dumps({"seats": [ME, BOT], "position": POSITIONS[name]})

    answer = client.post(f"{API}/games", content=body)

    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]


def test_fourteen_on_a_bench_can_all_be_told_apart() -> None:
    row = ", ".join(["base1-58"] * 14)

    game = game_at(f"xy; you: base1-58 | {row}; foe: base1-58", 1)

    assert len(game.state.sides[0].bench) == 14
    assert game.view(0).me.bench


@cache
def conceded() -> Game:
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", seed=1)
    game.concede(0)
    return game


def replay_lines(**change: Any) -> str:
    game = conceded()
    return write_lines([{**header_of(game), **change}, *game.history.entries])


def named(name: Any) -> list[dict[str, Any]]:
    decks: list[dict[str, Any]] = header_of(conceded())["decks"]
    return [{**deck, "name": name} for deck in decks]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 100_000,
        replay_lines() + '{"undo": 1000000000}\n',
        replay_lines() + '{"undo": -1}\n',
        replay_lines(seed=-1),
        replay_lines(seed=1 << 80),
        replay_lines(engine="\\ud800").replace("\\\\ud800", "\\ud800"),
        replay_lines(decks=[{"name": "x", "cards": ["999999999 base1-58"]}] * 2),
        replay_lines(decks=[{"name": "x", "cards": ["999 base1-58"] * 2}] * 2),
        replay_lines(decks=[{"name": "x", "cards": ["٣ base1-58"]}] * 2),
        *(replay_lines(decks=named(name)) for name in (["x"], {"x": 1}, 7, None)),
        replay_lines(house={"name": "x" * 100}),
        replay_lines(house={"name": "\x1b[31m"}),
        replay_lines().replace("concede", "unseen"),
    ],
)
def test_a_broken_replay_is_refused_in_a_word(client: TestClient, text: str) -> None:
    answer = client.post(f"{API}/replays", json={"text": text})

    assert answer.status_code in (400, 422), answer.text[:200]
    assert len(answer.text) < 2_000
    with pytest.raises(PlaymatError):
        Replay.parse(text).resume()


def test_a_giant_name_is_not_sent(client: TestClient) -> None:
    text = replay_lines(decks=named("x" * 700_000))

    assert client.post(f"{API}/replays", json={"text": text}).status_code == 400


def test_a_deep_line_is_no_replay_in_the_library() -> None:
    with pytest.raises(PlaymatError, match="line 1"):
        Replay.parse("[" * 100_000)


def test_a_line_separator_in_a_name_breaks_no_replay() -> None:
    text = replay_lines(decks=named("a\u2028b\u0085c"))

    assert Replay.parse(text).resume().over


def test_the_names_of_a_sent_replay_are_cleaned(client: TestClient) -> None:
    text = replay_lines(decks=named("a\u2028b\x1b[31m" + "c" * 200))

    kept = client.post(f"{API}/replays", json={"text": text}).json()
    mine = {"Playmat-Tokens": kept["token"]}
    (listed,) = client.get(f"{API}/replays", headers=mine).json()

    assert listed["decks"][0].startswith("ab[31mccc")
    assert len(listed["decks"][0]) == 80


@pytest.mark.parametrize("text", ["999999999999999 Pikachu", "9" * 5000 + " Pikachu", "\ud800"])
def test_a_list_of_a_billion_cards_is_refused(text: str) -> None:
    with pytest.raises(PlaymatError):
        read_list(text, Library.default())


def test_half_a_character_is_refused_wherever_it_stands(client: TestClient) -> None:
    sent = [
        ("/decks/read", {"text": "4 \ud800"}),
        ("/positions", {"text": "xy; \ud800"}),
        ("/games", {"seats": [ME, BOT], "name": "\ud800"}),
        ("/replays", {"text": "\ud800"}),
    ]

    codes = [client.post(f"{API}{path}", content=json.dumps(body)) for path, body in sent]

    assert all(each.status_code < 500 for each in codes), [each.text for each in codes]


@pytest.mark.parametrize("text", ["\ud800", "\x1b[31m", "attack ٣", "Gnaw²"])
def test_odd_text_at_a_socket_is_refused_and_the_socket_lives(
    client: TestClient, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    made = new(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        told = [seat.say(kind, text=text, about="attack") for kind in ("why_not", "command")]
        seat.say("ping")

    assert {each["type"] for each in told} == {"error"}
    assert not capsys.readouterr().err


def test_a_reply_that_cannot_be_sent_costs_no_socket(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(messages, "tell_why_not", lambda *_: {"tried": "\ud800"})
    made = new(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        told = seat.say("why_not", text="retreat")
        assert seat.say("ping")["type"] == "pong"

    assert told["error"]["code"] == "fault"
    assert "surrogates" in json.loads(capsys.readouterr().err)["error"]


@pytest.mark.parametrize("text", ["Draw 2² cards.", "Draw ٣ cards.", "Draw \ud800.", "Draw\x1b."])
def test_the_reader_refuses_text_that_nobody_prints(text: str) -> None:
    stopped = read(Face("trainer", text, "A Card")).stopped

    assert "use plain text" in stopped
    assert stopped.isascii() or "\ud800" not in stopped


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "\x00", "http://a b"])
def test_an_odd_origin_is_foreign(client: TestClient, origin: str) -> None:
    answer = client.post(f"{API}/games", json={"seats": [ME, BOT]}, headers={"Origin": origin})

    assert answer.status_code == 403


def test_deep_json_is_refused(client: TestClient) -> None:
    deep = '{"scenario": {"a": ' + '{"a": ' * 900 + "1" + "}" * 901 + "}"

    codes = [
        client.post(f"{API}/positions", content=deep).status_code,
        client.post(f"{API}/games", content="[" * 100_000).status_code,
    ]

    assert all(400 <= code < 500 for code in codes)


def test_a_fault_of_ours_is_answered_and_the_socket_lives(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(room: Room, seat: int, what: str) -> None:
        raise AssertionError("a mistake of ours")

    made = new(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        monkeypatch.setattr(Room, "sign", broken)
        told = seat.say("sign", sign="hello")

        assert told["error"]["code"] == "fault"
        assert seat.say("ping")["type"] == "pong"
    line = json.loads(capsys.readouterr().err.splitlines()[-1])
    assert line["event"] == "fault"
    assert line["game"] == made["game"]
    assert "report" in line["note"]


DEEP = "[" * 100_000


@pytest.mark.parametrize(
    "command",
    [
        ["scenario", "deep.json"],
        ["puzzle", "make", "xy", "--out", "deep.json"],
        ["deck", "check", "xy-a", "--format", "deep.toml"],
        ["cards", "read", "( " * 3000],
    ],
    ids=lambda command: command[0],
)
def test_what_is_nested_without_end_is_refused_by_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deep.json").write_text(DEEP)
    (tmp_path / "deep.toml").write_text(f"sets = {DEEP}")

    result = CliRunner().invoke(main, command)

    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output


GIANTS: dict[str, dict[str, Any]] = {
    "damage": {"you": "base1-58 dmg999999999999999999999999"},
    "a turn": {"you": "base1-58", "turn": 10**30},
    "a turn that cannot be written": {"you": "base1-58", "turn": 10**5000},
    "a heap": {"you": "base1-58", "deck": "99999999999*G"},
    "a seed": {"you": "base1-58", "seed": 1 << 64},
    "a seed below 0": {"you": "base1-58", "seed": -1},
    "a seed that is none": {"you": "base1-58", "seed": True},
    "no cards": {"you": "base1-58", "cards": 5},
    "names for cards": {"you": "base1-58", "cards": ["base1-58"]},
    "coins that are a number": {"you": "base1-58", "coins": 5},
    "a side that is a list": {"you": ["base1-58"]},
    "shuffles of no kind": {"you": "base1-58", "shuffles": "never"},
    "half of a character": {"you": "base1-58", "hand": ["\ud800"]},
}


@pytest.mark.parametrize("name", GIANTS)
def test_a_scenario_refuses_what_no_table_holds(name: str) -> None:
    with pytest.raises(PlaymatError):
        pm.scenario("xy", foe="base1-58", **GIANTS[name])


@pytest.mark.parametrize(
    "change",
    [{"seed": 1 << 70}, {"seed": True}, {"moves": [{"attack": "\ud800"}]}, {"about": "²"}],
    ids=str,
)
def test_a_scenario_file_refuses_it_too(change: dict[str, Any]) -> None:
    data = {"rules": "xy", "position": {"you": "base1-58", "foe": "base1-58"}, **change}

    with pytest.raises(PlaymatError):
        run_scenario(data)
