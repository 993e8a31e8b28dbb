"""Report how much of the card data is programmed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from playmat.cards.library import Library
from playmat.cards.sets import CardSet
from playmat.cards.status import REFUSED, read_status
from playmat.cli._cards_import import json_text, left_out_lines, refuse
from playmat.cli._groups import examples
from playmat.importer.importer import BadCardData, compile_folder
from playmat.importer.overrides import load_overrides
from playmat.importer.report import Report, report
from playmat.importer.results import FaceResult
from playmat.importer.status_page import part, status_page
from playmat.importer.tally import ImportTally, total

SHOWN = 30
COUNTS = ("cards", "cards_programmed", "faces", "faces_read", "faces_by_override")


@click.command("report", epilog=examples("cards report", "cards report folder --unread 50"))
@click.argument("folder", type=click.Path(path_type=Path), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--page", type=click.Path(path_type=Path), help="Write the status page to this file.")
@click.option("--unread", default=SHOWN, show_default=True, help="How many unread texts to show.")
@click.option("--jobs", type=click.IntRange(1), help="Worker processes. [default: one per core]")
def report_cards(
    folder: Path | None, as_json: bool, page: Path | None, unread: int, jobs: int | None
) -> None:
    """Report how much of the card data in FOLDER is programmed, and what is not.

    FOLDER defaults to PLAYMAT_CARD_DATA. Without either, only the counts of your library are shown.
    """
    named = folder or os.environ.get("PLAYMAT_CARD_DATA")
    if not named:
        tell_library(as_json, page)
        return
    try:
        compiled = compile_folder(Path(named), jobs=jobs or os.cpu_count() or 1)
    except BadCardData as error:
        refuse(error, as_json)
    found = report(compiled)
    if page is not None:
        page.write_text(status_page(found, compiled.known, load_overrides()[0]), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(lines(found, compiled.known, unread)))


def lines(found: Report, known: dict[str, CardSet], unread: int) -> list[str]:
    """Return a report as lines of text."""
    text = [
        *rows("series", found.series),
        "",
        *rows("kind", found.kinds),
        "",
        *rows("set", found.sets),
        "",
        f"distinct texts read without an override: {part(found.texts_read, found.texts)}",
    ]
    if found.stops:
        text += ["", f"{'cards':>6} {'example':12} where reading stopped"]
    text += [f"{one.cards:6} {one.example:12} {one.words}" for one in found.stops[:unread]]
    if len(found.stops) > unread:
        text.append(f"and {len(found.stops) - unread} more; --unread N shows more")
    return text + left_out_lines(found.left_out)


def rows(what: str, tallies: dict[str, ImportTally]) -> list[str]:
    """Return counts as lines under a heading, with the total last."""
    head = f"{what:24}{'cards':>7}{'programs':>10}{'%':>8}{'texts':>8}{'read':>8}"
    found = [head + f"{'overridden':>12}{'refused':>9}"]
    named = tallies if what == "kind" else {**tallies, "all": total(tallies.values())}
    for name, one in named.items():
        share = 100 * one.cards_programmed / one.cards if one.cards else 100.0
        found.append(
            f"{name:24}{one.cards:7}{one.cards_programmed:10}{share:8.2f}{one.faces:8}"
            f"{one.faces_read:8}{one.faces_by_override:12}{len(one.refused):9}"
        )
    return found


def tell_library(as_json: bool, page: Path | None) -> None:
    """Print the counts that an import saved beside the cards."""
    if page is not None:
        raise click.UsageError("--page needs card data; give its folder")
    tallies = library_tallies(Library.default())
    if not tallies:
        raise click.ClickException("nothing has been imported yet; see playmat cards import")
    click.echo(json_text(tallies) if as_json else "\n".join(rows("set", tallies)))


def library_tallies(library: Library) -> dict[str, ImportTally]:
    """Return the counts per set of imported cards, without the words of unread texts."""
    found = {}
    status = read_status(library.folders)
    for set_id, entry in sorted(status.items(), key=lambda item: item[1]["date"]):
        found[set_id] = ImportTally(**{key: entry[key] for key in COUNTS})
    for card in library.cards():
        if one := found.get(card.id.rpartition("-")[0]):
            one.refused += [
                FaceResult(card.id, "", face, "", REFUSED) for face in card.unprogrammed()
            ]
    return found
