"""Handwritten public card data: invented texts, and a reader for a few of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playmat.lang.parse import parse
from playmat.reader.face import Face, Reading

TEXTS = {
    "Sleep tight.": "after { inflict(defender, asleep) }",
    "Slip away.": "static { mod(retreat_cost, self, set) }",
    "Take three.": "play { draw(me, 3) }",
}


def read(face: Face) -> Reading:
    """Read the few invented texts; stop at the first word of any other."""
    program = TEXTS.get(face.text)
    return Reading(None, face.text.split()[0]) if program is None else Reading(parse(program))


def pokemon(card_id: str = "base1-1", name: str = "Tester", **facts: Any) -> dict[str, Any]:
    return {
        "id": card_id,
        "name": name,
        "supertype": "Pokémon",
        "subtypes": ["Basic"],
        "hp": "60",
        "types": ["Fire"],
        "attacks": [{"name": "Nap", "cost": ["Fire"], "damage": "10", "text": "Sleep tight."}],
        **facts,
    }


def trainer(card_id: str = "base1-2", text: str = "Take three.", **facts: Any) -> dict[str, Any]:
    record = {"id": card_id, "name": "Hands", "supertype": "Trainer", "rules": [text]}
    return {**record, **facts}


def attack(**fields: Any) -> dict[str, Any]:
    return pokemon(attacks=[{"name": "Nap", "cost": ["Fire"], "damage": "10", **fields}])


def energy(**facts: Any) -> dict[str, Any]:
    """Basic Energy of a type that does not exist."""
    return {"id": "base1-9", "name": "Mud Energy", "supertype": "Energy", **facts}


def folder(parent: Path, **sets: Any) -> Path:
    """Write a folder of sets; strings are written unchanged."""
    made = parent / "cards"
    made.mkdir()
    for name, records in sets.items():
        text = records if isinstance(records, str) else json.dumps(records)
        (made / f"{name}.json").write_text(text, encoding="utf-8")
    return made
