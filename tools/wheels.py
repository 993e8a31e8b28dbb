"""Build the distributions and try each outside the source tree; run by `make wheel`.

A source archive is made from the files tracked by git, and from it a wheel with the compiled core
for this machine and a plain one for all others. Each of the three is installed in a virtual
environment and used from a folder without the project. With --plain nothing is compiled, which
takes one minute instead of ten.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
WORK: Final = ROOT / "build" / "wheels"
OUT: Final = ROOT / "dist"
PINS: Final = ROOT / "constraints.txt"
DOWNSTREAM: Final = ROOT / "tests" / "contract" / "downstream" / "uses.py"
PLAIN: Final = {"PLAYMAT_PURE": "1"}
COMPILED: Final = {"PLAYMAT_PURE": "0", "PLAYMAT_REQUIRE_CORE": "1"}
WHICH: Final = (
    "import playmat.engine.vm as vm; print('plain' if vm.__file__.endswith('.py') else 'compiled')"
)


def main() -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    OUT.mkdir(exist_ok=True)
    builder = environment("builder")
    install(builder, "build", "setuptools", "mypy")
    source = built(builder, tracked(), "--sdist", {}, "*.tar.gz")
    unpacked = unpack(source)
    plain = built(builder, unpacked, "--wheel", PLAIN, "*-none-any.whl")
    tried("source", source, "plain", PLAIN)
    tried("plain", plain, "plain", {})
    tried_bare(plain)
    if "--plain" not in sys.argv:
        compiled = built(builder, unpacked, "--wheel", COMPILED, "*-cp*.whl")
        tried("compiled", compiled, "compiled", {})
    return 0


def environment(name: str) -> Path:
    """Create a virtual environment and return its folder of programs."""
    folder = WORK / name
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def install(programs: Path, *what: str, **extra: str) -> None:
    quiet = ["--disable-pip-version-check", "--quiet", "-c", str(PINS)]
    run([str(programs / "python"), "-m", "pip", "install", *quiet, *what], extra)


def run(command: list[str], extra: dict[str, str], folder: Path = WORK, said: str = "") -> str:
    """Run a command outside the source tree and return its output."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=around() | extra,
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def around() -> dict[str, str]:
    """The environment without variables that point to the source tree."""
    return {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PLAYMAT_"))}


def tracked() -> Path:
    """Copy the files tracked by git, so that no others get in."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    folder = WORK / "tree"
    for name in filter(None, listed.stdout.decode().split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return folder


def built(programs: Path, tree: Path, kind: str, extra: dict[str, str], pattern: str) -> Path:
    command = [str(programs / "python"), "-m", "build", kind, "--no-isolation", "--outdir"]
    made = WORK / "made"
    run([*command, str(made), str(tree)], extra, tree)
    (found,) = made.glob(pattern)
    return Path(shutil.copy2(found, OUT))


def unpack(source: Path) -> Path:
    """Unpack the source archive, which must be sufficient for building."""
    shutil.unpack_archive(source, WORK / "unpacked")
    (folder,) = (WORK / "unpacked").iterdir()
    return folder


def tried_bare(archive: Path) -> None:
    """Install an archive without extras: the library works, commands say what is missing."""
    programs = environment("bare")
    install(programs, str(archive))
    dealt = "import playmat as pm; print(pm.Game('xy-a', 'xy-b', rules='xy', seed=1).step)"
    run([str(programs / "python"), "-c", dealt], {})
    told = subprocess.run(
        [str(programs / "playmat"), "serve"],
        cwd=WORK,
        env=around(),
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode != 2 or len(told.stderr.splitlines()) != 1:
        sys.exit(f"playmat without extras\n{told.stdout}{told.stderr}")


def tried(name: str, archive: Path, core: str, extra: dict[str, str]) -> None:
    """Install an archive and use it like a user would."""
    programs = environment(name)
    install(programs, f"{archive}[cli,server]", "mypy", **extra)
    python, playmat = str(programs / "python"), str(programs / "playmat")
    found = run([python, "-c", WHICH], {}).strip()
    if found != core:
        sys.exit(f"{archive.name}: the core is {found}, not {core}")
    run([python, "-m", "playmat", "--version"], {})
    run([playmat, "sim", "base1-overgrowth", "base1-blackout", "--games", "4", "-j", "1"], {})
    run([playmat, "play", "--terminal", "--plain", "--seed", "1"], {}, said="1\nquit\n")
    used = shutil.copy2(DOWNSTREAM, WORK / f"{name}_uses.py")
    run([python, str(used)], {})
    run([python, "-m", "mypy", "--strict", str(used)], {})
    with serving(playmat) as address, urlopen(address, timeout=60) as page:
        if b"<title>" not in page.read():
            sys.exit(f"{archive.name}: no page at {address}")
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB, tried")


@contextmanager
def serving(playmat: str) -> Iterator[str]:
    """Start the installed server on a free port and yield its address."""
    database = f"sqlite+aiosqlite:///{WORK / 'games.db'}"
    command = [playmat, "serve", "--port", "0", "--no-open", "--db", database]
    pipe = subprocess.PIPE
    server = subprocess.Popen(command, cwd=WORK, env=around(), stdout=pipe, stderr=pipe, text=True)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://\S+", said)
        if address is None:
            sys.exit(f"playmat serve said {said!r}")
        yield address.group()
    finally:
        server.terminate()
        complaints = server.communicate()[1]
    if "Traceback" in complaints:
        sys.exit(complaints)


if __name__ == "__main__":
    sys.exit(main())
