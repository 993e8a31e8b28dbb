"""Read a folder of public card data by set, with all problems found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from playmat.cards.card import Card
from playmat.cards.check import block_faults
from playmat.cards.set_file import BadCard, to_block
from playmat.cards.sets import CardSet, known_sets, list_of_sets, read_sets
from playmat.importer.facts import Record, read_card
from playmat.importer.lost_texts import restore_texts
from playmat.importer.records import Problem, faults, without_nothing

FIELDS: Final = {
    "kinds": "subtypes",
    "evolves_from": "evolvesFrom",
    "evolves_to": "evolvesTo",
    "retreat": "retreatCost",
    "powers": "abilities",
}
"""Fields of a library file that are named differently in the public data."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A card in the data: its file, record and facts."""

    file: str
    record: Record
    card: Card


@dataclass(slots=True)
class Source:
    """The cards of a folder by set, in the order of the files."""

    sets: dict[str, list[Printed]] = field(default_factory=dict)
    known: dict[str, CardSet] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    left_out: list[Problem] = field(default_factory=list)
    """Problems with single cards, which are not included in their sets."""

    def set_of(self, set_id: str) -> CardSet:
        return self.known.get(set_id, CardSet(set_id))

    def ids(self) -> set[str]:
        return {printed.card.id for cards in self.sets.values() for printed in cards}


def read_source(folder: Path) -> Source:
    """Read the cards of a folder or a file, with all problems that prevent importing it."""
    source = Source(known=dict(known_sets()))
    alone = folder.suffix == ".json" and folder.is_file()
    if not folder.is_dir() and not alone:
        source.problems.append(Problem(str(folder), "", "not a folder or file of card data"))
        return source
    sets = list_of_sets(folder.parent if alone else folder)
    paths = [folder] if alone else [p for p in sorted(folder.glob("*.json")) if p != sets]
    if not paths:
        source.problems.append(Problem(str(folder), "", "no sets (.json files) in this folder"))
        return source
    if sets is not None:
        _read_sets(sets, source)
    for path in paths:
        _read_file(path, source)
    _find_twins(source)
    if source.problems or not source.sets:
        source.problems = source.left_out + source.problems
    _restore_texts(source)
    return source


def _read_sets(path: Path, source: Source) -> None:
    try:
        source.known.update(read_sets(path))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        source.problems.append(Problem(path.name, "", f"not a list of sets: {error!r}"))


def _read_file(path: Path, source: Source) -> None:
    records = _loaded(path, source)
    if not isinstance(records, list):
        source.problems.append(Problem(path.name, "", "a set must be a list of records"))
        return
    wrong: list[Problem] = []
    found = [one for at, rec in enumerate(records) for one in _read(path.name, at, rec, wrong)]
    for printed in found:
        source.sets.setdefault(printed.card.id.rpartition("-")[0], []).append(printed)
    # A file without any ids is not a set; otherwise only invalid cards are left out.
    cards = any(isinstance(record, dict) and "id" in record for record in records)
    (source.left_out if cards else source.problems).extend(wrong)


def _loaded(path: Path, source: Source) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        source.problems.append(Problem(path.name, "", f"not valid JSON: {error}"))
        return []


def _read(file: str, at: int, record: Any, wrong: list[Problem]) -> Iterator[Printed]:
    """Yield the card of a record, or add its problems to *wrong*."""
    record = without_nothing(record)
    told = list(faults(record))
    if not told:
        try:
            card = read_card(record)
            told = list(block_faults(to_block(card)))
            if not told:
                yield Printed(file, record, card)
        except BadCard as error:
            told = [("", "", error.why)]
    named = record.get("id") if isinstance(record, dict) else None
    shown = f"{named:.60}" if isinstance(named, str) and named else f"record {at + 1}"
    wrong += [Problem(file, shown, why, face, FIELDS.get(of, of)) for face, of, why in told]


def _restore_texts(source: Source) -> None:
    """Fill in missing attack texts from other prints."""
    printed = [one for cards in source.sets.values() for one in cards]
    whole = restore_texts(one.record for one in printed)
    found = iter([replace(one, record=record) for one, record in zip(printed, whole, strict=True)])
    source.sets = {set_id: [next(found) for _ in cards] for set_id, cards in source.sets.items()}


def _find_twins(source: Source) -> None:
    """Report cards with the same id as another card."""
    first: dict[str, str] = {}
    for printed in (one for cards in source.sets.values() for one in cards):
        card_id = printed.card.id
        if card_id in first:
            why = f"two cards have this id; the other is in {first[card_id]}"
            source.problems.append(Problem(printed.file, card_id, why))
        first.setdefault(card_id, printed.file)
