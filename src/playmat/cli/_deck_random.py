"""Build a random deck for a format."""

from __future__ import annotations

from random import Random
from secrets import randbelow

import click

from playmat.cards.library import Library
from playmat.cli._deck_given import print_json
from playmat.cli._groups import examples
from playmat.cli._named import FORMAT
from playmat.decks.builder import sensible_deck
from playmat.decks.format_files import find_format
from playmat.decks.lists.write import STYLES, write_list


@click.command("random", epilog=examples("deck random --format base-fossil --seed 7"))
@click.option(
    "--format",
    "format_name",
    type=FORMAT,
    default="everything",
    show_default=True,
    help="The format.",
)
@click.option("--seed", type=click.IntRange(0), help="The same seed builds the same deck.")
@click.option("--style", default="playmat", show_default=True, help=f"{', '.join(STYLES)}.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def build_deck(format_name: str, seed: int | None, style: str, as_json: bool) -> None:
    """Build a sensible random deck that is legal in a format.

    It has one or two types, complete Evolution lines, the Energy its attacks need, and Trainers
    that work with the other cards.
    """
    number = randbelow(1_000_000) if seed is None else seed
    library = Library.default()
    format = find_format(format_name)
    deck = sensible_deck(library, format, Random(f"{format.name} {number}"))
    text = write_list(deck, style, library)
    if as_json:
        found = {"deck": deck.name, "format": format.name, "seed": number, "style": style}
        print_json({**found, "cards": [card.id for card in deck.cards], "text": text})
        return
    if seed is None:
        click.echo(f"seed {number}", err=True)
    click.echo(text, nl=False)
