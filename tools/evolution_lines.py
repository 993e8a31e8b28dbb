"""Generate the shipped evolution lines from a folder of card records, given as the argument."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from playmat.cards.evolution_lines import TABLE
from playmat.cards.names import folded


def table_of(records: Iterable[Mapping[str, object]]) -> dict[str, list[str]]:
    """The names that each name evolves from, according to card *records*."""
    below: dict[str, set[str]] = {}
    for record in records:
        name, parent = str(record["name"]), record.get("evolvesFrom")
        leveled = "Level-Up" in str(record.get("subtypes"))  # not an evolution
        if parent and not leveled and folded(name) != folded(str(parent)):
            below.setdefault(name, set()).add(str(parent))
    return {name: sorted(below[name]) for name in sorted(below)}


def written(folder: Path) -> str:
    """The table for all set files in *folder*, as file text."""
    records = [
        record
        for file in sorted(folder.glob("*.json"))
        for record in json.loads(file.read_text(encoding="utf-8"))
    ]
    rows = (
        f"{json.dumps(n, ensure_ascii=False)}: {json.dumps(b, ensure_ascii=False)}"
        for n, b in table_of(records).items()
    )
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    TABLE.write_text(written(Path(sys.argv[1])), encoding="utf-8")
