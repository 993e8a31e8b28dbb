"""Recover texts missing from the data from other prints of the same card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Record = Mapping[str, Any]


def restore_texts(records: Iterable[Record]) -> Iterator[Record]:
    """Yield *records*, filling in missing attack texts from reprints."""
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
    """Whether an attack with damage such as 20× lacks the text that explains it."""
    signed = not str(attack.get("damage", "")).isdecimal() and bool(attack.get("damage"))
    return signed and not (attack.get("text") or "").strip()


def _restored(
    record: Record, attack: Mapping[str, Any], told: Mapping[tuple[Any, ...], str]
) -> Mapping[str, Any]:
    if not has_lost_its_text(attack):
        return attack
    return {**attack, "text": told.get(_key(record, attack), "")}


def _key(record: Record, attack: Mapping[str, Any]) -> tuple[Any, ...]:
    """What the reprints of an attack share: card, name, cost and damage."""
    cost = tuple(attack.get("cost", ()))
    return record["name"], attack["name"], cost, attack.get("damage", "")
