"""What every card says, written once for all and kept in a file, so that words can be searched.

To write all cards takes a minute or more; a process beside the server does it once for a library,
when somebody first asks. Until then a search writes what it needs itself, as far as it may.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.in_lines import wording
from playmat.cards.library import Library, data_folder
from playmat.cards.search import said_by, says
from playmat.server.errors import Refused
from playmat.version import __version__

AT_ONCE: Final = 5.0
"""Seconds that one search may spend on writing cards."""

NICE: Final = 10

UNWRITTEN: Final = (
    "the words of all cards are being written for the first time; try again in a minute,"
    " or name a set or a part of a name as well"
)


def index_file() -> Path:
    """Return where the wordings of this very library are kept."""
    told = sha256(__version__.encode())
    for folder in Library.default().folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file():
                about = path.stat()
                told.update(f"{path.name} {about.st_size} {about.st_mtime_ns}\n".encode())
    return data_folder() / f"wordings-{told.hexdigest()[:16]}.json"


def write_index(path: Path) -> None:
    """Write what every card says into a file, whole or not at all, after everybody else."""
    os.nice(NICE)
    said = {card.id: said_by(card, wording) for card in Library.default().cards(samples=True)}
    scratch = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch.write_text(json.dumps(said, ensure_ascii=False), "utf-8")
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


@lru_cache(maxsize=1)
def begin_index() -> BaseProcess:
    """Begin to write the index beside the server, once; it ends with the server."""
    process = get_context("spawn").Process(target=write_index, args=(index_path(),), daemon=True)
    process.start()
    return process


@lru_cache(maxsize=1)
def index_path() -> Path:
    """Return where the wordings are kept, found out once."""
    return index_file()


@lru_cache(maxsize=1)
def read_index() -> dict[str, str]:
    """Return what every card says, as it was written."""
    said: dict[str, str] = json.loads(index_path().read_text("utf-8"))
    return said


def that_say(words: str, cards: Iterable[Card]) -> list[Card]:
    """Return the cards that say all of some words, each from its beginning."""
    wanted = words.casefold().split()
    if not wanted:
        return list(cards)
    if index_path().exists():
        said = read_index()
        return [card for card in cards if says(said[card.id], wanted)]
    until = time.monotonic() + AT_ONCE
    found = []
    for card in cards:
        if says(said_by(card, wording), wanted):
            found.append(card)
        if time.monotonic() > until:
            raise Refused("busy", UNWRITTEN, "words", 503)
    return found
