"""Overrides: handwritten programs that replace those on the faces of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from playmat.cards.card import CARD_TEXT, Card
from playmat.cards.check_fields import Check, identity, one_of, program_why, title
from playmat.cards.faults import BadLibrary, Fault, read_json
from playmat.lang.check import FACES
from playmat.lang.parse import parse
from playmat.lang.show import show

OVERRIDES: Final = "overrides"
"""Subfolder of a library folder with handwritten programs."""


@dataclass(frozen=True, slots=True)
class Override:
    """A program for a face of a card, and for all faces with the same text if *text* is given.

    ``face`` is the name of an attack or power, or ``card text``; ``text`` is a ``text_key``.
    """

    card: str
    face: str
    kind: str
    program: str
    why: str
    text: str = ""
    path: Path = Path()

    @property
    def file(self) -> str:
        return self.path.name


def reason(value: object) -> str:
    good = isinstance(value, str) and value.strip() and value.isprintable()
    return "" if good else f"{value!r:.60} is no reason; write one line"


_FIELDS: Final[dict[str, Check]] = {
    "card": identity,
    "face": title,
    "kind": one_of(*FACES),
    "program": lambda value: "" if isinstance(value, str) else f"{value!r:.60} is no program",
    "why": reason,
    "text": lambda value: "" if isinstance(value, str) else "it is the hash of a printed text",
}


def override_faults(listed: object) -> Iterator[Fault]:
    """Yield every problem that prevents *listed*, the JSON of a file, from being overrides."""
    if not isinstance(listed, list):
        yield Fault("a file of overrides is a list: [{...}, {...}]")
        return
    seen: set[tuple[str, ...]] = set()
    for at, entry in enumerate(listed, 1):
        wrong = list(_entry_faults(entry, at))
        yield from wrong
        if not wrong:
            yield from _twice(entry, seen)


def _entry_faults(entry: object, at: int) -> Iterator[Fault]:
    if not isinstance(entry, dict):
        yield Fault("an override is an object with fields", f"override {at}")
        return
    card, face = entry.get("card"), entry.get("face")
    named = (
        str(card) if not identity(card) else f"override {at}",
        repr(face) if not title(face) else "",
    )
    for name, value in entry.items():
        if name not in _FIELDS:
            yield Fault(f"no field is called {name!r:.60}; take {', '.join(_FIELDS)}", *named)
        elif why := _FIELDS[name](value):
            yield Fault(why, *named, name)
    for name in _FIELDS:
        if name not in entry and name != "text":
            yield Fault("it is missing", *named, name)
    kind = entry.get("kind")
    if isinstance(kind, str) and kind in FACES and (why := program_why(entry.get("program"), kind)):
        yield Fault(why, *named, "program")


def _twice(entry: Mapping[str, Any], seen: set[tuple[str, ...]]) -> Iterator[Fault]:
    """Yield a fault for a face or a text that already has an override."""
    keys = [(entry["card"], entry["kind"], entry["face"]), (entry["kind"], entry.get("text", ""))]
    if any(key[-1] and key in seen for key in keys):
        yield Fault("it is overridden twice; keep one", entry["card"], repr(entry["face"]))
    seen.update(keys)


def read_overrides(folders: Iterable[Path]) -> list[Override]:
    """Read the overrides in library folders, or raise BadLibrary with the first fault."""
    paths = [path for folder in folders for path in sorted((folder / OVERRIDES).glob("*.json"))]
    return [entry for path in paths for entry in overrides_of(path)]


def overrides_of(path: Path) -> list[Override]:
    """Read the overrides of one file, or raise BadLibrary with its first fault."""
    listed = read_json(path)
    for fault in override_faults(listed):
        raise BadLibrary(path, fault)
    return [made(entry, path) for entry in listed]


def made(entry: Mapping[str, str], path: Path) -> Override:
    """Build an override from a valid entry, with its program in canonical form."""
    return Override(**{**entry, "program": show(parse(entry["program"]))}, path=path)


def laid_over(card: Card, overrides: Iterable[Override]) -> Card:
    for entry in overrides:
        card = _put(card, entry)
    return card


def _put(card: Card, entry: Override) -> Card:
    part = {"attack": "attacks", "power": "powers"}.get(entry.kind)
    if part is None and (entry.face, entry.kind) == (CARD_TEXT, card.text_kind):
        return replace(card, text=entry.program)
    faces = getattr(card, part) if part else ()
    if entry.face not in [face.name for face in faces]:
        raise BadLibrary(entry.path, _lost(card, entry))
    new = [replace(f, program=entry.program) if f.name == entry.face else f for f in faces]
    changed: dict[str, Any] = {str(part): tuple(new)}
    return replace(card, **changed)


def _lost(card: Card, entry: Override) -> Fault:
    has = [f"{power.name!r} (power)" for power in card.powers]
    has += [f"{attack.name!r} (attack)" for attack in card.attacks]
    has.append(f"{CARD_TEXT!r} ({card.text_kind})")
    why = f"it has no such {entry.kind}; its faces are {', '.join(has)}"
    return Fault(why, card.id, repr(entry.face))
