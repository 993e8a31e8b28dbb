"""The deck argument of a command: a name, a file or standard input."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from playmat.cards.library import Library
from playmat.cli._named import DECK, FORMAT
from playmat.decks.by_name import reading_named
from playmat.decks.format_files import find_format
from playmat.decks.lists.files import decoded
from playmat.decks.lists.find_card import NEWEST
from playmat.decks.lists.read import LONGEST, Reading, read_list

if TYPE_CHECKING:
    from playmat.decks.formats import Format

Command = Callable[..., None]


def takes_deck(function: Command) -> Command:
    """Add the deck argument and the options --format, --newest and --json to a command."""
    newest = click.option("--newest", is_flag=True, help="Prefer the newest of different prints.")
    format = click.option(
        "--format", "format_name", type=FORMAT, help="A format by name, or a .toml file."
    )
    as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
    return click.argument("deck", type=DECK)(newest(format(as_json(function))))


def given_format(name: str | None) -> Format | None:
    """Return the format with a name, or None without one."""
    return None if name is None else find_format(name)


def given_deck(name: str, format: Format | None = None, newest: bool = False) -> Reading:
    """Return a deck by name or file; ``-`` reads standard input."""
    pick = NEWEST if newest else ""
    if name != "-":
        return reading_named(name, format=format, pick=pick)
    with click.open_file("-", "rb") as piped:
        text = decoded(piped.read(4 * LONGEST + 1), "the input")
    return read_list(text, Library.default(), "the input", format=format, pick=pick)


def tell(reading: Reading) -> None:
    """Print notes and warnings about a deck list on standard error."""
    for note in reading.notes:
        click.echo(f"note: {note}", err=True)
    for warning in reading.warnings:
        click.echo(f"warning: {warning}", err=True)


def said(reading: Reading) -> dict[str, Any]:
    """Return a deck's name, size, notes and warnings for JSON."""
    return {
        "deck": reading.deck.name,
        "cards": len(reading.deck),
        "notes": list(reading.notes),
        "warnings": list(reading.warnings),
    }


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
