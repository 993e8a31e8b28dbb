"""Write the catalogue of rules that ships from the notes in docs/rules; run it with `make docs`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playmat.rules.books import BOOKS

ROOT: Final = Path(__file__).parents[1]
ID = r"[A-Z]+(?:-[A-Z]+)*-\d+|CARD-TEXT-WINS|CARD-TRAIT"
BULLET = re.compile(rf"\s*- \*\*({ID})\*\*\s*(.*)")
ROW = re.compile(rf"\| ({ID})(?= )(.*)\|\s*$")
STATED = re.compile(r"\[([a-zA-Z;, ]+)\]|^\(([a-z, ]+)\)")
MARKUP = re.compile(r"`\[[^`]*\]`|\{[^}]*\}|^\[[^\]]*\]|^\([^)]*\):?|[*`]")
SENTENCE = re.compile(r"(?<=[.?])(?<!incl\.)(?<!vs\.)\s(?=[A-Z\[(])")
SUMMARY_WORDS = 12
SHORTEST_CUT = 5


@dataclass(frozen=True, slots=True)
class Note:
    """One numbered rule or scenario of the notes."""

    id: str
    text: str

    @property
    def books(self) -> tuple[str, ...]:
        """The books that state it; all of them where the note names none."""
        said = " ".join(word for pair in STATED.findall(self.text) for word in pair)
        words = set(re.findall(r"\w+", said))
        named = tuple(book for book in BOOKS if book in words)
        return tuple(BOOKS) if "all" in words or not named else named

    @property
    def summary(self) -> str:
        """What it is about, in a few plain words."""
        cells = [cell.strip() for cell in self.text.split("|")]
        topic = cells[0].replace("_", " ") or " ".join(cells[1:3])
        plain = re.sub(r"\s+([.,;:]|$)", r"\1", " ".join(MARKUP.sub("", topic).split()))
        return shortened(SENTENCE.split(plain)[0].rstrip(".:;,"))

    @property
    def is_scenario(self) -> bool:
        """Whether it tells a case to be tested and not a rule."""
        return self.id.startswith(("S-", "K-"))


def shortened(sentence: str) -> str:
    """Return *sentence*, cut at the last break within its first words if it is long."""
    words = sentence.split()
    if len(words) <= SUMMARY_WORDS:
        return sentence
    breaks = [
        at
        for at in range(SHORTEST_CUT, SUMMARY_WORDS + 1)
        if words[at - 1][-1] in ",;:)" or words[at][0] == "("
    ]
    cut = breaks[-1] if breaks else SUMMARY_WORDS
    return " ".join(words[:cut]).rstrip(",;:") + " …"


def read(text: str) -> Iterator[Note]:
    """Yield the notes of one file in the order in which they stand."""
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
    """Return all notes of *folder* by id."""
    files = [folder / "core.md", folder / "kinds.md"]
    return {note.id: note for file in files for note in read(file.read_text("utf-8"))}


def catalogue(notes: dict[str, Note]) -> str:
    """Return the rules among *notes* as the text of ``catalogue.toml``."""
    lines = ["# Made from docs/rules by tools/rule_notes.py; change the notes, not this file."]
    for note in notes.values():
        if not note.is_scenario:
            books, summary = json.dumps(note.books), json.dumps(note.summary, ensure_ascii=False)
            lines.append(f"{note.id} = {{ books = {books}, summary = {summary} }}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    made = catalogue(read_folder(ROOT / "docs" / "rules"))
    (ROOT / "src" / "playmat" / "rules" / "catalogue.toml").write_text(made, "utf-8")
