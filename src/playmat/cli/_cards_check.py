"""Check a file of cards and report all its problems."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import click

from playmat.cards.check import card_faults
from playmat.cards.faults import BadLibrary, Fault, read_json
from playmat.cards.handwritten import laid_over, override_faults, overrides_of
from playmat.cards.library import Library
from playmat.cards.schema import SUPERTYPES
from playmat.cli._cards_import import counted
from playmat.cli._groups import examples
from playmat.errors import UnknownCard
from playmat.importer.importer import BadCardData, compile_folder


@click.command("check", epilog=examples("cards check ember.json"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def check_file(file: Path, as_json: bool) -> None:
    """Check FILE and report each problem with its card, face and field.

    FILE contains library cards, overrides, or cards in the schema of the public card data. Exits
    with status 1 if there are problems.
    """
    found = faults_of(file)
    if as_json:
        listed = [{"file": str(file), **fault.to_json()} for fault in found]
        click.echo(json.dumps({"faults": listed}, indent=2, ensure_ascii=False))
    for fault in () if as_json else found:
        click.echo(f"{file}: {fault}")
    if found:
        click.echo(f"{counted(len(found), 'problem')} in {file}", err=True)
        raise click.exceptions.Exit(1)
    if not as_json:
        click.echo(f"{file}: no problems found")


def faults_of(file: Path) -> list[Fault]:
    """Return all problems of a file; its first entry shows which kind of file it is."""
    try:
        listed = read_json(file)
    except BadLibrary as error:
        return [error.fault]
    first = listed[0] if isinstance(listed, list) and listed else None
    fields = first if isinstance(first, dict) else {}
    if "card" in fields and "id" not in fields:
        return list(override_faults(listed)) or list(lost_overrides(file))
    if "subtypes" in fields or fields.get("supertype") in SUPERTYPES:
        return list(unread(file))
    return list(card_faults(listed))


def lost_overrides(file: Path) -> Iterable[Fault]:
    """Yield a fault for every override of a card or face that does not exist."""
    library = Library.default()
    for entry in overrides_of(file):
        try:
            laid_over(library.card(entry.card), [entry])
        except UnknownCard as error:
            yield Fault(str(error), entry.card, "", "card")
        except BadLibrary as error:
            yield error.fault


def unread(file: Path) -> Iterable[Fault]:
    """Yield the problems of public card data, and every text that cannot be read."""
    try:
        compiled = compile_folder(file)
    except BadCardData as error:
        yield from (problem.fault() for problem in error.problems)
        return
    yield from (problem.fault() for problem in compiled.left_out)
    for one in (face for each in compiled.tallies().values() for face in each.refused):
        why = f"cannot be read: {one.stopped}"
        yield Fault(why, one.card, one.face, "text")
