"""The replay of a game at which Playmat itself failed, kept where its players find it."""

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
    """Return where faults are told of."""
    return data_folder() / "faults"


def fault_file(ending: str) -> Path:
    """Return a file for something about a fault, in a folder that is there."""
    folder = faults_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
    return folder / f"{stem}{ending}"


def keep(game: Game, fault: BaseException) -> None:
    """Save a game that was broken off, and note with the fault where its replay lies."""
    with suppress(Exception):  # a game that cannot even be saved must not hide what broke it off
        file = fault_file(".jsonl")
        game.replay.save(file)
        fault.add_note(f"The replay of the game lies in {file}")
