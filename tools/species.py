"""Generate the shipped list of species from a folder of card records, given as the argument."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from playmat.ereader.species import TABLE


def table_of(records: Iterable[Mapping[str, Any]]) -> dict[int, str]:
    """The species by number: the shortest name among its cards."""
    found: dict[int, str] = {}
    for record in records:
        numbers, name = record.get("nationalPokedexNumbers", ()), str(record["name"])
        if len(numbers) == 1:  # a card with two species has neither name alone
            found[numbers[0]] = min(
                found.get(numbers[0], name), name, key=lambda each: (len(each), each)
            )
    return dict(sorted(found.items()))


def written(folder: Path) -> str:
    """The table for all set files in *folder*, as file text."""
    files = (json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json")))
    rows = table_of(record for records in files for record in records)
    return "".join(f"{number:<4} {name}\n" for number, name in rows.items())


if __name__ == "__main__":
    TABLE.write_text(written(Path(sys.argv[1])), encoding="utf-8")
