"""Backup and restore by one command each, and the database of the first version taken up."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import TestClient

from playmat.cli import main
from playmat.server.app import create_app
from playmat.server.store.database import async_url
from tests.server.tables import LOOSE, ME, Plain, new, play_out, seated, served

FIRST = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE games (id VARCHAR(24) NOT NULL PRIMARY KEY, made FLOAT NOT NULL, ended FLOAT,
 origin VARCHAR(8) NOT NULL, header TEXT NOT NULL, plan TEXT NOT NULL, summary TEXT NOT NULL,
 clock TEXT NOT NULL);
CREATE INDEX games_by_end ON games (ended);
CREATE TABLE entries (game VARCHAR(24) NOT NULL REFERENCES games (id), n INTEGER NOT NULL,
 body TEXT NOT NULL, PRIMARY KEY (game, n));
CREATE TABLE keys (digest VARCHAR(64) NOT NULL, game VARCHAR(24) NOT NULL REFERENCES games (id),
 role VARCHAR(8) NOT NULL, PRIMARY KEY (digest, game));
CREATE INDEX keys_by_game ON keys (game);
"""
"""The tables as the first version made them."""


def run(*words: str) -> str:
    result = CliRunner().invoke(main, ["games", *words])
    return result.output if result.exit_code == 0 else f"{result.exit_code} {result.stderr}"


def file_url(folder: Path, name: str = "games") -> str:
    return f"sqlite:///{folder / f'{name}.sqlite'}"


def test_a_backup_of_a_running_server_is_restored_whole(tmp_path: Path, url: str) -> None:
    file, again = tmp_path / "all.gz", tmp_path / "again.gz"
    with served(tmp_path) as client:
        made = new(client, ME, ME)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 1, 8)
            before = seat.frame["view"], seat.frame["seq"]
            assert run("backup", str(file), "--db", file_url(tmp_path)).startswith(
                "Saved 1 game to"
            )

    other = url if url != file_url(tmp_path) else file_url(tmp_path, "other")
    assert run("restore", str(file), "--db", other) == "Restored 1 game.\n"
    assert found_in(other, made) == before
    assert run("backup", str(again), "--db", other).startswith("Saved 1 game to")
    third = file_url(tmp_path, "third")
    assert run("restore", str(again), "--db", third) == "Restored 1 game.\n"
    assert found_in(third, made) == before
    assert file.stat().st_mode & 0o077 == 0


def found_in(url: str, made: Plain) -> tuple[Plain, int]:
    """Return how a game in a database stands for its first seat."""
    with (
        TestClient(create_app(url, limits=LOOSE)) as client,
        seated(client, made["game"], made["tokens"]["0"]) as seat,
    ):
        return seat.frame["view"], seat.frame["seq"]


def test_a_backup_goes_into_an_empty_database_only(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        new(client)
    file = tmp_path / "all.gz"
    run("backup", str(file), "--db", file_url(tmp_path))

    assert "already" in run("backup", str(file), "--db", file_url(tmp_path))
    assert "already" in run("restore", str(file), "--db", file_url(tmp_path))


@pytest.mark.parametrize("harm", ["cut", "changed", "no backup", "missing"])
def test_a_broken_backup_changes_nothing(tmp_path: Path, harm: str) -> None:
    with served(tmp_path) as client:
        new(client)
    file, bad = tmp_path / "all.gz", tmp_path / "bad.gz"
    run("backup", str(file), "--db", file_url(tmp_path))
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    if harm == "cut":
        bad.write_bytes(file.read_bytes()[:-30])
    elif harm == "changed":
        row = json.dumps({**json.loads(lines[1]), "made": 1.0})
        bad.write_bytes(gzip.compress("".join([lines[0], f"{row}\n", *lines[2:]]).encode()))
    elif harm == "no backup":
        bad.write_text("hello")

    said = run("restore", str(bad), "--db", file_url(tmp_path, "other"))

    assert said.startswith("2 Error: ")
    assert "Traceback" not in said
    assert not (tmp_path / "other.sqlite").exists()


def test_the_database_of_the_first_version_is_taken_up(tmp_path: Path, url: str) -> None:
    with served(tmp_path) as client:
        made = new(client, ME, ME)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 2, 6)
            before = seat.frame["view"]
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        rows = {table: rows_of(database, table) for table in ("games", "entries", "keys")}
    for game in rows["games"]:
        game["plan"] = json.dumps(plan_of_then(json.loads(game["plan"])))
        del game["listing"]
    old = url if url != file_url(tmp_path) else file_url(tmp_path, "old")
    asyncio.run(filled(old, rows))

    with (
        TestClient(create_app(old, limits=LOOSE)) as client,
        seated(client, made["game"], made["tokens"]["0"]) as seat,
    ):
        assert seat.frame["view"] == before
        play_out(seat, 3, 2)


def test_games_of_before_are_their_players_but_for_those_of_the_lobby(tmp_path: Path) -> None:
    common = {"made": 1.0, "ended": 2.0, "origin": "played", "summary": "{}", "clock": "null"}
    plans = {"own": '{"listed":false}', "all": '{"listed":true}', "none": '{"listed":true}'}
    headers = {"own": "{}", "all": '{"name":"\\"position\\":\\"x"}', "none": '{"position":"xy"}'}
    games = [{"id": k, "plan": plans[k], "header": headers[k], **common} for k in plans]
    asyncio.run(filled(file_url(tmp_path), {"games": games}))

    with served(tmp_path), sqlite3.connect(tmp_path / "games.sqlite") as database:
        listings = {row["id"]: row["listing"] for row in rows_of(database, "games")}

    assert listings == {name: name for name in plans}


def rows_of(database: sqlite3.Connection, table: str) -> list[Plain]:
    found = database.execute(f"SELECT * FROM {table}")
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def plan_of_then(plan: Plain) -> Plain:
    """Return a plan without what came after the first version."""
    players = [{k: v for k, v in one.items() if k != "script"} for one in plan["players"]]
    kept = {k: v for k, v in plan.items() if k not in ("decks", "listed", "forked", "format")}
    return {**kept, "players": players}


async def filled(url: str, rows: dict[str, list[Plain]]) -> None:
    """Make the tables of the first version and put rows into them."""
    engine = create_async_engine(async_url(url))
    async with engine.begin() as connection:
        for statement in filter(str.strip, FIRST.split(";")):
            await connection.execute(text(statement))
        for table, found in rows.items():
            names = list(found[0])
            values = ", ".join(f":{name}" for name in names)
            await connection.execute(
                text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"), found
            )
    await engine.dispose()


def test_old_games_are_forgotten_and_new_ones_kept(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        old, young = new(client), new(client)
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        database.execute("UPDATE games SET made = 1.0 WHERE id = ?", (old["game"],))

    assert run("forget", "--days", "30", "--db", file_url(tmp_path)) == "Deleted 1 game.\n"
    with served(tmp_path) as client:
        paths = [f"/api/v1/games/{made['game']}" for made in (old, young)]
        assert [client.get(path).status_code for path in paths] == [404, 200]
