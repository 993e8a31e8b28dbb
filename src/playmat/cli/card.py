"""`playmat card`: show a card by name or id, or search for one."""

from __future__ import annotations

import json

import click

from ..cards.blocks import to_block
from ..cards.card import Card
from ..cards.library import Library
from ..errors import UnknownCard
from ._card import card_lines
from ._default import Usual


@click.group(cls=Usual)
def command() -> None:
    """Show a card by name or id, or search for one."""


@command.command
@click.argument("name")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def show(name: str, as_json: bool) -> None:
    """Show every card called NAME, or the one of that id."""
    library = Library.default()
    found = [library.card(name)] if name in library else list(library.find(name))
    if as_json:
        click.echo(json.dumps([to_block(card) for card in found], indent=2, ensure_ascii=False))
    else:
        click.echo("\n\n".join("\n".join(card_lines(card)) for card in found))


@command.command
@click.argument("text")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def search(text: str, as_json: bool) -> None:
    """List the cards with TEXT in their names."""
    found = [card for card in Library.default().cards() if text.casefold() in card.name.casefold()]
    if not found:
        raise UnknownCard(text)
    if as_json:
        listed = [{"id": card.id, "name": card.name} for card in found]
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(short(card) for card in found))


def short(card: Card) -> str:
    """Return a card in one line."""
    return f"{card.id:12} {card.name} ({' '.join([*card.kinds, card.supertype])})"
