"""What the fields of a ruleset mean, read from where they are documented."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from playmat.rules import ruleset

CITED = re.compile(r"\s*\[([^\]]+)\]\s*$")


@dataclass(frozen=True, slots=True)
class FieldNote:
    """What one field decides, and the ids of the rules that make it a decision."""

    name: str
    meaning: str
    ids: tuple[str, ...]


@cache
def documented() -> Mapping[str, FieldNote]:
    """Return the note of every field of `Ruleset`, in order."""
    body = next(
        node.body
        for node in ast.parse(inspect.getsource(ruleset)).body
        if isinstance(node, ast.ClassDef) and node.name == "Ruleset"
    )
    notes = [_note(field, text) for field, text in pairwise(body)]
    return {note.name: note for note in notes if note}


def _note(field: ast.stmt, text: ast.stmt) -> FieldNote | None:
    if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
        return None
    said = ""
    if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
        said = str(text.value.value)
    cited = CITED.search(said)
    ids = tuple(cited[1].split(", ")) if cited else ()
    return FieldNote(field.target.id, CITED.sub("", said), ids)
