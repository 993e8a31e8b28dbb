"""Nobody can block the server by waiting, expensive requests or a broken store."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from playmat.server.errors import Refused
from playmat.server.http import chores
from playmat.server.http.middleware import Trust
from playmat.server.listening import Doors, protocol_for
from playmat.server.rate_limits import Lane, Strain
from playmat.server.requests import NewGame
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.room import Room
from playmat.server.serve import Serving
from playmat.server.store.rows import Stored
from playmat.server.tally import Tally
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers
from tests.server.tables import API, BOT, FRIEND, LOOSE, ME, in_lobby, new, play_out, seated, served

LONG = 60


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("holding")) as client:
        yield client


# Connections


async def hello(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"hello"})


@contextmanager
def listening(doors: Doors) -> Iterator[int]:
    listener = socket.create_server(("127.0.0.1", 0))
    http = protocol_for(doors)
    server = uvicorn.Server(uvicorn.Config(hello, http=http, log_level="error", lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=LONG)


def ended(line: socket.socket) -> bool:
    """Wait until the other side closes the connection."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: a\r\nX-",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nabc",
    ],
)
def test_half_a_request_is_not_waited_for(half: bytes) -> None:
    doors = Doors(100, patience=0.05)

    with listening(doors) as port, connected(port) as line:
        line.sendall(half)
        while not ended(line):
            pass  # a reply to half a body may come first

    assert not doors.taken
    assert doors.tally.refused == {"slow": 1}


def test_an_address_has_only_its_share_of_all_connections() -> None:
    doors = Doors(8, patience=LONG)

    with listening(doors) as port:
        lines = [connected(port) for _ in range(3)]
        assert ended(lines[2])
        lines[0].sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        answered = lines[0].recv(1000)
        for line in lines:
            line.close()

    assert answered.startswith(b"HTTP/1.1 200")
    assert doors.tally.refused == {"connections": 1}


# Expensive requests


def test_a_deck_of_thousands_of_cards_is_refused(client: TestClient) -> None:
    giant = [{"id": "base1-58", "count": 60}] * 120

    game = {"seats": [ME, BOT], "any_deck": True, "decks": [{"cards": giant}]}
    answers = [
        client.post(f"{API}/games", json=game),
        client.post(f"{API}/decks/check", json={"cards": giant}),
        client.post(f"{API}/decks/write", json={"cards": giant}),
        client.post(f"{API}/decks/trials", json={"decks": [{"cards": giant}] * 2}),
    ]

    assert [each.status_code for each in answers] == [422] * 4


def test_work_for_pages_waits_in_a_row_that_ends() -> None:
    async def whole() -> dict[str, int]:
        workers = Workers()
        gate = threading.Event()
        waiting = [asyncio.create_task(workers.chore(LONG, gate.wait, LONG)) for _ in range(64)]
        await asyncio.sleep(0)
        with pytest.raises(GivenUp):
            await workers.chore(LONG, int)
        gate.set()
        await asyncio.gather(*waiting)
        told = workers.plain()
        await workers.close()
        return told

    assert asyncio.run(whole())["given_up"] == 1


def test_a_seat_is_open_in_a_few_places_only(client: TestClient) -> None:
    made = new(client, ME, ME)
    path = f"{API}/games/{made['game']}/socket"
    told = []

    def come(left: int) -> None:
        with client.websocket_connect(path) as session:
            session.send_json({"v": 1, "type": "hello", "token": made["tokens"]["0"]})
            told.append(session.receive_json()["type"])
            if left:
                come(left - 1)

    come(8)

    assert told == ["frame"] * 8 + ["error"]


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, replace(LOOSE, sockets=1)) as client:
        made = new(client, ME, ME)
        with (
            seated(client, made["game"], made["tokens"]["0"]),
            pytest.raises(WebSocketDisconnect) as refused,
            seated(client, made["game"], made["tokens"]["0"]),
        ):
            pass

    assert "too many" in refused.value.reason


# Storage


def ended_game(client: TestClient, *seats: dict[str, str]) -> dict[str, Any]:
    made = new(client, *seats)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.send("concede")
        while seat.frame["result"] is None:
            seat.next_frame()
    return made


def test_who_sent_a_replay_may_delete_it_and_nobody_else(client: TestClient) -> None:
    made = ended_game(client, ME, ME)
    text = client.get(f"{API}/replays/{made['game']}").text
    kept = client.post(f"{API}/replays", json={"text": text}).json()
    path = f"{API}/replays/{kept['id']}"

    foreign = client.delete(path, headers={"playmat-tokens": made["tokens"]["0"]})
    own = client.delete(path, headers={"playmat-tokens": kept["token"]})

    assert (foreign.status_code, own.status_code) == (403, 204)
    assert client.get(path).status_code == 404


def test_so_many_replays_are_kept_for_an_address(tmp_path: Path) -> None:
    limits = replace(LOOSE, sent=(2, 0.0001))
    with served(tmp_path, limits) as client:
        made = ended_game(client, ME, ME)
        text = client.get(f"{API}/replays/{made['game']}").text
        codes = [client.post(f"{API}/replays", json={"text": text}).status_code for _ in range(3)]

    assert codes == [201, 201, 429]


# A slow server


def test_what_is_asked_for_grows_dearer_while_the_server_runs_late() -> None:
    strain = Strain(20)

    for _ in range(50):
        strain.felt(1.0)
    late = strain.price
    for _ in range(200):
        strain.felt(0.0)

    assert (late, strain.price) == (20, 1)


def test_whoever_is_refused_waits_only_while_the_server_runs_late() -> None:
    async def taken(late: float) -> bool:
        strain = Strain(20, LONG)
        strain.felt(late)
        asked = asyncio.create_task(strain.hold_off())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        done = asked.done()
        asked.cancel()
        return done

    assert asyncio.run(taken(0.0))
    assert not asyncio.run(taken(1.0))


def test_under_strain_whoever_asks_much_is_refused_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Strain, "felt", lambda strain, late: None)
    with served(tmp_path, replace(LOOSE, requests=(12, 0.0001), questions=(2, 0.0001))) as client:
        made = new(client, ME, BOT)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            client.app.state.lobby.strain.price = 20  # type: ignore[attr-defined]
            codes = [client.get(f"{API}/agents").status_code for _ in range(8)]
            refused = [seat.say("why", rule="TURN-1") for _ in range(3)][-1]
            answers = play_out(seat, 1, 3)

    assert (codes[0], codes[-1]) == (200, 429)
    assert refused["error"]["code"] == "busy"
    assert answers == 3


def test_whoever_asks_much_waits_for_a_place_and_is_told_so_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lane, "WIDTH", 0)
    monkeypatch.setattr(Lane, "PATIENCE", 0.0)
    with served(tmp_path, replace(LOOSE, ease=(3, 0.0001), talk=(2, 0.0001))) as client:
        made = new(client, ME, BOT)
        codes = [client.get(f"{API}/agents").status_code for _ in range(4)]
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            told = [seat.say("why", rule="SETUP-1") for _ in range(3)]

    assert codes == [200, 200, 503, 503]
    assert [each.get("error", {}).get("code") == "busy" for each in told] == [False, False, True]


def test_whoever_sits_at_the_machine_itself_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lane, "WIDTH", 0)
    monkeypatch.setattr(Lane, "PATIENCE", 0.0)
    monkeypatch.setattr("playmat.server.http.middleware.HOME", ("testclient",))
    with served(tmp_path, replace(LOOSE, ease=(1, 0.0001), talk=(1, 0.0001))) as client:
        made = new(client, ME, BOT)
        codes = [client.get(f"{API}/agents").status_code for _ in range(3)]
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            told = [seat.say("why", rule="SETUP-1") for _ in range(3)]

    assert codes == [200] * 3
    assert not [each for each in told if each.get("error", {}).get("code") == "busy"]


def test_a_place_stays_empty_only_while_the_server_runs_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Lane, "LONGEST", LONG)
    monkeypatch.setattr(Lane, "WIDTH", 1)

    async def is_free(price: float) -> bool:
        strain = Strain(price)
        strain.price = price
        lane = Lane(strain)
        async with lane.place():
            await asyncio.sleep(0)
        try:
            async with asyncio.timeout(0.1), lane.place():
                return True
        except TimeoutError:
            return False

    assert asyncio.run(is_free(1.0))
    assert not asyncio.run(is_free(1e9))


# Faults in the background


def wish(*seats: Any, **more: Any) -> NewGame:
    return NewGame.model_validate({"rules": "xy", "seats": list(seats), **more})


def test_a_match_cut_off_after_its_first_game_goes_on(tmp_path: Path) -> None:
    async def cut(lobby: Lobby) -> str:
        lobby.on_over = None  # the server is killed here
        room = (await lobby.make(wish(ME, ME, best_of=3, seed=3))).room
        await room.concede(0)
        return room.id

    async def again(lobby: Lobby) -> tuple[Any, ...]:
        room = await lobby.room(game)
        follower = await lobby.room(str(room.plan.next))
        stored, _ = await lobby.store.game(game)
        return follower.plan.number, follower.plan.won, stored.plan["next"] == follower.id

    game = in_lobby(tmp_path, cut)

    assert in_lobby(tmp_path, again) == (2, [0, 1], True)


def test_a_database_that_fails_once_does_not_stop_the_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.server.rooms.lobby.TICK", 0.001)
    lines: list[str] = []
    failing = [OperationalError("", {}, Exception("locked"))]

    async def broken(room: Room) -> None:
        if room.clock is not None and failing:
            raise failing.pop()
        if room.clock is not None:
            looked.set()

    async def work(lobby: Lobby) -> None:
        lobby.tally = Tally(lines.append)
        await lobby.make(wish(ME, ME, seed=3, clock={"minutes": 5}))
        await asyncio.wait_for(looked.wait(), LONG)

    looked = asyncio.Event()
    monkeypatch.setattr(Room, "time_out", broken)
    in_lobby(tmp_path, work)

    assert json.loads(lines[0])["where"] == "clock"


def test_one_game_has_one_room_even_if_restoring_fails_once(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> int:
        room = (await lobby.make(wish(ME, ME, seed=3))).room
        del lobby.rooms[room.id]
        real, fails = lobby.store.game, [True]

        async def once(game: str) -> tuple[Stored, list[dict[str, Any]]]:
            await asyncio.sleep(0)
            if fails and fails.pop():
                raise Refused("store", "not now", "store", 503)
            return await real(game)

        lobby.store.game = once  # type: ignore[method-assign]
        asked = [asyncio.create_task(lobby.room(room.id)) for _ in range(2)]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        asked.append(asyncio.create_task(lobby.room(room.id)))
        found = await asyncio.gather(*asked, return_exceptions=True)
        return len({id(each) for each in found if isinstance(each, Room)})

    assert in_lobby(tmp_path, work) == 1


# Names and addresses


def test_who_is_behind_a_proxy_is_believed_only_where_that_is_configured(tmp_path: Path) -> None:
    limits = replace(LOOSE, requests=(2, 0.0001))
    told: list[list[int]] = []
    for proxies in ((), ("testclient",)):
        trust = Trust(proxies=proxies)
        with served(tmp_path, limits, trust=trust) as client:
            headers = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(4)]
            told.append([client.get(f"{API}/agents", headers=each).status_code for each in headers])

    assert told == [[200, 200, 429, 429], [200] * 4]


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("cards.example", True),
        ("192.168.1.9:8123", True),
        ("[fe80::1]:8123", True),
        ("localhost", True),
        ("evil.example", False),
        ("cards.example.evil.example", False),
    ],
)
def test_a_shared_server_goes_by_its_names_and_addresses(host: str, known: bool) -> None:
    trust = Serving("0.0.0.0", names=("cards.example",)).trust

    assert trust.knows(host.rpartition(":")[0] if host.count(":") else host) is known


def test_a_page_speaks_to_sockets_of_its_own_host_only(client: TestClient) -> None:
    policy = client.get("/").headers["content-security-policy"]

    assert "connect-src 'self' ws://testserver wss://testserver;" in policy


def test_the_decks_of_an_undecided_match_are_not_read(client: TestClient) -> None:
    made = new(client, ME, FRIEND, best_of=3)
    path = f"{API}/games/{made['game']}/join"
    client.post(path, json={"invite": made["invite"], "name": "Bo"})
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.send("concede")
        while seat.frame["match"]["next"] is None:
            seat.next_frame()
        following = seat.frame["match"]["next"]
    first = client.get(f"{API}/replays/{made['game']}").status_code
    with seated(client, following, made["tokens"]["0"]) as seat:
        seat.send("concede")
        while seat.frame["result"] is None:
            seat.next_frame()

    assert (first, client.get(f"{API}/replays/{made['game']}").status_code) == (409, 200)


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        new(client)
        modes = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()}

    assert modes["games.sqlite"] == 0
    assert set(modes.values()) == {0}


def test_refusals_are_counted_for_the_owner_alone(tmp_path: Path) -> None:
    limits = replace(LOOSE, requests=(3, 0.0001))
    with served(tmp_path, limits, owner="secret") as client:
        for _ in range(5):
            client.get(f"{API}/agents")
        stranger = client.get("/health").json()
        owner = client.get("/health", headers={"Authorization": "Bearer secret"}).json()

    assert stranger == {"ok": True}
    assert owner["refused"]["flood"] == 2
    assert owner["workers"]["count"] == 0


def test_the_log_tells_counts_and_not_every_refusal() -> None:
    lines: list[str] = []
    tally = Tally(lines.append)
    for _ in range(10_000):
        tally.refuse("flood")
    tally.tell()
    for n in range(1_000):
        tally.fault("socket", ValueError(n))

    assert len(lines) == 20


def test_pages_are_served_by_workers_with_their_refusals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "BUDGET", LONG)
    with served(tmp_path, workers=1) as client:
        made = ended_game(client, ME, ME)
        assert client.portal is not None
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        client.portal.call(partial(lobby.workers.do, LONG, os.getpid))
        replay = f"{API}/replays/{made['game']}"
        cards = [{"id": "base1-58", "count": 4}]
        answers = {
            "check": client.post(f"{API}/decks/check", json={"cards": cards}),
            "no card": client.post(f"{API}/decks/check", json={"cards": [{"id": "x", "count": 1}]}),
            "no list": client.post(f"{API}/decks/read", json={"text": "4 Nobody"}),
            "search": client.get(f"{API}/cards/search", params={"q": "pikachu set:base1"}),
            "no search": client.get(f"{API}/cards/search", params={"q": "type:nonsense"}),
            "page": client.get(f"{API}/cards/base1-58"),
            "step": client.get(f"{replay}/frames/0"),
            "no step": client.get(f"{replay}/frames/9999"),
            "text": client.get(replay),
            "sent": client.post(f"{API}/replays", json={"text": client.get(replay).text}),
            "no position": client.post(f"{API}/positions", json={"text": "xy; nonsense"}),
        }

    assert {name: answer.status_code for name, answer in answers.items()} == {
        "check": 200,
        "no card": 400,
        "no list": 200,
        "search": 200,
        "no search": 400,
        "page": 200,
        "step": 200,
        "no step": 404,
        "text": 200,
        "sent": 201,
        "no position": 200,
    }
    assert answers["search"].json()["total"] == 1
