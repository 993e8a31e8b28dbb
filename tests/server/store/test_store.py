"""Games in the store: every move is stored before it is confirmed, in SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import inspect
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import TestClient

from playmat.server.app import create_app
from playmat.server.store.database import async_url
from playmat.server.store.journal import Journal
from playmat.server.store.restore import stored_replay
from playmat.server.store.rows import Entered, Stand, Stored
from playmat.server.store.store import Store
from playmat.server.store.tables import METADATA
from tests.server.tables import LOOSE, new, play_out, seated


def stored(game: str) -> Stored:
    return Stored(game, 1.0, None, "played", {"a": "é"}, {"b": 1}, {"c": None}, None)


def test_a_game_is_played_and_comes_back_after_the_server_does(url: str) -> None:
    with TestClient(create_app(url, limits=LOOSE)) as client:
        made = new(client)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 1, 6)
            seat.wait()
            before = seat.frame

    with (
        TestClient(create_app(url, limits=LOOSE)) as client,
        seated(client, made["game"], made["tokens"]["0"]) as seat,
    ):
        assert seat.frame["view"] == before["view"]
        assert seat.frame["seq"] == before["seq"]


def test_what_is_stored_is_a_replay_that_verifies(url: str) -> None:
    with TestClient(create_app(url, limits=LOOSE)) as client:
        made = new(client)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 2)
            result = seat.frame["result"]
    header, entries = asyncio.run(fetched(url, made["game"]))

    game = stored_replay(header, entries).resume()

    assert game.over
    assert game.winner == result["winner"]
    assert any("hash" in entry for entry in entries)


async def fetched(url: str, game: str) -> tuple[dict[str, object], list[dict[str, object]]]:
    store = Store(url)
    found, entries = await store.game(game)
    await store.close()
    return found.header, entries


def test_migrations_make_the_tables_that_the_code_speaks_of(url: str) -> None:
    async def columns() -> dict[str, set[str]]:
        store = Store(url)
        await store.open()
        await store.open()  # no changes the second time
        await store.close()
        engine = create_async_engine(async_url(url))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: {
                    table: {column["name"] for column in inspect(c).get_columns(table)}
                    for table in METADATA.tables
                }
            )
        await engine.dispose()
        return found

    made = asyncio.run(columns())

    assert made == {name: set(t.columns.keys()) for name, t in METADATA.tables.items()}


def test_a_game_is_deleted_with_what_was_found_out_about_it(url: str) -> None:
    async def left() -> tuple[object, object]:
        store = Store(url)
        await store.open()
        await store.add(stored("a"), [], [])
        await store.keep_analysis("a", "quick", {"done": 3})
        before = await store.analysis("a", "quick")
        await store.delete("a")
        after = await store.analysis("a", "quick")
        await store.close()
        return before, after

    assert asyncio.run(left()) == ({"done": 3}, None)


def test_what_one_game_cannot_store_keeps_no_other_from_it(url: str) -> None:
    async def written() -> list[object]:
        store = Store(url)
        await store.open()
        await store.add(stored("one"), [{"a": "x", "p": 0}])
        await store.add(stored("two"))
        journal = Journal(store)
        journal.start()
        found = await asyncio.gather(
            journal.write("one", [Entered("one", 0, "{}")]),
            journal.write(
                "two", [Entered("two", 0, '{"a":"y"}')], Stand("two", None, "{}", "null")
            ),
            return_exceptions=True,
        )
        await journal.stop()
        _, entries = await store.game("two")
        await store.close()
        return [*found, entries]

    one, two, entries = asyncio.run(written())

    assert isinstance(one, Exception)
    assert two is None
    assert entries == [{"a": "y"}]


def test_an_answer_that_cannot_be_stored_is_not_confirmed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*anything: object) -> None:
        raise OSError("the disk is full")

    with TestClient(create_app(url, limits=LOOSE)) as client:
        made = new(client)
        token = made["tokens"]["0"]
        with seated(client, made["game"], token) as seat:
            seat.wait()
            before = seat.frame
            monkeypatch.setattr(Store, "enter", fails)
            seat.send("answer", seq=before["seq"], n=0)
            told = seat.receive()
            monkeypatch.undo()

        assert told["error"]["code"] == "store"
        with seated(client, made["game"], token) as seat:
            assert seat.frame["view"] == before["view"]
            seat.answer(0)
