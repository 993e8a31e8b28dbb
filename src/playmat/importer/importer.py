"""Import public card data: all sets become library files, or nothing changes."""

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
    """Refuse card data with everything that is wrong with it."""

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
    """What is wrong with cards that are in no set for that."""

    def tallies(self) -> dict[str, ImportTally]:
        """Return the counts by set."""
        return {set_id: tally(one) for set_id, one in self.sets.items()}

    def faces(self) -> Iterator[FaceResult]:
        """Yield what became of every face."""
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
    """Return the cards of *folder* as programs; refuse bad data with all that is wrong.

    The overrides in the folder *own* go before the others, and need not be for these cards.
    With *blank*, a text that is refused is left blank.
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
    """Compile *folder* and put its sets into the library *out* in one step.

    The sets of a folder take the place of those in the library; the cards of a file join theirs.
    """
    compiled = compile_folder(folder, read, overrides, jobs, own=out / OVERRIDES, blank=blank)
    if folder.is_file():
        joined = {set_id: with_kept(one, out) for set_id, one in compiled.sets.items()}
        compiled = replace(compiled, sets=joined)
    cards = {set_id: one.cards for set_id, one in compiled.sets.items()}
    put_in_place(out, cards, partial(status_text, compiled.sets, compiled.known))
    return compiled


def default_reader() -> Read:
    """Return the reader of printed English; it is large and loaded only here."""
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
    """Return a problem for every override of a card that is neither in the data nor shipped.

    Data may hold a part of a set, or other texts; what a shipped override is not for, it leaves.
    """
    printed = {one.card.id for cards in source.sets.values() for one in cards}
    shipped = Library([SHIPPED])
    unknown = [e for e in overrides.entries if e.card not in printed and e.card not in shipped]
    return [Problem(entry.file, entry.card, _lost(entry, None)) for entry in unknown]


def lost_overrides(overrides: Overrides, source: Source) -> list[Problem]:
    """Return a problem for every override that is laid over nothing, its set being there."""
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
