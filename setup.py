"""Compile the core with mypyc where that is possible; everything else stands in pyproject.toml.

PLAYMAT_PURE=1 installs plain Python, PLAYMAT_OPT sets the C optimisation level (default 3; run
`make clean` before changing it), and PLAYMAT_REQUIRE_CORE=1 turns a core that cannot be compiled
into an error.
"""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path
from typing import Any

from setuptools import setup

PACKAGE = Path("src/playmat")
REQUIRED = os.environ.get("PLAYMAT_REQUIRE_CORE") == "1"
# A library beside its .py shadows it, so an editable install must leave src as it is.
PURE = os.environ.get("PLAYMAT_PURE") == "1" or "editable_wheel" in sys.argv


# What a running game and the words of its options need of the model; views and the like do not.
MODEL = (
    *(
        "book",
        "dealer",
        "definitions",
        "event",
        "option",
        "starters",
        "state",
        "tracking",
        "unseen",
        "zones",
    ),
    *("notation/options", "notation/words", "views/mentions", "views/openings", "views/sample"),
)
# Judging positions is what an agent that looks ahead spends its time on.
PLAYING = ("lookahead", "evaluate")


def core_sources() -> list[str]:
    """List the modules that are compiled, in a fixed order."""
    found = [*PACKAGE.glob("kinds/*.py"), *(PACKAGE / "model" / f"{name}.py" for name in MODEL)]
    found += [PACKAGE / "agents" / f"{name}.py" for name in PLAYING]
    found += list(PACKAGE.glob("engine/**/*.py"))
    return sorted(str(path) for path in found if path.is_file() and path.name != "__init__.py")


def compiled_core() -> list[Any]:
    """Return the core as extensions, or nothing where mypyc is missing or refuses the source."""
    sources = core_sources()
    if not sources:
        return []
    try:
        from mypyc.build import mypycify

        opt_level = os.environ.get("PLAYMAT_OPT", "3")
        extensions = mypycify(
            # Only the core's own mistakes may keep it from being compiled.
            ["--follow-imports=silent", *sources],
            opt_level=opt_level,
            debug_level="0",
            group_name="playmat_core",
            target_dir="build/c",
        )
    except (ImportError, SystemExit) as reason:
        if REQUIRED:
            raise
        warnings.warn(f"the core stays plain Python: {reason}", stacklevel=1)
        return []
    for extension in extensions:
        extension.optional = not REQUIRED
    return list(extensions)


if __name__ == "__main__":
    setup(ext_modules=[] if PURE else compiled_core())
