"""The games of a server: an unusable database is reported in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import refused, run


@pytest.mark.parametrize("url", ["nonsense", "sqlite:///{}/nowhere/games.sqlite"])
@pytest.mark.parametrize("command", ["backup", "restore", "forget"])
def test_a_database_that_cannot_be_used_is_named(command: str, url: str, tmp_path: Path) -> None:
    kept, backup = f"sqlite:///{tmp_path}/games.sqlite", str(tmp_path / "old.gz")
    run("games", "forget", "--days", "9", "--db", kept)
    run("games", "backup", backup, "--db", kept)
    more = {"backup": [f"{backup}.new"], "restore": [backup], "forget": ["--days", "9"]}[command]

    told = refused("games", command, *more, "--db", url.format(tmp_path))

    assert told.count("\n") == 1
    assert "cannot use the database" in told
