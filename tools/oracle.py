"""Hash the results of reader, writer and linker for all cards, to compare versions.

    python -m tools.oracle freeze FILE [FOLDER ...]
    python -m tools.oracle compare FILE [FOLDER ...]

Each FOLDER contains public card data whose cards are read; without any, the shipped cards are
worded and linked. FILE gets a short hash for each card, face and sentence, or for each wording and
linked card. It is not committed: ``freeze`` recreates it from any commit, with ``PYTHONPATH`` set
to that commit's ``src``. ``compare`` prints the differences by section and exits with status 1 if
there are any.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playmat.cards.library import Library
from playmat.cards.set_file import to_block
from playmat.importer.importer import compile_folder
from playmat.importer.overrides import SHIPPED_OVERRIDES
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.linker.listing import listings
from playmat.reader import Face, Reading, read
from playmat.reader.derivation import overheard
from playmat.reader.grammar import Parse
from playmat.rules.books import BOOKS, book
from playmat.writer import write

Frozen = dict[str, dict[str, str]]
"""Hashes by section and key."""

SHOWN: Final = 20
"""How many differences are printed for each section."""


def digest(*parts: object) -> str:
    return sha256("\x00".join(map(str, parts)).encode()).hexdigest()[:12]


class Heard(NamedTuple):
    """The results of reading the cards of one set."""

    cards: dict[str, str]
    faces: dict[str, str]
    said: set[tuple[tuple[str, ...], str]]


def heard_in(path: Path) -> Heard:
    """Read a set: its cards with overrides, its faces and sentences by the grammar alone."""
    made = Heard({}, {}, set())
    known: dict[Face, Reading] = {}

    def note(face: Face) -> Reading:
        if face not in known:
            with overheard() as said:
                known[face] = read(face)
            made.said.update((one.words, symbol) for one in said for symbol in one.symbols)
            program = known[face].program
            key = f"{face.card} / {face.name} / {digest(face)}"
            made.faces[key] = "" if program is None else digest(show(program))
        return known[face]

    with TemporaryDirectory() as one, TemporaryDirectory() as empty:
        (Path(one) / path.name).symlink_to(path.resolve())
        compile_folder(Path(one), note, Path(empty))
        for compiled in compile_folder(Path(one), note, SHIPPED_OVERRIDES).sets.values():
            made.cards.update((card.id, digest(to_block(card))) for card in compiled.cards)
    return made


def readings(said: tuple[tuple[str, ...], str]) -> tuple[str, str]:
    """A sentence, with a hash of all its readings and their costs."""
    words, symbol = said
    found = Parse(words).read(symbol, 0)
    every = sorted(
        f"{cost} {meaning!r}" for (end, meaning), cost in found.items() if end == len(words)
    )
    return f"{symbol}: {' '.join(words)}", digest(*every) if every else ""


def wording(program: tuple[str, str]) -> tuple[str, str]:
    kind, text = program
    # Older files included whether the wording could be read back, which was always true.
    return f"{kind}: {text}", digest(write(parse(text), kind), True)


def linked(card_id: str) -> dict[str, str]:
    """Hashes of a shipped card linked under each rulebook."""
    card = Library.default().card(card_id)
    return {f"{card_id} {name}": digest(listings(card, book(name))) for name in BOOKS}


def programs() -> Iterator[tuple[str, str]]:
    """Yield kind and text of every program of the shipped cards."""
    for card in Library.default().cards():
        for attack in card.attacks:
            yield "attack", attack.program or ""
        for power in card.powers:
            yield "power", power.program or ""
        yield ("rule" if card.supertype == "pokemon" else card.supertype), card.text or ""


def frozen_reading(folders: list[Path], pool: ProcessPoolExecutor) -> Frozen:
    """Hashes of the cards, faces and sentences as read."""
    made: Frozen = {"cards": {}, "faces": {}}
    said: set[tuple[tuple[str, ...], str]] = set()
    paths = [path for folder in folders for path in sorted(folder.glob("*.json"))]
    for heard in pool.map(heard_in, paths):
        made["cards"] |= heard.cards
        made["faces"] |= heard.faces
        said |= heard.said
    made["sentences"] = dict(pool.map(readings, sorted(said), chunksize=50))
    return made


def frozen_library(pool: ProcessPoolExecutor) -> Frozen:
    """Hashes of the wordings and linked cards of the library."""
    known = sorted({one for one in programs() if one[1]})
    ids = sorted(card.id for card in Library.default().cards())
    made = {"wordings": dict(pool.map(wording, known, chunksize=50)), "linked": {}}
    for some in pool.map(linked, ids, chunksize=50):
        made["linked"] |= some
    return made


def frozen(folders: list[Path]) -> Frozen:
    """Hashes of what is read in some folders, or of the library if there are none."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return frozen_reading(folders, pool) if folders else frozen_library(pool)


def compared(old: Frozen, new: Frozen) -> int:
    """Print the differences and return their number."""
    count = 0
    for section in new:
        keys = sorted(old[section].keys() | new[section].keys())
        other = [key for key in keys if old[section].get(key) != new[section].get(key)]
        count += len(other)
        print(f"{section}: {len(keys)}, {len(other)} differ")
        for key in other[:SHOWN]:
            print(f"  {key}")
    return count


def main(order: str, file: str, *folders: str) -> int:
    """Save all hashes to a file, or compare with it."""
    made = frozen([Path(folder) for folder in folders])
    if order == "freeze":
        Path(file).write_text(json.dumps(made, indent=0, sort_keys=True))
        return 0
    return int(compared(json.loads(Path(file).read_text()), made) > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
