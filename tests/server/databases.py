"""A PostgreSQL for tests, if its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
PORT = 5432


def program(name: str) -> str | None:
    places = os.pathsep.join([os.environ.get("PATH", ""), *map(str, FOLDERS)])
    return shutil.which(name, path=places)


def installed() -> bool:
    return program("initdb") is not None and program("pg_ctl") is not None


def runner() -> str | None:
    """The user to run it as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    known = [user.pw_name for user in pwd.getpwall()]
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL reachable only by a socket in its folder; yield its URL."""
    user = runner()
    folder = Path(tempfile.mkdtemp(prefix="playmat-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        run(user, "initdb", "-D", str(folder / "data"), "-U", "playmat", "-A", "trust", "-N")
        options = f"-k {folder} -c listen_addresses= -c fsync=off"
        log = str(folder / "log")
        run(user, "pg_ctl", "-D", str(folder / "data"), "-l", log, "-w", "-o", options, "start")
        try:
            yield f"postgresql://playmat@/postgres?host={folder}&port={PORT}"
        finally:
            run(user, "pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(user: str | None, name: str, *arguments: str) -> None:
    """Run a PostgreSQL program; fail on errors."""
    path = program(name)
    assert path is not None
    done = subprocess.run(
        [path, *arguments], user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{name} ended with status {done.returncode}"
