"""What is wrong with a record of the public data, all of it at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from playmat.cards.schema import LETTERS, POWERS, STAGES, SUBTYPES, SUPERTYPES

_ID = re.compile(r"\w[\w.]*-[^\s/]+")
_DAMAGE = re.compile(r"\d*[×x+-]?|\?")
_NUMBER = re.compile(r"\d+")
_EVOLVED: Final = frozenset({"Stage 1", "Stage 2", "MEGA", "BREAK", "VMAX", "VSTAR"})


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with what is imported: in which file, with which card, and what."""

    file: str
    id: str
    why: str

    def __str__(self) -> str:
        return f"{self.file}: {self.id}: {self.why}" if self.id else f"{self.file}: {self.why}"


def faults(record: object) -> Iterator[str]:
    """Yield everything that keeps *record* from describing a card."""
    if not isinstance(record, dict):
        yield f"a record is an object with fields, not {type(record).__name__}"
        return
    if shapes := list(_shapes(record)):
        yield from shapes
        return
    yield from _words(record)
    if record.get("supertype") == "Pokémon":
        yield from _pokemon(record)
    for attack in record.get("attacks", ()):
        yield from _attack(attack)
    for ability in record.get("abilities", ()):
        yield from _unknown("ability type", [ability.get("type")], POWERS)
        yield from _unnamed("ability", ability)
    for side in ("weaknesses", "resistances"):
        for match in record.get(side, ()):
            yield from _unknown(f"type in {side}", [match.get("type")], LETTERS)


def _shapes(record: Mapping[str, Any]) -> Iterator[str]:
    """Yield the fields that do not hold what the schema says."""
    for field in ("id", "name", "supertype"):
        if not isinstance(record.get(field), str) or not record[field].strip():
            yield f"{field} is missing or no text"
    for field in ("subtypes", "types", "retreatCost", "rules", "evolvesTo"):
        if not _is_list(record.get(field, []), str):
            yield f"{field} is no list of texts"
    for field in ("attacks", "abilities", "weaknesses", "resistances"):
        if not _is_list(record.get(field, []), dict):
            yield f"{field} is no list of objects"
    if not isinstance(record.get("ancientTrait", {}), dict):
        yield "ancientTrait is no object"


def _is_list(value: object, of: type) -> bool:
    return isinstance(value, list) and all(isinstance(part, of) for part in value)


def _words(record: Mapping[str, Any]) -> Iterator[str]:
    if not _ID.fullmatch(record["id"]):
        yield f"id {record['id']!r} is not a set and a number such as base1-58"
    yield from _unknown("supertype", [record["supertype"]], SUPERTYPES)
    yield from _unknown("subtype", record.get("subtypes", ()), SUBTYPES)
    yield from _unknown("type", record.get("types", ()), LETTERS)
    yield from _unknown("type in retreatCost", record.get("retreatCost", ()), LETTERS)
    if record.get("hp") is not None and not _NUMBER.fullmatch(str(record["hp"])):
        yield f"hp {record['hp']!r} is no number"


def _pokemon(record: Mapping[str, Any]) -> Iterator[str]:
    subtypes = set(record.get("subtypes", ()))
    if "Supporter" in subtypes:
        return
    if not subtypes & set(STAGES):
        yield f"subtypes {sorted(subtypes)} name no stage"
    if record.get("hp") is None:
        yield "hp is missing"
    if not record.get("types"):
        yield "types is missing or empty"
    if subtypes & _EVOLVED and not record.get("evolvesFrom"):
        yield "evolvesFrom is missing"


def _attack(attack: Mapping[str, Any]) -> Iterator[str]:
    yield from _unnamed("attack", attack)
    yield from _unknown("type in an attack's cost", attack.get("cost", ()), LETTERS)
    if not _DAMAGE.fullmatch(str(attack.get("damage", ""))):
        yield f"damage {attack['damage']!r} is not like 30, 30+ or 30×"


def _unnamed(what: str, face: Mapping[str, Any]) -> Iterator[str]:
    if not isinstance(face.get("name"), str) or not face["name"].strip():
        yield f"an {what} has no name"
    if not isinstance(face.get("text") or "", str):
        yield f"the text of an {what} is no text"


def _unknown(what: str, values: Any, known: Any) -> Iterator[str]:
    for value in values:
        if value not in known:
            yield f"{what} {value!r} is not known"
