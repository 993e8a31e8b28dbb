"""Show a deck, or convert it to another style of list."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from playmat.cli._deck_given import given_deck, given_format, print_json, said, takes_deck, tell
from playmat.cli._groups import examples, writing
from playmat.decks.lists.write import BLOCKS, STYLES, write_list


@click.command(
    "show", epilog=examples("deck show haymaker", "deck show my-deck.txt --format base-fossil")
)
@takes_deck
def show_deck(deck: str, format_name: str | None, newest: bool, as_json: bool) -> None:
    """Show the cards of DECK with their ids, grouped by kind."""
    reading = given_deck(deck, given_format(format_name), newest)
    counts = Counter(reading.deck.cards)
    if as_json:
        listed = [{"count": n, "id": card.id, "name": card.name} for card, n in counts.items()]
        print_json({**said(reading), "list": listed})
        return
    tell(reading)
    click.echo(f"{reading.deck.name}: {len(reading.deck)} cards")
    width = max(len(card.name) for card in counts)
    for supertype, title in BLOCKS.items():
        block = {card: n for card, n in counts.items() if card.supertype == supertype}
        if block:
            click.echo(f"\n{title} ({sum(block.values())})")
        for card, count in block.items():
            click.echo(f"{count:3} {card.name:{width}}  {card.id}")


@click.command("convert", epilog=examples("deck convert haymaker --to ptcgo --out haymaker.txt"))
@takes_deck
@click.option("--to", "style", default="playmat", show_default=True, help=f"{', '.join(STYLES)}.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write to this file.")
def convert_deck(
    deck: str, format_name: str | None, newest: bool, as_json: bool, style: str, out: Path | None
) -> None:
    """Convert DECK to another style of list."""
    reading = given_deck(deck, given_format(format_name), newest)
    text = write_list(reading.deck, style)
    if out is not None:
        with writing(out):
            out.write_text(text, encoding="utf-8")
    if as_json:
        print_json({**said(reading), "style": style, "text": text})
        return
    tell(reading)
    click.echo(f"wrote {out}" if out else text, nl=out is not None)
