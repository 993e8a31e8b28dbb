"""The status page of the cards: ids, hashes and counts, but no card texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from playmat.cards.sets import CardSet
from playmat.importer.overrides import Overrides
from playmat.importer.report import Report
from playmat.importer.results import FaceResult
from playmat.importer.tally import ImportTally

_HEAD = """\
# Cards

What of the public card data of 1999 to 2016 plays. Written by `playmat cards report --page`; do
not edit. A *face* is one text of a card: an attack, a power, or the text of a Trainer or Energy
card. Faces are *read* by the reader or *overridden* by hand; the rest is not playable yet.
"""


def status_page(found: Report, known: Mapping[str, CardSet], overrides: Overrides) -> str:
    whole = found.total
    parts = [
        _HEAD,
        f"- cards wholly programs: {part(whole.cards_programmed, whole.cards)}",
        f"- faces read: {part(whole.faces_read, whole.faces)}",
        f"- faces overridden: {whole.faces_by_override}",
        f"- different texts (a card's own name apart) that the reader alone reads: "
        f"{part(found.texts_read, found.texts)}",
        "\n## By series\n",
        *table("series", found.series),
        "\n## By kind of face\n",
        *table("kind", found.kinds),
        "\n## By set\n",
        *table("set", {f"{known[one].name} ({one})": each for one, each in found.sets.items()}),
        "\n## Overrides\n",
        *override_lines(overrides),
        "\n## Not playable yet\n",
        *refused_lines(whole.refused),
    ]
    return "\n".join(parts) + "\n"


def part(some: int, all_of_them: int) -> str:
    share = 100 * some / all_of_them if all_of_them else 100.0
    return f"{some} of {all_of_them} ({share:.2f} %)"


def table(what: str, tallies: Mapping[str, ImportTally]) -> list[str]:
    rows = [
        f"| {what} | cards | programs | faces | read | overridden |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    rows += [
        f"| {name} | {one.cards} | {one.cards_programmed} | {one.faces} | {one.faces_read} "
        f"| {one.faces_by_override} |"
        for name, one in tallies.items()
    ]
    return rows


def override_lines(overrides: Overrides) -> list[str]:
    """The overrides by card, each with the hash of its text."""
    lines = ["| card | kind | text |", "|---|---|---|"]
    lines += [
        f"| {one.card} | {one.kind} | {one.text or 'this card only'} |"
        for one in sorted(overrides.entries, key=lambda one: (one.card, one.kind, one.face))
    ]
    return lines if overrides.entries else ["None."]


def refused_lines(refused: Iterable[FaceResult]) -> list[str]:
    """Refused texts by hash, with the cards that print them."""
    by_text = sorted(refused, key=lambda face: (face.text, face.card))
    lines = ["| text | cards |", "|---|---|"]
    for text, faces in groupby(by_text, key=lambda face: face.text):
        cards = dict.fromkeys(face.card for face in faces)
        lines.append(f"| {text or 'lost'} | {', '.join(cards)} |")
    return lines if by_text else ["Nothing."]
