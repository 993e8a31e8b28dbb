"""`playmat formats`: list the formats, or show what one allows."""

from __future__ import annotations

from typing import Any

import click

from playmat.cards.library import Library
from playmat.cards.sets import known_sets
from playmat.cli._deck_given import print_json
from playmat.cli._groups import examples
from playmat.cli._named import FORMAT
from playmat.decks.format_files import BadFormat, find_format, format_paths, read_format
from playmat.decks.formats import Format


@click.command(epilog=examples("formats", "formats base-fossil"))
@click.argument("name", required=False, type=FORMAT)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(name: str | None, as_json: bool) -> None:
    """List the formats, or show what format NAME allows. NAME may be a .toml file."""
    if name is not None:
        format = find_format(name)
        if as_json:
            print_json({**told(format), "cards": count(format)})
        else:
            show(format)
        return
    rows = [row(each) for each in format_paths()]
    if as_json:
        print_json(rows)
        return
    width = max(len(each["name"]) for each in rows)
    for each in rows:
        text = each.get("mistakes") or f"{each['rules']:8}  {each['title']}"
        click.echo(f"{each['name']:{width}}  {text}")


def row(name: str) -> dict[str, Any]:
    """Return a row of the list; an invalid file becomes a row with its mistakes."""
    try:
        return told(read_format(format_paths()[name]))
    except BadFormat as error:
        return {"name": name, "mistakes": str(error)}


def told(format: Format) -> dict[str, Any]:
    """Return a format for JSON."""
    return {
        "name": format.name,
        "title": format.title,
        "about": format.about,
        "rules": format.rules,
        "sets": "all" if format.sets is None else in_order(format),
        "up_to": dict(format.up_to),
        "banned": [str(ban) for ban in format.banned],
        "restricted": dict(format.restricted),
    }


def in_order(format: Format) -> list[str]:
    known = [set_id for set_id in known_sets() if set_id in (format.sets or ())]
    return [*known, *sorted((format.sets or frozenset()) - set(known))]


def count(format: Format) -> int:
    """Return how many cards in the library are legal."""
    return sum(format.allows(card) for card in Library.default().cards())


def show(format: Format) -> None:
    """Print what a format allows."""
    click.echo(f"{format.name}: {format.title}")
    if format.about:
        click.echo(format.about)
    click.echo(f"rulebook: {format.rules}")
    if format.sets is None:
        click.echo("sets: all")
    for set_id in in_order(format):
        name = known_sets()[set_id].name if set_id in known_sets() else ""
        last = f", up to number {format.up_to[set_id]}" if set_id in format.up_to else ""
        click.echo(f"  {set_id:7} {name}{last}")
    for ban in format.banned:
        click.echo(f"banned: {ban}")
    for name, most in format.restricted.items():
        click.echo(f"at most {most}: {name}")
    click.echo(f"{count(format)} cards in the library are legal")
