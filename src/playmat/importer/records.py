"""Check records of the public data and report all problems at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from playmat.cards.check import Found, face_name
from playmat.cards.check_fields import Check
from playmat.cards.faults import Fault
from playmat.cards.schema import LETTERS, STAGES
from playmat.importer import record_fields as may_hold

_EVOLVED: Final = frozenset({"Stage 1", "Stage 2", "MEGA", "BREAK", "VMAX", "VSTAR"})
_LISTS: Final = {
    "attacks": ("attack", may_hold.ATTACK, ("name",)),
    "abilities": ("ability", may_hold.ABILITY, ("name", "type")),
    "weaknesses": ("weakness", may_hold.WEAKNESS, ("type",)),
    "resistances": ("resistance", may_hold.RESISTANCE, ("type",)),
}
"""The lists of a card, with the fields of each entry and the required ones."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem with imported data: file, card, face, field and reason."""

    file: str
    id: str
    why: str
    face: str = ""
    field: str = ""

    def __str__(self) -> str:
        return f"{self.file}: {self.fault()}"

    def fault(self) -> Fault:
        return Fault(self.why, self.id, self.face, self.field)

    def to_json(self) -> dict[str, str]:
        where = {"file": self.file, "id": self.id, "face": self.face, "field": self.field}
        return {**where, "why": self.why}


def without_nothing(record: Any) -> Any:
    """*record* without fields that are null, which mean the same as missing fields."""
    if isinstance(record, dict):
        kept = {name: value for name, value in record.items() if value is not None}
        return {name: _entries(value) if name in _LISTS else value for name, value in kept.items()}
    return record


def _entries(listed: Any) -> Any:
    return [without_nothing(entry) for entry in listed] if isinstance(listed, list) else listed


def faults(record: object) -> Iterator[Found]:
    """Yield everything that prevents *record* from describing a card: face, field and reason."""
    if not isinstance(record, dict):
        yield "", "", f"a record must be an object, not {record!r:.60}"
        return
    found = [*_fields("", record, may_hold.CARD, ("id", "name", "supertype")), *_faces(record)]
    yield from found
    if not found:
        yield from _contradictions(record)


def _fields(
    face: str, holder: Mapping[str, Any], checks: Mapping[str, Check], needed: tuple[str, ...]
) -> Iterator[Found]:
    for name, check in checks.items():
        if name not in holder:
            if name in needed:
                yield face, name, "missing"
        elif why := check(holder[name]):
            yield face, name, why


def _faces(record: Mapping[str, Any]) -> Iterator[Found]:
    for field, (kind, checks, needed) in _LISTS.items():
        listed = record.get(field, [])
        if not isinstance(listed, list):
            yield "", field, f"{listed!r:.60} is not a list of objects; write [{{...}}] or []"
            continue
        for at, entry in enumerate(listed, 1):
            yield from _face(entry, kind, at, checks, needed)
    trait = record.get("ancientTrait") or {"name": "none"}
    yield from _face(trait, "ancientTrait", 1, may_hold.TRAIT, ("name",))


def _face(
    entry: object, kind: str, at: int, checks: Mapping[str, Check], needed: tuple[str, ...]
) -> Iterator[Found]:
    if not isinstance(entry, dict):
        yield f"{kind} {at}", "", f"must be an object, not {entry!r:.60}"
        return
    yield from _fields(face_name(entry, kind, at), entry, checks, needed)


def _contradictions(record: Mapping[str, Any]) -> Iterator[Found]:
    """Yield contradictions between fields that are valid on their own."""
    subtypes = record.get("subtypes", [])
    if record["supertype"] == "Energy":
        yield from _energy(record["name"], subtypes)
    elif record["supertype"] == "Pokémon" and "Supporter" not in subtypes:
        yield from _pokemon(record, set(subtypes))


def _pokemon(record: Mapping[str, Any], subtypes: set[str]) -> Iterator[Found]:
    if not subtypes & set(STAGES):
        why = f"no stage in {sorted(subtypes)}; add one of {', '.join(STAGES)}"
        yield "", "subtypes", why
    if "hp" not in record:
        yield "", "hp", "missing; write HP such as '60'"
    if not record.get("types"):
        yield "", "types", "missing or empty; write a list such as ['Fire']"
    if subtypes & _EVOLVED and not record.get("evolvesFrom"):
        yield "", "evolvesFrom", "missing; write the name of the Pokémon it evolves from"


def _energy(name: str, subtypes: list[str]) -> Iterator[Found]:
    if not {"Basic", "Special"} & set(subtypes):
        yield "", "subtypes", f"no kind of Energy in {subtypes}; write ['Basic'] or ['Special']"
    if "Basic" in subtypes and not LETTERS.get(type_named(name)):
        yield "", "name", f"no type in {name!r:.60}; name basic Energy like 'Fire Energy'"


def type_named(name: str) -> str:
    """The word in a basic Energy's name that gives its type."""
    return name.removeprefix("Basic ").partition(" ")[0]
