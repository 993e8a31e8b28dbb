"""A failing database loses no game: everyone is informed, and play continues afterwards."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from playmat.errors import PlaymatError
from playmat.game.replay.replay import Replay
from playmat.server.errors import Refused
from playmat.server.requests import NewGame
from playmat.server.rooms import lobby as lobbies
from playmat.server.rooms.lobby import DAY, Lobby
from playmat.server.store import database, writes
from playmat.server.store.database import refuse_unfit
from playmat.server.tally import Tally, to_stderr
from playmat.server.worker_process import GivenUp, Worker
from tests.server.tables import API, BOT, FRIEND, ME, in_lobby, new, seated, served


class Disk:
    """A disk that may be full."""

    full = False

    def over(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap a function so that it fails while the disk is full."""

        def tried(*given: Any) -> Any:
            if self.full:
                raise OperationalError("", {}, Exception("database or disk is full"))
            return work(*given)

        return tried


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    for name in ("enter", "add_game"):
        monkeypatch.setattr(writes, name, disk.over(getattr(writes, name)))
    return disk


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def test_players_and_watchers_learn_that_a_move_could_not_be_stored(
    client: TestClient, disk: Disk
) -> None:
    made = new(client, ME, ME)
    game, token = made["game"], made["tokens"]["0"]
    with seated(client, game, token) as seat, seated(client, game, made["watch"]) as watcher:
        before = seat.frame["seq"]
        disk.full = True
        told = [seat.say("answer", seq=before, n=0), watcher.say("ping")]
        with pytest.raises(WebSocketDisconnect):
            seat.receive()

    assert [each.get("error", {}).get("code") for each in told] == ["store", "store"]
    assert "reconnect" in told[0]["error"]["message"]

    disk.full = False
    with seated(client, game, token) as seat:
        assert seat.frame["seq"] == before
        seat.answer(0)


def test_the_reason_is_logged_for_the_owner(
    client: TestClient, disk: Disk, capsys: pytest.CaptureFixture[str]
) -> None:
    disk.full = True
    client.post(f"{API}/games", json={"seats": [ME, BOT]})

    line = json.loads(capsys.readouterr().err.splitlines()[-1])
    assert (line["event"], line["where"]) == ("fault", "store")
    assert "disk is full" in line["error"]
    assert "free disk space" in line["note"]


def test_a_game_that_cannot_be_stored_is_refused(client: TestClient, disk: Disk) -> None:
    disk.full = True
    refused = client.post(f"{API}/games", json={"seats": [ME, BOT]})
    disk.full = False

    assert refused.status_code == 503
    assert refused.json()["error"]["code"] == "store"
    assert "try again" in refused.json()["error"]["message"]
    assert new(client)


def test_a_bot_that_cannot_store_its_move_ends_in_no_traceback(
    client: TestClient, disk: Disk, capsys: pytest.CaptureFixture[str]
) -> None:
    made = new(client, ME, BOT)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        disk.full = True
        seat.say("concede")

    assert "never retrieved" not in capsys.readouterr().err


def test_the_keeper_of_the_clocks_outlives_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "TICK", 0.0)
    fails, ticks = [KeyError("gone"), OSError("no space")], asyncio.Event()

    def tell(tally: Tally) -> None:
        if fails:
            raise fails.pop()
        ticks.set()

    async def work(lobby: Lobby) -> int:
        monkeypatch.setattr(Tally, "tell", tell)
        lobby.tally = Tally(lambda line: None)
        await asyncio.wait_for(ticks.wait(), 60)
        return lobby.tally.faults["keeper"]

    assert in_lobby(tmp_path, work) == 2


def test_a_room_that_goes_while_its_clock_is_asked_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(lobby: Lobby) -> int:
        made = await lobby.make(NewGame.model_validate({"seats": [ME, ME]}))

        async def time_out(room: Any) -> None:
            lobby.rooms.pop(made.room.id, None)

        monkeypatch.setattr(type(made.room), "time_out", time_out)
        await lobby._look_once(time.monotonic() + 2 * lobbies.IDLE)
        return len(lobby.rooms)

    assert in_lobby(tmp_path, work) == 0


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed:
        def write(self, text: str) -> int:
            raise OSError("no space left on the disk")

    monkeypatch.setattr("sys.stderr", Closed())

    to_stderr("a line")


def test_a_clock_set_forward_makes_no_game_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(lobby: Lobby) -> int:
        await lobby.make(NewGame.model_validate({"seats": [ME, ME]}))
        lobby.rooms.clear()
        lobby.keep_days = 30
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 400 * DAY)
        await lobby._forget_old(time.monotonic())
        return await lobby.store.forget(now + DAY)

    assert in_lobby(tmp_path, work) == 1


def test_a_worker_out_of_memory_is_given_up_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Line:
        def send(self, work: Any) -> None: ...

        def recv(self) -> tuple[bool, Exception]:
            return False, MemoryError()

    worker = Worker.__new__(Worker)
    worker._line = Line()  # type: ignore[assignment]

    with pytest.raises(GivenUp, match="memory"):
        worker.do(int)


def test_two_servers_over_one_database_lose_no_stored_move(tmp_path: Path) -> None:
    with served(tmp_path) as one, served(tmp_path) as other:
        made = new(one, ME, ME)
        game, token = made["game"], made["tokens"]["0"]
        with seated(other, game, token) as late:
            with seated(one, game, token) as seat:
                for _ in range(3):
                    seat.answer(0)
                stored = seat.frame["seq"]
            told = late.say("answer", seq=late.frame["seq"], n=len(late.options) - 1)
        with seated(other, game, token) as again:
            seq = again.frame["seq"]
            again.say("concede") if seq < stored else again.send("concede")
            while again.frame["result"] is None:
                again.next_frame()
        text = other.get(f"{API}/replays/{game}").text

    assert told["error"]["code"] == "store"
    assert seq == stored
    assert Replay.parse(text).verify().over


def test_an_invitation_is_good_at_one_of_two_servers_only(tmp_path: Path) -> None:
    with served(tmp_path) as one, served(tmp_path) as other:
        made = new(one, ME, FRIEND)
        path, wish = f"{API}/games/{made['game']}/join", {"invite": made["invite"]}
        other.get(f"{API}/games/{made['game']}")
        codes = [client.post(path, json=wish).status_code for client in (one, other)]

    assert codes == [200, 404]


# What is on the disk at startup


def stored_game(folder: Path, copies: Path) -> tuple[str, int]:
    """Store a game with some moves; copy the database as left by a killed server."""

    async def work(lobby: Lobby) -> tuple[str, int]:
        wish = NewGame.model_validate({"seats": [ME, ME], "seed": 3})
        room = (await lobby.make(wish)).room
        for _ in range(4):
            await room.answer(int(room.asked() or 0), room.seq, 0)
        for file in folder.iterdir():
            (copies / file.name).write_bytes(file.read_bytes())
        return room.id, room.seq

    found: tuple[str, int] = in_lobby(folder, work)
    return found


async def moves_of(lobby: Lobby, game: str) -> int:
    try:
        return (await lobby.room(game)).seq
    except Refused as error:
        return -1 if error.code == "unknown" else -2


@pytest.mark.parametrize("part", [0.0, 0.5, 0.97, 1.0])
def test_a_log_file_cut_short_loses_only_its_end(tmp_path: Path, part: float) -> None:
    (before := tmp_path / "before").mkdir()
    game, seq = stored_game(before, tmp_path)
    log = tmp_path / "games.sqlite-wal"
    whole = log.read_bytes()
    log.write_bytes(whole[: int(len(whole) * part)])

    asyncio.run(refuse_unfit(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    found = in_lobby(tmp_path, lambda lobby: moves_of(lobby, game))

    assert found == seq if part == 1.0 else -1 <= found < seq


def test_a_game_with_moves_missing_is_not_played_on(tmp_path: Path) -> None:
    (before := tmp_path / "before").mkdir()
    game, _ = stored_game(before, tmp_path)
    with sqlite3.connect(tmp_path / "games.sqlite") as connection:
        connection.execute("DELETE FROM entries WHERE n = 1")

    with pytest.raises(PlaymatError, match="cannot use its database"):
        in_lobby(tmp_path, lambda lobby: lobby.room(game))


def test_tables_are_made_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    real = database.migrate

    def killed(connection: Any) -> None:
        real(connection)
        raise OSError("killed")

    monkeypatch.setattr(database, "migrate", killed)
    with pytest.raises(PlaymatError, match="killed"):
        asyncio.run(refuse_unfit(url))
    monkeypatch.undo()
    asyncio.run(refuse_unfit(url))


def changed(path: Path, script: str) -> None:
    """Make a current database, then change it."""
    asyncio.run(refuse_unfit(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.executescript(script)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE alembic_version SET version_num = '0099'", "newer Playmat; update Playmat"),
        ("DROP TABLE alembic_version", "already exists; choose another database"),
    ],
)
def test_tables_of_something_else_are_refused(tmp_path: Path, change: str, said: str) -> None:
    changed(tmp_path / "games.sqlite", change)

    with pytest.raises(PlaymatError, match=said):
        asyncio.run(refuse_unfit(f"sqlite:///{tmp_path / 'games.sqlite'}"))


def test_tables_of_an_older_version_are_updated(tmp_path: Path) -> None:
    older = (
        "UPDATE alembic_version SET version_num = '0001'; DROP TABLE analyses;"
        " DROP INDEX games_by_listing; ALTER TABLE games DROP COLUMN listing"
    )
    changed(tmp_path / "games.sqlite", older)

    assert in_lobby(tmp_path, lambda lobby: lobby.store.analysis("none", "quick")) is None
