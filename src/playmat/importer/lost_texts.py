"""Texts that the data has lost, found again on another printing of the same card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Record = Mapping[str, Any]


def restore_texts(records: Iterable[Record]) -> Iterator[Record]:
    """Yield *records*, each attack that prints a sign but no text having that of a reprint."""
    records = list(records)
    told = {
        _key(record, attack): attack["text"]
        for record in records
        for attack in record.get("attacks", ())
        if attack.get("text")
    }
    for record in records:
        if any(has_lost_its_text(attack) for attack in record.get("attacks", ())):
            attacks = [_restored(record, attack, told) for attack in record["attacks"]]
            record = {**record, "attacks": attacks}
        yield record


def has_lost_its_text(attack: Mapping[str, Any]) -> bool:
    """Tell whether a damage such as 20× stands without the text that explains it."""
    signed = not str(attack.get("damage", "")).isdecimal() and bool(attack.get("damage"))
    return signed and not (attack.get("text") or "").strip()


def _restored(
    record: Record, attack: Mapping[str, Any], told: Mapping[tuple[Any, ...], str]
) -> Mapping[str, Any]:
    if not has_lost_its_text(attack):
        return attack
    return {**attack, "text": told.get(_key(record, attack), "")}


def _key(record: Record, attack: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what a reprint of an attack shares: card, name, cost and damage."""
    cost = tuple(attack.get("cost", ()))
    return record["name"], attack["name"], cost, attack.get("damage", "")
