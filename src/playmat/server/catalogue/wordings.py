"""Writes the text index in the background, and stands in for it until it is ready."""

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
"""Seconds that one search may spend on writing card texts."""

NICE: Final = 19

WORDED: Final[dict[str, str]] = {}
"""Texts written by searches before the index was ready, reused by the next search."""


class Hurried:
    """Card texts as far as time permits, used until the index is ready."""

    def __init__(self) -> None:
        self._until = time.monotonic() + AT_ONCE
        self.partial = False

    def __call__(self, card: Card) -> str:
        """The text of a card, or an empty string if time has run out."""
        if card.id not in WORDED:
            if time.monotonic() > self._until:
                self.partial = True
                return ""
            WORDED[card.id] = said_by(card)
        return WORDED[card.id]


def write_behind(path: Path) -> None:
    """Write the index at low priority."""
    os.nice(NICE)
    write_index(path)


@lru_cache(maxsize=1)
def begin_index() -> BaseProcess | None:
    """Start writing the index in a process unless it exists; the process ends with the server."""
    if index_path().exists():
        return None
    process = get_context("spawn").Process(target=write_behind, args=(index_path(),), daemon=True)
    process.start()
    return process
