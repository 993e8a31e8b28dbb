"""Read the notes in docs/rules: all numbered rules and scenarios by id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ID = r"[A-Z]+(?:-[A-Z]+)*-\d+|CARD-TEXT-WINS|CARD-TRAIT"
BULLET = re.compile(rf"\s*- \*\*({ID})\*\*\s*(.*)")
ROW = re.compile(rf"\| ({ID})(?= )(.*)\|\s*$")


@dataclass(frozen=True, slots=True)
class Note:
    id: str
    text: str

    @property
    def is_scenario(self) -> bool:
        """Whether it is a test scenario instead of a rule."""
        return self.id.startswith(("S-", "K-"))


def read(text: str) -> Iterator[Note]:
    """Yield the notes of one file in order."""
    lines: list[str] = []
    name = ""
    for line in [*text.splitlines(), ""]:
        found = BULLET.match(line) or ROW.match(line)
        if name and (found or not line.startswith("  ")):
            yield Note(name, "\n".join(lines))
            name = ""
        if found:
            name, lines = found[1], [found[2].strip()]
        elif name:
            lines.append(line.strip())


def read_folder(folder: Path) -> dict[str, Note]:
    files = [folder / "core.md", folder / "kinds.md"]
    return {note.id: note for file in files for note in read(file.read_text("utf-8"))}
