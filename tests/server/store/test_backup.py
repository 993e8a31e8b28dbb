"""Backup and restore by one command each, and the database of the first version taken up."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from playmat.cli import main
from playmat.server.app import create_app
from tests.server.tables import LOOSE, ME, new, play_out, seated, served

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


def url(folder: Path, name: str = "games") -> str:
    return f"sqlite:///{folder / f'{name}.sqlite'}"


def test_a_backup_of_a_running_server_is_restored_whole(tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    with served(tmp_path) as client:
        made = new(client, ME, ME)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 1, 8)
            before = seat.frame
            assert run("backup", str(file), "--db", url(tmp_path)).startswith("1 games are in")

    assert run("restore", str(file), "--db", url(tmp_path, "other")) == "1 games were restored.\n"
    with (
        TestClient(create_app(url(tmp_path, "other"), limits=LOOSE)) as client,
        seated(client, made["game"], made["tokens"]["0"]) as seat,
    ):
        assert seat.frame["view"] == before["view"]
        assert seat.frame["seq"] == before["seq"]
    assert file.stat().st_mode & 0o077 == 0


def test_a_backup_goes_into_an_empty_database_only(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        new(client)
    file = tmp_path / "all.gz"
    run("backup", str(file), "--db", url(tmp_path))

    assert "already" in run("backup", str(file), "--db", url(tmp_path))
    assert "already" in run("restore", str(file), "--db", url(tmp_path))


@pytest.mark.parametrize("harm", ["cut", "changed", "no backup", "missing"])
def test_a_broken_backup_changes_nothing(tmp_path: Path, harm: str) -> None:
    with served(tmp_path) as client:
        new(client)
    file, bad = tmp_path / "all.gz", tmp_path / "bad.gz"
    run("backup", str(file), "--db", url(tmp_path))
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    if harm == "cut":
        bad.write_bytes(file.read_bytes()[:-30])
    elif harm == "changed":
        row = json.dumps({**json.loads(lines[1]), "made": 1.0})
        bad.write_bytes(gzip.compress("".join([lines[0], f"{row}\n", *lines[2:]]).encode()))
    elif harm == "no backup":
        bad.write_text("hello")

    said = run("restore", str(bad), "--db", url(tmp_path, "other"))

    assert said.startswith("2 Error: ")
    assert "Traceback" not in said
    assert not (tmp_path / "other.sqlite").exists()


def test_the_database_of_the_first_version_is_taken_up(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new(client, ME, ME)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 2, 6)
            before = seat.frame["view"]
    old = tmp_path / "old"
    old.mkdir()
    with sqlite3.connect(old / "games.sqlite") as database:
        database.executescript(FIRST)
        database.execute("ATTACH DATABASE ? AS new", (str(tmp_path / "games.sqlite"),))
        for table in ("games", "entries", "keys"):
            database.execute(f"INSERT INTO {table} SELECT * FROM new.{table}")
        plan = json.loads(database.execute("SELECT plan FROM games").fetchone()[0])
        for since in ("decks", "listed", "forked", "format"):
            plan.pop(since, None)
        for player in plan["players"]:
            player.pop("script", None)
        database.execute("UPDATE games SET plan = ?", (json.dumps(plan),))

    with served(old) as client, seated(client, made["game"], made["tokens"]["0"]) as seat:
        assert seat.frame["view"] == before
        play_out(seat, 3, 2)


def test_old_games_are_forgotten_and_new_ones_kept(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        old, young = new(client), new(client)
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        database.execute("UPDATE games SET made = 1.0 WHERE id = ?", (old["game"],))

    assert run("forget", "--days", "30", "--db", url(tmp_path)) == "1 games were forgotten.\n"
    with served(tmp_path) as client:
        paths = [f"/api/v1/games/{made['game']}" for made in (old, young)]
        assert [client.get(path).status_code for path in paths] == [404, 200]
