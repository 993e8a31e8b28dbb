"""Check a deck against a rulebook or a format."""

from __future__ import annotations

import click

from playmat.cli._deck_given import given_deck, given_format, print_json, said, takes_deck, tell
from playmat.cli._groups import examples
from playmat.cli._named import BOOK, RULES_HELP
from playmat.decks.deck import violations
from playmat.decks.formats import format_violations
from playmat.decks.years import book_of_years
from playmat.rules import book


@click.command(
    "check",
    epilog=examples("deck check my-deck.txt", "deck check my-deck.txt --format expanded-2016"),
)
@takes_deck
@click.option("--rules", type=BOOK, help=RULES_HELP)
@click.pass_context
def check_deck(
    ctx: click.Context,
    deck: str,
    format_name: str | None,
    newest: bool,
    rules: str | None,
    as_json: bool,
) -> None:
    """Check DECK against a rulebook or a format; exits with status 1 if it is illegal."""
    if rules and format_name:
        raise click.UsageError("a format has its own rulebook; use --rules or --format, not both")
    format = given_format(format_name)
    reading = given_deck(deck, format, newest)
    held = reading.deck
    ruleset = book(rules or book_of_years(held))
    broken = format_violations(held, format) if format else violations(held, ruleset)
    under = format.name if format else ruleset.name
    unready = [f"{c.name} ({c.id})" for c in dict.fromkeys(held.cards) if c.unprogrammed()]
    if as_json:
        found = [{"rule": each.rule_id, "why": each.message} for each in broken]
        named = {"format": under} if format else {"rules": under}
        print_json({**said(reading), **named, "violations": found, "unprogrammed": unready})
    else:
        tell(reading)
        for each in broken:
            click.echo(str(each))
        for name in unready:
            click.echo(f"not playable yet: {name}")
        if not broken and not unready:
            click.echo(f"{held.name}: {len(held)} cards, legal in {under}")
    ctx.exit(1 if broken or unready else 0)
