"""Write the species that ship from a folder of card records, which is the argument."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from playmat.ereader.species import TABLE


def table_of(records: Iterable[Mapping[str, Any]]) -> dict[int, str]:
    """Return the species by number: of its cards' names the one with nothing around it."""
    found: dict[int, str] = {}
    for record in records:
        numbers, name = record.get("nationalPokedexNumbers", ()), str(record["name"])
        if len(numbers) == 1:  # a card of two names none of them alone
            found[numbers[0]] = min(
                found.get(numbers[0], name), name, key=lambda each: (len(each), each)
            )
    return dict(sorted(found.items()))


def written(folder: Path) -> str:
    """Return the table of every set file in *folder* as it is written."""
    files = (json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json")))
    rows = table_of(record for records in files for record in records)
    return "".join(f"{number:<4} {name}\n" for number, name in rows.items())


if __name__ == "__main__":
    TABLE.write_text(written(Path(sys.argv[1])), encoding="utf-8")
