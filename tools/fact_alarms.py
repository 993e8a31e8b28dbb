"""Alarms for review: facts of card records that differ from the library.

The importer's own code is not used, so that its mistakes show up. Run it with a folder of card
records as the argument; intended corrections are listed, too.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.kinds import types

Record = Mapping[str, Any]

LETTERS: Final = {name: letter for letter, name in types.NAMES.items()} | {"Free": ""}
STAGES: Final = {"Basic": "basic", "Stage 1": "stage1", "Stage 2": "stage2", "BREAK": "break"}
TITLES: Final = {
    "ex": r".+ ex(?: δ)?",
    "EX": r".+-EX",
    "delta": r".+δ.*",
    "levelup": r".+ LV\.X",
    "dark": r"Dark .+",
    "light": r"Light .+",
    "shining": r"Shining .+",
    "legend": r".+ LEGEND",
}
"""Kinds shown by the title, with the pattern of such titles."""


def fact_alarms(record: Record, card: Card) -> Iterator[str]:
    """Yield the differences between a record and the library's card."""
    for name, printed, ours in (*_plain(record, card), *_lists(record, card)):
        if printed != ours:
            yield f"{name}: printed {printed!r}, in the library {ours!r}"
    if record["supertype"] == "Pokémon":
        yield from _kinds(record, card)
        yield from _rules(record, card)


def _plain(record: Record, card: Card) -> Iterator[tuple[str, object, object]]:
    yield "name", record["name"], card.name
    yield "HP", int(record.get("hp") or 0), card.hp
    yield "types", letters(record.get("types", ())), card.types
    yield "level", record.get("level", ""), card.level
    yield "Retreat Cost", len(record.get("retreatCost", ())), card.retreat
    if card.evolves_from:
        yield "evolves from", record.get("evolvesFrom", ""), card.evolves_from


def _lists(record: Record, card: Card) -> Iterator[tuple[str, object, object]]:
    for name, key, ours in (
        ("Weakness", "weaknesses", card.weaknesses),
        ("Resistance", "resistances", card.resistances),
    ):
        told = [(LETTERS[one["type"]], amount(one.get("value", ""))) for one in record.get(key, ())]
        yield name, told, [(one.type, one.amount) for one in ours]
    attacks = record.get("attacks", ())
    yield "attacks", [one["name"] for one in attacks], [one.name for one in card.attacks]
    yield "costs", [letters(one.get("cost", ())) for one in attacks], [a.cost for a in card.attacks]
    damage = [one.get("damage", "").replace("×", "x") for one in attacks]
    yield "damage", damage, [one.damage for one in card.attacks]
    powers = [one["name"] for one in record.get("abilities", ())]
    yield "powers", powers, [one.name for one in card.powers if one.kind not in ("trait", "held")]


def _kinds(record: Record, card: Card) -> Iterator[str]:
    for subtype, stage in STAGES.items():
        if (subtype in record["subtypes"]) != (stage in card.kinds) and "baby" not in card.kinds:
            yield f"stage: {subtype} is told by one side only"
    for kind, title in TITLES.items():
        if bool(re.fullmatch(title, card.name)) != (kind in card.kinds):
            yield f"kind: {kind} is told by one side only"
    if ("'s " in card.name) != bool({"owner", "holon"} & set(card.kinds)):
        yield "kind: an owner is told by one side only"


def _rules(record: Record, card: Card) -> Iterator[str]:
    lines = record.get("rules", ())
    if any("takes 2 Prize" in line for line in lines) != ('rule("prizes", 2)' in (card.text or "")):
        yield "rule: two Prizes are told by one side only"
    for line in lines:
        named = {letter for name, letter in LETTERS.items() if letter and name in line}
        if line.startswith("This Pokémon is both ") and named != set(card.types):
            yield f"types: {sorted(named)} by a rule line, {sorted(card.types)} in the library"


def letters(names: Any) -> str:
    return "".join(LETTERS[name] for name in names)


def amount(value: str) -> int:
    """The number in a printed Weakness or Resistance, or 0."""
    return int("".join(filter(str.isdigit, value)) or 0)


def alarms(folder: Path) -> Iterator[str]:
    """Yield a line for each difference in a folder of records."""
    library = Library.default()
    for path in sorted(folder.glob("*.json")):
        for record in json.loads(path.read_text(encoding="utf-8")):
            if record["id"] in library:
                for why in fact_alarms(record, library.card(record["id"])):
                    yield f"{record['id']} {why}"


if __name__ == "__main__":
    for line in alarms(Path(sys.argv[1])):
        print(line)
