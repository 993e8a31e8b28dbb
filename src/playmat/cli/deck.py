"""`playmat deck`: list the decks there are, or check one against a rulebook."""

from __future__ import annotations

import json

import click

from ..cards.deck import violations
from ..cards.library import Library
from ..rules import book
from .play import deck_named


@click.group
def command() -> None:
    """List the decks there are, or check one against a rulebook."""


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def list_decks(as_json: bool) -> None:
    """List the decks there are by name and title."""
    library = Library.default()
    stems = {path.stem for folder in library.folders for path in folder.glob("decks/*.txt")}
    found = {stem: library.deck(stem).name for stem in sorted(stems)}
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(f"{stem:12} {title}" for stem, title in found.items()))


@command.command
@click.argument("file")
@click.option("--rules", default="xy", show_default=True, help="The rulebook.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def check(ctx: click.Context, file: str, rules: str, as_json: bool) -> None:
    """Check the deck list in FILE, or a listed deck by name; status 1 if it breaks a rule."""
    ruleset = book(rules)
    deck = deck_named(file)
    broken = violations(deck, ruleset)
    bare = {f"{card.name} ({card.id})": card.unprogrammed() for card in deck.cards}
    unready = [name for name, faces in bare.items() if faces]
    if as_json:
        found = {
            "deck": deck.name,
            "rules": rules,
            "cards": len(deck),
            "violations": [{"rule": each.rule_id, "why": each.message} for each in broken],
            "unprogrammed": unready,
        }
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for each in broken:
            click.echo(str(each))
        for name in unready:
            click.echo(f"not playable yet: {name}")
        if not broken and not unready:
            click.echo(f"{deck.name}: {len(deck)} cards, allowed under {rules}")
    ctx.exit(1 if broken or unready else 0)
