"""`playmat scan`: show what the card reader of 2002 displays for a card."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from playmat.cards.library import Library
from playmat.cli._card_named import cards_named
from playmat.cli._groups import examples
from playmat.cli._named import CARD


@click.command(epilog=examples("scan pikachu", "scan base1-58 --json"))
@click.argument("card", type=CARD)
@click.argument("others", nargs=-1, type=CARD)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def command(card: str, others: tuple[str, ...], as_json: bool) -> None:
    """Show the card reader's screens for CARD: the Pokémon, the card and its Evolution line.

    CARD is a name or id. Some side codes need OTHERS to be scanned too, in any order.
    """
    from playmat.ereader import scan

    first, *rest = (cards_named(name, Library.default())[0].id for name in (card, *others))
    screens = scan(first, *rest)
    if as_json:
        click.echo(json.dumps([asdict(screen) for screen in screens], ensure_ascii=False, indent=2))
        return
    for screen in screens:
        click.secho(screen.name, bold=True)
        for page in screen.pages:
            click.echo(f"  {page.title}")
            for line in page.lines:
                click.echo(f"    {line}")
