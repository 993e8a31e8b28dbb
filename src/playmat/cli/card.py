"""`playmat card`: show a card by name or id, or search for one."""

from __future__ import annotations

import json

import click

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.set_file import to_block
from playmat.cli._card_named import cards_named
from playmat.cli._card_search import search, status
from playmat.cli._groups import Usual, examples
from playmat.cli._named import BOOK, CARD


@click.group(cls=Usual)
def command() -> None:
    """Show a card by name or id, or search for one."""


@command.command(epilog=examples("card pikachu", "card base1-58 --program"))
@click.argument("words", metavar="NAME", nargs=-1, required=True, type=CARD)
@click.option("--program", is_flag=True, help="Show the program below each text.")
@click.option("--ops", is_flag=True, help="Show the linked instructions.")
@click.option(
    "--rules", type=BOOK, default="xy", show_default=True, help="The rulebook, for --ops."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def show(words: tuple[str, ...], program: bool, ops: bool, rules: str, as_json: bool) -> None:
    """Show the cards whose name is or begins with NAME, or the card with that id."""
    from playmat.cards.in_lines import card_lines
    from playmat.cli._card_ops import ops_json, ops_lines

    found = cards_named(" ".join(words), Library.default())
    if as_json:
        told = [ops_json(card, rules) if ops else to_block(card) for card in found]
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        lines = [
            ops_lines(card, rules) if ops else [*card_lines(card, program), *text_change(card)]
            for card in found
        ]
        click.echo("\n\n".join("\n".join(each) for each in lines))


def text_change(card: Card) -> list[str]:
    """Return a note if a later printing changed the text of *card*."""
    from playmat.decks.latest_text import rewritten

    newest = rewritten(card, Library.default())
    if newest is None:
        return []
    return [
        f"  Plays as printed. A later printing ({newest.id}) changed the text;",
        "    `playmat play --latest-text` uses the new one.",
    ]


command.add_command(search)
command.add_command(status)
