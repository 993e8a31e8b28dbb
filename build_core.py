"""Build the package with a compiled core into build/compiled, never into src.

PLAYMAT_TARGET sets another folder. Afterwards PYTHONPATH=build/compiled runs the compiled core, and
PYTHONPATH=src the plain one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setup import core_sources

SOURCE = Path("src")
TARGET = Path(os.environ.get("PLAYMAT_TARGET", "build/compiled"))
SUFFIX = EXTENSION_SUFFIXES[0]


def main() -> int:
    """Update build/compiled, or remove it and report why the build failed."""
    os.chdir(Path(__file__).parent)
    remove_leftovers()
    status = build()
    missing = [] if status else [path for path in wanted() if not path.is_file()]
    if status or missing:
        shutil.rmtree(TARGET, ignore_errors=True)
        print(f"the core was not compiled; missing: {missing or 'see above'}", file=sys.stderr)
        return 1
    print(f"compiled {len(wanted())} modules into {TARGET}")
    return 0


def build() -> int:
    command = [sys.executable, "setup.py", "--quiet", "build"]
    folders = [
        "--build-lib",
        str(TARGET),
        "--build-temp",
        str(TARGET.with_name(f"{TARGET.name}.temp")),
    ]
    environment = os.environ | {"PLAYMAT_REQUIRE_CORE": "1", "PLAYMAT_PURE": "0"}
    return subprocess.run(command + folders, env=environment, check=False).returncode


def wanted() -> list[Path]:
    """The libraries that the build must produce, one for each core module."""
    modules = [Path(source).relative_to(SOURCE) for source in core_sources()]
    return [TARGET / module.with_suffix(SUFFIX) for module in modules]


def remove_leftovers() -> None:
    """Delete copies of source files that no longer exist: modules, cards, pages."""
    keep = set(wanted())
    for path in (TARGET / "playmat").rglob("*"):
        if (
            path.is_file()
            and path not in keep
            and not (SOURCE / path.relative_to(TARGET)).is_file()
        ):
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
