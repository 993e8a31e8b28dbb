"""Import public card data into a library folder."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from playmat.cards.library import own_folder
from playmat.cli._groups import examples
from playmat.errors import PlaymatError
from playmat.importer.importer import BadCardData, Compiled, import_folder
from playmat.importer.records import Problem
from playmat.importer.tally import ImportTally, total


@click.command(
    "import",
    epilog=examples("cards import ember.json", "cards import folder --out library --strict"),
)
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="Library folder. [default: your own]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--blank", is_flag=True, help="Leave unread texts blank, and play without them.")
@click.option("--strict", is_flag=True, help="Fail if a text is not read or a card is skipped.")
@click.option("--jobs", type=click.IntRange(1), help="Worker processes. [default: one per core]")
def import_cards(
    folder: Path, out: Path | None, as_json: bool, blank: bool, strict: bool, jobs: int | None
) -> None:
    """Import the cards of FOLDER, or of a single file, into a library.

    Invalid data is rejected as a whole and changes nothing.
    """
    target = out or own_folder()
    try:
        compiled = import_folder(folder, target, jobs=jobs or os.cpu_count() or 1, blank=blank)
    except BadCardData as error:
        refuse(error, as_json)
    except (PlaymatError, OSError) as error:
        raise click.ClickException(str(error)) from error
    tallies = compiled.tallies()
    click.echo(json_of(compiled) if as_json else summary(compiled, target, blank))
    if strict and (compiled.left_out or any(one.refused for one in tallies.values())):
        raise click.exceptions.Exit(1)


def refuse(error: BadCardData, as_json: bool) -> None:
    """Print all problems of the data and exit with status 1."""
    for problem in error.problems:
        click.echo(str(problem), err=True)
    click.echo(f"{counted(len(error.problems), 'problem')}; nothing was changed", err=True)
    if as_json:
        wrong = [problem.to_json() for problem in error.problems]
        click.echo(json.dumps({"problems": wrong}, indent=2, ensure_ascii=False))
    raise click.exceptions.Exit(1)


def json_of(compiled: Compiled) -> str:
    """Return the result of an import as JSON, including skipped cards."""
    return json_text(
        compiled.tallies(), left_out=[problem.to_json() for problem in compiled.left_out]
    )


def json_text(tallies: dict[str, ImportTally], **more: Any) -> str:
    """Return counts per set and in total as JSON, along with *more*."""
    sets = {set_id: one.to_json() for set_id, one in tallies.items()}
    found = {"sets": sets, "total": total(tallies.values()).to_json(), **more}
    return json.dumps(found, indent=2, ensure_ascii=False)


def summary(compiled: Compiled, out: Path, blank: bool = False) -> str:
    """Return the result of an import as text."""
    found = total(compiled.tallies().values())
    lines = [
        f"{counted(found.cards, 'card')} from {counted(len(compiled.sets), 'set')} now in {out}",
        f"{found.cards_programmed:,} fully playable; {counted(found.faces, 'text')}: "
        f"{found.faces_read:,} read, {found.faces_by_override:,} overridden, "
        f"{len(found.refused):,} not read",
    ]
    lines += [f"  {one.card} {one.face}: {one.stopped}" for one in found.refused[:10]]
    if len(found.refused) > 10:
        lines.append("  for the rest, see playmat cards report")
    if found.refused:
        lines.append(LEFT_BLANK if blank else OFFER)
    return "\n".join([*lines, *left_out_lines(compiled.left_out)])


OFFER: Final = (
    "Cards with an unread text can't be played. Import with --blank to play them without it."
)
LEFT_BLANK: Final = "Unread texts are left blank and marked on the cards, which can be played."


def left_out_lines(problems: Sequence[Problem]) -> list[str]:
    """Return the skipped cards, each with the reason."""
    if not problems:
        return []
    return [
        f"skipped: {counted(len({p.id for p in problems}), 'card')}",
        *map("  {}".format, problems),
    ]


def counted(count: int, thing: str) -> str:
    """Return a number of things in words."""
    return f"{count:,} {thing}" if count == 1 else f"{count:,} {thing}s"
