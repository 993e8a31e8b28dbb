"""Calculate the odds and composition of a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final

import click

from playmat.cli._deck_given import given_deck, given_format, print_json, said, takes_deck, tell
from playmat.cli._groups import examples
from playmat.cli._named import BOOK, RULES_HELP
from playmat.decks.stats import TURNS, CardOdds, Figures, figures, figures_json, with_labels
from playmat.decks.stats_svg import save_picture
from playmat.decks.years import book_of_years
from playmat.errors import listed
from playmat.rules import book

BAR: Final = 20
EIGHTHS: Final = " ▏▎▍▌▋▊▉"


@click.command(
    "stats",
    epilog=examples("deck stats haymaker", "deck stats my-deck.txt --rules xy --picture odds.svg"),
)
@takes_deck
@click.option("--rules", type=BOOK, help=RULES_HELP)
@click.option("--first", is_flag=True, help="Assume the deck goes first.")
@click.option("--picture", type=click.Path(path_type=Path), help="Also draw it to this .svg file.")
def deck_stats(
    deck: str,
    format_name: str | None,
    newest: bool,
    as_json: bool,
    rules: str | None,
    first: bool,
    picture: Path | None,
) -> None:
    """Show DECK's composition and the exact odds of its opening hand, draws and Prizes.

    Odds assume a hand you keep, and no bonus cards for the opponent's mulligans.
    """
    format = given_format(format_name)
    reading = given_deck(deck, format, newest)
    usual = format.rules if format else book_of_years(reading.deck)
    ruleset = book(rules or usual)
    found = figures(reading.deck, ruleset, first)
    if picture is not None:
        save_picture(found, picture)
    if as_json:
        print_json({**said(reading), **figures_json(found)})
        return
    tell(reading)
    click.echo("\n".join(lines(found)))


def lines(found: Figures) -> Iterator[str]:
    """Yield the figures as lines of text."""
    yield f"{found.deck.name}: {len(found.deck)} cards under {found.rules}"
    yield ""
    yield from opening(found)
    cheapest = {f"{cost} Energy": n for cost, n in found.cheapest.items()}
    yield from counted("cards", with_labels(found.kinds))
    yield from counted("stages", with_labels(found.stages))
    yield from counted(f"HP ({float(found.mean_hp):.0f} on average)", found.hp)
    yield from counted("Energy cards", with_labels(found.energy))
    yield from counted("Energy in attack costs", with_labels(found.costs))
    yield from counted("Pokémon by cheapest attack", cheapest)
    yield from table(found)
    yield from prized(found)


def opening(found: Figures) -> Iterator[str]:
    deal = found.deal
    expected = deal.expected_mulligans
    yield f"opening hand of {deal.hand}; {deal.starters} cards can start"
    yield f"  hand to keep         {percent(deal.kept)} {bar(deal.kept)}"
    yield f"  mulligan             {percent(deal.mulligan)} {bar(deal.mulligan)}"
    if expected is None:
        yield "  no hand to keep"
        return
    yield f"  expected mulligans   {float(expected):6.3f}"
    for count, odds in found.starting.items():
        yield f"  {count} that can start     {percent(odds)} {bar(odds)}"


def counted(title: str, counts: Mapping[str, int]) -> Iterator[str]:
    if not counts:
        return
    yield f"\n{title}"
    width = max(len(label) for label in counts)
    most = max(counts.values())
    for label, count in counts.items():
        yield f"  {label:{width}}  {count:3} {bar(Fraction(count, most))}".rstrip()


def table(found: Figures) -> Iterator[str]:
    seat = "going first" if found.first else "going second"
    yield f"\nodds of at least one copy in the opening hand, or drawn by a turn ({seat});"
    yield f"odds of at least one copy, or all, among the {found.deal.prizes} Prizes"
    width = max(len(each.card.name) for each in found.cards)
    turns = "".join(f"  turn {turn}" for turn in TURNS)
    yield f"{'':{width + 4}}    hand{turns}  prized     all"
    for each in found.cards:
        yield row(each, width)


def row(each: CardOdds, width: int) -> str:
    odds = [each.opening, *(odds for _, odds in each.by_turn), each.any_prized, each.all_prized]
    shown = "".join(f"  {percent(each)}" for each in odds)
    return f"{each.copies:3} {each.card.name:{width}}{shown}  {bar(each.any_prized, 8)}".rstrip()


def prized(found: Figures) -> Iterator[str]:
    """Yield the odds of each number of copies among the Prizes, once for cards with equal odds."""
    yield f"\nodds of each number of copies among the {found.deal.prizes} Prizes"
    for copies, odds in sorted({(each.copies, each.prized) for each in found.cards}):
        shown = "  ".join(f"{k}: {percent(odd).strip()}" for k, odd in enumerate(odds))
        who = [
            each.card.name for each in found.cards if (each.copies, each.prized) == (copies, odds)
        ]
        yield f"  of {copies:2}  {shown}  ({listed(who)})"


def percent(odds: Fraction) -> str:
    """Return odds as a percentage of fixed width."""
    if 0 < odds < Fraction(1, 2000):
        return " <0.1%"
    return f"{float(100 * odds):5.1f}%"


def bar(share: Fraction, width: int = BAR) -> str:
    """Return a bar of blocks, at least a sliver if the share is not zero."""
    eighths = round(share * width * 8)
    if share > 0:
        eighths = max(1, eighths)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
