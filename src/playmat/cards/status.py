"""Import status of a library's faces, stored with the cards: ids and counts only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from playmat.cards.card import CARD_TEXT, Card
from playmat.cards.faults import BadLibrary, read_json
from playmat.cards.handwritten import read_overrides


def read_status(folders: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """Status by set from the status files of *folders*; later folders override earlier ones."""
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
    """Whether a set's file is unchanged since its import, so that it need not be checked again."""
    entry = read_status([path.parent]).get(path.stem, {})
    return entry.get("digest") == digest(path)


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:16]


def overridden_faces(folders: Sequence[Path], set_id: str) -> set[tuple[str, str, str]]:
    """Card, kind and name of each face in a set that an override programs."""
    entry = read_status(folders).get(set_id, {})
    found = {(card, kind, face) for card, kind, face in entry.get("overridden", ())}
    return found | {(own.card, own.kind, own.face) for own in read_overrides(folders)}


def face_states(card: Card, folders: Sequence[Path]) -> list[tuple[str, str, str]]:
    """Name, kind and state of each face of *card*; the state says where its program comes from."""
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
    """Whether *card* is played without a text that could not be read."""
    return any(_is_blank(program) for _, _, program in faces_on(card))


def _is_blank(program: str | None) -> bool:
    return program is not None and program.endswith(BLANK)


def faces_on(card: Card) -> list[tuple[str, str, str | None]]:
    """Name, kind and program of each face, including the card text if there is one."""
    faces = [(power.name, "power", power.program) for power in card.powers]
    faces += [(attack.name, "attack", attack.program) for attack in card.attacks]
    if card.text != "":
        faces.append((CARD_TEXT, card.text_kind, card.text))
    return faces


STATUS: Final = Path("status") / "sets.json"
"""Path of the status file in a library folder."""


BLANK: Final = "blank"
"""Last clause of a face whose unreadable text is left out in play."""

BY_READER: Final = "reader"


BY_OVERRIDE: Final = "override"


REFUSED: Final = "refused"
