"""What every card says, in one file, so that words can be searched.

To word all cards takes half a minute; it is done once for a library, and read ever after.
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
    """Return the names and texts of a card as loose words."""
    names = [attack.name for attack in card.attacks] + [power.name for power in card.powers]
    texts = [*names, *(wording(*face) for face in programs(card))]
    return f"{name_key(card.name)} {loose(' '.join(texts))}"


def index_path() -> Path:
    """Return where the index of this very library is kept."""
    return data_folder() / f"texts-{stamp(Library.default().folders)}.json"


@lru_cache(maxsize=4)
def stamp(folders: tuple[Path, ...]) -> str:
    """Return what tells one state of some folders of cards from another."""
    told = sha256(__version__.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                about = path.stat()
                told.update(f"{path.name} {about.st_size} {about.st_mtime_ns}\n".encode())
    return told.hexdigest()[:16]


def write_index(path: Path) -> None:
    """Write what every card says into a file, whole or not at all."""
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
    """Return what every card says, as it was written."""
    said: dict[str, str] = json.loads(path.read_text("utf-8"))
    return said
