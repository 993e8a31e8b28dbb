"""Evolution lines by name, for texts that pass over a stage which may be in neither deck.

``lines.json`` lists what each name in the middle of a line evolves from.  It holds facts only, and
``python -m playmat.cards.evolution_lines DIR`` writes it anew from a folder of card records.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.names import folded

TABLE: Final = Path(__file__).with_name("lines.json")
LONGEST: Final = 5
"""No line has more stages."""


@cache
def middle_stages() -> Mapping[str, tuple[str, ...]]:
    """Return the names below each name that stands in the middle of a line."""
    listed = json.loads(TABLE.read_text(encoding="utf-8"))
    return {folded(name): tuple(below) for name, below in listed.items()}


def lines_with(cards: Iterable[Card]) -> dict[str, set[str]]:
    """Return the names below each name, from the table and from *cards*."""
    below = {name: set(names) for name, names in middle_stages().items()}
    for card in cards:
        if card.evolves_from:
            below.setdefault(folded(card.name), set()).add(card.evolves_from)
    return below


def forebears(card: Card, below: Mapping[str, set[str]]) -> set[str]:
    """Return the names, as they are compared, two or more stages below *card*."""
    found: set[str] = set()
    level = {folded(card.evolves_from)} if card.evolves_from else set()
    for _ in range(LONGEST):
        level = {folded(name) for each in level for name in below.get(each, ())} - found
        found |= level
    return found


def goes_back_to(card: Card, part: str, names: Iterable[str]) -> bool:
    """Return whether *card* evolves from a name with that word, or *names* further below have it.

    [NAMING-24]
    """
    word = re.compile(rf"(?<!\w){re.escape(folded(part))}(?!\w)")
    return any(word.search(name) for name in (folded(card.evolves_from), *names))


def table_of(records: Iterable[Mapping[str, object]]) -> dict[str, list[str]]:
    """Return the names below each name in the middle of a line, from card *records*."""
    below: dict[str, set[str]] = {}
    for record in records:
        name, parent = str(record["name"]), record.get("evolvesFrom")
        if parent and folded(name) != folded(str(parent)):  # a Level-Up card has its own name below
            below.setdefault(name, set()).add(str(parent))
    middles = {folded(name) for names in below.values() for name in names}
    return {name: sorted(below[name]) for name in sorted(below) if folded(name) in middles}


def main(folder: Path, path: Path = TABLE) -> None:
    """Write the table from every set file in *folder*."""
    records = [
        record
        for file in sorted(folder.glob("*.json"))
        for record in json.loads(file.read_text(encoding="utf-8"))
    ]
    rows = (
        f"{json.dumps(n, ensure_ascii=False)}: {json.dumps(b, ensure_ascii=False)}"
        for n, b in table_of(records).items()
    )
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
