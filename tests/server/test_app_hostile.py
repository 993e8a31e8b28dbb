"""Attempts of a hostile client are refused without harming the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import playmat as pm
from playmat.game.game import Game
from playmat.game.replay.header import header_of
from playmat.game.replay.lines import write_lines
from playmat.server.app import create_app
from playmat.server.http.middleware import Trust
from playmat.server.rate_limits import FRAME
from playmat.server.serve import LOCAL
from tests.server.tables import API, BOT, FRIEND, LOOSE, ME, new, seated, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("hostile")) as client:
        yield client


def lives(client: TestClient) -> bool:
    return client.get(f"{API}/books").status_code == 200


def error_of(client: TestClient, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = client.request(method, path, **more)
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize("token", ["", "x" * 43, "x" * 5000, 7, None, ["a"], {"a": 1}])
def test_a_forged_token_opens_nothing(client: TestClient, token: object) -> None:
    made = new(client)

    with client.websocket_connect(f"{API}/games/{made['game']}/socket") as session:
        session.send_text(json.dumps({"v": 1, "type": "hello", "token": token}))
        told = session.receive_json()
        with pytest.raises(WebSocketDisconnect):
            session.receive_json()

    assert told["error"]["code"] == "token"
    assert lives(client)


def test_a_token_of_one_game_opens_no_other(client: TestClient) -> None:
    one, other = new(client), new(client)

    with client.websocket_connect(f"{API}/games/{one['game']}/socket") as session:
        session.send_json({"v": 1, "type": "hello", "token": other["tokens"]["0"]})

        assert session.receive_json()["error"]["code"] == "token"


def test_an_invitation_is_no_seat(client: TestClient) -> None:
    made = new(client, ME, FRIEND)

    with client.websocket_connect(f"{API}/games/{made['game']}/socket") as session:
        session.send_json({"v": 1, "type": "hello", "token": made["invite"]})

        assert session.receive_json()["error"]["code"] == "token"


def test_an_old_sequence_number_is_stale(client: TestClient) -> None:
    made = new(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        old = seat.frame["seq"]
        seat.answer(0)

        told = seat.say("answer", seq=old, n=0)

    assert told["error"]["code"] == "stale"


def test_the_wrong_seat_cannot_answer(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    wish = {"invite": made["invite"], "name": "Bob"}
    token = client.post(f"{API}/games/{made['game']}/join", json=wish).json()["token"]
    with (
        seated(client, made["game"], made["tokens"]["0"]) as ada,
        seated(client, made["game"], token) as bob,
    ):
        wrong = bob if ada.frame["ask"]["player"] == 0 else ada

        told = wrong.say("answer", seq=wrong.frame["seq"], n=0)

    assert told["error"]["code"] == "not_asked"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '{"type": "answer"}',
        '{"type": "answer", "seq": "1", "n": 0}',
        '{"type": "answer", "seq": true, "n": 0}',
        '{"type": "answer", "seq": 1e400, "n": 0}',
        '{"type": "answer", "seq": 99999999999999999999, "n": 0}',
        '{"type": "answer", "seq": 0, "n": -1}',
        '{"type": ["answer"]}',
        '{"type": "constructor"}',
        '{"v": 2, "type": "ping"}',
        '{"type": "why", "line": 10000000}',
        '{"type": "why", "rule": "NOPE-1"}',
        '{"type": "why_not"}',
        '{"type": "command", "text": "a a a a a a a"}',
        '{"type": "command", "text": {"$gt": ""}}',
        '{"type": "command", "text": "pick 999999999999"}',
        '{"type": "undo_reply", "yes": 1}',
        '{"type": "rematch"}',
        "[" * 8000,
        '{"a":' * 2000,
        '"\\ud800"',
        '{"type": "command", "text": "\\u0000\\ud800"}',
    ],
)
def test_a_malformed_message_gets_an_error_and_the_socket_lives_on(
    client: TestClient, text: str
) -> None:
    made = new(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.session.send_text(text)
        told = seat.receive()

        assert told["type"] == "error", told
        assert seat.say("ping")["type"] == "pong"


def test_bytes_and_giants_get_an_error(client: TestClient) -> None:
    made = new(client)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.wait()
        seat.session.send_bytes(b"\x00\xff")
        binary = seat.receive()
        seat.session.send_text(json.dumps({"type": "command", "text": "x" * FRAME}))
        giant = seat.receive()

        assert binary["error"]["code"] == "binary"
        assert giant["error"]["code"] == "size"
        assert seat.say("ping")["type"] == "pong"


def test_a_flood_on_a_socket_ends_it(tmp_path: Path) -> None:
    with served(tmp_path, replace(LOOSE, messages=(10, 0.001))) as client:
        made = new(client)

        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            for _ in range(12):
                seat.send("ping")
            kinds = []
            for _ in range(12):
                message = seat.receive()
                kinds.append(message.get("error", {}).get("code") or message["type"])
                if kinds[-1] == "flood":
                    break
            with pytest.raises(WebSocketDisconnect):
                seat.receive()

        assert kinds[-1] == "flood"
        assert lives(client)


def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, replace(LOOSE, requests=(5, 0.001))) as client:
        codes = [client.get(f"{API}/agents").status_code for _ in range(8)]

    assert codes == [200] * 5 + [429] * 3


def test_a_flood_of_games_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, replace(LOOSE, games=(2, 0.001))) as client:
        wish = {"seats": [ME, BOT]}
        codes = [client.post(f"{API}/games", json=wish).status_code for _ in range(3)]

    assert codes == [201, 201, 429]


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.evil.example"]
)
def test_a_foreign_origin_is_refused_on_rest_and_socket(client: TestClient, origin: str) -> None:
    made = new(client)
    headers = {"Origin": origin}

    wish = {"seats": [ME, BOT]}
    assert error_of(client, "POST", f"{API}/games", json=wish, headers=headers) == (403, "origin")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"{API}/games/{made['game']}/socket", headers=headers),
    ):
        pass
    assert lives(client)


def test_the_own_origin_is_let_in(client: TestClient) -> None:
    headers = {"Origin": "http://testserver"}

    answer = client.post(f"{API}/games", json={"seats": [ME, BOT]}, headers=headers)

    assert answer.status_code == 201


def test_a_server_for_this_machine_answers_to_no_foreign_name(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'games.sqlite'}", limits=LOOSE, trust=Trust(LOCAL))
    names = ("localhost:8123", "127.0.0.1:8123", "[::1]:8123", "evil.example:8123", "")
    with TestClient(app) as client:
        codes = [client.get("/", headers={"Host": name}).status_code for name in names]

    assert codes == [200, 200, 200, 421, 421]


def test_a_cross_site_request_without_origin_is_refused(client: TestClient) -> None:
    headers = {"Sec-Fetch-Site": "cross-site"}
    wish = {"seats": [ME, BOT]}

    assert error_of(client, "POST", f"{API}/games", json=wish, headers=headers) == (403, "origin")


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/css/../../app.py",
        "/%2e%2e/app.py",
        "/css/%2e%2e/%2e%2e/app.py",
        "/..%2fapp.py",
        "/app.py",
        "//etc/passwd",
        "/js/..\\..\\app.py",
        "/css/\x00.css",
        "/migrations/env.py",
        "/__init__.py",
    ],
)
def test_a_path_leads_out_of_no_folder(client: TestClient, path: str) -> None:
    answer = client.get(path.replace("\x00", "%00"))

    assert answer.status_code == 404, answer.text[:80]


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"seats": []},
        {"seats": [ME]},
        {"seats": [ME, BOT, BOT]},
        {"seats": [FRIEND, FRIEND]},
        {"seats": [FRIEND, BOT]},
        {"seats": [ME, {"kind": "bot", "agent": "os:system"}]},
        {"seats": [ME, {"kind": "bot", "agent": "nobody"}]},
        {"seats": [ME, BOT], "rules": "nope"},
        {"seats": [ME, BOT], "rules": 7},
        {"seats": [ME, BOT], "decks": [{"id": "../../etc/passwd"}]},
        {"seats": [ME, BOT], "decks": [{"id": "nope"}]},
        {"seats": [ME, BOT], "decks": [{"cards": [{"id": "base1-1", "count": 60}]}]},
        {"seats": [ME, BOT], "decks": [{"cards": [{"id": "base1-1", "count": -1}]}]},
        {"seats": [ME, BOT], "decks": [{}]},
        {"seats": [ME, BOT], "seed": -1},
        {"seats": [ME, BOT], "seed": 1 << 70},
        {"seats": [ME, FRIEND], "seed": 1},
        {"seats": [ME, BOT], "clock": {"minutes": -1}},
        {"seats": [ME, BOT], "clock": {"minutes": 1e308, "extra": 1e308}},
        {"seats": [ME, BOT], "best_of": 2},
        {"seats": [ME, BOT], "actives": 9},
        {"seats": [ME, BOT], "position": "xy; nonsense"},
        {"seats": [ME, BOT], "unknown": 1},
        {"seats": [ME, BOT], "position": "rules xy; you 999999999*G"},
        {"seats": [ME, BOT], "position": "rules xy; you base1-58 dmg99999999999999999999"},
        {"seats": [ME, BOT], "position": "rules xy; you 9999*G"},
    ],
)
def test_a_bad_wish_for_a_game_is_refused_in_one_form(
    client: TestClient, wish: dict[str, Any]
) -> None:
    answer = client.post(f"{API}/games", json=wish)

    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()["error"]) == {"code", "message", "where"}
    assert lives(client)


@pytest.mark.parametrize(
    "change",
    [
        {"decks": []},
        {"decks": [{"name": "x", "cards": ["999999999 base1-58"]}] * 2},
        {"decks": [{"name": "x", "cards": ["60 base1-58"] * 60}] * 2},
        {"decks": [{"name": "x", "cards": [7]}] * 2},
        {"decks": ["x", "y"]},
        {"house": {"prizes": 10**12}},
        {"house": {"nothing": 1}},
        {"settings": {"max_turns": -1}},
        {"book": "../xy"},
        {"seed": 1 << 90},
        {"position": "rules xy; you 999999999*G"},
        {"position": 7},
    ],
)
def test_a_hostile_replay_is_refused(client: TestClient, change: dict[str, Any]) -> None:
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", seed=1)
    text = write_lines([{**header_of(game), **change}, {"a": "yes", "p": 0}])

    answer = client.post(f"{API}/replays", json={"text": text})

    assert answer.status_code == 400 or answer.status_code == 422, answer.text
    assert lives(client)


def test_a_body_that_is_too_large_or_no_json_is_refused(client: TestClient) -> None:
    big = client.post(f"{API}/decks/read", content=b'{"text": "' + b"x" * 5_000_000 + b'"}')
    bad = client.post(f"{API}/games", content=b"\xff\xfe", headers={"content-type": "text/plain"})

    assert big.status_code == 413
    assert bad.status_code in (400, 422)
    assert lives(client)


def test_html_in_a_name_stays_text_and_control_signs_go(client: TestClient) -> None:
    made = new(client, ME, BOT, name="<script>\x00\u202eal</script>")

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        name = seat.frame["players"][0]["name"]

    assert name == "<script>al</script>"


def test_a_running_game_gives_away_no_replay_and_no_step(client: TestClient) -> None:
    made = new(client)
    game = made["game"]

    for path in (f"/replays/{game}", f"/replays/{game}/frames/0"):
        assert error_of(client, "GET", f"{API}{path}") == (404, "unknown")
    wish = {"step": 0, "seats": [ME, BOT]}
    path = f"{API}/replays/{game}/fork"
    assert error_of(client, "POST", path, json=wish) == (404, "unknown")
    assert "seed" not in client.get(f"{API}/games/{game}").text


def test_every_answer_carries_the_safe_headers(client: TestClient) -> None:
    for path in ("/", "/nothing", f"{API}/books", f"{API}/nothing"):
        headers = client.get(path).headers

        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_a_refused_answer_changes_nothing(client: TestClient) -> None:
    made = new(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        before = seat.frame

        seat.say("answer", seq=before["seq"], n=10_000)
        seat.say("command", text="play Nothing At All")

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        assert seat.frame["view"] == before["view"]
        assert seat.frame["seq"] == before["seq"]
