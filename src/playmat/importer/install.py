"""Install new sets in a library folder in one step, so that it is never half written."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.faults import BadLibrary
from playmat.cards.handwritten import OVERRIDES
from playmat.cards.library import save
from playmat.cards.status import STATUS, digest

_OURS: Final = ("decks", OVERRIDES, STATUS.parts[0])

Status = Callable[[str, Mapping[str, str]], str]
"""Makes the new text of the status file."""


def put_in_place(out: Path, sets: Mapping[str, Iterable[Card]], status: Status) -> None:
    """Write the sets to a copy of *out*, then swap the folders; other files are kept.

    *status* gets the text of the old status file and the digests of the set files.
    """
    out = out.resolve()
    refuse_foreign(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}.", dir=out.parent) as scratch:
        fresh, old = Path(scratch) / "fresh", Path(scratch) / "old"
        if out.exists():
            shutil.copytree(out, fresh)
        _write(fresh, sets, status)
        _exchange(out, fresh, old)


def refuse_foreign(out: Path) -> None:
    """Raise BadLibrary if *out* has files that do not belong to a library."""
    if not out.exists():
        return
    if not out.is_dir():
        raise BadLibrary(out, "not a folder")
    others = [one.name for one in out.iterdir() if one.suffix != ".json" and one.name not in _OURS]
    if others:
        raise BadLibrary(out, f"it contains other files, such as {min(others)}; use a new folder")


def _write(folder: Path, sets: Mapping[str, Iterable[Card]], status: Status) -> None:
    told = folder / STATUS
    told.parent.mkdir(parents=True, exist_ok=True)
    for set_id, cards in sets.items():
        save(folder / f"{set_id}.json", cards)
    digests = {set_id: digest(folder / f"{set_id}.json") for set_id in sets}
    old = told.read_text("utf-8") if told.exists() else "{}"
    told.write_text(status(old, digests), encoding="utf-8")


def _exchange(out: Path, fresh: Path, old: Path) -> None:
    if not out.exists():
        fresh.rename(out)
        return
    out.rename(old)
    try:
        fresh.rename(out)
    except BaseException:  # an interrupt here must not destroy the old library
        old.rename(out)
        raise
