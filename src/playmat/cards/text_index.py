"""An index file with the text of every card, for searching words.

Writing all cards in English takes half a minute, so it is done once for each library.
"""

from __future__ import annotations

import json
import os
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from playmat.cards.card import Card
from playmat.cards.in_lines import wording
from playmat.cards.library import Library, data_folder
from playmat.cards.search import programs
from playmat.cards.spelling import loose, name_key
from playmat.version import __version__


def said_by(card: Card) -> str:
    """Names and texts of a card as normalized words."""
    names = [attack.name for attack in card.attacks] + [power.name for power in card.powers]
    texts = [*names, *(wording(*face) for face in programs(card))]
    return f"{name_key(card.name)} {loose(' '.join(texts))}"


def index_path() -> Path:
    return data_folder() / f"texts-{stamp(Library.default().folders)}.json"


@lru_cache(maxsize=4)
def stamp(folders: tuple[Path, ...]) -> str:
    told = sha256(__version__.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                about = path.stat()
                told.update(f"{path.name} {about.st_size} {about.st_mtime_ns}\n".encode())
    return told.hexdigest()[:16]


def write_index(path: Path) -> None:
    """Write the text of every card to a file, atomically."""
    said = {card.id: said_by(card) for card in Library.default().cards(samples=True)}
    scratch = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch.write_text(json.dumps(said, ensure_ascii=False), "utf-8")
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


@lru_cache(maxsize=1)
def read_index(path: Path) -> dict[str, str]:
    said: dict[str, str] = json.loads(path.read_text("utf-8"))
    return said
