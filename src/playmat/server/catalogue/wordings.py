"""The index of what cards say: written beside the server, and done without until it is there."""

from __future__ import annotations

import os
import time
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.text_index import index_path, said_by, write_index

AT_ONCE: Final = 0.3
"""Seconds that one search may spend on wording cards."""

NICE: Final = 19

WORDED: Final[dict[str, str]] = {}
"""What was worded by searches before the index was there; the next one goes on from it."""


class Hurried:
    """Say what cards say as far as there is time, until the index is there."""

    def __init__(self) -> None:
        self._until = time.monotonic() + AT_ONCE
        self.partial = False

    def __call__(self, card: Card) -> str:
        """Return what a card says, or nothing if there is no time left to find out."""
        if card.id not in WORDED:
            if time.monotonic() > self._until:
                self.partial = True
                return ""
            WORDED[card.id] = said_by(card)
        return WORDED[card.id]


def write_behind(path: Path) -> None:
    """Write the index after everybody else."""
    os.nice(NICE)
    write_index(path)


@lru_cache(maxsize=1)
def begin_index() -> BaseProcess | None:
    """Begin to write the index beside the server unless it is there; it ends with the server."""
    if index_path().exists():
        return None
    process = get_context("spawn").Process(target=write_behind, args=(index_path(),), daemon=True)
    process.start()
    return process
