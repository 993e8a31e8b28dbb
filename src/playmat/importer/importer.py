"""Import public card data: either all sets become library files, or nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import repeat
from pathlib import Path

from playmat.cards.card import CARD_TEXT
from playmat.cards.handwritten import OVERRIDES, Override
from playmat.cards.library import SHIPPED, Library
from playmat.cards.sets import CardSet
from playmat.errors import PlaymatError
from playmat.importer.compiler import Read, compile_set, key_of
from playmat.importer.faces import placed_faces
from playmat.importer.install import put_in_place
from playmat.importer.kept_cards import with_kept
from playmat.importer.overrides import SHIPPED_OVERRIDES, Overrides, load_overrides
from playmat.importer.rare_texts import rare_texts
from playmat.importer.records import Problem
from playmat.importer.results import CompiledSet, FaceResult
from playmat.importer.source import Printed, Source, read_source
from playmat.importer.status import status_text
from playmat.importer.tally import ImportTally, tally


class BadCardData(PlaymatError, ValueError):
    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(tuple(problems))
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


@dataclass(frozen=True, slots=True)
class Compiled:
    """All sets of a folder of card data as programs."""

    sets: dict[str, CompiledSet]
    known: dict[str, CardSet]
    left_out: tuple[Problem, ...] = ()
    """Problems with cards that were left out because of them."""

    def tallies(self) -> dict[str, ImportTally]:
        return {set_id: tally(one) for set_id, one in self.sets.items()}

    def faces(self) -> Iterator[FaceResult]:
        for one in self.sets.values():
            yield from one.faces


def compile_folder(
    folder: Path,
    read: Read | None = None,
    overrides: Path = SHIPPED_OVERRIDES,
    jobs: int = 1,
    own: Path | None = None,
    blank: bool = False,
) -> Compiled:
    """Compile the cards of *folder*, or raise BadCardData with all problems.

    Overrides in the folder *own* take precedence and may be for other cards. With *blank*, a
    refused text is left blank.
    """
    source = read_source(folder)
    laid_over, problems = load_overrides(overrides)
    mine, more = load_overrides(own) if own else (Overrides(), [])
    problems = source.problems + problems + more
    if not source.problems:
        lost = unknown_overrides if overrides == SHIPPED_OVERRIDES else lost_overrides
        problems += lost(laid_over, source)
    if problems:
        raise BadCardData(problems)
    known = {set_id: source.set_of(set_id) for set_id in source.sets}
    rows = rare_texts() if overrides == SHIPPED_OVERRIDES else ()
    laid_over = Overrides((*rows, *laid_over.entries, *mine.entries))
    found = _compile(source, read or default_reader(), laid_over, jobs, blank)
    return Compiled({one.set_id: one for one in found}, known, tuple(source.left_out))


def import_folder(
    folder: Path,
    out: Path,
    read: Read | None = None,
    overrides: Path = SHIPPED_OVERRIDES,
    jobs: int = 1,
    blank: bool = False,
) -> Compiled:
    """Compile *folder* and install its sets in the library *out* in one step.

    Sets from a folder replace those in the library; cards from a single file are added to their
    sets.
    """
    compiled = compile_folder(folder, read, overrides, jobs, own=out / OVERRIDES, blank=blank)
    if folder.is_file():
        joined = {set_id: with_kept(one, out) for set_id, one in compiled.sets.items()}
        compiled = replace(compiled, sets=joined)
    cards = {set_id: one.cards for set_id, one in compiled.sets.items()}
    put_in_place(out, cards, partial(status_text, compiled.sets, compiled.known))
    return compiled


def default_reader() -> Read:
    """The reader of printed English, which is large and only loaded here."""
    from playmat.reader import read

    return read


def _compile(
    source: Source, read: Read, overrides: Overrides, jobs: int, blank: bool
) -> list[CompiledSet]:
    ids = sorted(source.sets, key=lambda set_id: (source.set_of(set_id).date, set_id))
    cards = [source.sets[set_id] for set_id in ids]
    eras = [source.set_of(set_id).date for set_id in ids]
    given = (ids, cards, eras, repeat(read), repeat(overrides), repeat(blank))
    if min(jobs, len(ids)) == 1:
        return list(map(compile_set, *given))
    with ProcessPoolExecutor(min(jobs, len(ids))) as pool:
        return list(pool.map(compile_set, *given))


def unknown_overrides(overrides: Overrides, source: Source) -> list[Problem]:
    """A problem for each override of a card that is neither in the data nor shipped.

    The data may be part of a set, or have other texts; shipped overrides for other cards are
    ignored.
    """
    printed = {one.card.id for cards in source.sets.values() for one in cards}
    shipped = Library([SHIPPED])
    unknown = [e for e in overrides.entries if e.card not in printed and e.card not in shipped]
    return [Problem(entry.file, entry.card, _lost(entry, None)) for entry in unknown]


def lost_overrides(overrides: Overrides, source: Source) -> list[Problem]:
    """A problem for each override without a matching face, if its set is in the data."""
    printed = {one.card.id: one for cards in source.sets.values() for one in cards}
    found = []
    for entry in overrides.entries:
        if entry.card.rpartition("-")[0] in source.sets:
            why = _lost(entry, printed.get(entry.card))
            found += [Problem(entry.file, entry.card, why)] if why else []
    return found


def _lost(entry: Override, printed: Printed | None) -> str:
    if printed is None:
        return "override for an unknown card id"
    texts = {
        (face.kind, face.name or CARD_TEXT): key_of(face)
        for _, face in placed_faces(printed.record, printed.card)
    }
    text = texts.get((entry.kind, entry.face))
    if text is None:
        return f"override for a missing {entry.kind} text {entry.face!r}"
    changed = entry.text and entry.text != text
    return f"override of {entry.face!r} for text {entry.text}, now {text}" * bool(changed)
