"""Any value in a field of a public record gives a valid card or a helpful error."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playmat.importer.importer import compile_folder
from tests.importer.data import read

ABILITY = {"name": "Shade", "type": "Ability", "text": "Slip away."}
MON = {
    "id": "own-1",
    "name": "Tester",
    "supertype": "Pokémon",
    "subtypes": ["Stage 1"],
    "level": "12",
    "hp": "60",
    "types": ["Fire"],
    "evolvesFrom": "Sitter",
    "evolvesTo": ["Rester"],
    "rules": ["Glow: shine."],
    "ancientTrait": {"name": "Old", "text": "Slip away."},
    "abilities": [ABILITY],
    "attacks": [{"name": "Nap", "cost": ["Fire"], "damage": "10", "text": "Sleep tight."}],
    "weaknesses": [{"type": "Water", "value": "×2"}],
    "resistances": [{"type": "Grass", "value": "-30"}],
    "retreatCost": ["Colorless"],
}
TRAINER: dict[str, Any] = {
    "id": "own-2",
    "name": "Hands",
    "supertype": "Trainer",
    "subtypes": ["Item"],
}
TRAINER |= {"rules": ["Take three."], "hp": "30", "attacks": MON["attacks"], "abilities": [ABILITY]}
ENERGY = {"id": "own-3", "name": "Fire Energy", "supertype": "Energy", "subtypes": ["Basic"]}
VALUES: tuple[Any, ...] = (
    *(0, -3, 2.5, 10**30, "", " ", "odd", "9" * 5000, "\ud800", None, True, False),
    *([], [3], [None], ["odd"], [[]], [{}], ["", ""]),
    *({}, {"name": 3}, {"name": "odd", "text": "x"}, [{"name": "odd"}], [{"type": ["Fire"]}]),
)
FIELDS = ("id", "name", "supertype", "subtypes")
RAW = re.compile(r"object (has|is)|expected|argument|Error|got '|<class|unhashable|indices")
"""Words from Python's own error messages."""


def changed(thing: Any) -> Iterator[Any]:
    """Yield *thing* with each nested part replaced by each odd value or removed."""
    places = thing.items() if isinstance(thing, dict) else enumerate(thing)
    for at, part in list(places):
        for value in VALUES:
            yield _with(thing, at, value)
        if isinstance(part, dict | list):
            for inner in changed(part):
                yield _with(thing, at, inner)
        if isinstance(thing, dict):
            yield {name: value for name, value in thing.items() if name != at}


def _with(thing: Any, at: Any, value: Any) -> Any:
    copy = thing.copy()
    copy[at] = value
    return copy


@pytest.mark.parametrize("card", [MON, TRAINER, ENERGY], ids=["pokemon", "trainer", "energy"])
def test_any_value_in_any_field_is_read_or_told_in_words(card: Any, tmp_path: Path) -> None:
    records = [{**record, "id": f"own-{at}"} for at, record in enumerate(changed(card))]
    (tmp_path / "own.json").write_text(json.dumps([*records, *_with_other_ids(card)]))

    found = compile_folder(tmp_path / "own.json", read, overrides=tmp_path / "none")

    assert 2 * len(found.left_out) > len(records)
    for problem in found.left_out:
        assert (problem.file, bool(problem.id)) == ("own.json", True)
        assert problem.face or problem.field in {*FIELDS, *card}, problem
        assert not RAW.search(problem.why), problem
        assert len(problem.why) < 400


def _with_other_ids(card: Any) -> list[Any]:
    return [{**card, "id": value} for value in VALUES]
