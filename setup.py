"""Compile the core with mypyc where possible; everything else is in pyproject.toml.

PLAYMAT_PURE=1 installs plain Python, and PLAYMAT_REQUIRE_CORE=1 makes it an error if the core
cannot be compiled. Run `make clean` before changing one of these: PLAYMAT_OPT is the C optimization
level (default 3), PLAYMAT_SPEED selects tricks of c/speed.h (`all`, `none`, or names separated by
commas), and PLAYMAT_SANITIZE=1 builds the core with the address and undefined-behaviour sanitizers.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import warnings
from pathlib import Path
from typing import Any

from setuptools import setup

PACKAGE = Path("src/playmat")
REQUIRED = os.environ.get("PLAYMAT_REQUIRE_CORE") == "1"
# A compiled library shadows the .py beside it, so an editable install must not put any in src.
PURE = os.environ.get("PLAYMAT_PURE") == "1" or "editable_wheel" in sys.argv


# What runs during games: the rules, evaluation, option texts, sampled worlds and encoded views.
ROOTS = (
    "engine",
    "search.core",
    "model.notation.options",
    "model.views.sample",
    "model.views.tokens",
    "model.views.sheet",
)
# Imports from these packages are compiled too; leaving one out costs speed but raises no error.
SHARED = ("playmat.kinds.", "playmat.model.")
# Functions that other libraries cannot replace can be inlined.
HIDDEN = "-fvisibility=hidden"
# gcc spends minutes on this warning, because generated files are deeply indented.
UNASKED = "-Wno-misleading-indentation"
REPAIR, SPEED = Path("c/repair.h"), Path("c/speed.h")
CHECKED = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-g1"]


def core_sources() -> list[str]:
    """The modules to compile, in a fixed order: the roots and what they import."""
    waiting = [path for root in ROOTS for path in modules_of(f"playmat.{root}")]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [other for name in imported(path) for other in modules_of(name)]
    return sorted(str(path) for path in found)


def modules_of(name: str) -> list[Path]:
    """The files of a module or package, without __init__.py."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    files = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return [file for file in files if file.is_file() and file.name != "__init__.py"]


def imported(path: Path) -> set[str]:
    """The shared modules that a file imports, including imports only for types."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(SHARED):
            package = PACKAGE.parent.joinpath(*str(node.module).split(".")).is_dir()
            found |= {
                f"{node.module}.{each.name}" if package else str(node.module) for each in node.names
            }
    return found


def tricks() -> list[str]:
    """The tricks of c/speed.h selected by PLAYMAT_SPEED."""
    known = [*dict.fromkeys(re.findall(r"\bSPEED_([A-Z]+)", SPEED.read_text(encoding="utf-8")))]
    asked = os.environ.get("PLAYMAT_SPEED", "all")
    chosen = {"all": known, "none": []}.get(asked, asked.upper().split(","))
    if unknown := set(chosen) - set(known):
        names, others = ", ".join(known).lower(), ", ".join(unknown).lower()
        sys.exit(f"PLAYMAT_SPEED: no trick is called {others}; there are {names}")
    return chosen


def flags_of(sources: list[str]) -> list[str]:
    """Compiler flags to add to those of mypyc."""
    if sys.platform == "win32":
        return []
    if not any(Path(source).name.startswith("__native") for source in sources):
        return [HIDDEN, *checks()]
    headers = [part for path in (REPAIR, SPEED) for part in ("-include", str(path.resolve()))]
    chosen = tricks()
    shown = f'-DCORE_TRICKS="{" ".join(chosen).lower()}"'
    return [HIDDEN, UNASKED, shown, *(f"-DSPEED_{name}" for name in chosen), *headers, *checks()]


def checks() -> list[str]:
    """Flags of compiler and linker for the sanitizers, if enabled."""
    return CHECKED if os.environ.get("PLAYMAT_SANITIZE") == "1" else []


def compiled_core() -> list[Any]:
    """The core as extensions, or an empty list if mypyc is missing or fails."""
    sources = core_sources()
    if not sources:
        return []
    try:
        from mypyc.build import mypycify

        opt_level = os.environ.get("PLAYMAT_OPT", "3")
        extensions = mypycify(
            # Errors outside the core must not prevent compiling it.
            ["--follow-imports=silent", *sources],
            opt_level=opt_level,
            debug_level="0",
            group_name="playmat_core",
            target_dir=f"build/c/{sys.implementation.cache_tag}",
        )
    except (ImportError, SystemExit) as reason:
        if REQUIRED:
            raise
        warnings.warn(f"the core stays plain Python: {reason}", stacklevel=1)
        return []
    for extension in extensions:
        extension.optional = not REQUIRED
        extension.depends = [*extension.depends, str(REPAIR), str(SPEED)]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags_of(extension.sources)]
        extension.extra_link_args = [*extension.extra_link_args, *checks()]
    return list(extensions)


if __name__ == "__main__":
    setup(ext_modules=[] if PURE else compiled_core())
