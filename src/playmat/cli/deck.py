"""`playmat deck`: list, show, check, convert and build decks, and show their odds."""

from __future__ import annotations

import click

from playmat.cli._deck_check import check_deck
from playmat.cli._deck_list import list_decks
from playmat.cli._deck_random import build_deck
from playmat.cli._deck_show import convert_deck, show_deck
from playmat.cli._deck_stats import deck_stats
from playmat.cli._groups import Group


@click.group(cls=Group)
def command() -> None:
    """List, show, check, convert and build decks, and show their odds.

    DECK is a file, a deck name such as base1-overgrowth or Haymaker, or - for standard input.
    """


for each in (list_decks, show_deck, check_deck, convert_deck, build_deck, deck_stats):
    command.add_command(each)
