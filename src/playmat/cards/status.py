"""What became of the faces of a library's sets, kept beside the cards: ids and counts only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from playmat.cards.card import CARD_TEXT, Card
from playmat.cards.faults import BadLibrary, read_json
from playmat.cards.handwritten import read_overrides


def read_status(folders: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """Return what the status files of *folders* tell by set, later folders over earlier ones."""
    found: dict[str, dict[str, Any]] = {}
    for folder in folders:
        path = folder / STATUS
        if path.is_file():
            found.update(_loaded(path))
    return found


def _loaded(path: Path) -> dict[str, dict[str, Any]]:
    entries = read_json(path, trusted=True)
    if not isinstance(entries, dict) or not all(isinstance(e, dict) for e in entries.values()):
        raise BadLibrary(path, "it is no status file; import the cards anew")
    return entries


def as_imported(path: Path) -> bool:
    """Tell whether a set's file is still as an import wrote it, so that all in it is checked."""
    entry = read_status([path.parent]).get(path.stem, {})
    return entry.get("digest") == digest(path)


def digest(path: Path) -> str:
    """Return what tells one text of a file from another."""
    return sha256(path.read_bytes()).hexdigest()[:16]


def overridden_faces(folders: Sequence[Path], set_id: str) -> set[tuple[str, str, str]]:
    """Return card, kind and name of the faces of a set that an override programs."""
    entry = read_status(folders).get(set_id, {})
    found = {(card, kind, face) for card, kind, face in entry.get("overridden", ())}
    return found | {(own.card, own.kind, own.face) for own in read_overrides(folders)}


def face_states(card: Card, folders: Sequence[Path]) -> list[tuple[str, str, str]]:
    """Return name, kind and state of every face of *card*: by what it is a program, if it is."""
    set_id = card.id.rpartition("-")[0]
    entry = read_status(folders).get(set_id)
    overridden = overridden_faces(folders, set_id)
    read = "by hand" if entry is None else BY_READER
    found = []
    for name, kind, program in faces_on(card):
        by = BY_OVERRIDE if (card.id, kind, name) in overridden else read
        found.append((name, kind, _state(program, by)))
    return found


def _state(program: str | None, by: str) -> str:
    if program is None:
        return "not programmed"
    if _is_blank(program):
        return "left blank"
    return by if program else "no text"


def left_blank(card: Card) -> bool:
    """Tell whether *card* is played without a text that could not be read."""
    return any(_is_blank(program) for _, _, program in faces_on(card))


def _is_blank(program: str | None) -> bool:
    return program is not None and program.endswith(BLANK)


def faces_on(card: Card) -> list[tuple[str, str, str | None]]:
    """Return name, kind and program of every face, the card text where there is one."""
    faces = [(power.name, "power", power.program) for power in card.powers]
    faces += [(attack.name, "attack", attack.program) for attack in card.attacks]
    if card.text != "":
        faces.append((CARD_TEXT, card.text_kind, card.text))
    return faces


STATUS: Final = Path("status") / "sets.json"
"""Where a library folder tells what became of the faces of its sets."""


BLANK: Final = "blank"
"""The last clause of a face that is played without its text, which could not be read."""

BY_READER: Final = "reader"


BY_OVERRIDE: Final = "override"


REFUSED: Final = "refused"
