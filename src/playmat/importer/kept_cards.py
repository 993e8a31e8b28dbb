"""Add the cards of one file to their sets, keeping other cards already in the library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import load
from playmat.cards.status import BY_OVERRIDE, BY_READER, REFUSED, as_imported, face_states
from playmat.importer.results import CompiledSet, FaceResult

_BY: Final = {BY_READER: BY_READER, BY_OVERRIDE: BY_OVERRIDE, "by hand": BY_OVERRIDE}


def with_kept(new: CompiledSet, out: Path) -> CompiledSet:
    """The set with its other cards from the library *out*."""
    path = out / f"{new.set_id}.json"
    if not path.is_file():
        return new
    ids = {card.id for card in new.cards}
    kept = [card for card in load(path, trusted=as_imported(path)) if card.id not in ids]
    faces = tuple(_faces(kept, out))
    return CompiledSet(new.set_id, (*kept, *new.cards), (*faces, *new.faces))


def _faces(kept: Sequence[Card], out: Path) -> Iterator[FaceResult]:
    for card in kept:
        for name, kind, state in face_states(card, [out]):
            if state != "no text":
                by = _BY.get(state, REFUSED)
                yield FaceResult(card.id, kind, name, "", by, "not read before" * (by == REFUSED))
