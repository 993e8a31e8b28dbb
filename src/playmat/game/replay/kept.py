"""Saving the replay of a game that hit a bug in Playmat."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import strftime
from typing import TYPE_CHECKING

from playmat.cards.library import data_folder

if TYPE_CHECKING:
    from playmat.game.game import Game


def faults_folder() -> Path:
    """Return the folder of bug reports."""
    return data_folder() / "faults"


def fault_file(ending: str) -> Path:
    """Return a file name in the folder of bug reports, and create the folder."""
    folder = faults_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
    return folder / f"{stem}{ending}"


def keep(game: Game, fault: BaseException) -> None:
    """Save a game that hit a bug, and add a note with the file to the exception."""
    with suppress(Exception):  # failing to save must not hide the bug
        file = fault_file(".jsonl")
        game.replay.save(file)
        fault.add_note(f"The replay of the game is in {file}")
