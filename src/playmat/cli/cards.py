"""`playmat cards`: make public card data playable, and see how much of it is."""

from __future__ import annotations

import click

from playmat.cli._cards_exercise import exercise_cards, soak_cards
from playmat.cli._cards_import import import_cards
from playmat.cli._cards_read import read_text
from playmat.cli._cards_report import report_cards


@click.group
def command() -> None:
    """Make public card data playable, and see how much of it is."""


command.add_command(import_cards)
command.add_command(report_cards)
command.add_command(read_text)
command.add_command(exercise_cards)
command.add_command(soak_cards)
