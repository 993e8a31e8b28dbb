"""Format the scripts and styles of the pages: `make format` does it, `make check` only looks."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.templates import DRAWN, WIDTH, parted, reset, wrapped

ROOT: Final = Path(__file__).parents[1]
STATIC: Final = ROOT / "src" / "playmat" / "server" / "static"
SETTINGS: Final = ROOT / ".oxfmtrc.json"
ROUNDS: Final = 20


def formatter() -> str | None:
    """Return the path of oxfmt beside this Python, or wherever it is."""
    return shutil.which("oxfmt", path=str(Path(sys.executable).parent)) or shutil.which("oxfmt")


def formatted(folder: Path, oxfmt: str) -> None:
    """Format all below a folder, until nothing changes any more."""
    scripts = sorted(folder.rglob("*.js"))
    for _ in range(ROUNDS):
        subprocess.run([oxfmt, "--config", SETTINGS, folder], check=True, capture_output=True)
        scripts = [path for path in scripts if laid_out(path)]
        if not scripts:
            return
    raise SystemExit(f"not stable after {ROUNDS} rounds")


def laid_out(path: Path) -> bool:
    """Lay out what oxfmt leaves alone in a script; tell whether that changed it."""
    text = path.read_text(encoding="utf-8")
    wanted = reset(parted(wrapped(text)))
    if wanted != text:
        path.write_text(wanted, encoding="utf-8")
    return wanted != text


def main(check: bool) -> int:
    """Format the pages, or tell which files are not formatted."""
    oxfmt = formatter()
    if oxfmt is None:
        print("oxfmt is not installed: the scripts of the pages are not checked")
        return 0 if check else 1
    if not check:
        for name in ("js",):
            formatted(STATIC / name, oxfmt)
        return 0
    wrong = list(long_lines())
    with tempfile.TemporaryDirectory() as folder:
        for name in ("js",):
            copy = Path(folder) / name
            shutil.copytree(STATIC / name, copy)
            formatted(copy, oxfmt)
            for path in sorted(path for path in copy.rglob("*") if path.is_file()):
                own = STATIC / path.relative_to(folder)
                if own.read_bytes() != path.read_bytes():
                    wrong.append(f"{own.relative_to(ROOT)}: run make format")
    print("\n".join(wrong or ["The scripts and styles of the pages are formatted."]))
    return 1 if wrong else 0


def long_lines() -> Iterator[str]:
    """Yield the places of lines that no formatter could shorten; drawings may be long."""
    for path in sorted((STATIC / "js").rglob("*.js")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if len(line) > WIDTH and not DRAWN.search(line):
                yield f"{path.relative_to(ROOT)}:{n}: {len(line)} signs"


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
